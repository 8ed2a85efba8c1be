import Foundation
import OpenChartsChartMath

/// Spoken dates, such as "June 6, 1960", with the precision that distinguishes them.
package struct SpokenDate: Sendable {
  /// The spoken parts.
  package enum Precision: Sendable {
    case full
    /// The day without the year, if all dates share the year.
    case day
    /// The time only, if all dates share the day.
    case time
  }

  private let style: Date.FormatStyle
  private let language: SpeechLanguage
  private let calendar: Calendar

  /// - Parameters:
  ///   - unit: The smallest spoken part, from years to seconds; weeks are named by their first day.
  package init(locale: Locale, calendar: Calendar, unit: Calendar.Component, precision: Precision = .full) {
    language = SpeechLanguage(locale)
    self.calendar = calendar
    let plain = Date.FormatStyle(
      locale: locale, calendar: calendar.ofFormats, timeZone: calendar.timeZone)
    let base = precision == .day && unit != .year ? plain : plain.year()
    let day = precision == .time ? plain : base.month(.wide).day()
    style =
      switch unit {
      case .era, .year, .yearForWeekOfYear: base
      case .month: base.month(.wide)
      case .quarter: base.quarter(.abbreviated)
      case .hour, .minute: day.hour().minute()
      case .second, .nanosecond: day.hour().minute().second()
      default: base.month(.wide).day()
      }
  }

  /// - Parameter moment: Seconds since the reference date; NaN and infinity give "".
  package func callAsFunction(_ moment: Double) -> String {
    moment.isFinite ? language.date(calendar.dateOfFormats(moment).formatted(style)) : ""
  }
}
