import Foundation

/// Computes ticks for power axes, `sign(x) · |x|^exponent`.
package enum PowerTicks {
  /// Returns nice values that are well spaced under the transform.
  ///
  /// Evenly spaced values are used if the power does not move any two of them too close together (a square root does
  /// not). Otherwise each equal part of the axis gets the nice value nearest to it.
  package static func values(
    lower: Double, upper: Double, exponent: Double, desiredCount: Int?
  ) -> [Double] {
    guard lower.isFinite, upper.isFinite, lower <= upper, exponent.isFinite, exponent != 0 else {
      return []
    }
    let step = NiceTicks.step(
      lower: lower, upper: upper, includesZero: lower <= 0 && upper >= 0, desiredCount: desiredCount,
      minimumStride: nil)
    let even = NiceTicks.values(lower: lower, upper: upper, step: step)
    func transform(_ v: Double) -> Double { v < 0 ? -pow(-v, exponent) : pow(v, exponent) }
    func inverse(_ t: Double) -> Double { t < 0 ? -pow(-t, 1 / exponent) : pow(t, 1 / exponent) }
    let low = transform(lower)
    let high = transform(upper)
    let length = abs(high - low)
    // A negative power has a pole at zero.
    let isTorn = exponent < 0 && lower <= 0 && upper >= 0
    guard length > 0, length.isFinite, even.count > 2, !isTorn else { return even }
    let gaps = zip(even, even.dropFirst()).map { abs(transform($1) - transform($0)) }
    if let least = gaps.min(), least >= 0.4 * length / Double(even.count - 1) { return even }

    let parts = max(1, min(NiceTicks.limit, (desiredCount ?? 5) - 1))
    let ideal = (0...parts).map { inverse(low + (high - low) * Double($0) / Double(parts)) }
    var values: [Double] = lower <= 0 && upper >= 0 ? [0] : []
    for (index, value) in ideal.enumerated() where value.isFinite {
      let before = index > 0 ? value - ideal[index - 1] : .infinity
      let after = index < parts ? ideal[index + 1] - value : .infinity
      let gap = min(before, after)
      guard gap > 0, gap.isFinite else { continue }
      let grid = DecimalGrid(step: grain(below: gap))
      var nearest = grid.value(grid.steps(in: value).rounded())
      if nearest < lower { nearest = grid.value(grid.steps(in: lower).rounded(.up)) }
      if nearest > upper { nearest = grid.value(grid.steps(in: upper).rounded(.down)) }
      // Zero is a tick already: skip values that are too close to it.
      if values.first == 0, abs(transform(nearest)) < 0.4 * length / Double(parts) { continue }
      if nearest >= lower, nearest <= upper { values.append(nearest) }
    }
    return Array(Set(values)).sorted()
  }

  /// Returns the largest of the numbers 1, 2 and 5 × 10ⁿ that is not larger than a gap.
  private static func grain(below gap: Double) -> Double {
    let exponent = DecimalGrid.exponent(of: gap)
    let mantissa = [5, 2, 1].first { DecimalGrid.scaled($0, exponent) <= gap } ?? 1
    let grain = DecimalGrid.scaled(mantissa, exponent)
    return grain > 0 ? grain : gap
  }
}
