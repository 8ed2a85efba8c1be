import Foundation

/// How an app measures movement.
public enum HKActivityMoveMode: Int, Sendable {
  /// By energy.
  case activeEnergy = 1
  /// By time.
  case appleMoveTime
}

/// The activity of a day, for rings.
open class HKActivitySummary: NSObject, @unchecked Sendable {
  /// The measure of movement.
  open var activityMoveMode = HKActivityMoveMode.activeEnergy
  /// The energy.
  open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// The goal of energy.
  open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
  /// The time of movement.
  open var appleMoveTime = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The goal of the time of movement.
  open var appleMoveTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The time of exercise.
  open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The goal of the time of exercise.
  open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
  /// The goal of the time of exercise.
  open var exerciseTimeGoal: HKQuantity? { appleExerciseTimeGoal }
  /// The number of hours with standing.
  open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
  /// The goal of hours with standing.
  open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
  /// The goal of hours with standing.
  open var standHoursGoal: HKQuantity? { appleStandHoursGoal }

  public override init() {}

  /// Year, month and day: today.
  open func dateComponents(for calendar: Calendar) -> DateComponents {
    var components = calendar.dateComponents([.era, .year, .month, .day], from: Date())
    components.calendar = calendar
    return components
  }
}

/// Finds the activity of days: none.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  /// Receives later changes. Not called.
  open var updateHandler: (@Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
  private let handler: @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void

  /// Creates a query.
  public init(
    predicate: NSPredicate?,
    resultsHandler: @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  ) {
    handler = resultsHandler
    super.init(HKObjectType.activitySummaryType(), predicate)
  }
  override func answer() { handler(self, [], nil) }
}
