/// How numbers become colours.
package enum ColorScaleName: Equatable, Sendable {
  case linear, log, sqrt, symlog
  /// Two colours that meet in grey at a value.
  case diverging(Double)

  /// The values of the option, of which the last may be followed by a colon and a number.
  static let names = ["linear", "log", "sqrt", "symlog", "diverging"]

  /// `nil` for an unknown name, and for text after the colon that is no number.
  init?(_ text: String) {
    switch text {
    case "linear": self = .linear
    case "log": self = .log
    case "sqrt": self = .sqrt
    case "symlog": self = .symlog
    case "diverging": self = .diverging(0)
    default:
      let prefix = "diverging:"
      guard text.hasPrefix(prefix), let middle = Double(text.dropFirst(prefix.count)), middle.isFinite else {
        return nil
      }
      self = .diverging(middle)
    }
  }
}
