import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsPhrases

/// The trait of sectors of a pie or ring.
struct SectorTrait: MarkTrait {
  var kind: MarkKind { .sector }
  var isPolar: Bool { true }
  var isFilled: Bool { true }
  var form: ChartForm { .sector }

  func annotationSide(_ row: Int, of marks: ResolvedMarks) -> ContentPosition { .overlay }

  func draw(_ table: Int, of plot: StyledMarks, in space: PlotSpace, into fragments: inout MarkDrawing) {
    SectorGeometry.draw(
      plot.marks[table], markStyles: plot.markStyles[table], circle: plot.circle,
      from: plot.circle.starts[table],
      in: space, into: &fragments)
  }
}

extension MarkKind {
  package static var sector: MarkKind { MarkKind("sector") }
}
