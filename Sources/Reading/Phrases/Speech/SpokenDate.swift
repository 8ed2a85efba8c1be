import Foundation

/// Spoken dates, such as "June 6, 1960", with the precision that distinguishes them.
package struct SpokenDate: Sendable {
  /// The spoken parts.
  package enum Precision: Sendable {
    case full
    /// Without the year, if all dates share it.
    case day
    /// Only the time, if all dates share the day.
    case time
  }

  private let style: Date.FormatStyle
  private let language: SpeechLanguage

  /// - Parameters:
  ///   - unit: The smallest spoken part, from years to seconds; weeks are named by their first day.
  package init(locale: Locale, calendar: Calendar, unit: Calendar.Component, precision: Precision = .full) {
    language = SpeechLanguage(locale)
    let plain = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    let base = precision == .day && unit != .year ? plain : plain.year()
    let day = precision == .time ? plain : base.month(.wide).day()
    style =
      switch unit {
      case .era, .year, .yearForWeekOfYear: base
      case .month, .quarter: base.month(.wide)
      case .hour, .minute: day.hour().minute()
      case .second, .nanosecond: day.hour().minute().second()
      default: base.month(.wide).day()
      }
  }

  /// - Parameter moment: Seconds since the reference date; NaN and infinity give "".
  package func callAsFunction(_ moment: Double) -> String {
    moment.isFinite ? language.date(Date(timeIntervalSinceReferenceDate: moment).formatted(style)) : ""
  }
}
