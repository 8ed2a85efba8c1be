import Foundation

/// The default text of dates on an axis, by the unit that the ticks step in.
///
/// Hours "8 AM", minutes "8:05", seconds "8:05:09", days and weeks "Dec 17", months "Jan", years "2024"; in
/// the order and with the words of the locale, in the calendar's time zone. Where months span more than a
/// year, the first of each year carries it: "Jan 2024".
package struct DateText: Sendable {
  private let style: Date.FormatStyle
  /// For the first month of each year.
  private let yearStyle: Date.FormatStyle?
  /// A month up to this number is the first of its year among the ticks.
  private let firstMonths: Int
  private let calendar: Calendar
  private let dropsLeadingZero: Bool

  /// - Parameters:
  ///   - lower: Start of what the axis shows, in seconds since the reference date.
  ///   - upper: Its end.
  package init(step: DateStep, lower: Double, upper: Double, locale: Locale, calendar: Calendar) {
    let base = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    let step = step.normalized ?? DateStep(unit: .day, count: 1)
    let clock = base.hour(.defaultDigits(amPM: .omitted)).minute()
    var yearStyle: Date.FormatStyle?
    switch step.unit {
    case .nanosecond:
      let places = min(max(decimals(forStep: step.seconds), 1), 6)
      style = clock.second().secondFraction(.fractional(places))
    case .second: style = clock.second()
    case .minute: style = clock
    case .hour: style = base.hour()
    case .month where step.count % 12 != 0:
      style = base.month(.abbreviated)
      // Twelve months and a day's grace for the longest of years.
      if upper - lower > 367 * 86_400 { yearStyle = base.month(.abbreviated).year() }
    case .month, .year: style = base.year()
    default: style = base.month(.abbreviated).day()
    }
    self.yearStyle = yearStyle
    firstMonths = step.count
    self.calendar = calendar
    // Without the half of the day, twelve-hour clocks get a leading zero that nobody writes.
    let isClock = step.unit == .minute || step.unit == .second || step.unit == .nanosecond
    dropsLeadingZero = isClock && (locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven)
  }

  /// The text of a moment in seconds since the reference date; empty for one that no calendar reckons.
  package func callAsFunction(_ moment: Double) -> String {
    guard DateTicks.reach.contains(moment) else { return "" }
    let date = Date(timeIntervalSinceReferenceDate: moment)
    var style = style
    if let yearStyle, calendar.component(.month, from: date) <= firstMonths { style = yearStyle }
    let text = style.format(date)
    // A plain space between number and "AM": fonts often lack the narrow one.
    let spaced = text.replacing("\u{202F}", with: " ")
    return dropsLeadingZero && spaced.hasPrefix("0") ? String(spaced.dropFirst()) : spaced
  }
}
