import Foundation

/// Computes ticks for logarithmic axes: powers of ten, and their multiples on short domains.
package enum LogTicks {
  /// Returns the ticks within a positive domain; empty for other domains.
  ///
  /// The candidates are powers of ten (every one, every second, …), their multiples by 1, 2 and 5, and all digits.
  /// The set whose size is nearest to `desiredCount` (5 by default) wins. Multiples are used only below two decades,
  /// where powers alone would be too few. A domain within one or two digits has evenly spaced ticks.
  package static func values(lower: Double, upper: Double, desiredCount: Int?) -> [Double] {
    guard lower > 0, lower.isFinite, upper.isFinite, lower <= upper else { return [] }
    let wanted = max(1, desiredCount ?? 5)
    let first = DecimalGrid.exponent(of: lower)
    let last = DecimalGrid.exponent(of: upper)
    let powers = candidates(first, last, [1], lower, upper)
    var best = every(thinning(powers.count, to: wanted), of: powers)
    guard upper / lower < 100 || desiredCount != nil && last - first < 10 else { return best }
    for digits in [[1, 2, 5], [1, 2, 3, 4, 5, 6, 7, 8, 9]] as [[Double]] {
      let values = candidates(first, last, digits, lower, upper)
      if abs(values.count - wanted) < abs(best.count - wanted) { best = values }
    }
    if best.count < 3, upper / lower < 10, best.count < wanted {
      let step = NiceTicks.step(
        lower: lower, upper: upper, includesZero: false, desiredCount: desiredCount, minimumStride: nil)
      let even = NiceTicks.values(lower: lower, upper: upper, step: step).filter { $0 > 0 }
      if even.count > best.count { return even }
    }
    return best
  }

  /// Returns a positive domain widened to powers of ten, and any other domain unchanged.
  package static func rounded(lower: Double, upper: Double) -> (lower: Double, upper: Double) {
    guard lower > 0, lower.isFinite, upper.isFinite, lower <= upper else { return (lower, upper) }
    var first = DecimalGrid.exponent(of: lower)
    var last = DecimalGrid.exponent(of: upper)
    if DecimalGrid.scaled(1, last) < upper { last += 1 }
    if first == last {
      first -= 1
      last += 1
    }
    let low = DecimalGrid.scaled(1, first)
    let high = DecimalGrid.scaled(1, last)
    return (low > 0 ? low : lower, high.isFinite ? high : upper)
  }

  /// Returns the digits times each power of ten from one exponent to another, within bounds.
  static func candidates(
    _ first: Int, _ last: Int, _ digits: [Double], _ lower: Double, _ upper: Double
  ) -> [Double] {
    guard first <= last else { return [] }
    // A tick that misses a bound only by a rounding error is kept.
    let low = lower * (1 - 1e-12)
    let high = min(upper * (1 + 1e-12), .greatestFiniteMagnitude)
    var values: [Double] = []
    for exponent in first...(last + 1) {
      for digit in digits {
        let value = DecimalGrid.scaled(digit, exponent)
        if value >= low, value <= high, value > 0 { values.append(value) }
      }
    }
    return values
  }

  /// Returns the `n` for which every `n`-th of `count` ticks gives about `wanted` ticks.
  static func thinning(_ count: Int, to wanted: Int) -> Int {
    guard count > wanted else { return 1 }
    var best = 1
    for step in [2, 3, 4, 5, 6, 8, 10, 20, 25, 50, 100, 200] {
      let shown = (count - 1) / step + 1
      if abs(shown - wanted) < abs((count - 1) / best + 1 - wanted) { best = step }
    }
    return best
  }

  static func every(_ step: Int, of values: [Double]) -> [Double] {
    step <= 1 ? values : stride(from: 0, to: values.count, by: step).map { values[$0] }
  }
}
