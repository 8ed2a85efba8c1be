// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The way in which the time of a sample is compared with a period.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The sample begins within the period. Without an option, the sample overlaps the period.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// The sample ends within the period.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A comparison of two values. It replaces `NSComparisonPredicate.Operator`, which Foundation on Linux does not have.
public enum HKComparison: UInt, Sendable {
  /// Below.
  case lessThan
  /// Below or equal.
  case lessThanOrEqualTo
  /// Above.
  case greaterThan
  /// Above or equal.
  case greaterThanOrEqualTo
  /// Equal.
  case equalTo
  /// Not equal.
  case notEqualTo
}

/// No limit for the number of results.
public let HKObjectQueryNoLimit = 0
/// The key to sort samples by start.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The key to sort samples by end.
public let HKSampleSortIdentifierEndDate = "endDate"
/// The key path of the app that saved an object, for conditions.
public let HKPredicateKeyPathSource = "source"
/// The key path of the start, for conditions.
public let HKPredicateKeyPathStartDate = "startDate"
/// The key path of the end, for conditions.
public let HKPredicateKeyPathEndDate = "endDate"

extension NSSortDescriptor {
  /// Sorts samples by one of the keys `HKSampleSortIdentifierStartDate` and `HKSampleSortIdentifierEndDate`. Other keys
  /// keep the order.
  @_disfavoredOverload public convenience init(key: String, ascending: Bool) {
    switch key {
    case HKSampleSortIdentifierStartDate: self.init(keyPath: \HKSample.startDate, ascending: ascending)
    case HKSampleSortIdentifierEndDate: self.init(keyPath: \HKSample.endDate, ascending: ascending)
    default: self.init(keyPath: \NSObject.self, ascending: ascending) { _, _ in .orderedSame }
    }
  }
}

/// A query to the store of health data.
open class HKQuery: NSObject, @unchecked Sendable {
  /// The kind of object.
  public let objectType: HKObjectType?
  /// The kind of object.
  open var sampleType: HKObjectType? { objectType }
  /// The condition.
  public let predicate: NSPredicate?

  init(_ type: HKObjectType?, _ predicate: NSPredicate?) { (objectType, self.predicate) = (type, predicate) }

  /// Calls the query's handler with the answer.
  func answer() {}

  private static func samples(where condition: @escaping @Sendable (HKSample) -> Bool) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKSample).map(condition) ?? false }
  }

  /// A condition for samples in a period.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    samples { sample in
      let start = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
      let end = options.contains(.strictEndDate) ? sample.endDate : sample.startDate
      return startDate.map { start >= $0 } ?? true && endDate.map { end < $0 } ?? true
    }
  }
  /// A condition that compares the quantities of samples with a given one.
  open class func predicateForQuantitySamples(
    with operatorType: HKComparison, quantity: HKQuantity
  ) -> NSPredicate {
    samples { sample in
      guard let order = (sample as? HKQuantitySample)?.quantity.compare(quantity) else { return false }
      return matches(operatorType, order)
    }
  }
  /// A condition that compares the values of samples with a given one.
  open class func predicateForCategorySamples(
    with operatorType: HKComparison, value: Int
  ) -> NSPredicate {
    samples { sample in
      guard let sampleValue = (sample as? HKCategorySample)?.value else { return false }
      return matches(
        operatorType,
        sampleValue < value ? .orderedAscending : sampleValue > value ? .orderedDescending : .orderedSame)
    }
  }
  /// A condition for workouts of a sport.
  open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    samples { ($0 as? HKWorkout)?.workoutActivityType == workoutActivityType }
  }
  /// A condition that compares the durations of workouts with a given one, in seconds.
  open class func predicateForWorkouts(
    with operatorType: HKComparison, duration: TimeInterval
  ) -> NSPredicate {
    samples { sample in
      guard let sampleValue = (sample as? HKWorkout)?.duration else { return false }
      return matches(
        operatorType,
        sampleValue < duration
          ? .orderedAscending : sampleValue > duration ? .orderedDescending : .orderedSame)
    }
  }
  /// A condition for objects that an app saved.
  open class func predicateForObjects(from source: HKSource) -> NSPredicate {
    samples { $0.sourceRevision.source.isEqual(source) }
  }
  /// A condition for objects that one of several apps saved.
  open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    samples { sources.contains($0.sourceRevision.source) }
  }
  /// A condition for objects of a workout. It is false for all objects.
  open class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { NSPredicate(value: false) }
  /// A condition for the object with an identifier.
  open class func predicateForObject(with uuid: UUID) -> NSPredicate { samples { $0.uuid == uuid } }
  /// A condition for objects with one of several identifiers.
  open class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate {
    samples { uuids.contains($0.uuid) }
  }
  /// A condition for objects with a key of metadata.
  open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    samples { $0.metadata?[key] != nil }
  }
  /// A condition for objects with one of several values for a key of metadata.
  open class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
    nonisolated(unsafe) let values = Set(allowedValues.compactMap { $0 as? AnyHashable })
    return samples { ($0.metadata?[key] as? AnyHashable).map(values.contains) ?? false }
  }
  /// A condition for the activity of a day.
  open class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
    predicate(forActivitySummariesBetweenStart: dateComponents, end: dateComponents)
  }
  /// A condition for the activity of several days.
  open class func predicate(
    forActivitySummariesBetweenStart startDateComponents: DateComponents,
    end endDateComponents: DateComponents
  ) -> NSPredicate {
    let calendar = Calendar.current
    let start = calendar.date(from: startDateComponents)
    let end = calendar.date(from: endDateComponents)
    return NSPredicate { object, _ in
      guard let summary = object as? HKActivitySummary,
        let day = calendar.date(from: summary.dateComponents(for: calendar))
      else { return false }
      return start.map { day >= $0 } ?? true && end.map { day <= $0 } ?? true
    }
  }

  private static func matches(_ type: HKComparison, _ order: ComparisonResult) -> Bool {
    switch type {
    case .lessThan: order == .orderedAscending
    case .lessThanOrEqualTo: order != .orderedDescending
    case .greaterThan: order == .orderedDescending
    case .greaterThanOrEqualTo: order != .orderedAscending
    case .equalTo: order == .orderedSame
    case .notEqualTo: order != .orderedSame
    }
  }
}
