import OpenChartsTables

/// Estimates the height of the legend of panels.
struct LegendHeight {
  private let plan: ChartPlan
  private let data: PlotData
  private let fontSize: Double
  private let isInCells: Bool

  init(_ plan: ChartPlan, _ data: PlotData, fontSize: Double, isInCells: Bool) {
    (self.plan, self.data, self.fontSize, self.isInCells) = (plan, data, fontSize, isInCells)
  }

  /// The width of a symbol with its margin, the gap between entries, and the gap between rows, in points.
  private static let (swatch, gap, rowGap) = (18.0, 8.0, 8.0)

  /// - Parameter width: Width of the legend in points.
  func points(width: Double) -> Double {
    var groups: [[String]] = []
    if plan.shape == .candlestick { groups.append(Candlesticks.changes(plan.words)) }
    for names in [data.color?.names, data.symbol?.names] {
      if let names, !groups.contains(names) { groups.append(names) }
    }
    let line = isInCells ? 16 : fontSize * 1.5
    let gap = isInCells ? 0 : Self.rowGap
    var height = groups.reduce(0) { $0 + Double(rows($1, width)) * (line + gap) }
    if data.color != nil, data.color?.names == nil { height += 2 * line + gap }
    return max(height - gap, 0)
  }

  /// The number of rows: one if all names fit side by side, else with columns as wide as the widest name.
  private func rows(_ names: [String], _ width: Double) -> Int {
    let widths = names.map { Self.swatch + TextWidth.points($0, fontSize: fontSize) }
    guard widths.reduce(-Self.gap, { $0 + $1 + Self.gap }) > width, let widest = widths.max() else {
      return 1
    }
    let columns = max(1, Int((width + Self.gap) / (widest + Self.gap)))
    return (names.count + columns - 1) / columns
  }
}
