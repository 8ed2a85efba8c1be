import Foundation

/// Whether an app may save data.
public enum HKAuthorizationStatus: Int, Sendable {
  /// Not asked.
  case notDetermined = 0
  /// Refused.
  case sharingDenied
  /// Permitted.
  case sharingAuthorized
}

/// Whether an app has to ask.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// It has to ask.
  case shouldRequest
  /// It need not ask.
  case unnecessary
}

/// How often changes are reported.
public enum HKUpdateFrequency: Int, Sendable {
  /// At once.
  case immediate = 1
  /// Once in an hour.
  case hourly
  /// Once in a day.
  case daily
  /// Once in a week.
  case weekly
}

/// The store of health data. There is none on Linux: permission and saving fail with
/// ``HKError/Code/errorHealthDataUnavailable``, and queries find nothing.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Reports whether something succeeded.
  public typealias Completion = @Sendable (Bool, (any Error)?) -> Void

  public override init() {}

  /// False: there are no health data.
  open class func isHealthDataAvailable() -> Bool { false }
  /// False: there are no records.
  open func supportsHealthRecords() -> Bool { false }
  /// Denied.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }

  private func fail(_ completion: @escaping Completion) {
    DispatchQueue.global().async { completion(false, HKError(.errorHealthDataUnavailable)) }
  }
  private func unavailable() throws { throw HKError(.errorHealthDataUnavailable) }

  /// Fails.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping Completion
  ) { fail(completion) }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  { try unavailable() }
  /// Reports that it is not known whether to ask.
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(.unknown, HKError(.errorHealthDataUnavailable)) }
  }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { throw HKError(.errorHealthDataUnavailable) }
  /// Fails.
  open func handleAuthorizationForExtension(completion: @escaping Completion) { fail(completion) }

  /// Fails.
  open func save(_ object: HKObject, withCompletion completion: @escaping Completion) { fail(completion) }
  /// Fails.
  open func save(_ objects: [HKObject], withCompletion completion: @escaping Completion) { fail(completion) }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func save(_ object: HKObject) async throws { try unavailable() }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func save(_ objects: [HKObject]) async throws { try unavailable() }
  /// Fails.
  open func delete(_ object: HKObject, withCompletion completion: @escaping Completion) { fail(completion) }
  /// Fails.
  open func delete(_ objects: [HKObject], withCompletion completion: @escaping Completion) {
    fail(completion)
  }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func delete(_ object: HKObject) async throws { try unavailable() }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func delete(_ objects: [HKObject]) async throws { try unavailable() }
  /// Fails.
  open func deleteObjects(
    of objectType: HKObjectType, predicate: NSPredicate,
    withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(false, 0, HKError(.errorHealthDataUnavailable)) }
  }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  @discardableResult open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws
    -> Int
  { throw HKError(.errorHealthDataUnavailable) }
  /// Fails.
  open func add(
    _ samples: [HKSample], to workout: HKWorkout, completion: @escaping Completion
  ) { fail(completion) }

  /// Calls the handler of a query with an empty answer, on another queue.
  open func execute(_ query: HKQuery) { DispatchQueue.global().async { query.answer() } }
  /// No-op: a query ends with its answer.
  open func stop(_ query: HKQuery) {}
  /// Fails.
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping Completion
  ) { fail(completion) }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
    try unavailable()
  }
  /// Fails.
  open func disableBackgroundDelivery(
    for type: HKObjectType, withCompletion completion: @escaping Completion
  ) { fail(completion) }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func disableBackgroundDelivery(for type: HKObjectType) async throws { try unavailable() }
  /// Fails.
  open func disableAllBackgroundDelivery(completion: @escaping Completion) { fail(completion) }
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

  /// Reports the units in which a person sees quantities: those by which HealthKit documents them.
  open func preferredUnits(
    for quantityTypes: Set<HKQuantityType>,
    completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) {
    let units = units(of: quantityTypes)
    DispatchQueue.global().async { completion(units, nil) }
  }
  /// The units in which a person sees quantities: those by which HealthKit documents them.
  open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
    units(of: quantityTypes)
  }
  private func units(of types: Set<HKQuantityType>) -> [HKQuantityType: HKUnit] {
    var units: [HKQuantityType: HKUnit] = [:]
    for type in types { units[type] = QuantityTypes.facts(of: type.identifier).map { HKUnit(from: $0.unit) } }
    return units
  }
  /// The earliest date of samples.
  open func earliestPermittedSampleDate() -> Date { .distantPast }
}
