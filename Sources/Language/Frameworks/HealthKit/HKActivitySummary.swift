import Foundation

/// The measure of a person's movement.
public enum HKActivityMoveMode: Int, Sendable {
  /// Measures energy.
  case activeEnergy = 1
  /// Measures time.
  case appleMoveTime
}

/// The activity of a day, shown as rings.
open class HKActivitySummary: NSObject, @unchecked Sendable {
  /// The measure of movement.
  open var activityMoveMode = HKActivityMoveMode.activeEnergy
  /// The burned energy.
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// The goal for the burned energy.
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// The time in motion.
  open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The goal for the time in motion.
  open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The time of exercise.
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The goal for the time of exercise.
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The goal for the time of exercise.
  open var exerciseTimeGoal: HKQuantity? { appleExerciseTimeGoal }
  /// The number of hours in which the person stood.
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  /// The goal for the number of hours in which the person stands.
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
  /// The goal for the number of hours in which the person stands.
  open var standHoursGoal: HKQuantity? { appleStandHoursGoal }

  public override init() {}

  /// Returns year, month and day of today.
  open func dateComponents(for calendar: Calendar) -> DateComponents {
    var components = calendar.dateComponents([.era, .year, .month, .day], from: Date())
    components.calendar = calendar
    return components
  }
}

/// A query for the activity of days. Finds none.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  /// Receives later changes. Never called.
  @preconcurrency open var updateHandler:
    (@Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
  private let handler: @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void

  /// Creates a query.
  @preconcurrency public init(
    predicate: NSPredicate?,
    resultsHandler: @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  ) {
    handler = resultsHandler
    super.init(HKObjectType.activitySummaryType(), predicate)
  }
  override func answer() { handler(self, [], nil) }
}
