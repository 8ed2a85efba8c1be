import ChartModel
import DisplayList

/// Where a table's rows lie along one axis, in numbers of its scale.
struct ResolvedChannel: Sendable {
  enum Form: Equatable, Sendable {
    case none
    /// One number a row.
    case single
    /// A slot from lower to upper that the mark takes a share of (date units, ranges).
    case slot
    /// Explicit or stacked edges that the mark fills.
    case edges
    /// Plot coordinates in points.
    case plot(start: Double?, end: Double?)
  }

  var form = Form.none
  var lower: [Double] = []
  var upper: [Double] = []

  var hasData: Bool {
    switch form {
    case .none, .plot: false
    case .single, .slot, .edges: true
    }
  }

  /// Whether a row's numbers are all there.
  func hasPlace(_ row: Int) -> Bool { lower[row].isFinite && (upper.isEmpty || upper[row].isFinite) }

  /// The middle of a row's slot, or its single number.
  func middle(_ row: Int) -> Double {
    upper.isEmpty ? lower[row] : (lower[row] + upper[row]) / 2
  }
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

/// One band of a stacked area: its edges at every position of the whole stack that it spans.
struct StackedBand: Sendable {
  /// The row that gives the band its style.
  var row: Int
  var positions: [Double] = []
  var lower: [Double] = []
  var upper: [Double] = []
}

/// A table with every position as numbers, ready for stacking, domains and geometry.
struct ResolvedMarks: Sendable {
  let table: MarkTable
  /// The identity of row 0; those of the other rows follow.
  var firstID: UInt32
  var x: ResolvedChannel
  var y: ResolvedChannel
  /// The axis along which bars and areas have their length.
  let valueAxis: AxisDimension
  /// Whether the value axis carries quantities that add up: numbers on a running scale, not dates or names.
  let addsUp: Bool
  /// Which series each row of a line or an area belongs to; empty when there is one.
  var series: [Int32] = []
  var seriesCount = 1
  /// The axis along which rows of one slot stand side by side; `nil` where the table does not dodge.
  var dodgeAxis: AxisDimension?
  /// Sub-band of each row, where the table dodges.
  var dodge: [Int32] = []
  /// Rows that end a stack at its free end.
  var isOuter: [Bool] = []
  /// The row that each row of a stack stands on; `nil` for those on the baseline.
  var below: [RowReference?] = []
  var isStacked = false
  /// The table's parts of a stacked area; `nil` where there are no stacks.
  var bands: [StackedBand]?

  /// Whether a row has a place on every axis with data.
  func hasPlace(_ row: Int) -> Bool {
    (!x.hasData || x.hasPlace(row)) && (!y.hasData || y.hasPlace(row))
  }

  var slotAxis: AxisDimension { valueAxis == .y ? .x : .y }

  subscript(axis: AxisDimension) -> ResolvedChannel {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }
}

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
