import Foundation

/// Familiar steps for axes of numbers: 1, 2 and 5 times a power of ten, and 25, 250, ….
package enum NiceTicks {
  /// No axis shows more than this many ticks, whatever step was asked for.
  static let limit = 10_000

  /// The number of ticks that automatic axes come nearest to, of numbers as of dates.
  static let wantedCount = 4.25

  /// The step for a domain: the one whose number of ticks comes nearest to 4.25.
  ///
  /// Of equals the step that the span fills best wins, then the larger one. Two ticks at least where there is
  /// a step for them.
  ///
  ///     // Rounded to 0…75: 0, 25, 50, 75. Exact: 20, 30, 40, 50, 60.
  ///     NiceTicks.step(lower: 0, upper: 71, includesZero: true, desiredCount: nil, minimumStride: nil)   // 25
  ///     NiceTicks.step(
  ///       lower: 16, upper: 65, includesZero: false, desiredCount: nil, minimumStride: nil, isExact: true)   // 10
  ///
  /// - Parameters:
  ///   - desiredCount: Takes the place of 4.25.
  ///   - minimumStride: No step below it.
  ///   - isExact: Whether the bounds stay where they are, so that only multiples inside are ticks. Others are
  ///     rounded outward to whole steps, whose ends are ticks too.
  /// - Returns: A positive number; 1 where the domain gives no hint (zero only, or not finite).
  package static func step(
    lower: Double, upper: Double, includesZero: Bool, desiredCount: Int?, minimumStride: Double?,
    isExact: Bool = false
  ) -> Double {
    var least = minimumStride ?? 0
    if !(least > 0 && least.isFinite) { least = 0 }
    let span = includesZero ? max(upper, 0) - min(lower, 0) : upper - lower
    var top = min(span, .greatestFiniteMagnitude)
    // One value only: its own size says which steps are sensible.
    if top == 0 { top = abs(upper) }
    guard lower.isFinite, upper.isFinite, top > 0 else { return max(1, least) }

    let wanted = desiredCount.map { Double(max(1, $0)) } ?? wantedCount
    let finest = top / max(wanted - 1, 1)
    var exponent = (finest > 0 ? DecimalGrid.exponent(of: finest) : -324) - 1
    var last = DecimalGrid.exponent(of: top) + 1
    if least > 0 {
      exponent = max(exponent, DecimalGrid.exponent(of: least))
      last = max(last, exponent + 1)
    }
    var best = (step: max(top, least), distance: Double.infinity, fill: 0.0)
    while exponent <= last {
      for mantissa in [1, 2, 2.5, 5] where mantissa != 2.5 || exponent >= 1 {
        let step = DecimalGrid.scaled(mantissa, exponent)
        guard step > 0, step.isFinite, step >= least else { continue }
        let grid = DecimalGrid(step: step)
        let covering = max(2, grid.steps(in: top).rounded(.up))
        let inside = grid.steps(in: upper).rounded(.down) - grid.steps(in: lower).rounded(.up) + 1
        let count = isExact ? inside : covering + 1
        let fill = isExact ? 1 : top / step / covering
        // One tick alone says nothing of the scale: it wins over none only.
        let distance = abs(count - wanted) + (count < min(2, wanted) ? 1_000 : 0)
        if distance < best.distance || distance == best.distance && fill >= best.fill {
          best = (step, distance, fill)
        }
      }
      exponent += 1
    }
    return best.step
  }

  /// A domain rounded outward to whole steps, each bound only when asked.
  ///
  /// An axis from zero upwards gets at least two steps, and no domain stays without extent.
  package static func rounded(
    lower: Double, upper: Double, step: Double, roundLower: Bool, roundUpper: Bool, includesZero: Bool
  ) -> (lower: Double, upper: Double) {
    guard lower.isFinite, upper.isFinite, step > 0, step.isFinite else { return (lower, upper) }
    let grid = DecimalGrid(step: step)
    var first = grid.steps(in: includesZero ? min(lower, 0) : lower).rounded(.down)
    var last = grid.steps(in: includesZero ? max(upper, 0) : upper).rounded(.up)
    if includesZero, first == 0 { last = max(last, 2) }
    if includesZero, last == 0 { first = min(first, -2) }
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

  /// The multiples of a step from lower to upper, in ascending order.
  ///
  /// A multiple that lies outside by floating noise only belongs to them. Where there would be more than
  /// 10,000, every second, third, … is taken. Empty for an impossible domain or step.
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
      // Where the step is below the precision of the bounds, neighbours coincide.
      if values.last.map({ value > $0 }) ?? true { values.append(value) }
      let next = index + skip
      if next == index { break }
      index = next
    }
    return values
  }
}
