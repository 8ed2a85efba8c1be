import ChartMath

/// How to read a table where the input leaves it open.
package struct TableOptions: Sendable {
  /// `nil`: by the content.
  package var format: TableFormat?
  /// One byte; `nil`: by the content.
  package var delimiter: UInt8?
  /// `nil`: by the content.
  package var hasHeader: Bool?
  /// Of a spreadsheet: the sheet that is meant; `nil`: the only one.
  package var table: String?
  /// Types of columns by name, instead of the inferred ones.
  package var types: [(column: String, type: ColumnType)] = []
  /// Where dates without a zone of their own are meant.
  package var zone = ZoneOffsets.utc
  package init() {}
}
