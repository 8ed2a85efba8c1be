import OpenChartsChartMath

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
  /// Texts that mean a missing value in every column, beside those that are recognized.
  package var missing: [String] = []
  /// The number of lines, or of rows of a sheet, above the header; `nil` to detect titles.
  package var skippedLines: Int?
  /// The first character of lines to skip; `nil` to detect comments above the header.
  package var comment: UInt8?
  /// The format of dates; `nil` to recognize common formats.
  package var dateFormat: DateFormat?
  /// The decimal separator of numbers; `nil` to detect it.
  package var decimal: UInt8?
  package init() {}
}
