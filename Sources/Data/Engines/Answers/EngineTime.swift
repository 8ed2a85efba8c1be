import ChartMath
import Tables

/// Seconds since 1970, as engines count, and since 2001, as charts do.
package enum EngineTime {
  /// From 1970 to the first day of 2001, in seconds.
  package static let referenceDate = 978_307_200.0

  /// The moment that a value of a field in seconds since 1970 means; NaN stays NaN.
  package static func moment(_ seconds: Double, _ kind: EngineField.Kind, _ clock: inout WallClock) -> Double
  {
    let value = seconds - referenceDate
    return kind == .moment || value.isNaN ? value : clock.moment(value)
  }

  /// What engines call a moment, for a field.
  package static func seconds(_ moment: Double, _ kind: EngineField.Kind, _ clock: inout WallClock) -> Double
  {
    (kind == .moment ? moment : clock.wall(moment)) + referenceDate
  }

  /// The beginning of a unit by the number that ``Query/Key/units(_:_:_:)`` has for it.
  package static func start(
    of unit: TimeUnit, number: Double, _ kind: EngineField.Kind, _ clock: inout WallClock
  ) -> Double {
    guard number.isFinite else { return .nan }
    let months =
      switch unit {
      case .month: 1
      case .quarter: 3
      case .year: 12
      default: 0
      }
    if months > 0 {
      let month = Int(number) * months
      let year = Int((Double(month) / 12).rounded(.down))
      let first = CivilDate(year: year, month: month - year * 12 + 1, day: 1)
      return clock.start(Double(first.dayNumber) * 86_400)
    }
    switch unit {
    case .day, .week:
      // 1970 began on a Thursday.
      let days = unit == .day ? number : number * 7 - 3
      return clock.start(days * 86_400 - referenceDate)
    default:
      return kind == .moment
        ? number - referenceDate : clock.moment(number * unit.seconds - referenceDate)
    }
  }
}
