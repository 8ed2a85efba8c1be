import ChartMath

/// Neighbouring intervals of numbers, for counting values or grouping rows.
///
///     let bins = NumberBins(data: [1.0, 3.5, 7], desiredCount: 4)
///     bins.thresholds      // 0, 2, 4, 6, 8
///     bins.index(for: 3.5) // 1
///
/// Bins hold their lower bound and not their upper one, but for the last, which holds both. Values that are
/// not finite play no part in the choice of bins; without data there are no bins.
public struct NumberBins<Value>: Collection, Equatable where Value: Comparable, Value: Numeric {
  /// The edges of the bins, ascending; one more than there are bins.
  public let thresholds: [Value]

  /// Where bins are of one size: bins for each unit of value, their number and where they begin; else zero.
  @usableFromInline let density: Double
  @usableFromInline let evenCount: Double
  @usableFromInline let lower: Double

  /// Bins between edges given in ascending order.
  public init(thresholds: [Value]) {
    self.thresholds = thresholds
    let edges = thresholds.lazy.compactMap { _number($0) }
    let count = Double(thresholds.count - 1)
    guard let first = edges.first, let last = edges.last, (count / (last - first)).isFinite else {
      (density, evenCount, lower) = (0, 0, 0)
      return
    }
    let density = count / (last - first)
    let isEven = zip(edges, 0...).allSatisfy { abs(($0 - first) * density - Double($1)) < 1e-7 }
    (self.density, evenCount, lower) = isEven && density > 0 ? (density, count, first) : (0, 0, 0)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public func index(after i: Int) -> Int { i + 1 }

  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position == endIndex - 1)
  }

  /// The bin that holds a value; for a value outside all bins, the nearest.
  /// - Complexity: O(1) for values within bins of one size, else O(log *n*)
  @inlinable public func index(for value: Value) -> Int {
    if let number = _number(value) {
      let place = (number - lower) * density
      // Rounds up but for values next to an edge; the lowest bits then hold the number. A conversion would
      // look for what cannot be converted.
      let next = place + 0.5 + 0x1p52
      let rest = next - 0x1p52 - place
      if rest > 1e-6, rest < 1 - 1e-6, place > 0, place < evenCount {
        return Int(truncatingIfNeeded: next.bitPattern & 0xFFFF_FFFF) - 1
      }
      // On an edge, or off by rounding.
      if place >= 0, place < evenCount {
        let index = Int(place)
        if thresholds[index] <= value, value < thresholds[index + 1] { return index }
      }
    }
    return _search(value)
  }

  @usableFromInline func _search(_ value: Value) -> Int { Bins.lowerIndex(for: value, edges: thresholds) }
}

/// A number of a usual type as a `Double`; `nil` for other types.
@inlinable func _number<Value>(_ value: Value) -> Double? {
  if let value = value as? Double { return value }
  if let value = value as? Int { return Double(value) }
  if let value = value as? Float { return Double(value) }
  return nil
}

extension NumberBins: Sendable where Value: Sendable {}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Bins with familiar edges that cover the data.
  ///
  /// - Parameters:
  ///   - data: The numbers; without any there are no bins.
  ///   - desiredCount: About how many bins; `nil` lets the spread of the data decide, up to 200 bins.
  ///   - minimumStride: No bin is narrower.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    // As a whole: a cast between arrays would look at each element.
    let values = (data as Any) as? [Double] ?? data.map { Double($0) }
    self.init(
      extent: Statistics.extent(values), count: desiredCount ?? Bins.scottCount(values),
      most: desiredCount == nil ? Bins.limit : Bins.edgeLimit, minimumStride: minimumStride)
  }

  /// Bins with familiar edges that cover a range, about as many as desired.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      extent: Statistics.extent([Double(range.lowerBound), Double(range.upperBound)]), count: desiredCount,
      most: Bins.edgeLimit, minimumStride: minimumStride)
  }

  /// A number of bins of equal size from one end of a range to the other.
  public init(range: ClosedRange<Value>, count: Int) {
    let edges = Bins.edges(lower: Double(range.lowerBound), upper: Double(range.upperBound), count: count)
    self.init(thresholds: edges.map { Value($0) })
  }

  /// Bins of a size from the lower end of a range; the last may reach beyond its upper end.
  public init(size: Value, range: ClosedRange<Value>) {
    let edges = Bins.edges(
      from: Double(range.lowerBound), covering: Double(range.upperBound), size: Double(size))
    self.init(thresholds: edges.map { Value($0) })
  }

  private init(extent: ClosedRange<Double>?, count: Int, most: Int, minimumStride: Value) {
    guard let extent else {
      self.init(thresholds: [])
      return
    }
    let (lower, upper) = (extent.lowerBound, extent.upperBound)
    let step = Bins.niceStep(
      lower: lower, upper: upper, desiredCount: count, minimumStride: Double(minimumStride), most: most)
    self.init(thresholds: Bins.edges(lower: lower, upper: upper, step: step).map { Value($0) })
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Bins with familiar whole edges that cover the data.
  ///
  /// - Parameters:
  ///   - data: The numbers; without any there are no bins.
  ///   - desiredCount: About how many bins; `nil` lets the spread of the data decide, up to 200 bins.
  ///   - minimumStride: No bin is narrower.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    guard let least = data.min(), let greatest = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(
      range: least...greatest, count: desiredCount ?? Bins.scottCount(data.map { Double($0) }),
      most: desiredCount == nil ? Bins.limit : Bins.edgeLimit, minimumStride: minimumStride)
  }

  /// Bins with familiar whole edges that cover a range, about as many as desired.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(range: range, count: desiredCount, most: Bins.edgeLimit, minimumStride: minimumStride)
  }

  /// A number of bins of equal size from one end of a range to the other, whose span should be a multiple
  /// of the count; of other spans some bins are larger than others by one.
  public init(range: ClosedRange<Value>, count: Int) {
    let bounds = WholeEdges(range)
    self.init(thresholds: bounds.equal(count: count).map { Value(clamping: $0) })
  }

  /// Bins of a size from the lower end of a range; the last may reach beyond its upper end.
  public init(size: Value, range: ClosedRange<Value>) {
    let bounds = WholeEdges(range)
    let edges = bounds.sized(Int(clamping: size), from: bounds.lower)
    self.init(thresholds: bounds.kept(edges).map { Value(clamping: $0) }.withoutRepeats)
  }

  private init(range: ClosedRange<Value>, count: Int, most: Int, minimumStride: Value) {
    let bounds = WholeEdges(range)
    let step = Bins.niceStep(
      lower: Double(bounds.lower), upper: Double(bounds.upper), desiredCount: count,
      minimumStride: Swift.max(1, Double(minimumStride)), most: most)
    let whole = Int(exactly: step.rounded()) ?? .max
    let edges = bounds.sized(whole, from: bounds.multiple(of: whole))
    self.init(thresholds: bounds.kept(edges).map { Value(clamping: $0) }.withoutRepeats)
  }
}

extension Array where Element: Equatable {
  /// Edges that were clamped to the smallest or largest value of their type may have become equal.
  fileprivate var withoutRepeats: [Element] {
    var result: [Element] = []
    for element in self where result.last != element { result.append(element) }
    return result.count < 2 ? self : result
  }
}
