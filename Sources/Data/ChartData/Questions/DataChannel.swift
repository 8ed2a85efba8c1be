import Foundation
import Tables

/// Where rows of an answer lie on an axis: the values of a column, or intervals of them.
///
///     .number("price")   .date("day")   .name("country")
///     .bins("delay", count: 40)   .unit("day", .month)
public struct DataChannel<Value: ChartDataValue>: Hashable, Sendable {
  let form: ChannelForm
}

/// A channel whatever the type of its values is.
struct ChannelForm: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number, date, name
    case bins(count: Int?)
    case unit(TimeUnit)
  }
  var column: String
  var kind: Kind

  /// Whether it has intervals rather than values.
  var isGrouped: Bool {
    switch kind {
    case .number, .date, .name: false
    case .bins, .unit: true
    }
  }
}

extension DataChannel where Value == Double {
  /// The numbers of a column as they are.
  public static func number(_ column: String) -> Self {
    Self(form: ChannelForm(column: column, kind: .number))
  }

  /// Equal intervals between familiar numbers that cover the column.
  ///
  /// - Parameter count: About how many, up to 1000; `nil`: as the data needs.
  public static func bins(_ column: String, count: Int? = nil) -> Self {
    Self(form: ChannelForm(column: column, kind: .bins(count: count)))
  }
}

extension DataChannel where Value == Date {
  /// The dates of a column as they are.
  public static func date(_ column: String) -> Self { Self(form: ChannelForm(column: column, kind: .date)) }

  /// Units of the calendar; weeks begin on Monday.
  public static func unit(_ column: String, _ unit: CalendarUnit) -> Self {
    Self(form: ChannelForm(column: column, kind: .unit(unit.unit)))
  }
}

extension DataChannel where Value == String {
  /// The names of a column; numbers, and true and false, as text.
  public static func name(_ column: String) -> Self { Self(form: ChannelForm(column: column, kind: .name)) }
}

/// A unit that rows are grouped by.
public enum CalendarUnit: String, Sendable, CaseIterable {
  case second, minute, hour, day, week, month, quarter, year

  var unit: TimeUnit {
    switch self {
    case .second: .second
    case .minute: .minute
    case .hour: .hour
    case .day: .day
    case .week: .week
    case .month: .month
    case .quarter: .quarter
    case .year: .year
    }
  }
}
