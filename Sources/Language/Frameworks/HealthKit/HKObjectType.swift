import Foundation

/// A kind of health data.
open class HKObjectType: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the kind.
  public let identifier: String

  init(identifier: String) { self.identifier = identifier }

  /// A kind of quantity.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  /// A kind of category.
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  /// A constant fact about a person.
  open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
    -> HKCharacteristicType?
  { HKCharacteristicType(identifier) }
  /// A kind of several samples together.
  open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType?
  { HKCorrelationType(identifier) }
  /// Workouts.
  open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
  /// The activity of days.
  open class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
  }
  /// Electrocardiograms.
  open class func electrocardiogramType() -> HKElectrocardiogramType {
    HKElectrocardiogramType(identifier: "HKDataTypeIdentifierElectrocardiogram")
  }
  /// Audiograms.
  open class func audiogramSampleType() -> HKAudiogramSampleType {
    HKAudiogramSampleType(identifier: "HKDataTypeIdentifierAudiogram")
  }
  /// States of mind.
  open class func stateOfMindType() -> HKStateOfMindType {
    HKStateOfMindType(identifier: "HKDataTypeStateOfMind")
  }

  /// False: one permission is for all objects of a kind.
  open func requiresPerObjectAuthorization() -> Bool { false }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
  open override var description: String { identifier }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A constant fact about a person.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an identifier from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier" + name }
  /// The sex.
  public static let biologicalSex = HKCharacteristicTypeIdentifier("BiologicalSex")
  /// The blood type.
  public static let bloodType = HKCharacteristicTypeIdentifier("BloodType")
  /// The date of birth.
  public static let dateOfBirth = HKCharacteristicTypeIdentifier("DateOfBirth")
  /// The skin type.
  public static let fitzpatrickSkinType = HKCharacteristicTypeIdentifier("FitzpatrickSkinType")
  /// The use of a wheelchair.
  public static let wheelchairUse = HKCharacteristicTypeIdentifier("WheelchairUse")
  /// The measure of movement.
  public static let activityMoveMode = HKCharacteristicTypeIdentifier("ActivityMoveMode")
}

/// A kind of several samples together.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an identifier from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Systolic and diastolic blood pressure.
  public static let bloodPressure = HKCorrelationTypeIdentifier(
    rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  /// The nutrients of a food.
  public static let food = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierFood")
}

/// A constant fact about a person.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  /// Creates a kind.
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// The activity of days.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

/// A kind of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {
  /// False: samples of any length are allowed.
  open var isMaximumDurationRestricted: Bool { false }
  /// False: samples of any length are allowed.
  open var isMinimumDurationRestricted: Bool { false }
}

/// How values of a quantity combine.
public enum HKQuantityAggregationStyle: Int, Sendable {
  /// Values add up.
  case cumulative = 0
  /// Values are averaged.
  case discreteArithmetic
  /// Values are averaged, each with the time that it lasts.
  case discreteTemporallyWeighted
  /// Values of loudness are averaged.
  case discreteEquivalentContinuousLevel
}

/// A kind of quantity.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// Creates a kind.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
  /// How values combine; an average for kinds without a known name.
  open var aggregationStyle: HKQuantityAggregationStyle {
    QuantityTypes.facts(of: identifier)?.isCumulative == true ? .cumulative : .discreteArithmetic
  }
  /// Whether the quantity can have a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool {
    QuantityTypes.facts(of: identifier).map { HKUnit(from: $0.unit).dimension == unit.dimension } ?? true
  }
}

/// A kind of category.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// Creates a kind.
  public convenience init(_ identifier: HKCategoryTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// A kind of several samples together.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  /// Creates a kind.
  public convenience init(_ identifier: HKCorrelationTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// Workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// Electrocardiograms.
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
/// Audiograms.
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}
/// States of mind.
open class HKStateOfMindType: HKSampleType, @unchecked Sendable {}

/// Samples that belong to other samples.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
  /// The ways of workouts.
  open class func workoutRoute() -> HKSeriesType { HKSeriesType(identifier: "HKWorkoutRouteTypeIdentifier") }
  /// Single beats of the heart.
  open class func heartbeat() -> HKSeriesType {
    HKSeriesType(identifier: "HKDataTypeIdentifierHeartbeatSeries")
  }
}
