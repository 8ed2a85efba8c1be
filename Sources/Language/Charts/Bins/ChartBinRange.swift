/// The range of one bin: from its lower bound up to, but not including, its upper bound.
///
/// Only the last of several bins includes its upper bound, so that the greatest value has a bin.
public struct ChartBinRange<Bound>: RangeExpression where Bound: Comparable {
  /// The lower bound, which belongs to the bin.
  public let lowerBound: Bound
  /// The upper bound, which belongs to the next bin, if there is one.
  public let upperBound: Bound
  /// Whether the upper bound belongs to the bin.
  private let isClosed: Bool

  package init(lowerBound: Bound, upperBound: Bound, isClosed: Bool) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.isClosed = isClosed
  }

  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
  }

  public func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
    lowerBound..<(isClosed ? collection.index(after: upperBound) : upperBound)
  }
}

extension ChartBinRange: Sendable where Bound: Sendable {}
