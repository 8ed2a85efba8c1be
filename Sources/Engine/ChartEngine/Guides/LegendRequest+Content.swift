import ChartModel
import DisplayList

extension LegendRequest {
  /// What the legend shows: the author's own content, or what the scales need; `nil` where that is nothing.
  ///
  /// - Parameter areOnLines: Whether all symbols stand on lines.
  func content(for scales: StyleScales, areOnLines: @autoclosure () -> Bool, _ environment: ChartEnvironment)
    -> (any MeasuredContent)?
  {
    guard visibility != .hidden else { return nil }
    if let content { return content }
    let plan = LegendPlan.made(for: scales, areOnLines: areOnLines(), environment: environment)
    guard !plan.sections.isEmpty else { return nil }
    let isVertical = position == .leading || position == .trailing
    return LegendLayout(plan: plan, environment: environment, isVertical: isVertical)
  }
}

extension StyledMarks {
  /// Whether every symbol of the marks stands on a line.
  var symbolsAreOnLines: Bool {
    marks.allSatisfy { $0.table.symbol == nil || $0.table.kind.trait.symbols == .onLines }
  }
}
