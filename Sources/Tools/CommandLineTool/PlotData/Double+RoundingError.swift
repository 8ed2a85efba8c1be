import Foundation

extension Double {
  /// The number with 15 digits, so that 0.1 + 0.2 is 0.3 in tables and files. Integers, and numbers too small for an exact
  /// power of ten, do not change.
  var withoutRoundingError: Double {
    guard isFinite, self != rounded() else { return self }
    let exponent = 14 - log10(magnitude).rounded(.down)
    guard (1...22).contains(exponent) else { return self }
    let scale = pow(10, exponent)
    return (self * scale).rounded() / scale
  }
}
