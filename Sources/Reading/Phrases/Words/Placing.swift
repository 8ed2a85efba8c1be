import Foundation

/// The kinds of positions on an axis, which select the preposition: "in May 2024", "on May 3", "at 2:00 PM".
package enum Placing: String, Sendable {
  /// A name: a category, or a value with its own name.
  case name
  case number
  case year
  case month
  case day
  /// A time of the day without a date.
  case time
}

/// The noun for the positions at which two series are compared: "in all 12 years".
package enum CountedUnit: String, Sendable { case place, year, month, day }

extension Placing {
  /// Creates the placing for dates with a precision.
  package init(_ unit: Calendar.Component) {
    switch unit {
    case .era, .year, .yearForWeekOfYear: self = .year
    case .month, .quarter: self = .month
    default: self = .day
    }
  }
}
