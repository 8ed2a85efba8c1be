import Foundation

/// Finds the calendar interval of one unit around a moment; fast for many consecutive rows.
///
///     var day = DateUnitInterval(unit: .day, calendar: calendar)
///     let (start, end) = day(noon)
///
/// Moments are seconds since the reference date. Intervals are cached, so that each row within the same few days, in
/// any order, costs one lookup. A moment that is not finite, or outside the range of calendars, is returned as both
/// start and end.
package struct DateUnitInterval {
  private let unit: Calendar.Component
  private let calendar: Calendar
  private var clock: WallClock
  /// The length in seconds of a cache slot. It is not longer than the unit, so that each interval has at least one
  /// slot.
  private let slotLength: Double
  private var last: (start: Double, end: Double) = (.nan, .nan)
  private var slots: [(start: Double, end: Double)] = []

  package init(unit: Calendar.Component, calendar: Calendar) {
    self.unit = unit
    self.calendar = calendar
    clock = WallClock(zone: calendar.timeZone)
    slotLength = Swift.max(86_400, (DateStep(unit: unit, count: 1).normalized?.seconds ?? 0) / 2)
  }

  package mutating func callAsFunction(_ moment: Double) -> (start: Double, end: Double) {
    if last.start <= moment, moment < last.end { return last }
    guard DateTicks.reach.contains(moment) else { return (moment, moment) }
    if slots.isEmpty { slots = Array(repeating: (.nan, .nan), count: 1_024) }
    let slot = Int((moment / slotLength).rounded(.down)) & 1_023
    let cached = slots[slot]
    if cached.start <= moment, moment < cached.end {
      last = cached
      return cached
    }
    last = interval(around: moment)
    slots[slot] = last
    return last
  }

  private mutating func interval(around moment: Double) -> (start: Double, end: Double) {
    switch unit {
    case .nanosecond: return (moment, moment)
    case .second: return clockInterval(moment, 1)
    case .minute: return clockInterval(moment, 60)
    case .hour: return clockInterval(moment, 3_600)
    default: break
    }
    if GregorianDay.serves(calendar, at: moment), let days = gregorianDays(moment) {
      return (clock.start(Double(days.lowerBound) * 86_400), clock.start(Double(days.upperBound) * 86_400))
    }
    let date = Date(timeIntervalSinceReferenceDate: moment)
    guard let interval = calendar.dateInterval(of: unit, for: date), interval.duration > 0 else {
      return (moment, moment)
    }
    let start = interval.start.timeIntervalSinceReferenceDate
    return (start, start + interval.duration)
  }

  /// Returns an hour, minute or second around a moment. It uses the UTC offset of the moment, so that the hour that a
  /// clock change repeats is counted as a second hour.
  private mutating func clockInterval(_ moment: Double, _ length: Double) -> (start: Double, end: Double) {
    let offset = clock.offset(at: moment)
    let start = ((moment + offset) / length).rounded(.down) * length - offset
    return (start, start + length)
  }

  /// Returns the days of the unit around a moment, counted from 1 January 2001; `nil` if the unit is not made of
  /// days.
  private mutating func gregorianDays(_ moment: Double) -> Range<Int>? {
    let day = Int((clock.wall(moment) / 86_400).rounded(.down))
    switch unit {
    case .day, .weekday, .weekdayOrdinal, .dayOfYear: return day..<(day + 1)
    case .weekOfYear, .weekOfMonth:
      // 1 January 2001 was a Monday, which calendars number 2.
      let start = day - GregorianDay.modulo(day + 2 - calendar.firstWeekday, 7)
      return start..<(start + 7)
    case .month, .quarter, .year:
      let months = unit == .month ? 1 : unit == .quarter ? 3 : 12
      let date = GregorianDay.yearAndMonth(of: day)
      let first = (date.month - 1) / months * months
      return GregorianDay.first(
        year: date.year, month: first)..<GregorianDay.first(year: date.year, month: first + months)
    default: return nil
    }
  }
}

/// Days of the proleptic Gregorian calendar, counted from 1 January 2001.
enum GregorianDay {
  /// Returns whether this arithmetic gives the result of a calendar, which is much slower. Before -13e9 seconds (in
  /// 1589), the system's Gregorian calendar may give Julian dates; its ISO 8601 calendar does not.
  static func serves(_ calendar: Calendar, at moment: Double) -> Bool {
    calendar.identifier == .iso8601 || calendar.identifier == .gregorian && moment > -13e9
  }

  static func modulo(_ value: Int, _ divisor: Int) -> Int {
    let rest = value % divisor
    return rest < 0 ? rest + divisor : rest
  }

  /// Returns the first day of a month. Months are counted from 0 and may be outside the year.
  static func first(year: Int, month: Int) -> Int {
    let inYear = modulo(month, 12)
    let year = year + (month - inYear) / 12
    let lengths = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
    let isLeap = modulo(year, 4) == 0 && (modulo(year, 100) != 0 || modulo(year, 400) == 0)
    return yearStart(year) + lengths[inYear] + (isLeap && inYear > 1 ? 1 : 0)
  }

  /// Returns the year and the month, counted from 1, that contain a day.
  static func yearAndMonth(of day: Int) -> (year: Int, month: Int) {
    var year = 2001 + Int((Double(day) / 365.2425).rounded(.down))
    while yearStart(year) > day { year -= 1 }
    while yearStart(year + 1) <= day { year += 1 }
    // No month is longer than 31 days, so the estimate is at most one too low.
    var month = (day - yearStart(year)) / 31
    if first(year: year, month: month + 1) <= day { month += 1 }
    return (year, month + 1)
  }

  private static func yearStart(_ year: Int) -> Int {
    let y = year - 1
    func quotient(_ divisor: Int) -> Int { (y - modulo(y, divisor)) / divisor }
    return 365 * (y - 2000) + quotient(4) - quotient(100) + quotient(400) - 485
  }
}
