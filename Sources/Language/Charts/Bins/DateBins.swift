import ChartMath
import Foundation

/// Neighbouring intervals of time, for counting events or grouping rows.
///
///     let months = DateBins(unit: .month, range: start...end)
///     months.index(for: date)
///
/// Bins hold their lower bound and not their upper one, but for the last, which holds both.
public struct DateBins: Collection, Equatable, Sendable {
  /// The edges of the bins, ascending; one more than there are bins.
  public let thresholds: [Date]

  /// Bins between edges given in ascending order.
  public init(thresholds: [Date]) { self.thresholds = thresholds }

  /// Calendar bins that cover the data: hours, days, weeks, months, ….
  ///
  /// - Parameters:
  ///   - data: The dates; without any there are no bins.
  ///   - desiredCount: About how many bins; `nil` lets the spread of the data decide, up to 200.
  ///   - calendar: Where days, weeks and months begin.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
    let moments = data.map(\.timeIntervalSinceReferenceDate)
    guard let extent = Statistics.extent(moments) else {
      self.init(thresholds: [])
      return
    }
    self.init(
      lower: extent.lowerBound, upper: extent.upperBound, count: desiredCount ?? Bins.scottCount(moments),
      most: desiredCount == nil ? Bins.limit : Bins.edgeLimit, calendar: calendar)
  }

  /// Calendar bins that cover a range, about as many as desired.
  public init(
    range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent
  ) {
    self.init(
      lower: range.lowerBound.timeIntervalSinceReferenceDate,
      upper: range.upperBound.timeIntervalSinceReferenceDate, count: desiredCount,
      most: Bins.edgeLimit, calendar: calendar)
  }

  /// Bins of `stride` calendar units that cover a range, from the boundary at or before its lower end.
  public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    self.init(
      edges: Bins.dateEdges(
        lower: range.lowerBound.timeIntervalSinceReferenceDate,
        upper: range.upperBound.timeIntervalSinceReferenceDate,
        step: DateStep(unit: unit, count: stride), calendar: calendar))
  }

  /// Bins of a fixed number of seconds from the lower end of a range; the last may reach beyond its upper
  /// end.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    self.init(
      edges: Bins.edges(
        from: range.lowerBound.timeIntervalSinceReferenceDate,
        covering: range.upperBound.timeIntervalSinceReferenceDate, size: timeInterval))
  }

  private init(lower: Double, upper: Double, count: Int, most: Int, calendar: Calendar) {
    let step = Bins.dateStep(
      lower: lower, upper: upper, calendar: calendar, desiredCount: count, most: most)
    self.init(edges: Bins.dateEdges(lower: lower, upper: upper, step: step, calendar: calendar))
  }

  private init(edges: [Double]) {
    self.init(thresholds: edges.map { Date(timeIntervalSinceReferenceDate: $0) })
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public func index(after i: Int) -> Int { i + 1 }

  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position == endIndex - 1)
  }

  /// The bin that holds a date; for a date outside all bins, the nearest.
  /// - Complexity: O(log *n*)
  public func index(for value: Date) -> Int { Bins.lowerIndex(for: value, edges: thresholds) }
}
