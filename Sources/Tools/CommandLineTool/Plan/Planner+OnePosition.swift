/// Charts for which the options name only x.
extension Planner {
  /// The automatic chart along x, if x is the only column that the options name, and a count of its rows would be 1 at
  /// each date or name. `nil` for other charts, and if the table has nothing else to draw along x.
  func valuesAlongX(_ plan: ChartPlan) throws(PlanError) -> ChartPlan? {
    let styles = [plan.color, plan.symbol, plan.size, plan.series, facet]
    guard let x = plan.x, x.kind != .number, case .column = x.source, plan.y == nil, plan.xEnd == nil,
      styles.allSatisfy({ $0 == nil }), arguments.facet == nil, arguments.aggregate == nil,
      arguments.bins == nil, arguments.timeUnits.isEmpty, facts.rowCount >= 3,
      [nil, .bar, .line, .area].contains(arguments.mark)
    else { return nil }
    var counted = plan
    counted.shape = .bar
    try groupPositions(&counted)
    guard !combinesRows(at: [counted.x]) else { return nil }
    guard let chart = try? automatic(), [chart.x, chart.y].contains(where: { $0?.source == x.source }) else {
      return nil
    }
    guard let mark = arguments.mark, mark != chart.shape else { return chart }
    return try redrawn(chart, as: mark)
  }
}
