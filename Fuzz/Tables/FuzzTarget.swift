import Tables

/// A reader of untrusted input, for libFuzzer and for the tests that repeat the inputs under `Fuzz/Seeds`.
///
/// A target traps if the reader does, or if the result breaks a promise; it ignores errors that the reader throws.
package struct FuzzTarget: Sendable {
  /// The name on the command line, and of the folder of its inputs.
  package let name: String
  package let read: @Sendable (UnsafeRawBufferPointer) -> Void

  package init(_ name: String, _ read: @escaping @Sendable (UnsafeRawBufferPointer) -> Void) {
    self.name = name
    self.read = read
  }

  /// Readers of tables, filters and addresses.
  package static let tables: [FuzzTarget] = [
    FuzzTarget("csv", fuzzDelimited), FuzzTarget("json", fuzzJSON), FuzzTarget("zip", fuzzArchive),
    FuzzTarget("xlsx", fuzzWorkbook), FuzzTarget("ods", fuzzOpenDocument), FuzzTarget("types", fuzzTypes),
    FuzzTarget("formats", fuzzFormats), FuzzTarget("filter", fuzzFilter), FuzzTarget("address", fuzzAddress),
    FuzzTarget("arrow", fuzzArrow),
  ]
}

/// Traps if a table breaks a promise that every table makes.
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
