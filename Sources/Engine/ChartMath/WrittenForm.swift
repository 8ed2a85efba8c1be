/// The form in which a table writes dates or seconds, if it is shorter than ISO 8601 or not a plain number.
package enum WrittenForm: Hashable, Sendable {
  /// `2024`, `2024-Q1` and `2024-03`, for dates at the starts of these units.
  case year, quarter, month
  /// Seconds as `6:30`, or `06:30:00` with two digits of hours and with seconds.
  case clock(hourDigits: Int, hasSeconds: Bool)
}
