import Foundation
import OpenChartsTables

extension Double {
  /// The number with 15 digits, so that 0.1 + 0.2 is 0.3 in tables and files. Integers, and numbers too small for an exact
  /// power of ten, do not change.
  var withoutRoundingError: Double { withoutRoundingError(among: 0) }

  /// The number, rounded to the decimals that 15 digits of the largest operand have: 100.3 - 100.2 is rounded to 12
  /// decimals, which gives 0.1.
  ///
  /// - Parameter largest: The magnitude of the largest operand; it has no effect if it is smaller than the result.
  func withoutRoundingError(among largest: Double) -> Double {
    guard isFinite, self != rounded() else { return self }
    let exponent = 14 - log10(Swift.max(magnitude, largest)).rounded(.down)
    guard (1...22).contains(exponent) else { return self }
    let scale = pow(10, exponent)
    // Adding 0 turns −0 into 0.
    return (self * scale).rounded() / scale + 0
  }
}

extension Aggregate {
  /// Whether the result is computed from several values. False for a count, and for an aggregate that selects a value,
  /// such as the maximum.
  var hasRoundingErrors: Bool {
    switch self {
    case .sum, .mean, .median, .quantile, .deviation, .share: true
    case .count, .distinct, .min, .max: false
    }
  }
}
