import Foundation

/// The default text of dates on an axis, by the unit that the ticks step in.
///
/// Hours "8 AM", minutes "8:05", seconds "8:05:09", days and weeks "Dec 17", months "Jan", years "2024"; in
/// the order and with the words of the locale, in the calendar's time zone.
///
/// Each label says what it needs to be told from the others: hours of several days read "Mar 11 at 3 PM", months
/// that come round again "Sep 2021", and so do days, "Dec 17, 2021".
package struct DateText: Sendable {
  private let style: Date.FormatStyle
  private let dropsLeadingZero: Bool

  /// - Parameters:
  ///   - first: The first moment with a label, in seconds since the reference date.
  ///   - last: The last one.
  package init(step: DateStep, first: Double, last: Double, locale: Locale, calendar: Calendar) {
    let base = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
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
      style = reach.isYearOrMore ? month.year() : month
    case .month, .year: style = base.year()
    default:
      let day = base.month(.abbreviated).day()
      style = reach.isYearOrMore ? day.year() : day
    }
    // Without the half of the day, twelve-hour clocks get a leading zero that nobody writes.
    dropsLeadingZero = hidesHalf && isTwelveHours
  }

  /// The text of a moment in seconds since the reference date; empty for one that no calendar reckons.
  package func callAsFunction(_ moment: Double) -> String {
    guard DateTicks.reach.contains(moment) else { return "" }
    let text = style.format(Date(timeIntervalSinceReferenceDate: moment))
    // A plain space between number and "AM": fonts often lack the narrow one.
    let spaced = text.replacing("\u{202F}", with: " ")
    return dropsLeadingZero && spaced.hasPrefix("0") ? String(spaced.dropFirst()) : spaced
  }

  /// How far the labels of an axis lie apart.
  private struct Reach {
    /// Whether they lie on more than one day.
    var isSeveralDays = false
    /// Whether a date comes round again: from one to the same date a year later, or further.
    var isYearOrMore = false

    init(first: Double, last: Double, calendar: Calendar) {
      guard DateTicks.reach.contains(first), DateTicks.reach.contains(last), first < last else { return }
      var day = DateUnitInterval(unit: .day, calendar: calendar)
      isSeveralDays = day(last).start > day(first).start
      guard last - first > 300 * 86_400 else { return }
      let start = Date(timeIntervalSinceReferenceDate: first)
      let anniversary = calendar.date(byAdding: .year, value: 1, to: start)
      isYearOrMore = anniversary.map { $0.timeIntervalSinceReferenceDate <= last } ?? true
    }
  }
}
