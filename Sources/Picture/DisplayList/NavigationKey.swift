/// A key of a chart's list box, in pages and in live sessions, that moves through values or requests a text.
package enum NavigationKey: Hashable, Sendable {
  /// A requested text. Raw values are the keys.
  package enum TextQuery: String, CaseIterable, Sendable {
    case description = "d"
    case summary = "s"
    case x, y, z
    case series = "l"
    case again = "r"
    case braille = "b"
  }

  /// - Parameter farther: Whether Control is pressed: arrows move by a tenth of the series, and other keys apply to the
  ///   whole chart instead of the series.
  case move(ChartNavigation.Move, farther: Bool)
  case note(isNext: Bool)
  case query(TextQuery)

  /// Parses a key as users write it: `Right`, `Ctrl+End`, `]`, `n`, `Shift+n`, `d`, or a browser's name such as
  /// `ArrowRight`. `nil` for others.
  package init?(_ text: String) {
    var name = text
    var farther = false
    for prefix in ["Ctrl+", "Control+"] where name.count > prefix.count && name.hasPrefix(prefix) {
      farther = true
      name.removeFirst(prefix.count)
    }
    if name.hasPrefix("Arrow") { name.removeFirst(5) }
    if let move = ChartNavigation.Move(rawValue: name) {
      self = .move(move, farther: farther)
    } else if farther {
      return nil
    } else if name == "n" || name == "N" || name == "Shift+n" || name == "Shift+N" {
      self = .note(isNext: name == "n")
    } else if let query = TextQuery(rawValue: name) {
      self = .query(query)
    } else {
      return nil
    }
  }

  /// The names of all keys, for messages.
  package static var names: [String] {
    ChartNavigation.Move.allCases.map(\.rawValue) + ["n", "N"] + TextQuery.allCases.map(\.rawValue)
  }
}
