import OpenChartsChartModel
import OpenChartsDisplayList

extension LegendRequest {
  /// Returns the legend's content: the author's view, or the entries of the scales; `nil` if there is none.
  ///
  /// - Parameter areOnLines: Whether all symbols are on lines.
  func content(
    for scales: StyleScales, areOnLines: @autoclosure () -> Bool, _ environment: ChartEnvironment,
    _ details: ChartDetails = ChartDetails()
  ) -> (any MeasuredContent)? {
    guard visibility != .hidden else { return nil }
    if let content { return content }
    var plan = LegendPlan.make(
      for: scales, areOnLines: areOnLines(), environment: environment, sizeText: details.sizeText)
    (plan.colorTitle, plan.colorText) = (details.colorTitle, details.colorText)
    guard !plan.sections.isEmpty else { return nil }
    let isVertical = position == .leading || position == .trailing
    return LegendLayout(plan: plan, environment: environment, isVertical: isVertical)
  }
}

extension StyledMarks {
  /// Whether every symbol of the marks is on a line.
  var symbolsAreOnLines: Bool {
    marks.allSatisfy { $0.table.symbol == nil || $0.table.kind.trait.symbols == .onLines }
  }
}
