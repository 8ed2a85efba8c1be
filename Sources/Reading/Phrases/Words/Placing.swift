import Foundation

/// The kinds of positions on an axis, which select the preposition: "in May 2024", "on May 3", "at 2:00 PM".
package enum Placing: String, Sendable {
  /// A name: a category, or a value with its own name.
  case name
  case number
  case year
  case month
  case day
  /// A week, named by its first day.
  case week
  /// A day of the week of all weeks: "on Saturdays".
  case weekday
  /// A time of the day without a date.
  case time
  /// An interval of numbers: "for 10 to 20".
  case numbers
  /// Several years or months: "from April 2024 to June 2024".
  case months
  /// Several days: "from August 5, 2024 to August 11, 2024".
  case days
  /// An interval beside its value, inside a sentence that goes from one value to another.
  case aside
}

/// The noun for the positions at which two series are compared: "in all 12 years".
package enum CountedUnit: String, Sendable { case place, year, month, day }

extension Placing {
  /// Creates the placing for dates with a precision.
  package init(_ unit: Calendar.Component) {
    switch unit {
    case .era, .year, .yearForWeekOfYear: self = .year
    case .month, .quarter: self = .month
    case .weekOfYear, .weekOfMonth: self = .week
    default: self = .day
    }
  }

  /// The placing of an interval whose ends have this placing.
  package var interval: Placing { self == .day ? .days : .months }

  /// The placing beside a value: an interval has no preposition there, which would seem to belong to the value.
  package var besideValue: Placing { self == .months || self == .days ? .aside : self }
}
