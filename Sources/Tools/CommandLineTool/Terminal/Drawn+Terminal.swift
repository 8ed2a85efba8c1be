import OpenChartsChartMath
import OpenChartsTables
import OpenChartsTerminalRenderer

extension EngineInput.Drawn {
  /// Rows of a chart in a terminal without bars: title, space, frame, labels and title of the axis.
  private static let rowsAround = 5

  /// The chart with as many bars as the terminal has rows for, the largest first. Leaves rows for the lines below it.
  ///
  /// With `--limit` or `--height`, and if an engine gave only a part of the table, the chart is unchanged.
  ///
  /// - Parameter lines: The lines that will be printed below the chart.
  @MainActor func fitting(
    _ terminal: inout TerminalFacts, _ settings: PictureSettings, below lines: (EngineInput.Drawn) -> [String]
  ) -> EngineInput.Drawn {
    func rows(_ lines: [String]) -> Int {
      lines.filter { !$0.isEmpty }.map { ($0.count + terminal.columns - 1) / terminal.columns }.reduce(0, +)
    }
    if terminal.isTerminal { terminal.rowsBelow = rows(lines(self)) }
    let arguments = settings.arguments
    if plan.facet != nil { return fittingPanels(terminal, arguments, settings.zone) }
    guard terminal.graphics == nil, arguments.limit == nil, arguments.ownHeight == nil,
      plan.shape == .bar || plan.shape == .point, plan.y?.kind == .name,
      case .names(let codes, _)? = data.y, facts.table.rowCount == facts.rowCount
    else { return self }
    let hasLegend = plan.color.map { $0.kind == .name && $0.source != plan.y?.source } ?? false
    let colorCount = if case .names(_, let names)? = data.color { names.count } else { 0 }
    let perName = plan.stack == .dodge && hasLegend ? max(colorCount, 1) : 1
    let hasCaption = !data.caption.isEmpty || !plan.subtitle.isEmpty
    func capacity(_ caption: Bool) -> Int {
      max(3, (terminal.chart.rows - Self.rowsAround - (hasLegend ? 1 : 0) - (caption ? 1 : 0)) / perName)
    }
    guard Set(codes).count > capacity(hasCaption) else { return self }
    // The note about the names needs a row or two.
    terminal.rowsBelow += 2
    var drawn = self
    // A chart with fewer names has a caption, which states how many names it shows.
    drawn.plan.nameLimit = capacity(true)
    drawn.data = PlotData(drawn.plan, facts.table, zone: settings.zone)
    return drawn
  }

  /// The chart with as many panels as the terminal has rows for. Without a terminal, all of them.
  private func fittingPanels(_ terminal: TerminalFacts, _ arguments: PlotArguments, _ zone: ZoneOffsets)
    -> EngineInput.Drawn
  {
    guard terminal.isTerminal, arguments.limit == nil, arguments.ownHeight == nil,
      facts.table.rowCount == facts.rowCount
    else { return self }
    let cell = CellTypesetter.cell
    let width = Double(terminal.chart.columns) * cell.width
    let fits = { (count: Int) in
      PanelLayout(count: count, plan, data, width: width, medium: .cells).leastHeight
        <= Double(terminal.available.rows) * cell.height
    }
    let capacity = (1...max(data.panelCount, 1)).last(where: fits) ?? 1
    guard capacity < data.panelCount else { return self }
    var drawn = self
    drawn.plan.panelLimit = capacity
    drawn.data = PlotData(drawn.plan, facts.table, zone: zone)
    return drawn
  }
}
