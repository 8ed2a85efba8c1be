import Foundation

/// Computes bin edges and counts values in bins. Each bin includes its lower edge and excludes its upper edge, but
/// the last bin includes both. n + 1 ascending edges make n bins. `EqualBins` of `Tables` chooses bin widths
/// differently.
package enum Bins {
  /// The largest number of bins chosen from data.
  package static let limit = 200

  /// The largest number of bins, even if more are requested.
  package static let edgeLimit = 1_000_000

  /// Returns how many bins suit the values, by Scott's normal reference rule (D. W. Scott, "On optimal and data-based
  /// histograms", Biometrika 66, 1979): width 3.49 · σ · n^(-1/3). The result is in 1…200.
  package static func scottCount(_ values: [Double]) -> Int {
    let finite = values.allSatisfy(\.isFinite) ? values : values.filter(\.isFinite)
    guard let extent = Statistics.extent(finite) else { return 1 }
    let width = 3.49 * Statistics.standardDeviation(finite) / cbrt(Double(finite.count))
    let count = ((extent.upperBound - extent.lowerBound) / width).rounded(.up)
    guard count.isFinite else { return width.isFinite ? 1 : limit }
    return min(max(Int(min(count, 1e6)), 1), limit)
  }

  /// Returns the nice step (1, 2 or 5 × 10ⁿ) that divides a domain into about `desiredCount` bins and at most `most`.
  /// Among equals, the step that extends less beyond the domain wins, then the larger step.
  package static func niceStep(
    lower: Double, upper: Double, desiredCount: Int, minimumStride: Double, most: Int = .max
  ) -> Double {
    var least = minimumStride
    if !(least > 0 && least.isFinite) { least = 0 }
    guard lower.isFinite, upper.isFinite, lower < upper else { return max(1, least) }
    let span = min(upper - lower, .greatestFiniteMagnitude)
    let wanted = Double(max(1, desiredCount))
    var exponent = DecimalGrid.exponent(of: max(span / wanted, least, .leastNonzeroMagnitude)) - 1
    let last = max(DecimalGrid.exponent(of: span), exponent) + 2
    var best = (step: 0.0, distance: Double.infinity, reach: Double.infinity)
    while exponent <= last {
      for mantissa in [1.0, 2, 5] {
        let step = DecimalGrid.scaled(mantissa, exponent)
        guard step > 0, step.isFinite, step >= least else { continue }
        let count = self.count(lower, upper, step)
        let (distance, reach) = (abs(count - wanted), count * step)
        guard count <= Double(most), (distance, reach) <= (best.distance, best.reach) else { continue }
        best = (step, distance, reach)
      }
      exponent += 1
    }
    return best.step > 0 ? best.step : max(span, least)
  }

  private static func count(_ lower: Double, _ upper: Double, _ step: Double) -> Double {
    let grid = DecimalGrid(step: step)
    return max(1, grid.steps(in: upper).rounded(.up) - grid.steps(in: lower).rounded(.down))
  }

  /// Returns at least two multiples of a step that cover a domain; empty for an invalid domain or step.
  package static func edges(lower: Double, upper: Double, step: Double) -> [Double] {
    guard lower.isFinite, upper.isFinite, lower <= upper, step > 0, step.isFinite else { return [] }
    let grid = DecimalGrid(step: step)
    let first = grid.steps(in: lower).rounded(.down)
    let last = max(first + 1, grid.steps(in: upper).rounded(.up))
    guard last - first <= Double(edgeLimit) else { return [lower, upper] }
    var edges = (0...Int(last - first)).map { grid.value(first + Double($0)) }.filter(\.isFinite)
    // A bound that misses a multiple only by a rounding error still belongs to its bin.
    if let edge = edges.first, edge > lower { edges[0] = lower }
    if let edge = edges.last, edge < upper { edges[edges.count - 1] = upper }
    return edges
  }

  /// Returns at least two edges, `size` apart, from `lower` until they reach `upper`; empty for invalid bounds or
  /// size.
  package static func edges(from lower: Double, covering upper: Double, size: Double) -> [Double] {
    guard lower.isFinite, upper.isFinite, lower <= upper, size > 0, size.isFinite else { return [] }
    let grid = DecimalGrid(step: size)
    let start = grid.steps(in: lower)
    // When `lower` is a multiple of the size, the edges are exact multiples too, without rounding errors.
    if start == start.rounded(), abs(start) < 0x1p52 { return edges(lower: lower, upper: upper, step: size) }
    let count = max(1, grid.steps(in: upper - lower).rounded(.up))
    guard count <= Double(edgeLimit) else { return [lower, upper] }
    var edges = (0...Int(count)).map { lower + grid.value(Double($0)) }
    edges[edges.count - 1] = max(edges[edges.count - 1], upper)
    return edges
  }

  /// Returns the edges of `count` equal bins from exactly `lower` to exactly `upper`; empty for invalid bounds or
  /// count.
  package static func edges(lower: Double, upper: Double, count: Int) -> [Double] {
    guard lower.isFinite, upper.isFinite, lower <= upper, count > 0, count <= edgeLimit else {
      return []
    }
    let width = upper / Double(count) - lower / Double(count)
    return (0..<count).map { lower + Double($0) * width } + [upper]
  }

  /// Returns the index of the bin that contains a value; `nil` outside the edges and for NaN. Binary search.
  package static func index(for value: Double, edges: [Double]) -> Int? {
    guard edges.count > 1, value >= edges[0], value <= edges[edges.count - 1] else { return nil }
    return lowerIndex(for: value, edges: edges)
  }

  /// Returns the index of the last bin that starts at or below a value, clamped to the existing bins; 0 for NaN.
  ///
  /// - Complexity: O(log *n*)
  @inlinable package static func lowerIndex<Edges: RandomAccessCollection>(
    for value: Edges.Element, edges: Edges
  ) -> Int where Edges.Element: Comparable, Edges.Index == Int {
    (1..<Swift.max(1, edges.count - 1)).partitioningIndex { !(edges[$0] <= value) } - 1
  }

  /// Returns the number of values in each bin. Values outside the edges and NaN are not counted.
  ///
  /// - Complexity: O(*n*) for equal bins, otherwise O(*n* log *bins*).
  package static func counts(_ values: UnsafeBufferPointer<Double>, edges: [Double]) -> [Int] {
    let bins = edges.count - 1
    guard bins > 0 else { return [] }
    var counts = [Int](repeating: 0, count: bins)
    let lower = edges[0]
    let upper = edges[bins]
    let scale = Double(bins) / (upper - lower)
    let width = (upper - lower) / Double(bins)
    let areEqual =
      scale.isFinite && width.isFinite
      && edges.indices.allSatisfy { abs(lower + Double($0) * width - edges[$0]) < 0.01 * width }
    edges.withUnsafeBufferPointer { edges in
      counts.withUnsafeMutableBufferPointer { counts in
        for value in values where value >= lower && value <= upper {
          var bin: Int
          if areEqual {
            bin = min(Int((value - lower) * scale), bins - 1)
            // Next to an edge, the computed bin may be off by one.
            if value < edges[bin] { bin -= 1 } else if bin + 1 < bins, value >= edges[bin + 1] { bin += 1 }
          } else {
            bin = lowerIndex(for: value, edges: edges)
          }
          counts[bin] += 1
        }
      }
    }
    return counts
  }

  package static func counts(_ values: [Double], edges: [Double]) -> [Int] {
    values.withUnsafeBufferPointer { counts($0, edges: edges) }
  }

  /// Returns the calendar step that divides a domain into about `desiredCount` bins and at most `most`. Among equals,
  /// the smaller step wins.
  package static func dateStep(
    lower: Double, upper: Double, calendar: Calendar, desiredCount: Int, most: Int = .max
  ) -> DateStep {
    guard DateTicks.reach.contains(lower), DateTicks.reach.contains(upper), lower < upper else {
      return DateTicks.step(lower: lower, upper: upper, calendar: calendar, desiredCount: nil)
    }
    return DateTicks.best(lower, upper, wanted: Double(max(1, desiredCount)), most: most) {
      dateEdges(lower: lower, upper: upper, step: $0, calendar: calendar).count - 1
    }
  }

  /// Returns calendar edges that cover a domain, in seconds since the reference date; see ``DateTicks``.
  package static func dateEdges(
    lower: Double, upper: Double, step: DateStep, calendar: Calendar
  ) -> [Double] {
    let bounds = DateTicks.rounded(
      lower: lower, upper: upper, step: step, calendar: calendar, roundLower: true, roundUpper: true)
    let edges = DateTicks.values(
      lower: bounds.lower, upper: bounds.upper, step: step, calendar: calendar, anchoredAtLower: true)
    guard let last = edges.last, lower.isFinite, upper.isFinite, lower <= upper else { return [] }
    // A very large number of bins is thinned out, which may lose the last edge.
    return last < upper ? edges + [bounds.upper] : edges
  }
}
