import ChartModel
import DisplayList

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
  func hasPosition(_ row: Int) -> Bool {
    (!x.hasData || x.hasPosition(row)) && (!y.hasData || y.hasPosition(row))
  }

  var slotAxis: AxisDimension { valueAxis == .y ? .x : .y }

  subscript(axis: AxisDimension) -> ResolvedChannel {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }
}
