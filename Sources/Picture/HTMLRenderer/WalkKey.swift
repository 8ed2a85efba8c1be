/// A key of the page's list box that moves through values or says something.
package enum WalkKey: Hashable, Sendable {
  package enum Move: String, CaseIterable, Sendable {
    case left = "Left"
    case right = "Right"
    case up = "Up"
    case down = "Down"
    case pageUp = "PageUp"
    case pageDown = "PageDown"
    case home = "Home"
    case end = "End"
    case lowest = "["
    case highest = "]"
  }

  /// Raw values are the keys.
  package enum Question: String, CaseIterable, Sendable {
    case description = "d"
    case summary = "s"
    case x, y, z
    case series = "l"
    case again = "r"
    case braille = "b"
  }

  /// - Parameter farther: With Control: a tenth of the series, or the whole chart in place of the series.
  case move(Move, farther: Bool)
  case note(isNext: Bool)
  case ask(Question)

  /// As people write keys: `Right`, `Ctrl+End`, `]`, `n`, `Shift+n`, `d`. Browsers' `ArrowRight` too.
  package init?(_ text: String) {
    var name = text
    var farther = false
    for prefix in ["Ctrl+", "Control+"] where name.count > prefix.count && name.hasPrefix(prefix) {
      farther = true
      name.removeFirst(prefix.count)
    }
    if name.hasPrefix("Arrow") { name.removeFirst(5) }
    if let move = Move(rawValue: name) {
      self = .move(move, farther: farther)
    } else if farther {
      return nil
    } else if name == "n" || name == "N" || name == "Shift+n" || name == "Shift+N" {
      self = .note(isNext: name == "n")
    } else if let question = Question(rawValue: name) {
      self = .ask(question)
    } else {
      return nil
    }
  }

  /// All keys, for messages.
  package static var names: [String] {
    Move.allCases.map(\.rawValue) + ["n", "N"] + Question.allCases.map(\.rawValue)
  }
}
