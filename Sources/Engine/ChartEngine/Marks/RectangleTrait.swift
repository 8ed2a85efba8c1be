import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsPhrases

/// The trait of rectangles: cells of a heat map, or ranges on both axes.
struct RectangleTrait: MarkTrait {
  var kind: MarkKind { .rectangle }
  var isScattered: Bool { true }
  var isFilled: Bool { true }
  var form: ChartForm { .heatMap }

  func hasThickness(along axis: AxisDimension, slotAxis: AxisDimension) -> Bool { true }

  func draw(_ table: Int, of plot: StyledMarks, in space: PlotSpace, into fragments: inout MarkDrawing) {
    BoxGeometry(plot, table, space, hasLength: false).draw(into: &fragments)
  }
}

extension MarkKind {
  package static var rectangle: MarkKind { MarkKind("rectangle") }
}
