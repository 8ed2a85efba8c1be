import ChartMath

/// Edges of bins of whole numbers, exact where `Double` would not be, and safe at the ends of `Int`.
struct WholeEdges {
  let lower: Int
  let upper: Int

  init<Value: BinaryInteger>(_ range: ClosedRange<Value>) {
    lower = Int(clamping: range.lowerBound)
    upper = Int(clamping: range.upperBound)
  }

  /// The greatest multiple of a step that is not above the lower bound.
  func multiple(of step: Int) -> Int {
    let rest = lower % step
    let down = rest < 0 ? rest + step : rest
    let (multiple, overflow) = lower.subtractingReportingOverflow(down)
    return overflow ? .min : multiple
  }

  /// Edges a size apart until they reach the upper bound, two at least; none for a size below 1.
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

  /// Edges with the last one moved out to the upper bound, if their number was limited.
  func kept(_ edges: [Int]) -> [Int] {
    guard let last = edges.last, last < upper else { return edges }
    return edges + [upper]
  }

  /// Edges that cut the range into equal parts, as nearly as whole numbers allow.
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
