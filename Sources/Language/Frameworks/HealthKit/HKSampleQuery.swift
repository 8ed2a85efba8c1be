import Foundation

/// A kind of sample with a condition.
open class HKQueryDescriptor: NSObject, @unchecked Sendable {
  /// The kind.
  public let sampleType: HKSampleType
  /// The condition.
  public let predicate: NSPredicate?
  /// Creates a description.
  public init(sampleType: HKSampleType, predicate: NSPredicate?) {
    (self.sampleType, self.predicate) = (sampleType, predicate)
  }
}

/// A query for samples. Finds none.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  /// The greatest number of samples.
  public let limit: Int
  /// The order of the samples.
  public let sortDescriptors: [NSSortDescriptor]?
  private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  /// Creates a query for one kind.
  @preconcurrency public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
    super.init(sampleType, predicate)
  }
  /// Creates a query for several kinds.
  @preconcurrency public convenience init(
    queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor] = [],
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.init(
      sampleType: queryDescriptors.first?.sampleType ?? HKObjectType.workoutType(),
      predicate: queryDescriptors.first?.predicate, limit: limit, sortDescriptors: sortDescriptors,
      resultsHandler: resultsHandler)
  }
  override func answer() { handler(self, [], nil) }
}

/// A state of the store. A query can return the changes after it.
open class HKQueryAnchor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let value: Int
  /// Creates the state with a number.
  public init(fromValue value: Int) { self.value = value }
  public static var supportsSecureCoding: Bool { true }
  public func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }
  public required init?(coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A query for new and deleted samples. Finds none.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  /// Receives the answer.
  public typealias Handler =
    @Sendable (
      HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
    ) -> Void
  /// Receives later changes. Never called.
  open var updateHandler: Handler?
  private let anchor: HKQueryAnchor
  private let handler: Handler

  /// Creates a query.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler: @escaping Handler
  ) {
    (self.anchor, handler) = (anchor ?? HKQueryAnchor(fromValue: 0), resultsHandler)
    super.init(type, predicate)
  }
  override func answer() { handler(self, [], [], anchor, nil) }
}

/// Reports the completion of background work.
public typealias HKObserverQueryCompletionHandler = @Sendable () -> Void

/// A query that reports changes of the store. It reports once, at its start.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler:
    @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void

  /// Creates a query.
  @preconcurrency public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler:
      @escaping @Sendable (
        HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?
      ) -> Void
  ) {
    handler = updateHandler
    super.init(sampleType, predicate)
  }
  override func answer() { handler(self, {}, nil) }
}

/// A query for the apps that saved samples. Finds none.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void

  /// Creates a query.
  @preconcurrency public init(
    sampleType: HKSampleType, samplePredicate: NSPredicate?,
    completionHandler: @escaping @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  ) {
    handler = completionHandler
    super.init(sampleType, samplePredicate)
  }
  override func answer() { handler(self, [], nil) }
}

/// A query for correlations. Finds none.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void

  /// Creates a query.
  @preconcurrency public init(
    type correlationType: HKCorrelationType, predicate: NSPredicate?,
    samplePredicates: [HKSampleType: NSPredicate]?,
    completion: @escaping @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
  ) {
    handler = completion
    super.init(correlationType, predicate)
  }
  override func answer() { handler(self, [], nil) }
}
