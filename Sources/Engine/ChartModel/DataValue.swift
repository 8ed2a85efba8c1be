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

  /// The number of characters of a name that its hash value depends on. Names of data may be as long as their file, and
  /// a layout looks each one up dozens of times.
  private static let hashedCharacters = 500

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    switch self {
    case .number(let value), .date(let value): hasher.combine(value)
    case .category(let name):
      // A name of at most so many bytes has no more characters, so that equal names of different bytes (é as one or as
      // two code points) have equal hash values.
      let isShort = name.utf8.count <= Self.hashedCharacters
      hasher.combine(isShort ? name : String(name.prefix(Self.hashedCharacters)))
    }
  }
}
