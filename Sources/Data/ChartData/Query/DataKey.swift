import Foundation
import Tables

/// A column of a source, and how its values tell the rows apart: what a mark has for a position.
///
/// `Value` is what elements of the answer have: `Double`, `Date` or `String`.
public struct DataKey<Value: Sendable>: Sendable, Hashable {
  let column: String
  let form: KeyForm
  /// Of names, which.
  var names = NameChoice.all
}

/// How a key groups.
enum KeyForm: Hashable, Sendable {
  case numbers, dates, names
  /// About so many intervals; `nil`: by the data.
  case bins(Int?)
  case intervals(EqualBins)
  case units(TimeUnit)
}

/// A unit of the calendar that dates are grouped by.
public enum DateBin: String, Sendable, CaseIterable {
  /// As the clock of the query's time zone has them.
  case second, minute, hour, day
  /// From Monday on.
  case week
  /// Of the Gregorian calendar; quarters begin with January, April, July and October.
  case month, quarter, year
}

extension DataKey where Value == Double {
  /// The numbers as they are; rows with the same number are one group.
  public static func number(_ column: String) -> DataKey { DataKey(column: column, form: .numbers) }

  /// Intervals of one width between familiar numbers, as a histogram has them: about `count` of them, from 1 to
  /// 1,000, or the query is an error; `nil`: by the data (Scott's rule).
  public static func bins(_ column: String, _ count: Int? = nil) -> DataKey {
    DataKey(column: column, form: .bins(count))
  }
}

extension DataKey where Value == Date {
  /// The dates as they are.
  public static func date(_ column: String) -> DataKey { DataKey(column: column, form: .dates) }

  /// Units of the calendar in the query's time zone.
  public static func date(_ column: String, by unit: DateBin) -> DataKey {
    DataKey(column: column, form: .units(TimeUnit(rawValue: unit.rawValue)!))
  }
}

extension DataKey where Value == String {
  /// Names, and truths as `true` and `false`, in the order of their code points: all, or of very many the largest, which
  /// measures can tell.
  public static func name(_ column: String, _ names: NameChoice = .all) -> DataKey {
    DataKey(column: column, form: .names, names: names)
  }
}
