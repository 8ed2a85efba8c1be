import OpenChartsChartMath

/// Integer boundaries of bins, exact beyond the precision of `Double` and without overflow at the ends of `Int`.
struct WholeEdges {
  let lower: Int
  let upper: Int

  init<Value: BinaryInteger>(_ range: ClosedRange<Value>) {
    lower = Int(clamping: range.lowerBound)
    upper = Int(clamping: range.upperBound)
  }

  /// Returns the greatest multiple of a step that is not above the lower bound.
  func multiple(of step: Int) -> Int {
    let rest = lower % step
    let down = rest < 0 ? rest + step : rest
    let (multiple, overflow) = lower.subtractingReportingOverflow(down)
    return overflow ? .min : multiple
  }

  /// Returns boundaries `size` apart up to the upper bound, at least two; none for a size below 1.
  func sized(_ size: Int, from start: Int) -> [Int] {
    guard size > 0 else { return [] }
    var edges = [start]
    repeat {
      let (next, overflow) = edges[edges.count - 1].addingReportingOverflow(size)
      edges.append(overflow ? .max : next)
      if overflow { break }
    } while edges[edges.count - 1] < upper && edges.count <= Bins.edgeLimit
    return edges
  }

  /// Appends the upper bound if the number of boundaries was limited.
  func withinBounds(_ edges: [Int]) -> [Int] {
    guard let last = edges.last, last < upper else { return edges }
    return edges + [upper]
  }

  /// Returns boundaries that divide the range into parts as equal as integers allow.
  func equal(count: Int) -> [Int] {
    guard count > 0, count <= Bins.edgeLimit else { return [] }
    let (span, overflow) = upper.subtractingReportingOverflow(lower)
    if overflow {
      let width = Double(upper) / Double(count) - Double(lower) / Double(count)
      return [lower] + (1..<count).map { Int(Double(lower) + Double($0) * width) } + [upper]
    }
    let (size, rest) = span.quotientAndRemainder(dividingBy: count)
    return (0...count).map { lower + $0 * size + $0 * rest / count }
  }
}
