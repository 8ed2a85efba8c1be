import OpenChartsChartMath

/// Consecutive numeric intervals, for counting values or grouping rows.
///
///     let bins = NumberBins(data: [1.0, 3.5, 7], desiredCount: 4)
///     bins.thresholds      // 0, 2, 4, 6, 8
///     bins.index(for: 3.5) // 1
///
/// Bins include their lower bound but not their upper one; the last includes both. Values that are not finite are
/// ignored; without data there are no bins.
public struct NumberBins<Value>: Collection, Equatable where Value: Comparable, Value: Numeric {
  /// The boundaries of the bins, ascending; one more than there are bins.
  public let thresholds: [Value]

  /// For bins of equal size: the number of bins per unit, the number of bins, and the lower bound of the first bin.
  /// Otherwise 0.
  @usableFromInline let density: Double
  @usableFromInline let evenCount: Double
  @usableFromInline let lower: Double

  /// Creates bins from boundaries in ascending order.
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

  /// Returns the index of the bin that contains a value, or of the nearest bin.
  /// - Complexity: O(1) for values within bins of equal size, otherwise O(log *n*).
  @inlinable public func index(for value: Value) -> Int {
    if let number = _number(value) {
      let position = (number - lower) * density
      // Adding 2⁵² rounds to an integer in the lowest bits, which is faster than a checked conversion. Values next to
      // a boundary are handled below.
      let next = position + 0.5 + 0x1p52
      let rest = next - 0x1p52 - position
      if rest > 1e-6, rest < 1 - 1e-6, position > 0, position < evenCount {
        return Int(truncatingIfNeeded: next.bitPattern & 0xFFFF_FFFF) - 1
      }
      // The value is on a boundary, or the index is off by one because of rounding.
      if position >= 0, position < evenCount {
        let index = Int(position)
        if thresholds[index] <= value, value < thresholds[index + 1] { return index }
      }
    }
    return _search(value)
  }

  @usableFromInline func _search(_ value: Value) -> Int { Bins.lowerIndex(for: value, edges: thresholds) }
}

/// Returns a `Double`, `Int` or `Float` as a `Double`; `nil` for other types.
@inlinable func _number<Value>(_ value: Value) -> Double? {
  if let value = value as? Double { return value }
  if let value = value as? Int { return Double(value) }
  if let value = value as? Float { return Double(value) }
  return nil
}

extension NumberBins: Sendable where Value: Sendable {}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates bins with round boundaries that cover the data.
  ///
  /// - Parameters:
  ///   - data: The numbers. Without any there are no bins.
  ///   - desiredCount: The approximate number of bins; `nil` derives it from the spread of the data, up to 200.
  ///   - minimumStride: The minimum width of a bin.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    // Casts through `Any`: a cast between arrays would check each element.
    let values = (data as Any) as? [Double] ?? data.map { Double($0) }
    self.init(
      extent: Statistics.extent(values), count: desiredCount ?? Bins.scottCount(values),
      most: desiredCount == nil ? Bins.limit : Bins.edgeLimit, minimumStride: minimumStride)
  }

  /// Creates about `desiredCount` bins with round boundaries that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      extent: Statistics.extent([Double(range.lowerBound), Double(range.upperBound)]), count: desiredCount,
      most: Bins.edgeLimit, minimumStride: minimumStride)
  }

  /// Creates `count` bins of equal size from one end of a range to the other.
  public init(range: ClosedRange<Value>, count: Int) {
    let edges = Bins.edges(lower: Double(range.lowerBound), upper: Double(range.upperBound), count: count)
    self.init(thresholds: edges.map { Value($0) })
  }

  /// Creates bins of a size from the lower bound of a range. The last may extend beyond its upper bound.
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
  /// Creates bins with round integer boundaries that cover the data.
  ///
  /// - Parameters:
  ///   - data: The numbers. Without any there are no bins.
  ///   - desiredCount: The approximate number of bins; `nil` derives it from the spread of the data, up to 200.
  ///   - minimumStride: The minimum width of a bin.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    guard let least = data.min(), let greatest = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(
      range: least...greatest, count: desiredCount ?? Bins.scottCount(data.map { Double($0) }),
      most: desiredCount == nil ? Bins.limit : Bins.edgeLimit, minimumStride: minimumStride)
  }

  /// Creates about `desiredCount` bins with round integer boundaries that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(range: range, count: desiredCount, most: Bins.edgeLimit, minimumStride: minimumStride)
  }

  /// Creates `count` bins from one end of a range to the other. If the span is not a multiple of the count, some bins
  /// are larger by 1.
  public init(range: ClosedRange<Value>, count: Int) {
    let bounds = WholeEdges(range)
    self.init(thresholds: bounds.equal(count: count).map { Value(clamping: $0) })
  }

  /// Creates bins of a size from the lower bound of a range. The last may extend beyond its upper bound.
  public init(size: Value, range: ClosedRange<Value>) {
    let bounds = WholeEdges(range)
    let edges = bounds.sized(Int(clamping: size), from: bounds.lower)
    self.init(thresholds: bounds.withinBounds(edges).map { Value(clamping: $0) }.withoutRepeats)
  }

  private init(range: ClosedRange<Value>, count: Int, most: Int, minimumStride: Value) {
    let bounds = WholeEdges(range)
    let step = Bins.niceStep(
      lower: Double(bounds.lower), upper: Double(bounds.upper), desiredCount: count,
      minimumStride: Swift.max(1, Double(minimumStride)), most: most)
    let whole = Int(exactly: step.rounded()) ?? .max
    let edges = bounds.sized(whole, from: bounds.multiple(of: whole))
    self.init(thresholds: bounds.withinBounds(edges).map { Value(clamping: $0) }.withoutRepeats)
  }
}

extension Array where Element: Equatable {
  /// Removes duplicates of boundaries that were clamped to the type's minimum or maximum.
  fileprivate var withoutRepeats: [Element] {
    var result: [Element] = []
    for element in self where result.last != element { result.append(element) }
    return result.count < 2 ? self : result
  }
}
