import ChartModel
import DisplayList
import Phrases

/// The trait of lines: one per series, through its rows in order.
struct LineTrait: MarkTrait {
  var kind: MarkKind { .line }
  var joinsRows: Bool { true }
  var thinning: RowReduction? { .columns }
  var symbols: SymbolUse? { .onLines }
  var secondCue: SecondCue? { .symbolOrDash }
  var standardStroke: Stroke { LineGeometry.standardStroke }
  var form: ChartForm { .line }

  func draw(_ table: Int, of plot: StyledMarks, in space: PlotSpace, into fragments: inout Fragments) {
    LineGeometry.draw(
      plot.marks[table], looks: plot.looks[table], sizes: plot.scales.symbolSize, in: space,
      into: &fragments)
  }
}

extension MarkKind {
  package static var line: MarkKind { MarkKind("line") }
}
