import Foundation

/// Computes ticks for the symmetric logarithm, `sign(x) · log(1 + |x| · slope)`.
package enum SymmetricLogTicks {
  /// Returns zero and the powers of ten on both sides: …, -100, -10, 0, 10, 100, ….
  ///
  /// Powers below `1 / slopeAtZero` would be too close to zero and are omitted. A domain in which the scale is almost
  /// linear has evenly spaced ticks. A domain far from zero has the ticks of a logarithmic axis.
  /// - Parameter desiredCount: The desired number of ticks, 5 by default.
  package static func values(
    lower: Double, upper: Double, slopeAtZero: Double, desiredCount: Int?
  ) -> [Double] {
    guard lower.isFinite, upper.isFinite, lower <= upper, slopeAtZero > 0, slopeAtZero.isFinite else {
      return []
    }
    let knee = 1 / slopeAtZero
    let reach = max(abs(lower), abs(upper))
    if !(reach > 5 * knee) {
      let step = NiceTicks.step(
        lower: lower, upper: upper, includesZero: lower <= 0 && upper >= 0, desiredCount: desiredCount,
        minimumStride: nil)
      return NiceTicks.values(lower: lower, upper: upper, step: step)
    }
    if lower >= knee { return LogTicks.values(lower: lower, upper: upper, desiredCount: desiredCount) }
    if upper <= -knee {
      return LogTicks.values(lower: -upper, upper: -lower, desiredCount: desiredCount).reversed().map { -$0 }
    }

    let wanted = max(2, desiredCount ?? 5)
    var best = ticks([1], every: 1, lower, upper, knee)
    let count = best.count
    for every in 2...max(2, min(count, 300)) where count > wanted {
      let values = ticks([1], every: every, lower, upper, knee)
      if abs(values.count - wanted) < abs(best.count - wanted) { best = values }
    }
    for digits in [[1, 2, 5], [1, 2, 3, 4, 5, 6, 7, 8, 9]] as [[Double]] where count < wanted {
      let values = ticks(digits, every: 1, lower, upper, knee)
      if abs(values.count - wanted) < abs(best.count - wanted) { best = values }
    }
    return best
  }

  /// Returns zero and the ticks of both sides. Takes every n-th power, counted from the largest power of both sides, so
  /// that the sides are symmetric.
  private static func ticks(
    _ digits: [Double], every: Int, _ lower: Double, _ upper: Double, _ knee: Double
  ) -> [Double] {
    let first = DecimalGrid.exponent(of: max(knee, .leastNormalMagnitude))
    let last = DecimalGrid.exponent(of: max(abs(lower), abs(upper)))
    let all = LogTicks.candidates(first, last, digits, knee, .greatestFiniteMagnitude)
    let top = max(abs(lower), abs(upper)) * (1 + 1e-12)
    let side = Array(LogTicks.every(every, of: all.filter { $0 <= top }.reversed()).reversed())
    let zero: [Double] = lower <= 0 && upper >= 0 ? [0] : []
    let slack = 1 + 1e-12
    return side.reversed().map { -$0 }.filter { $0 >= lower * slack && $0 <= upper }
      + zero + side.filter { $0 <= upper * slack && $0 >= lower }
  }
}
