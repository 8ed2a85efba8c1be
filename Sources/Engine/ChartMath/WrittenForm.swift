/// The notation in which a table writes dates, seconds or percentages, if it differs from plain numbers and from ISO
/// 8601 dates without an offset.
package enum WrittenForm: Hashable, Sendable {
  /// `2024`, `2024-Q1` and `2024-03`, for dates at the starts of these units.
  case year, quarter, month
  /// Seconds as `6:30`, or `06:30:00` with two digits of hours and with seconds.
  case clock(hourDigits: Int, hasSeconds: Bool)
  /// Fractions as percentages: 0.12345 as `12.345%`.
  case percent
  /// Dates with times and their offset from UTC: `2024-03-01T06:00:00Z`.
  case offset
}
