/// A column of an answer. Missing values are NaN in numbers and dates, and -1 in codes.
package enum EngineColumn: Sendable, Hashable {
  case numbers([Double])
  /// Seconds since 1 January 1970, 00:00 UTC; wall-clock time if not `hasZone`.
  case dates([Double], isDay: Bool, hasZone: Bool)
  /// Indices into `names`, which are in order of first appearance.
  case text(codes: [Int32], names: [String])
  case booleans([Bool?])
  /// A type that charts cannot use, with its Arrow format string.
  case unknown(format: String, count: Int)

  package var count: Int {
    switch self {
    case .numbers(let values): values.count
    case .dates(let values, _, _): values.count
    case .text(let codes, _): codes.count
    case .booleans(let values): values.count
    case .unknown(_, let count): count
    }
  }
}
