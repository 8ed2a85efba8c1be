import OpenChartsChartModel
import OpenChartsDisplayList

/// A table with all positions as numbers, ready for stacking, domains and geometry.
struct ResolvedMarks: Sendable {
  let table: MarkTable
  /// The id of row 0. The ids of the other rows follow.
  var firstID: UInt32
  var x: ResolvedChannel
  var y: ResolvedChannel
  /// The axis along which bars and areas have their length.
  let valueAxis: AxisDimension
  /// Whether the value axis has quantities that can be added: numbers on a continuous scale, not dates or categories.
  let addsUp: Bool
  /// The series index of each row of a line or area; empty if there is one series.
  var series: [Int32] = []
  var seriesCount = 1
  /// The axis along which rows of one slot are placed side by side; `nil` if the table does not dodge.
  var dodgeAxis: AxisDimension?
  /// The index of the sub-band in which each row is drawn, if rows are side by side.
  var dodge: [Int32] = []
  /// Whether each row is at the outer end of a stack.
  var isOuter: [Bool] = []
  /// The row below each row of a stack; `nil` for rows on the baseline.
  var below: [RowReference?] = []
  var isStacked = false
  /// The table's bands of a stacked area; `nil` without stacks.
  var bands: [StackedBand]?

  /// Whether a row has a position on every axis with data.
  func hasPosition(_ row: Int) -> Bool {
    (!x.hasData || x.hasPosition(row)) && (!y.hasData || y.hasPosition(row))
  }

  var slotAxis: AxisDimension { valueAxis == .y ? .x : .y }

  subscript(axis: AxisDimension) -> ResolvedChannel {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }
}
