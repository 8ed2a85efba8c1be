import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsPhrases

/// The trait of lines: one per series, through its rows in order.
struct LineTrait: MarkTrait {
  var kind: MarkKind { .line }
  var joinsRows: Bool { true }
  var thinning: RowReduction? { .columns }
  var symbols: SymbolUse? { .onLines }
  var redundantEncoding: RedundantEncoding? { .symbolOrDash }
  var standardStroke: Stroke { LineGeometry.standardStroke }
  var form: ChartForm { .line }

  func draw(_ table: Int, of plot: StyledMarks, in space: PlotSpace, into fragments: inout MarkDrawing) {
    LineGeometry.draw(
      plot.marks[table], markStyles: plot.markStyles[table], sizes: plot.scales.symbolSize, in: space,
      into: &fragments)
  }
}

extension MarkKind {
  package static var line: MarkKind { MarkKind("line") }
}
