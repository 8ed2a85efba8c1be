/// The curve of `--trend`.
package enum TrendName: Equatable, Sendable {
  /// The straight line of least squares.
  case linear
  /// The smooth curve of a local regression.
  case loess
  /// The mean of each value and those before it: `rolling(7)` of seven values.
  case rolling(Int)

  /// The values of the option, with an example of a number.
  static let names = ["linear", "loess", "rolling:7"]

  /// Returns `nil` for an unknown name, and for a number that is not whole or not from 2 to 100,000.
  init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts[0], parts.count) {
    case ("linear", 1): self = .linear
    case ("loess", 1): self = .loess
    case ("rolling", 2):
      guard let count = Int(parts[1]), (2...100_000).contains(count) else { return nil }
      self = .rolling(count)
    default: return nil
    }
  }

  /// Whether the curve is the mean of the values that it is drawn over. They are then faint.
  var isRolling: Bool {
    if case .rolling = self { true } else { false }
  }
}
