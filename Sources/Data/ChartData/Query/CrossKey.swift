import OpenChartsTables

/// A column of a ``CrossFilter``, and the bins in which its rows are counted.
public struct CrossKey: Sendable, Hashable {
  enum Form: Hashable, Sendable {
    case bins(Int)
    /// Calendar units of one length; `nil` to choose the unit by the data.
    case units(TimeUnit?)
    case names
  }

  let column: String
  let form: Form

  /// About `count` bins of equal width with round edges. Default 40; a count outside of 1 to 1,000 is an error.
  public static func bins(_ column: String, _ count: Int = 40) -> CrossKey {
    CrossKey(column: column, form: .bins(count))
  }

  /// Calendar units in the filter's time zone; `nil` for the longest unit of which the data span at least 20.
  public static func date(_ column: String, by unit: DateBin? = nil) -> CrossKey {
    CrossKey(column: column, form: .units(unit?.timeUnit))
  }

  /// Names in code-point order, at most 1,000, otherwise an error; Booleans are `true` and `false`.
  public static func name(_ column: String) -> CrossKey { CrossKey(column: column, form: .names) }

  /// The type of the column's values.
  var kind: KeyForm {
    switch form {
    case .bins: .numbers
    case .units: .dates
    case .names: .names
    }
  }
}
