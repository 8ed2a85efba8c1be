/// The precision with which the dates of a column were written.
package enum DatePrecision: Int, Comparable, Hashable, Sendable, CaseIterable {
  case year, quarter, month, week, day, hour, minute, second
  package static func < (a: DatePrecision, b: DatePrecision) -> Bool { a.rawValue < b.rawValue }
}
