import OpenChartsTables

/// A parser of untrusted input, for libFuzzer and for the tests that run the inputs under `Fuzz/Seeds`.
///
/// A target traps if the parser does, or if the result violates an invariant. It ignores errors that the parser
/// throws.
package struct FuzzTarget: Sendable {
  /// The name on the command line, and of the folder with its inputs.
  package let name: String
  package let read: @Sendable (UnsafeRawBufferPointer) -> Void

  package init(_ name: String, _ read: @escaping @Sendable (UnsafeRawBufferPointer) -> Void) {
    self.name = name
    self.read = read
  }

  /// Fuzz targets for tables, filters and addresses.
  package static let tables: [FuzzTarget] = [
    FuzzTarget("csv", fuzzDelimited), FuzzTarget("json", fuzzJSON), FuzzTarget("zip", fuzzArchive),
    FuzzTarget("xlsx", fuzzWorkbook), FuzzTarget("ods", fuzzOpenDocument), FuzzTarget("types", fuzzTypes),
    FuzzTarget("formats", fuzzFormats), FuzzTarget("filter", fuzzFilter), FuzzTarget("address", fuzzAddress),
    FuzzTarget("arrow", fuzzArrow),
  ]
}

/// Traps if a table violates an invariant of all tables.
func check(_ table: Table) {
  precondition(Set(table.columns.map(\.name)).count == table.columns.count, "two columns of one name")
  for column in table.columns {
    switch column.values {
    case .numbers(let values), .dates(let values, _):
      precondition(values.count == table.rowCount, "a column is too short")
    case .text(let codes, let names), .booleans(let codes, let names):
      precondition(codes.count == table.rowCount, "a column is too short")
      precondition(codes.allSatisfy { $0 >= -1 && Int($0) < names.count }, "a code has no name")
    }
  }
}
