import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsPhrases

/// The trait of rules: straight lines across the plot or between two values.
struct RuleTrait: MarkTrait {
  var kind: MarkKind { .rule }
  var isReference: Bool { true }
  var redundantEncoding: RedundantEncoding? { .dash }
  var form: ChartForm { .chart }

  func name(in language: SpeechLanguage) -> String { language.rule }

  func spansPlot(_ marks: ResolvedMarks) -> Bool { RuleGeometry.spansPlot(marks) }

  func draw(_ table: Int, of plot: StyledMarks, in space: PlotSpace, into fragments: inout MarkDrawing) {
    RuleGeometry.draw(plot.marks[table], markStyles: plot.markStyles[table], in: space, into: &fragments)
  }
}

extension MarkKind {
  package static var rule: MarkKind { MarkKind("rule") }
}
