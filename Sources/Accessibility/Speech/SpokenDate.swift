import Foundation

/// Moments in words: "June 6, 1960", with the precision that tells them apart.
package struct SpokenDate: Sendable {
  private let style: Date.FormatStyle

  /// - Parameters:
  ///   - unit: The smallest part that is said, from years to seconds; weeks are said by their first day.
  ///   - hidesYear: Leaves the year out, where all moments share it.
  package init(locale: Locale, calendar: Calendar, unit: Calendar.Component, hidesYear: Bool = false) {
    let plain = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    let base = hidesYear && unit != .year ? plain : plain.year()
    style =
      switch unit {
      case .era, .year, .yearForWeekOfYear: base
      case .month, .quarter: base.month(.wide)
      case .hour, .minute: base.month(.wide).day().hour().minute()
      case .second, .nanosecond: base.month(.wide).day().hour().minute().second()
      default: base.month(.wide).day()
      }
  }

  /// - Parameter moment: Seconds since the reference date; "" for one that is none.
  package func callAsFunction(_ moment: Double) -> String {
    moment.isFinite ? Date(timeIntervalSinceReferenceDate: moment).formatted(style) : ""
  }
}
