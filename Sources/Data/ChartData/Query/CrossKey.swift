import Tables

/// A column of a ``CrossFilter``, and the places that its rows are counted in.
public struct CrossKey: Sendable, Hashable {
  enum Form: Hashable, Sendable {
    case bins(Int)
    /// `nil`: by the data.
    case units(TimeUnit?)
    case names
  }

  let column: String
  let form: Form

  /// Intervals of one width between familiar numbers: about `count` of them, from 1 to 1,000, or an error.
  public static func bins(_ column: String, _ count: Int = 40) -> CrossKey {
    CrossKey(column: column, form: .bins(count))
  }

  /// Units of the calendar in the filter's time zone; `nil` is the longest of which there are twenty or more.
  public static func date(_ column: String, by unit: DateBin? = nil) -> CrossKey {
    CrossKey(column: column, form: .units(unit.map { TimeUnit(rawValue: $0.rawValue)! }))
  }

  /// Names in the order of their code points, up to 1,000 of them; truths as `true` and `false`.
  public static func name(_ column: String) -> CrossKey { CrossKey(column: column, form: .names) }

  /// What its values are.
  var kind: KeyForm {
    switch form {
    case .bins: .numbers
    case .units: .dates
    case .names: .names
    }
  }
}
