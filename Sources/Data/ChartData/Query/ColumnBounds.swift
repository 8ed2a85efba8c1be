/// A closed range to which the values of a column are restricted.
struct ColumnBounds: Hashable, Sendable {
  var column: String
  /// Numbers, or dates in seconds since 1 January 2001, 00:00 UTC.
  var range: ClosedRange<Double>
  /// Whether the values are dates.
  var isDate: Bool
}
