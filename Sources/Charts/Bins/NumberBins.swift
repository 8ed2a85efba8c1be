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

  /// Bins for each unit of value: about which bin a value is in. Zero where that says nothing.
  @usableFromInline let density: Double
  @usableFromInline let lower: Double

  /// Bins between edges given in ascending order.
  public init(thresholds: [Value]) {
    self.thresholds = thresholds
    guard let first = thresholds.first.flatMap(_number), let last = thresholds.last.flatMap(_number) else {
      (density, lower) = (0, 0)
      return
    }
    let density = Double(thresholds.count - 1) / (last - first)
    self.density = density.isFinite && density > 0 && first.isFinite ? density : 0
    lower = first
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
  /// - Complexity: O(1) for bins of one size, else O(log *n*)
  @inlinable public func index(for value: Value) -> Int {
    if density > 0, let number = _number(value) {
      // Where edges are evenly spaced, the first guess is right but for rounding.
      let guess = (number - lower) * density
      let last = thresholds.count - 2
      let index = guess > 0 ? guess < Double(last) ? Int(guess) : last : 0
      if thresholds[index] <= value || index == 0, index == last || value < thresholds[index + 1] {
        return index
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
