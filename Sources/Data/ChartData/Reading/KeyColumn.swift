import Foundation

/// A key of an answer, of any type.
enum KeyColumn {
  /// Midpoints, starts and ends of intervals.
  case numbers([Double], starts: [Double], ends: [Double])
  /// Seconds since 1 January 2001, 00:00 UTC.
  case dates([Double], starts: [Double], ends: [Double])
  case names(codes: [Int32], names: [String])

  /// Converts to the query's type. The casts cannot fail, because a key's form always determines its type.
  func typed<Value>(as type: Value.Type) -> (middles: [Value], starts: [Value], ends: [Value]) {
    switch self {
    case .numbers(let middles, let starts, let ends):
      return (middles as! [Value], starts as! [Value], ends as! [Value])
    case .dates(let middles, let starts, let ends):
      func dates(_ seconds: [Double]) -> [Value] {
        seconds.map { Date(timeIntervalSinceReferenceDate: $0) } as! [Value]
      }
      return (dates(middles), dates(starts), dates(ends))
    case .names(let codes, let names):
      let values = codes.map { $0 < 0 ? "" : names[Int($0)] } as! [Value]
      return (values, values, values)
    }
  }
}

/// An answer without static types.
struct RawRows {
  var keys: [KeyColumn]
  var series: (codes: [Int32], names: [String])
  var values: [Double]
  var counts: [Double]
}
