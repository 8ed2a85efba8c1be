import Foundation

/// Whether an app may save data.
public enum HKAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// The user refused.
  case sharingDenied
  /// The user permitted it.
  case sharingAuthorized
}

/// Whether an app must ask the user for permission.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// The app must ask.
  case shouldRequest
  /// The app need not ask.
  case unnecessary
}

/// The frequency of reports about changes.
public enum HKUpdateFrequency: Int, Sendable {
  /// Immediately.
  case immediate = 1
  /// At most once an hour.
  case hourly
  /// At most once a day.
  case daily
  /// At most once a week.
  case weekly
}

/// The store of health data. There is none on Linux: requests for permission and attempts to save fail with
/// ``HKError/Code/errorHealthDataUnavailable``, and queries find nothing.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Reports whether a request succeeded.
  public typealias Completion = @Sendable (Bool, (any Error)?) -> Void

  public override init() {}

  /// Always false: there are no health data.
  open class func isHealthDataAvailable() -> Bool { false }
  /// Always false: there are no health records.
  open func supportsHealthRecords() -> Bool { false }
  /// Always denied.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }

  private func fail(_ completion: @escaping Completion) {
    DispatchQueue.global().async { completion(false, HKError(.errorHealthDataUnavailable)) }
  }
  private func unavailable() throws { throw HKError(.errorHealthDataUnavailable) }

  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  @preconcurrency open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping Completion
  ) { fail(completion) }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  { try unavailable() }
  /// Reports that it is unknown whether the app must ask.
  @preconcurrency open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(.unknown, HKError(.errorHealthDataUnavailable)) }
  }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { throw HKError(.errorHealthDataUnavailable) }
  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  @preconcurrency open func handleAuthorizationForExtension(completion: @escaping Completion) {
    fail(completion)
  }

  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  @preconcurrency open func save(_ object: HKObject, withCompletion completion: @escaping Completion) {
    fail(completion)
  }
  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  @preconcurrency open func save(_ objects: [HKObject], withCompletion completion: @escaping Completion) {
    fail(completion)
  }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func save(_ object: HKObject) async throws { try unavailable() }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func save(_ objects: [HKObject]) async throws { try unavailable() }
  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  @preconcurrency open func delete(_ object: HKObject, withCompletion completion: @escaping Completion) {
    fail(completion)
  }
  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  @preconcurrency open func delete(_ objects: [HKObject], withCompletion completion: @escaping Completion) {
    fail(completion)
  }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func delete(_ object: HKObject) async throws { try unavailable() }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func delete(_ objects: [HKObject]) async throws { try unavailable() }
  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  @preconcurrency open func deleteObjects(
    of objectType: HKObjectType, predicate: NSPredicate,
    withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(false, 0, HKError(.errorHealthDataUnavailable)) }
  }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  @discardableResult open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws
    -> Int
  { throw HKError(.errorHealthDataUnavailable) }
  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  @preconcurrency open func add(
    _ samples: [HKSample], to workout: HKWorkout, completion: @escaping Completion
  ) { fail(completion) }

  /// Calls the handler of a query with an empty answer, on another queue.
  open func execute(_ query: HKQuery) { DispatchQueue.global().async { query.answer() } }
  /// No-op: a query ends with its answer.
  open func stop(_ query: HKQuery) {}
  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  @preconcurrency open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping Completion
  ) { fail(completion) }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
    try unavailable()
  }
  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  @preconcurrency open func disableBackgroundDelivery(
    for type: HKObjectType, withCompletion completion: @escaping Completion
  ) { fail(completion) }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func disableBackgroundDelivery(for type: HKObjectType) async throws { try unavailable() }
  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  @preconcurrency open func disableAllBackgroundDelivery(completion: @escaping Completion) {
    fail(completion)
  }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func disableAllBackgroundDelivery() async throws { try unavailable() }

  /// Throws ``HKError/Code/errorNoData``.
  open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorNoData) }
  /// Throws ``HKError/Code/errorNoData``.
  open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorNoData) }
  /// Throws ``HKError/Code/errorNoData``.
  open func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorNoData) }
  /// Throws ``HKError/Code/errorNoData``.
  open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw HKError(.errorNoData) }
  /// Throws ``HKError/Code/errorNoData``.
  open func wheelchairUse() throws -> HKWheelchairUseObject { throw HKError(.errorNoData) }

  /// Reports the units in which quantities are displayed: the units in HealthKit's documentation.
  @preconcurrency open func preferredUnits(
    for quantityTypes: Set<HKQuantityType>,
    completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) {
    let units = units(of: quantityTypes)
    DispatchQueue.global().async { completion(units, nil) }
  }
  /// Returns the units in which quantities are displayed: the units in HealthKit's documentation.
  open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
    units(of: quantityTypes)
  }
  private func units(of types: Set<HKQuantityType>) -> [HKQuantityType: HKUnit] {
    var units: [HKQuantityType: HKUnit] = [:]
    for type in types { units[type] = QuantityTypes.facts(of: type.identifier).map { HKUnit(from: $0.unit) } }
    return units
  }
  /// The earliest permitted date of samples.
  open func earliestPermittedSampleDate() -> Date { .distantPast }
}
