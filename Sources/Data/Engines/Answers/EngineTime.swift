import OpenChartsChartMath
import OpenChartsTables

/// Converts between seconds since 1970, which engines use, and seconds since 2001, which charts use.
package enum EngineTime {
  /// The seconds from 1 January 1970 to 1 January 2001, 00:00 UTC.
  package static let referenceDate = 978_307_200.0

  /// Converts a value of a field, in seconds since 1970, to seconds since 2001. NaN stays NaN.
  package static func moment(_ seconds: Double, _ kind: EngineField.Kind, _ clock: inout WallClock) -> Double
  {
    let value = seconds - referenceDate
    return kind == .moment || value.isNaN ? value : clock.moment(value)
  }

  /// Converts seconds since 2001 to seconds since 1970, as the engine represents a field of this kind.
  package static func seconds(_ moment: Double, _ kind: EngineField.Kind, _ clock: inout WallClock) -> Double
  {
    (kind == .moment ? moment : clock.wall(moment)) + referenceDate
  }

  /// Returns the start of a unit, in seconds since 2001, from its number in ``Query/Key/units(_:_:_:)``; NaN if the
  /// number is not finite.
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
      // 1 January 1970 was a Thursday.
      let days = unit == .day ? number : number * 7 - 3
      return clock.start(days * 86_400 - referenceDate)
    default:
      return kind == .moment
        ? number - referenceDate : clock.moment(number * unit.seconds - referenceDate)
    }
  }
}
