/// Names of footnotes for links. Anchors of headings contain no points.
enum ReportNote {
  /// The note with a number.
  static func anchor(_ number: Int) -> String { "fn.\(number)" }
  /// The first reference to the note.
  static func reference(_ number: Int) -> String { "fnref.\(number)" }
}
