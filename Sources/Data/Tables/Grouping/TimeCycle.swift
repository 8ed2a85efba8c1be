import Foundation
import OpenChartsChartMath

/// A part of a date that repeats. Rows of different weeks, days or years belong to the same part.
package enum TimeCycle: String, Sendable, CaseIterable {
  /// The day of the week, from Monday.
  case weekday
  case hourOfDay = "hour-of-day"
  case monthOfYear = "month-of-year"

  /// The number of parts.
  package var count: Int {
    switch self {
    case .weekday: 7
    case .hourOfDay: 24
    case .monthOfYear: 12
    }
  }

  /// The part that contains a time, from 0; `nil` for NaN.
  ///
  /// - Parameters:
  ///   - moment: Seconds since 1 January 2001, 00:00 UTC.
  ///   - clock: The wall clock of the time zone.
  package func index(of moment: Double, _ clock: inout WallClock) -> Int? {
    guard moment.isFinite, abs(moment) < 1e14 else { return nil }
    let local = clock.wall(moment)
    let day = Int((local / 86_400).rounded(.down))
    switch self {
    // 1 January 2001 was a Monday.
    case .weekday: return ((day % 7) + 7) % 7
    case .hourOfDay: return Int(((local - Double(day) * 86_400) / 3600).rounded(.down))
    case .monthOfYear: return CivilDate(dayNumber: day).month - 1
    }
  }

  /// The names of the parts in order: full names of weekdays, short names of months, and hours from 0 to 23.
  ///
  /// - Parameter locale: The identifier of a locale.
  package func names(locale: String) -> [String] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    switch self {
    case .weekday:
      // The calendar's list begins with Sunday.
      let names = calendar.standaloneWeekdaySymbols
      return Array(names.dropFirst() + names.prefix(1))
    case .hourOfDay: return (0..<24).map(String.init)
    case .monthOfYear: return calendar.shortStandaloneMonthSymbols
    }
  }
}
