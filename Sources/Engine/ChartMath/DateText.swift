import Foundation

/// The default text of dates on an axis, by the unit of the tick step.
///
/// Hours are "8 AM", minutes "8:05", seconds "8:05:09", days and weeks "Dec 17", months "Jan", years "2024". Order
/// and words follow the locale; times are in the calendar's time zone.
///
/// Labels have further parts if otherwise two of them would be equal. Hours on more than one day are "Mar 11 at 3 PM".
/// Months of more than one calendar year are "Sep 2021", and days that can repeat are "Dec 17, 2021".
package struct DateText: Sendable {
  private let style: Date.FormatStyle
  private let calendar: Calendar
  private let dropsLeadingZero: Bool

  /// - Parameters:
  ///   - first: The first moment with a label, in seconds since the reference date.
  ///   - last: The last moment with a label, in seconds since the reference date.
  package init(step: DateStep, first: Double, last: Double, locale: Locale, calendar: Calendar) {
    let base = Date.FormatStyle(
      locale: locale, calendar: calendar.ofFormats, timeZone: calendar.timeZone)
    self.calendar = calendar
    let step = step.normalized ?? DateStep(unit: .day, count: 1)
    let reach = Reach(first: first, last: last, calendar: calendar)
    let isTwelveHours = locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven
    var hidesHalf = false
    switch step.unit {
    case .nanosecond, .second, .minute:
      var time = base.hour().minute()
      if last - first < (isTwelveHours ? 43_200 : 86_400) {
        time = base.hour(.defaultDigits(amPM: .omitted)).minute()
        hidesHalf = true
      } else if reach.isSeveralDays {
        time = time.month(.abbreviated).day()
      }
      switch step.unit {
      case .minute: style = time
      case .second: style = time.second()
      default:
        let places = min(max(decimals(forStep: step.seconds), 1), 6)
        style = time.second().secondFraction(.fractional(places))
      }
    case .hour:
      let day = base.month(.abbreviated).day().hour()
      style = reach.isYearOrMore ? day.year() : reach.isSeveralDays ? day : base.hour()
    case .month where step.count % 12 != 0:
      let month = base.month(.abbreviated)
      style = reach.isSeveralYears ? month.year() : month
    case .month, .year: style = base.year()
    default:
      let day = base.month(.abbreviated).day()
      style = reach.isYearOrMore ? day.year() : day
    }
    // Without AM or PM, twelve-hour formats add a leading zero, which is unusual and is removed.
    dropsLeadingZero = hidesHalf && isTwelveHours
  }

  /// Returns the text of a moment, given in seconds since the reference date; empty outside the range of calendars.
  package func callAsFunction(_ moment: Double) -> String {
    guard DateTicks.reach.contains(moment) else { return "" }
    let text = style.format(calendar.dateOfFormats(moment))
    // Uses a normal space before "AM", because many fonts lack the narrow one.
    let spaced = text.replacing("\u{202F}", with: " ")
    return dropsLeadingZero && spaced.hasPrefix("0") ? String(spaced.dropFirst()) : spaced
  }

  /// The range of an axis' labels.
  private struct Reach {
    /// Whether the labels are on more than one day.
    var isSeveralDays = false
    /// Whether the labels are in more than one calendar year.
    var isSeveralYears = false
    /// Whether the labels span a year or more, so that a date without a year is ambiguous.
    var isYearOrMore = false

    init(first: Double, last: Double, calendar: Calendar) {
      guard DateTicks.reach.contains(first), DateTicks.reach.contains(last), first < last else { return }
      var day = DateUnitInterval(unit: .day, calendar: calendar)
      isSeveralDays = day(last).start > day(first).start
      var year = DateUnitInterval(unit: .year, calendar: calendar)
      isSeveralYears = year(last).start > year(first).start
      guard last - first > 300 * 86_400 else { return }
      let start = Date(timeIntervalSinceReferenceDate: first)
      let anniversary = calendar.date(byAdding: .year, value: 1, to: start)
      isYearOrMore = anniversary.map { $0.timeIntervalSinceReferenceDate <= last } ?? true
    }
  }
}
