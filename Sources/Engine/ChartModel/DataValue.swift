/// The kind of axis that a value requires.
package enum ValueKind: UInt8, Hashable, Sendable { case number, date, category }

/// One value of a chart: a number, a moment (seconds since the reference date, 2001-01-01 UTC) or a name.
package enum DataValue: Hashable, Sendable {
  case number(Double)
  case date(Double)
  case category(String)

  package var kind: ValueKind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  /// The number or the seconds; `nil` for a name.
  package var magnitude: Double? {
    switch self {
    case .number(let v), .date(let v): v
    case .category: nil
    }
  }
}
