import Foundation

/// Computes steps for number axes: 1, 2 and 5 times a power of ten, and 25, 250, ….
package enum NiceTicks {
  /// The largest number of ticks on an axis, even if a smaller step is requested.
  static let limit = 10_000

  /// The number of ticks that automatic axes aim for.
  static let wantedCount = 4

  /// Returns the step whose number of ticks in the domain is nearest to `desiredCount`, 4 by default. Of two equally
  /// near steps, the smaller one is returned.
  ///
  /// The rule agrees with the axes in pictures of Apple's devices. There are at least two ticks if any step gives two.
  ///
  ///     // Rounded to 0…75: 0, 25, 50, 75. Exact: 20, 30, 40, 50, 60.
  ///     NiceTicks.step(lower: 0, upper: 71, includesZero: true, desiredCount: nil, minimumStride: nil)   // 25
  ///     NiceTicks.step(
  ///       lower: 16, upper: 65, includesZero: false, desiredCount: nil, minimumStride: nil, isExact: true)   // 10
  ///
  /// - Parameters:
  ///   - desiredCount: The desired number of ticks instead of 4.
  ///   - minimumStride: The smallest step.
  ///   - isExact: Whether the bounds stay unchanged, so that only multiples inside them are ticks. Otherwise the
  ///     bounds are rounded outward to whole steps, and the ends are ticks too.
  /// - Returns: A positive number; 1 when the domain gives no scale (only zero, or not finite).
  package static func step(
    lower: Double, upper: Double, includesZero: Bool, desiredCount: Int?, minimumStride: Double?,
    isExact: Bool = false
  ) -> Double {
    var least = minimumStride ?? 0
    if !(least > 0 && least.isFinite) { least = 0 }
    let (low, high) = includesZero ? (min(lower, 0), max(upper, 0)) : (lower, upper)
    var top = min(high - low, .greatestFiniteMagnitude)
    // With one value only, its magnitude defines the sensible steps.
    if top == 0 { top = abs(upper) }
    guard lower.isFinite, upper.isFinite, top > 0 else { return max(1, least) }

    let wanted = Double(max(1, desiredCount ?? wantedCount))
    let finest = top / (wanted + 1)
    var exponent = (finest > 0 ? DecimalGrid.exponent(of: finest) : -324) - 1
    var last = DecimalGrid.exponent(of: top) + 1
    if least > 0 {
      exponent = max(exponent, DecimalGrid.exponent(of: least))
      last = max(last, exponent + 1)
    }
    var best = (step: max(top, least), distance: Double.infinity)
    while exponent <= last {
      for mantissa in [1, 2, 2.5, 5] where mantissa != 2.5 || exponent >= 1 {
        let step = DecimalGrid.scaled(mantissa, exponent)
        guard step > 0, step.isFinite, step >= least else { continue }
        let grid = DecimalGrid(step: step)
        let count =
          isExact
          ? grid.steps(in: upper).rounded(.down) - grid.steps(in: lower).rounded(.up) + 1
          : max(1, grid.steps(in: high).rounded(.up) - grid.steps(in: low).rounded(.down)) + 1
        // A single tick does not show the scale, so it is preferred only to no tick.
        let distance = abs(count - wanted) + (count < min(2, wanted) ? 1_000 : 0)
        if distance < best.distance { best = (step, distance) }
      }
      exponent += 1
    }
    return best.step
  }

  /// Returns a domain with each requested bound rounded outward to a whole step.
  ///
  /// The result never has zero length: an axis of zero alone gets two steps.
  package static func rounded(
    lower: Double, upper: Double, step: Double, roundLower: Bool, roundUpper: Bool, includesZero: Bool
  ) -> (lower: Double, upper: Double) {
    guard lower.isFinite, upper.isFinite, step > 0, step.isFinite else { return (lower, upper) }
    let grid = DecimalGrid(step: step)
    var first = grid.steps(in: includesZero ? min(lower, 0) : lower).rounded(.down)
    var last = grid.steps(in: includesZero ? max(upper, 0) : upper).rounded(.up)
    if includesZero, first == 0, last == 0 { last = 2 }
    if first == last {
      first -= 1
      last += 1
    }
    let roundedLower = grid.value(first)
    let roundedUpper = grid.value(last)
    return (
      roundLower && roundedLower.isFinite ? roundedLower : lower,
      roundUpper && roundedUpper.isFinite ? roundedUpper : upper
    )
  }

  /// Returns the multiples of a step from lower to upper, in ascending order.
  ///
  /// A multiple that is outside only by a rounding error is included. Above 10,000 values, only every second, third,
  /// … value is returned. The result is empty for an invalid domain or step.
  package static func values(lower: Double, upper: Double, step: Double) -> [Double] {
    guard lower.isFinite, upper.isFinite, lower <= upper, step > 0, step.isFinite else { return [] }
    let grid = DecimalGrid(step: step)
    let first = grid.steps(in: lower).rounded(.up)
    let last = grid.steps(in: upper).rounded(.down)
    guard first.isFinite, last.isFinite, first <= last else { return [] }
    let skip = ((last - first + 1) / Double(limit)).rounded(.up)
    let start = skip > 1 ? (first / skip).rounded(.up) * skip : first
    var values: [Double] = []
    values.reserveCapacity(min(limit, Int(min((last - first) / skip, 1e4))) + 1)
    var index = start
    while index <= last, values.count < limit {
      let value = grid.value(index)
      // If the step is smaller than the precision of the bounds, neighbours are equal.
      if values.last.map({ value > $0 }) ?? true { values.append(value) }
      let next = index + skip
      if next == index { break }
      index = next
    }
    return values
  }
}
