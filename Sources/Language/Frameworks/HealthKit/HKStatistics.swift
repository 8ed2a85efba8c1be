import Foundation

/// The statistics to compute.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Computes separate statistics for each app as well.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  /// The average.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// The lowest value.
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  /// The highest value.
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  /// The sum.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  /// The latest value.
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  /// The latest value, by its former name.
  public static let discreteMostRecent = mostRecent
  /// The total duration of all samples.
  public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// Statistics of the samples in a period. There are no samples, so each value is `nil`.
open class HKStatistics: NSObject, @unchecked Sendable {
  /// The kind of quantity.
  public let quantityType: HKQuantityType
  /// The start of the period.
  public let startDate: Date
  /// The end of the period.
  public let endDate: Date
  /// The apps that saved the samples.
  open var sources: [HKSource]? { nil }

  init(_ quantityType: HKQuantityType, from startDate: Date, to endDate: Date) {
    (self.quantityType, self.startDate, self.endDate) = (quantityType, startDate, endDate)
  }

  /// The sum.
  open func sumQuantity() -> HKQuantity? { nil }
  /// The average.
  open func averageQuantity() -> HKQuantity? { nil }
  /// The lowest value.
  open func minimumQuantity() -> HKQuantity? { nil }
  /// The highest value.
  open func maximumQuantity() -> HKQuantity? { nil }
  /// The latest value.
  open func mostRecentQuantity() -> HKQuantity? { nil }
  /// The time of the latest value.
  open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
  /// The total duration of all samples.
  open func duration() -> HKQuantity? { nil }
  /// The sum of an app's samples.
  open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
  /// The average of an app's samples.
  open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
  /// The lowest value of an app's samples.
  open func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
  /// The highest value of an app's samples.
  open func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }
}

/// Statistics of equal intervals of time.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  private let quantityType: HKQuantityType
  private let anchor: Date
  private let interval: DateComponents
  private let calendar = Calendar.current

  init(_ quantityType: HKQuantityType, anchor: Date, interval: DateComponents) {
    (self.quantityType, self.anchor, self.interval) = (quantityType, anchor, interval)
  }

  /// The intervals that contain samples. Always empty.
  open func statistics() -> [HKStatistics] { [] }
  /// The apps that saved the samples. Always empty.
  open func sources() -> Set<HKSource> { [] }
  /// The interval that contains a date. Always `nil`: no interval contains samples.
  open func statistics(for date: Date) -> HKStatistics? { nil }

  /// Calls a block for each interval from one date to another, even if it has no samples. The intervals start at a
  /// whole number of steps from the query's anchor. The first interval contains the start date.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let seconds = start(1).timeIntervalSince(anchor)
    guard seconds > 0, startDate <= endDate else { return }
    var step = Int((startDate.timeIntervalSince(anchor) / seconds).rounded(.down))
    // Months and days differ in length, so the estimate may be too late.
    while start(step) > startDate { step -= 1 }
    while start(step + 1) <= startDate { step += 1 }
    var shouldStop = ObjCBool(false)
    while start(step) <= endDate, !shouldStop.boolValue {
      block(HKStatistics(quantityType, from: start(step), to: start(step + 1)), &shouldStop)
      step += 1
    }
  }

  /// The start of an interval, by its number from the anchor.
  private func start(_ step: Int) -> Date {
    var components = DateComponents()
    components.year = interval.year.map { $0 * step }
    components.month = interval.month.map { $0 * step }
    components.day = interval.day.map { $0 * step }
    components.weekOfYear = interval.weekOfYear.map { $0 * step }
    components.hour = interval.hour.map { $0 * step }
    components.minute = interval.minute.map { $0 * step }
    components.second = interval.second.map { $0 * step }
    return calendar.date(byAdding: components, to: anchor) ?? anchor
  }
}

/// A query for statistics. Fails with ``HKError/Code/errorNoData``, because there are no samples.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  /// Creates a query.
  @preconcurrency public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    handler = completionHandler
    super.init(quantityType, quantitySamplePredicate)
  }
  override func answer() { handler(self, nil, HKError(.errorNoData)) }
}

/// A query for statistics of equal intervals of time.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// A date at which an interval begins.
  public let anchorDate: Date
  /// The statistics.
  public let options: HKStatisticsOptions
  /// The length of the intervals.
  public let intervalComponents: DateComponents
  /// Receives the answer.
  @preconcurrency open var initialResultsHandler:
    (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Receives later changes. Never called.
  @preconcurrency open var statisticsUpdateHandler:
    (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

  /// Creates a query.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    (self.anchorDate, self.options, self.intervalComponents) = (anchorDate, options, intervalComponents)
    super.init(quantityType, quantitySamplePredicate)
  }
  override func answer() {
    guard let type = objectType as? HKQuantityType else { return }
    initialResultsHandler?(
      self, HKStatisticsCollection(type, anchor: anchorDate, interval: intervalComponents), nil)
  }
}
