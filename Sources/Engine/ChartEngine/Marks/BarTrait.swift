import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsPhrases

/// The trait of bars: from a baseline, or between two values.
struct BarTrait: MarkTrait {
  var kind: MarkKind { .bar }
  var stacks: StackForm? { .inSlots }
  var hasLength: Bool { true }
  var isFilled: Bool { true }
  var form: ChartForm { .bar }

  func hasThickness(along axis: AxisDimension, slotAxis: AxisDimension) -> Bool { axis == slotAxis }

  /// The side of the end that shows the value: above vertical bars, below negative bars, beside horizontal bars.
  func annotationSide(_ row: Int, of marks: ResolvedMarks) -> ContentPosition {
    let channel = marks[marks.valueAxis]
    let isNegative = marks.isStacked && row < channel.upper.count && channel.upper[row] < channel.lower[row]
    if marks.valueAxis == .y { return isNegative ? .bottom : .top }
    return isNegative ? .leading : .trailing
  }

  func annotationAxis(_ marks: ResolvedMarks) -> AxisDimension { marks.valueAxis }

  func draw(_ table: Int, of plot: StyledMarks, in space: PlotSpace, into fragments: inout MarkDrawing) {
    BoxGeometry(plot, table, space, hasLength: true).draw(into: &fragments)
  }
}

extension MarkKind {
  package static var bar: MarkKind { MarkKind("bar") }
}
