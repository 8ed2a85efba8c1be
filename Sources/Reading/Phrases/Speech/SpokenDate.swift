import Foundation

/// Moments in words: "June 6, 1960", with the precision that tells them apart.
package struct SpokenDate: Sendable {
  /// The parts that are said.
  package enum Precision: Sendable {
    case full
    /// Without the year, where all moments share it.
    case day
    /// The time alone, where they share the day.
    case time
  }

  private let style: Date.FormatStyle
  private let language: SpeechLanguage

  /// - Parameters:
  ///   - unit: The smallest part that is said, from years to seconds; weeks are said by their first day.
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

  /// - Parameter moment: Seconds since the reference date; "" for one that is none.
  package func callAsFunction(_ moment: Double) -> String {
    moment.isFinite ? language.date(Date(timeIntervalSinceReferenceDate: moment).formatted(style)) : ""
  }
}
