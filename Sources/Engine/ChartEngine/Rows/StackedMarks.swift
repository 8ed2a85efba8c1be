import ChartModel
import DisplayList

/// The circle that sectors share, and where each table begins on it.
struct Circle: Sendable {
  /// What the whole circle stands for; `nil` where nothing can be drawn.
  var total: Double?
  /// How many sectors there are.
  var count = 0
  /// What the tables before each table come to, table by table.
  var starts: [Double] = []
  /// Sectors without an angle above zero.
  var skipped = 0
}

/// A chart's tables with what stacks put together.
struct StackedMarks: Sendable {
  var tables: [ResolvedMarks]
  var circle: Circle
}

/// One band of a stacked area: its edges at every position of the whole stack that it spans.
struct StackedBand: Sendable {
  /// The row that gives the band its style.
  var row: Int
  var positions: [Double] = []
  var lower: [Double] = []
  var upper: [Double] = []
}

/// A row of one of a chart's tables.
struct RowReference: Sendable {
  private let indices: (table: Int32, row: Int32)

  init(table: Int, row: Int) {
    indices = (Int32(truncatingIfNeeded: table), Int32(truncatingIfNeeded: row))
  }

  var table: Int { Int(indices.table) }
  var row: Int { Int(indices.row) }
}
