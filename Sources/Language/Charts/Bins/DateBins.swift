import Foundation
import OpenChartsChartMath

/// Consecutive date intervals, for counting events or grouping rows.
///
///     let months = DateBins(unit: .month, range: start...end)
///     months.index(for: date)
///
/// Bins include their lower bound but not their upper one; the last includes both.
public struct DateBins: Collection, Equatable, Sendable {
  /// The boundaries of the bins, ascending; one more than there are bins.
  public let thresholds: [Date]

  /// Creates bins from boundaries in ascending order.
  public init(thresholds: [Date]) { self.thresholds = thresholds }

  /// Creates calendar bins that cover the data: hours, days, weeks, months and so on.
  ///
  /// - Parameters:
  ///   - data: The dates. Without any there are no bins.
  ///   - desiredCount: The approximate number of bins; `nil` derives it from the spread of the data, up to 200.
  ///   - calendar: The calendar that defines days, weeks and months.
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

  /// Creates about `desiredCount` calendar bins that cover a range.
  public init(
    range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent
  ) {
    self.init(
      lower: range.lowerBound.timeIntervalSinceReferenceDate,
      upper: range.upperBound.timeIntervalSinceReferenceDate, count: desiredCount,
      most: Bins.edgeLimit, calendar: calendar)
  }

  /// Creates bins of `stride` calendar units that cover a range, starting at the boundary at or before its lower
  /// bound.
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

  /// Creates bins of a fixed number of seconds from the lower bound of a range. The last may extend beyond its upper
  /// bound.
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

  /// Returns the index of the bin that contains a date, or of the nearest bin.
  /// - Complexity: O(log *n*)
  public func index(for value: Date) -> Int { Bins.lowerIndex(for: value, edges: thresholds) }
}
