/// A value of `--rule` or `--band`, such as `y=100 target` or `y=10...20 normal`.
package struct GuideText: Equatable, Sendable {
  /// Whether the value is on the x axis.
  package var isX: Bool
  /// For a rule, its value with its label; for a band, its low end.
  package var first: String
  /// The high end of a band with the band's label; `nil` for a rule.
  package var second: String?

  /// - Parameter isBand: Whether the text has two ends, separated by `..`, `...` or `:`.
  init(_ option: Option, _ text: String, isBand: Bool) throws(UsageError) {
    let example = isBand ? "y=10...20 or 'y=10...20 normal'" : "y=100, 'y=100 target' or x=2024-01-01"
    let problem = UsageError("\(option.spelling) \(text) is not an axis with a value, such as \(example)")
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, ["x", "y"].contains(parts[0]), parts[1].contains(where: { !$0.isWhitespace })
    else {
      throw problem
    }
    isX = parts[0] == "x"
    first = parts[1]
    guard isBand else { return }
    for separator in ["...", "..", ":"] {
      let ends = parts[1].split(separator: separator, maxSplits: 1).map(String.init)
      guard ends.count == 2 else { continue }
      (first, second) = (ends[0], ends[1])
      return
    }
    throw problem
  }
}
