@testable import OpenChartsTables

/// Reads a table from text.
func table(_ text: String, _ configure: (inout TableOptions) -> Void = { _ in }) throws -> Table {
  var options = TableOptions()
  configure(&options)
  return try Table(bytes: Array(text.utf8), file: "sales.csv", options: options)
}

/// The texts of a column; `nil` for missing values.
func names(_ column: TableColumn) -> [String?] {
  switch column.values {
  case .text(let codes, let names), .booleans(let codes, let names):
    codes.map { $0 < 0 ? nil : names[Int($0)] }
  case .numbers(let values), .dates(let values, _): values.map { "\($0)" }
  }
}

/// Seconds since 1 January 2001, 00:00 UTC.
func moment(_ year: Int, _ month: Int, _ day: Int, _ seconds: Double = 0) -> Double {
  Double(CivilDate(year: year, month: month, day: day).dayNumber) * 86_400 + seconds
}

/// A deterministic random-number generator (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
