import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsPhrases

/// The trait of areas: one per series, from a baseline, a stack or another edge, through its rows in order.
struct AreaTrait: MarkTrait {
  var kind: MarkKind { .area }
  var stacks: StackForm? { .inBands }
  var hasLength: Bool { true }
  var joinsRows: Bool { true }
  var isFilled: Bool { true }
  var form: ChartForm { .area }

  func draw(_ table: Int, of plot: StyledMarks, in space: PlotSpace, into fragments: inout MarkDrawing) {
    AreaGeometry.draw(plot.marks[table], markStyles: plot.markStyles[table], in: space, into: &fragments)
  }
}

extension MarkKind {
  package static var area: MarkKind { MarkKind("area") }
}
