import Foundation

/// A kind of sample with a condition, for queries with `async`.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  /// The kind.
  public let sampleType: HKSampleType
  /// The condition.
  public let nsPredicate: NSPredicate?

  init(_ type: HKSampleType, _ predicate: NSPredicate?) { (sampleType, nsPredicate) = (type, predicate) }
}

extension HKSamplePredicate where Sample == HKSample {
  /// Samples of a kind.
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample>
  { HKSamplePredicate(type, predicate) }
}
extension HKSamplePredicate where Sample == HKQuantitySample {
  /// Measurements of a kind.
  public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil)
    -> HKSamplePredicate<HKQuantitySample>
  { HKSamplePredicate(type, predicate) }
}
extension HKSamplePredicate where Sample == HKCategorySample {
  /// States of a kind.
  public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil)
    -> HKSamplePredicate<HKCategorySample>
  { HKSamplePredicate(type, predicate) }
}
extension HKSamplePredicate where Sample == HKCorrelation {
  /// Samples that belong together, of a kind.
  public static func correlation(type: HKCorrelationType, predicate: NSPredicate? = nil)
    -> HKSamplePredicate<HKCorrelation>
  { HKSamplePredicate(type, predicate) }
}
extension HKSamplePredicate where Sample == HKWorkout {
  /// Workouts.
  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
    HKSamplePredicate(HKObjectType.workoutType(), predicate)
  }
}
extension HKSamplePredicate where Sample == HKWorkoutRoute {
  /// Ways of workouts.
  public static func workoutRoute(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkoutRoute> {
    HKSamplePredicate(HKSeriesType.workoutRoute(), predicate)
  }
}

/// One answer as a sequence. It ends then, because the store does not change.
public struct HKQueryResults<Element: Sendable>: AsyncSequence, Sendable {
  let element: Element
  /// Reads the answer.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var element: Element?
    /// Returns the answer, then `nil`.
    public mutating func next() async throws -> Element? {
      defer { element = nil }
      return element
    }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(element: element) }
}

/// Finds samples: none.
public struct HKSampleQueryDescriptor<Sample: HKSample>: Sendable {
  /// The kinds and conditions.
  public var predicates: [HKSamplePredicate<Sample>]
  /// The order.
  public var sortDescriptors: [SortDescriptor<Sample>]
  /// The greatest number of samples.
  public var limit: Int?

  /// Creates a query.
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>] = [], limit: Int? = nil
  ) { (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit) }

  /// Returns no samples.
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] { [] }
}

/// Computes statistics: there are none.
public struct HKStatisticsQueryDescriptor: Sendable {
  /// The kind and condition.
  public var predicate: HKSamplePredicate<HKQuantitySample>
  /// The statistics.
  public var options: HKStatisticsOptions

  /// Creates a query.
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
    (self.predicate, self.options) = (predicate, options)
  }
  /// Returns `nil`.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { nil }
}

/// Computes statistics of equal intervals of time.
public struct HKStatisticsCollectionQueryDescriptor: Sendable {
  /// The kind and condition.
  public var predicate: HKSamplePredicate<HKQuantitySample>
  /// The statistics.
  public var options: HKStatisticsOptions
  /// A time at which an interval begins.
  public var anchorDate: Date
  /// The length of the intervals.
  public var intervalComponents: DateComponents

  /// Creates a query.
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    self.predicate = predicate
    self.options = options
    self.anchorDate = anchorDate
    self.intervalComponents = intervalComponents
  }

  /// The statistics and what changed.
  public struct Result: Sendable {
    /// The statistics of all intervals.
    public let statisticsCollection: HKStatisticsCollection
    /// The interval that changed.
    public let updatedStatistics: HKStatistics?
  }

  private var collection: HKStatisticsCollection {
    HKStatisticsCollection(
      predicate.sampleType as? HKQuantityType ?? HKQuantityType(identifier: predicate.sampleType.identifier),
      anchor: anchorDate, interval: intervalComponents)
  }
  /// Returns intervals without samples.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection { collection }
  /// Returns intervals without samples, once.
  public func results(for healthStore: HKHealthStore) -> HKQueryResults<Result> {
    HKQueryResults(element: Result(statisticsCollection: collection, updatedStatistics: nil))
  }
}

/// Finds new and deleted samples: none.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: Sendable {
  /// The kinds and conditions.
  public var predicates: [HKSamplePredicate<Sample>]
  /// The state after which to look.
  public var anchor: HKQueryAnchor?
  /// The greatest number of samples.
  public var limit: Int?

  /// Creates a query.
  public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
    (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit)
  }

  /// The changes since the anchor.
  public struct Result: @unchecked Sendable {
    /// The new samples.
    public let addedSamples: [Sample]
    /// The deleted samples.
    public let deletedObjects: [HKDeletedObject]
    /// The state of the store.
    public let newAnchor: HKQueryAnchor
  }

  private var nothing: Result {
    Result(addedSamples: [], deletedObjects: [], newAnchor: anchor ?? HKQueryAnchor(fromValue: 0))
  }
  /// Returns no changes.
  public func result(for healthStore: HKHealthStore) async throws -> Result { nothing }
  /// Returns no changes, once.
  public func results(for healthStore: HKHealthStore) -> HKQueryResults<Result> {
    HKQueryResults(element: nothing)
  }
}

/// Finds the activity of days: none.
public struct HKActivitySummaryQueryDescriptor: @unchecked Sendable {
  /// The condition.
  public var predicate: NSPredicate?
  /// Creates a query.
  public init(predicate: NSPredicate? = nil) { self.predicate = predicate }
  /// Returns no days.
  public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] { [] }
  /// Returns no days, once.
  public func results(for healthStore: HKHealthStore) -> HKQueryResults<[HKActivitySummary]> {
    HKQueryResults(element: [])
  }
}

/// Finds the apps that saved samples: none.
public struct HKSourceQueryDescriptor<Sample: HKSample>: Sendable {
  /// The kind and condition.
  public var predicate: HKSamplePredicate<Sample>
  /// Creates a query.
  public init(predicate: HKSamplePredicate<Sample>) { self.predicate = predicate }
  /// Returns no apps.
  public func result(for healthStore: HKHealthStore) async throws -> [HKSource] { [] }
}
