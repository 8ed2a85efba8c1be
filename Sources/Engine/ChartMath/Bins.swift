import Foundation

/// Edges of bins and the counting of values into them. Bins are half open but for the last, which holds its
/// upper edge too; n + 1 ascending edges make n bins. `EqualBins` of `Tables` choose their width in another way.
package enum Bins {
  /// The most bins that are chosen from data.
  package static let limit = 200

  /// The most bins altogether, whatever was asked for.
  package static let edgeLimit = 1_000_000

  /// How many bins suit data spread over `span`, by Scott's normal reference rule (D. W. Scott, "On optimal
  /// and data-based histograms", Biometrika 66, 1979): width 3.49 · σ · n^(-1/3). From 1 to 200.
  package static func scottCount(_ values: [Double]) -> Int {
    let finite = values.allSatisfy(\.isFinite) ? values : values.filter(\.isFinite)
    guard let extent = Statistics.extent(finite) else { return 1 }
    let width = 3.49 * Statistics.standardDeviation(finite) / cbrt(Double(finite.count))
    let count = ((extent.upperBound - extent.lowerBound) / width).rounded(.up)
    guard count.isFinite else { return width.isFinite ? 1 : limit }
    return min(max(Int(min(count, 1e6)), 1), limit)
  }

  /// The nice step (1, 2 or 5 × 10ⁿ) that cuts a domain into a number of bins near the desired one, and
  /// into no more than `most`. Of equals the one that reaches less beyond the domain, then the larger.
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

  /// Multiples of a step that cover a domain, at least two; empty where the domain or step is impossible.
  package static func edges(lower: Double, upper: Double, step: Double) -> [Double] {
    guard lower.isFinite, upper.isFinite, lower <= upper, step > 0, step.isFinite else { return [] }
    let grid = DecimalGrid(step: step)
    let first = grid.steps(in: lower).rounded(.down)
    let last = max(first + 1, grid.steps(in: upper).rounded(.up))
    guard last - first <= Double(edgeLimit) else { return [lower, upper] }
    var edges = (0...Int(last - first)).map { grid.value(first + Double($0)) }.filter(\.isFinite)
    // A bound that is off a multiple by floating noise still belongs to its bin.
    if let edge = edges.first, edge > lower { edges[0] = lower }
    if let edge = edges.last, edge < upper { edges[edges.count - 1] = upper }
    return edges
  }

  /// Edges a size apart from `lower` until they reach `upper`, at least two.
  package static func edges(from lower: Double, covering upper: Double, size: Double) -> [Double] {
    guard lower.isFinite, upper.isFinite, lower <= upper, size > 0, size.isFinite else { return [] }
    let grid = DecimalGrid(step: size)
    let start = grid.steps(in: lower)
    // From a multiple of the size, edges are multiples too, free of floating noise.
    if start == start.rounded(), abs(start) < 0x1p52 { return edges(lower: lower, upper: upper, step: size) }
    let count = max(1, grid.steps(in: upper - lower).rounded(.up))
    guard count <= Double(edgeLimit) else { return [lower, upper] }
    var edges = (0...Int(count)).map { lower + grid.value(Double($0)) }
    edges[edges.count - 1] = max(edges[edges.count - 1], upper)
    return edges
  }

  /// The edges of `count` equal bins from lower to upper exactly.
  package static func edges(lower: Double, upper: Double, count: Int) -> [Double] {
    guard lower.isFinite, upper.isFinite, lower <= upper, count > 0, count <= edgeLimit else {
      return []
    }
    let width = upper / Double(count) - lower / Double(count)
    return (0..<count).map { lower + Double($0) * width } + [upper]
  }

  /// The bin that a value belongs to, by binary search; `nil` outside the edges and for NaN.
  package static func index(for value: Double, edges: [Double]) -> Int? {
    guard edges.count > 1, value >= edges[0], value <= edges[edges.count - 1] else { return nil }
    return lowerIndex(for: value, edges: edges)
  }

  /// The last of the bins that start at or below a value, held to the bins there are.
  package static func lowerIndex<Value: Comparable>(for value: Value, edges: [Value]) -> Int {
    var low = 0
    var high = max(0, edges.count - 2)
    while low < high {
      let middle = (low + high + 1) / 2
      if edges[middle] <= value { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// How many values each bin holds. Values outside and NaN count nowhere.
  ///
  /// - Complexity: O(*n*) for equal bins, O(*n* log *bins*) for others.
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
            // The guess may be off by one next to an edge.
            if value < edges[bin] { bin -= 1 } else if bin + 1 < bins, value >= edges[bin + 1] { bin += 1 }
          } else {
            bin = 0
            var high = bins - 1
            while bin < high {
              let middle = (bin + high + 1) / 2
              if edges[middle] <= value { bin = middle } else { high = middle - 1 }
            }
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

  /// The calendar step that cuts a domain into a number of bins near the desired one, and into no more than
  /// `most`. Of equals the smaller.
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

  /// Calendar edges that cover a domain: see ``DateTicks``. Seconds since the reference date.
  package static func dateEdges(
    lower: Double, upper: Double, step: DateStep, calendar: Calendar
  ) -> [Double] {
    let bounds = DateTicks.rounded(
      lower: lower, upper: upper, step: step, calendar: calendar, roundLower: true, roundUpper: true)
    let edges = DateTicks.values(
      lower: bounds.lower, upper: bounds.upper, step: step, calendar: calendar, anchoredAtLower: true)
    guard let last = edges.last, lower.isFinite, upper.isFinite, lower <= upper else { return [] }
    // Very many bins are thinned out, which may lose the last edge.
    return last < upper ? edges + [bounds.upper] : edges
  }
}
