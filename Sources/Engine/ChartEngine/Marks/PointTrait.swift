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
    let (marks, looks) = (plot.marks[table], plot.looks[table])
    if let source = marks.table.source {
      PointGeometry.draw(source, marks, look: looks[0], in: space, into: &fragments)
    } else {
      PointGeometry.draw(
        marks, looks: looks, sizes: plot.scales.symbolSize, onLine: false, in: space, into: &fragments)
    }
  }
}

extension MarkKind {
  package static var point: MarkKind { MarkKind("point") }
}
