import Foundation

/// What the places of an axis are, which decides the words before them: "in May 2024", "on May 3", "at 2:00 PM".
package enum Placing: Sendable {
  /// A name: a category, or a value that has one of its own.
  case name
  case number
  case year
  case month
  case day
  /// A time of the day alone.
  case time
}

/// The noun for the places at which two series are compared: "in all 12 years".
package enum CountedUnit: Sendable { case place, year, month, day }

extension Placing {
  /// For moments that are said down to a unit.
  package init(_ unit: Calendar.Component) {
    switch unit {
    case .era, .year, .yearForWeekOfYear: self = .year
    case .month, .quarter: self = .month
    default: self = .day
    }
  }
}
