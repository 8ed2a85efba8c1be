// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A place of a workout.
public enum HKWorkoutSessionLocationType: Int, Sendable {
  /// In order of the cases: not known, inside, outside.
  case unknown = 1
  /// Inside.
  case indoor
  /// Outside.
  case outdoor
}

/// A place of swimming.
public enum HKWorkoutSwimmingLocationType: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// A pool.
  case pool
  /// A lake, a river or the sea.
  case openWater
}

/// A kind of event.
public enum HKWorkoutEventType: Int, Sendable {
  /// A pause begins.
  case pause = 1
  /// A pause ends.
  case resume
  /// A lap ends.
  case lap
  /// A place in time.
  case marker
  /// A pause begins that the device found.
  case motionPaused
  /// A pause ends that the device found.
  case motionResumed
  /// A part.
  case segment
  /// A wish to pause or resume.
  case pauseOrResumeRequest
}

/// Something that happened during a workout.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  /// The kind.
  public let type: HKWorkoutEventType
  /// The time.
  public let dateInterval: DateInterval
  /// Further facts.
  public let metadata: [String: Any]?

  /// Creates an event.
  public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
    (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
  }
}

/// The settings of a workout.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
  /// The sport.
  open var activityType = HKWorkoutActivityType.other
  /// The place.
  open var locationType = HKWorkoutSessionLocationType.unknown
  /// The place of swimming.
  open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
  /// The length of the pool.
  open var lapLength: HKQuantity?

  public override init() {}
}

/// A part of a workout with one sport.
open class HKWorkoutActivity: NSObject, @unchecked Sendable {
  /// The settings.
  public let workoutConfiguration: HKWorkoutConfiguration
  /// When it begins.
  public let startDate: Date
  /// When it ends.
  public let endDate: Date?
  /// Seconds.
  open var duration: TimeInterval { (endDate ?? startDate).timeIntervalSince(startDate) }

  /// Creates a part.
  public init(
    workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?,
    metadata: [String: Any]?
  ) { (self.workoutConfiguration, self.startDate, self.endDate) = (workoutConfiguration, startDate, endDate) }
}

/// A workout.
open class HKWorkout: HKSample, @unchecked Sendable {
  /// The sport.
  public let workoutActivityType: HKWorkoutActivityType
  /// Pauses, laps and the like.
  public let workoutEvents: [HKWorkoutEvent]?
  /// The parts: none.
  open var workoutActivities: [HKWorkoutActivity] { [] }
  /// Seconds without pauses.
  public let duration: TimeInterval
  /// The energy.
  public let totalEnergyBurned: HKQuantity?
  /// The way.
  public let totalDistance: HKQuantity?
  /// The number of strokes: not known.
  open var totalSwimmingStrokeCount: HKQuantity? { nil }
  /// The number of floors: not known.
  open var totalFlightsClimbed: HKQuantity? { nil }
  /// Statistics by kind of quantity: none.
  open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
  /// Returns `nil`: there are no statistics.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }

  /// Creates a workout from all its values. Without a duration it lasts from its start to its end.
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    workoutEvents: [HKWorkoutEvent]? = nil, duration: TimeInterval? = nil,
    totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil, device: HKDevice? = nil,
    metadata: [String: Any]? = nil
  ) {
    self.workoutActivityType = workoutActivityType
    self.workoutEvents = workoutEvents
    self.duration = duration ?? endDate.timeIntervalSince(startDate)
    self.totalEnergyBurned = totalEnergyBurned
    self.totalDistance = totalDistance
    super.init(
      type: HKObjectType.workoutType(), start: startDate, end: endDate, device: device, metadata: metadata)
  }
}

/// Metadata of workouts and samples.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// Whether a workout was inside.
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
/// The climb of a workout.
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
/// An identifier of another system.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
/// The time zone of the user.
public let HKMetadataKeyTimeZone = "HKTimeZone"
/// The identifier of synchronized data.
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
/// The version of synchronized data.
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
/// The type of a food.
public let HKMetadataKeyFoodType = "HKFoodType"
/// The brand of a workout.
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
/// The average effort of a workout.
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
/// The temperature of the air.
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
/// The humidity of the air.
public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"
/// Whether a cycle of menstruation begins.
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"

/// Makes a workout from events and samples. Saving it fails, because there is no store of health data.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  /// The settings.
  public let workoutConfiguration: HKWorkoutConfiguration
  /// When collecting began: never.
  open var startDate: Date? { nil }
  /// When collecting ended: never.
  open var endDate: Date? { nil }
  /// The events: none.
  open var workoutEvents: [HKWorkoutEvent] { [] }

  /// Creates a builder.
  public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
    workoutConfiguration = configuration
  }

  private func fail(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    DispatchQueue.global().async { completion(false, HKError(.errorHealthDataUnavailable)) }
  }
  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  open func beginCollection(
    withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  open func endCollection(
    withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    fail(completion)
  }
  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
    DispatchQueue.global().async { completion(nil, HKError(.errorHealthDataUnavailable)) }
  }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func beginCollection(at startDate: Date) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func endCollection(at endDate: Date) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func addSamples(_ samples: [HKSample]) async throws { throw HKError(.errorHealthDataUnavailable) }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  open func addMetadata(_ metadata: [String: Any]) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// Throws ``HKError/Code/errorHealthDataUnavailable``.
  @discardableResult open func finishWorkout() async throws -> HKWorkout? {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// No-op: nothing is collected.
  open func discardWorkout() {}
}
