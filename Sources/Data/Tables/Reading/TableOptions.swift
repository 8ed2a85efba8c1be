import ChartMath

/// Options for reading a table.
package struct TableOptions: Sendable {
  /// The format; `nil` to detect it.
  package var format: TableFormat?
  /// The delimiter of CSV; `nil` to detect it.
  package var delimiter: UInt8?
  /// Whether the first row has the column names; `nil` to detect it.
  package var hasHeader: Bool?
  /// The sheet of a spreadsheet; `nil` for the only one.
  package var table: String?
  /// Column types by name, which replace the inferred ones.
  package var types: [(column: String, type: ColumnType)] = []
  /// The time zone of dates without a zone. Default: UTC.
  package var zone = ZoneOffsets.utc
  package init() {}
}
