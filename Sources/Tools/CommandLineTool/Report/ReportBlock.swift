import OpenChartsLimits

/// A block of a report.
indirect enum ReportBlock: Equatable {
  /// - Parameter anchor: The heading's name for links; `nil` until ``ReportReferences`` gives one.
  case heading(level: Int, [ReportText], anchor: String? = nil)
  case paragraph([ReportText])
  case list(ReportList)
  case quote([ReportBlock])
  /// - Parameter language: The first word after the opening fence; empty if there is none.
  case code(String, language: String = "")
  case rule
  case table(ReportTable)
  case chart(ReportSource)
  case figure(ReportNumbered)
  /// Figures side by side.
  case row([ReportNumbered])
  /// - Parameter title: A title that the text gives; `nil` means the name of the kind.
  case callout(ReportCallout, [ReportBlock], title: [ReportText]? = nil)
  case definitions([ReportDefinition])
  /// The notes at the end of the report, in the order of their numbers from 1.
  case footnotes([[ReportBlock]])
}

/// A chart, picture or table with a caption, a name for references, or a width.
struct ReportNumbered: Equatable {
  enum Kind: String, CaseIterable {
    case figure = "fig-"
    case table = "tbl-"
  }

  /// A chart, a table, or a paragraph with one picture.
  var content: ReportBlock
  var attributes = ReportAttributes()
  /// The text of the caption; `nil` if there is none.
  var caption: [ReportText]?
  /// The line of the content in the report.
  var line: Int
  /// The number of the figure; `nil` without a caption and a name.
  var number: Int?

  var kind: Kind { if case .table = content { .table } else { .figure } }
}

/// A quote that begins with `[!NOTE]` or another of these words.
enum ReportCallout: String, CaseIterable { case note, tip, important, warning, caution }

/// A term with its definitions, each of one or more paragraphs.
struct ReportDefinition: Equatable {
  var term: [ReportText]
  var meanings: [[[ReportText]]]
}

/// A run of inline text.
indirect enum ReportText: Equatable {
  case plain(String)
  /// A word of the tool in a language other than the report's language, as a BCP 47 tag.
  case term(String, language: String)
  case code(String)
  /// A text below or above the line.
  case script(ReportScript, String)
  case math(MathFormula)
  case emphasis([ReportText])
  case strong([ReportText])
  case strikethrough([ReportText])
  case link(LinkAddress, [ReportText])
  /// The path as written, the alternative text, and the line number in the report.
  case image(path: String, words: String, line: Int)
  case lineBreak
  /// The number of a footnote.
  case footnote(Int)
  /// The name of a figure, table or heading after `@`, and its line.
  case reference(String, line: Int)
  /// An expression of ``ReportExpression``, and its line.
  case value(String, line: Int)
}

struct ReportList: Equatable {
  struct Item: Equatable {
    var blocks: [ReportBlock]
    /// Whether a task is done; `nil` for items that are not tasks.
    var isChecked: Bool?
  }

  /// The first number; `nil` means bullets.
  var start: Int?
  /// Whether there is no space between paragraphs.
  var isTight: Bool
  var items: [Item]
}

struct ReportTable: Equatable {
  enum Alignment: String, Equatable { case left, center, right }

  /// The alignment of each column; `nil` means by the writing direction.
  var alignments: [Alignment?]
  var header: [[ReportText]]
  var rows: [[[ReportText]]]
}

/// The source of a chart.
struct ReportSource: Equatable, Hashable {
  /// Options of the tool, or Swift.
  var text: String
  /// The number of the text's first line in the report, from 1.
  var line: Int
  var isSwift: Bool
  /// The share of the text's width, for charts side by side; `nil` means all of it.
  var share: Double?
}
