import OpenChartsChartModel
import OpenChartsDisplayList

/// The circle that sectors share, and the start of each table on it.
struct Circle: Sendable {
  /// The sum of all sectors; `nil` if nothing can be drawn.
  var total: Double?
  /// The number of sectors.
  var count = 0
  /// The sum of all previous tables, for each table.
  var starts: [Double] = []
  /// The number of sectors without a positive angle.
  var skipped = 0
}

/// A chart's tables after stacking.
struct StackedMarks: Sendable {
  var tables: [ResolvedMarks]
  var circle: Circle
}

/// One band of a stacked area, with its edges at all positions of the stack within the band's extent.
struct StackedBand: Sendable {
  /// The row that determines the band's style.
  var row: Int
  var positions: [Double] = []
  var lower: [Double] = []
  var upper: [Double] = []
}

/// A row of one of the chart's tables.
struct RowReference: Sendable {
  private let indices: (table: Int32, row: Int32)

  init(table: Int, row: Int) {
    indices = (Int32(truncatingIfNeeded: table), Int32(truncatingIfNeeded: row))
  }

  var table: Int { Int(indices.table) }
  var row: Int { Int(indices.row) }
}
