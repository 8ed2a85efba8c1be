import Foundation

/// Range checks of a query's numbers. A number out of range is an error; it is never clamped.
extension DataError {
  static func check(_ value: Double, _ name: String, in range: ClosedRange<Double>) throws(DataError) {
    guard range.contains(value) else {
      throw DataError(
        "\(name) is \(number(value)); expected a number from \(number(range.lowerBound)) to \(number(range.upperBound))"
      )
    }
  }

  static func check(_ value: Int, _ name: String, in range: ClosedRange<Int>) throws(DataError) {
    guard range.contains(value) else {
      throw DataError(
        "\(name) is \(value); expected a number from \(range.lowerBound) to \(range.upperBound)")
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  static func check(bins count: Int?, of column: String) throws(DataError) {
    if let count { try check(count, "column \"\(column)\": the number of intervals", in: 1...1000) }
  }

  static func check(_ names: NameChoice, of column: String) throws(DataError) {
    if let count = names.count {
      try check(count, "column \"\(column)\": the number of largest names", in: 1...10_000)
    }
  }
}

extension Request {
  /// - Throws: ``DataError`` with the name of the number and its range.
  func checkNumbers() throws(DataError) {
    try DataError.check(limit, "the limit of elements", in: 1...10_000_000)
    for key in keys {
      if case .bins(let count) = key.form { try DataError.check(bins: count, of: key.column) }
      try DataError.check(key.names, of: key.column)
    }
    if let series { try DataError.check(seriesNames, of: series) }
    switch form {
    case .line(_, let pixels): try DataError.check(pixels, "the number of pixels", in: 1...100_000)
    case .measure(let measure):
      if case .quantile(let percent) = measure.aggregate {
        try DataError.check(percent, "column \"\(measure.column ?? "")\": the percentile", in: 0...100)
      }
    case .rows: break
    }
  }
}
