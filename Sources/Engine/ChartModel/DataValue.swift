/// The kind of axis that a value requires.
package enum ValueKind: UInt8, Hashable, Sendable { case number, date, category }

/// One value of a chart: a number, a date or a category.
public enum DataValue: Hashable, Sendable {
  /// A number. NaN is a missing value.
  case number(Double)
  /// Seconds since 1 January 2001, 00:00 UTC.
  case date(Double)
  /// The name of a category.
  case category(String)

  /// Creates a date, or a number for the other kinds.
  package init(_ magnitude: Double, _ kind: ValueKind) {
    self = kind == .date ? .date(magnitude) : .number(magnitude)
  }

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

  /// Hashes the kind, and the number or the beginning of the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    switch self {
    case .number(let value), .date(let value): hasher.combine(value)
    case .category(let name):
      // A name of at most this many bytes has at most this many characters, and all of them are hashed. Equal names
      // with different bytes (é as one or as two code points) therefore have equal hash values.
      let isShort = name.utf8.count <= Self.hashedCharacters
      hasher.combine(isShort ? name : String(name.prefix(Self.hashedCharacters)))
    }
  }
}
