// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The location of a workout: indoors or outdoors.
public enum HKWorkoutSessionLocationType: Int, Sendable {
  /// In order of the cases: unknown, indoors, outdoors.
  case unknown = 1
  /// The workout is indoors.
  case indoor
  /// The workout is outdoors.
  case outdoor
}

/// The location of swimming: a pool or open water.
public enum HKWorkoutSwimmingLocationType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// A pool.
  case pool
  /// A lake, a river or the sea.
  case openWater
}

/// The kind of an event.
public enum HKWorkoutEventType: Int, Sendable {
  /// A pause begins.
  case pause = 1
  /// A pause ends.
  case resume
  /// A lap ends.
  case lap
  /// A marked point in time.
  case marker
  /// A pause begins that the device detected.
  case motionPaused
  /// A pause ends that the device detected.
  case motionResumed
  /// A segment of the workout.
  case segment
  /// A request to pause or resume.
  case pauseOrResumeRequest
}

/// An event during a workout.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  /// The kind.
  public let type: HKWorkoutEventType
  /// The time.
  public let dateInterval: DateInterval
  /// Additional facts.
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
  /// The location: indoors or outdoors.
  open var locationType = HKWorkoutSessionLocationType.unknown
  /// The location of swimming: a pool or open water.
  open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
  /// The length of the pool.
  open var lapLength: HKQuantity?

  public override init() {}
}

/// A part of a workout with one sport.
open class HKWorkoutActivity: NSObject, @unchecked Sendable {
  /// The settings.
  public let workoutConfiguration: HKWorkoutConfiguration
  /// The start of the part.
  public let startDate: Date
  /// The end of the part; `nil` if it has not ended.
  public let endDate: Date?
  /// The duration in seconds.
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
  /// The events, such as pauses and laps.
  public let workoutEvents: [HKWorkoutEvent]?
  /// The parts. Always empty.
  open var workoutActivities: [HKWorkoutActivity] { [] }
  /// The duration without pauses, in seconds.
  public let duration: TimeInterval
  /// The burned energy.
  public let totalEnergyBurned: HKQuantity?
  /// The distance.
  public let totalDistance: HKQuantity?
  /// The number of strokes. Always `nil`: unknown.
  open var totalSwimmingStrokeCount: HKQuantity? { nil }
  /// The number of climbed floors. Always `nil`: unknown.
  open var totalFlightsClimbed: HKQuantity? { nil }
  /// Statistics by kind of quantity. Always empty.
  open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
  /// Returns `nil`: there are no statistics.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }

  /// Creates a workout from all its values. Without a duration, it lasts from its start to its end.
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

/// The metadata key for whether the user entered the data.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// The metadata key for whether a workout was indoors.
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
/// The metadata key for the ascent of a workout.
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
/// The metadata key for an identifier in another system.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
/// The metadata key for the time zone of the user.
public let HKMetadataKeyTimeZone = "HKTimeZone"
/// The metadata key for the identifier of synchronized data.
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
/// The metadata key for the version of synchronized data.
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
/// The metadata key for the type of a food.
public let HKMetadataKeyFoodType = "HKFoodType"
/// The metadata key for the brand of a workout.
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
/// The metadata key for the average effort of a workout.
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
/// The metadata key for the air temperature.
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
/// The metadata key for the humidity of the air.
public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"
/// The metadata key for whether a menstrual cycle begins.
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"

/// Builds a workout from events and samples. Saving it fails, because there is no store of health data.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  /// The settings.
  public let workoutConfiguration: HKWorkoutConfiguration
  /// The start of the collection. Always `nil`.
  open var startDate: Date? { nil }
  /// The end of the collection. Always `nil`.
  open var endDate: Date? { nil }
  /// The events. Always empty.
  open var workoutEvents: [HKWorkoutEvent] { [] }

  /// Creates a builder.
  public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
    workoutConfiguration = configuration
  }

  private func fail(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    DispatchQueue.global().async { completion(false, HKError(.errorHealthDataUnavailable)) }
  }
  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  @preconcurrency open func beginCollection(
    withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  @preconcurrency open func endCollection(
    withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  @preconcurrency open func add(
    _ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    fail(completion)
  }
  /// Fails with ``HKError/Code/errorHealthDataUnavailable``.
  @preconcurrency open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void)
  {
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
