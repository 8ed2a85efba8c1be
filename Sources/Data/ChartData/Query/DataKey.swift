import Foundation
import OpenChartsTables

/// A column by whose values rows are grouped: the position of a mark.
///
/// `Value` is the type in the answer: `Double`, `Date` or `String`.
public struct DataKey<Value: Sendable>: Sendable, Hashable {
  let column: String
  let form: KeyForm
  /// The names to include; used only for columns of names.
  var names = NameChoice.all
}

/// The grouping of a key.
enum KeyForm: Hashable, Sendable {
  case numbers, dates, names
  /// The approximate number of bins; `nil` to choose it by the data.
  case bins(Int?)
  case intervals(EqualBins)
  case units(TimeUnit)
}

/// A calendar unit by which dates are grouped.
public enum DateBin: String, Sendable, CaseIterable {
  /// Units of the clock in the query's time zone.
  case second, minute, hour, day
  /// Starts on Monday.
  case week
  /// Units of the Gregorian calendar; quarters start in January, April, July and October.
  case month, quarter, year

  var timeUnit: TimeUnit { TimeUnit(rawValue: rawValue)! }
}

extension DataKey where Value == Double {
  /// The numbers themselves; rows with equal numbers form one group.
  public static func number(_ column: String) -> DataKey { DataKey(column: column, form: .numbers) }

  /// Bins of equal width with round edges, as in a histogram: about `count` of them, from 1 to 1,000, otherwise an
  /// error; `nil` to choose the number by the data (Scott's rule).
  public static func bins(_ column: String, _ count: Int? = nil) -> DataKey {
    DataKey(column: column, form: .bins(count))
  }
}

extension DataKey where Value == Date {
  /// The dates themselves; rows with equal dates form one group.
  public static func date(_ column: String) -> DataKey { DataKey(column: column, form: .dates) }

  /// Calendar units in the query's time zone.
  public static func date(_ column: String, by unit: DateBin) -> DataKey {
    DataKey(column: column, form: .units(unit.timeUnit))
  }
}

extension DataKey where Value == String {
  /// Names in code-point order, and Booleans as `true` and `false`. `names` selects all, or those with the largest
  /// measure.
  public static func name(_ column: String, _ names: NameChoice = .all) -> DataKey {
    DataKey(column: column, form: .names, names: names)
  }
}
