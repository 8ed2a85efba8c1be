import OpenChartsChartMath
import OpenChartsTables

/// Charts with a panel for each name.
extension SwiftSource {
  /// The rows of a chart, as an expression.
  var rows: String { facet.map { "Self.rows.filter { $0.\($0.name) == panel }" } ?? "Self.rows" }

  var hasTrends: Bool { parts.contains { !$0.data.trends.isEmpty } }

  /// Height of the picture in points.
  var height: Double {
    if let height = arguments.ownHeight { return height }
    return facet == nil ? arguments.height : PanelLayout(plan, data, width: arguments.width).height
  }

  /// The plan with the domains that all panels share; unchanged for a single chart and for pie charts.
  static func shared(
    _ plan: ChartPlan, _ data: PlotData, _ parts: [(name: String, data: PlotData)], _ arguments: PlotArguments
  ) -> ChartPlan {
    guard plan.facet != nil, plan.shape != .sector else { return plan }
    let extents = SharedExtents(plan, parts)
    var plan = plan
    func domain(isX: Bool) -> ClosedRange<Double>? {
      let axis = isX ? plan.xAxis : plan.yAxis
      let style = AxisStyle(
        plan: plan, axis: axis, channel: isX ? plan.x : plan.y, data: data, zone: .utc, isX: isX)
      if let axisDomain = axis.domain ?? style.cells ?? style.steps(width: arguments.width)?.domain
        ?? style.logDomain
      {
        return axisDomain
      }
      guard let extent = isX ? extents.x : extents.y else { return nil }
      if case .dates? = style.column { return extent }
      if case .dateSpans? = style.column { return extent }
      return extents.ticks(style)?.domain ?? extent
    }
    let (x, y) = (domain(isX: true), domain(isX: false))
    plan.xAxis.domain = x
    if plan.hasOwnScales { plan.yAxis.title = "" } else { plan.yAxis.domain = y }
    return plan
  }

  /// The names of the panels as a property; empty for one chart.
  var panelNames: [String] {
    guard case .names? = data.facet else { return [] }
    let names = parts.map { SwiftText.literal($0.name) }
    return ["", "  private static let panels: [String] = \(SwiftText.list(names, indent: "  "))"]
  }

  /// The source of a grid with a chart for each name.
  var panels: [String] {
    let layout = PanelLayout(plan, data, width: arguments.width)
    let columns = "Array(repeating: GridItem(.flexible()), count: \(layout.columns))"
    let cell =
      ["VStack(alignment: .leading) {", "  Text(panel)", "    .font(.subheadline)"] + chart.map { "  " + $0 }
      + [
        "  .frame(height: \(plotHeight(layout)))", "}",
      ]
    return ["LazyVGrid(columns: \(columns)) {", "  ForEach(Self.panels, id: \\.self) { panel in"]
      + cell.map { "    " + $0 } + ["  }", "}"]
  }

  /// Height of a chart in points, with its axes.
  private func plotHeight(_ layout: PanelLayout) -> Int {
    Int((height - 60) / Double(layout.rows) - 34)
  }
}
