import Foundation

/// Dates of the proleptic Gregorian calendar for format styles.
///
/// ISO 8601 uses the Gregorian calendar also before 15 October 1582, but format styles show Julian dates there, which
/// can differ by ten days. In the ISO 8601 calendar, format styles also change the order of the fields. Charts in the
/// ISO 8601 calendar are therefore formatted in the Gregorian calendar. An early date is replaced by the date whose
/// Julian form has the same year, month and day.
extension Calendar {
  /// The calendar for format styles.
  package var ofFormats: Calendar {
    guard identifier == .iso8601 else { return self }
    var calendar = Calendar(identifier: .gregorian)
    (calendar.timeZone, calendar.locale) = (timeZone, locale)
    calendar.firstWeekday = firstWeekday
    return calendar
  }

  /// Returns the date for which ``ofFormats`` gives the year, month and day of a moment in this calendar.
  ///
  /// - Parameter moment: A finite number of seconds since the reference date.
  package func dateOfFormats(_ moment: Double) -> Date {
    let date = Date(timeIntervalSinceReferenceDate: moment)
    // 15 October 1582, the first Gregorian day in the system's default calendar.
    let first = Double(GregorianDay.first(year: 1582, month: 9) + 14) * 86_400
    guard identifier == .iso8601, DateTicks.reach.contains(moment) else { return date }
    let local = moment + Double(timeZone.secondsFromGMT(for: date))
    guard local < first else { return date }
    let day = Int((local / 86_400).rounded(.down))
    let (year, month) = GregorianDay.yearAndMonth(of: day)
    // Both calendars number days in the same way from March on, because the leap day is before March.
    let years = month > 2 ? year : year - 1
    func quotient(_ divisor: Int) -> Int { (years - GregorianDay.modulo(years, divisor)) / divisor }
    // In the Julian calendar, every century year is a leap year. The two calendars agree in the third century.
    let later = quotient(100) - quotient(400) - 2
    return date.addingTimeInterval(Double(later) * 86_400)
  }
}
