import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsPhrases

/// The trait of points: a symbol for each row.
struct PointTrait: MarkTrait {
  var kind: MarkKind { .point }
  var isScattered: Bool { true }
  var thinning: RowReduction? { .ends }
  var symbols: SymbolUse? { .alone }
  var redundantEncoding: RedundantEncoding? { .symbol }
  var form: ChartForm { .point }

  func draw(_ table: Int, of plot: StyledMarks, in space: PlotSpace, into fragments: inout MarkDrawing) {
    let (marks, markStyles) = (plot.marks[table], plot.markStyles[table])
    if let source = marks.table.source {
      PointGeometry.draw(source, marks, markStyle: markStyles[0], in: space, into: &fragments)
    } else {
      PointGeometry.draw(
        marks, markStyles: markStyles, sizes: plot.scales.symbolSize, onLine: false, in: space,
        into: &fragments)
    }
  }
}

extension MarkKind {
  package static var point: MarkKind { MarkKind("point") }
}
