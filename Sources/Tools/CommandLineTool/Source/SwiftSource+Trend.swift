extension SwiftSource {
  /// The source of the areas of confidence intervals, which are behind the marks.
  var intervals: [String] {
    // A rolling mean has none.
    guard plan.trend?.isRolling != true else { return [] }
    return trend("AreaMark", "yStart: \(amount("low")), yEnd: \(amount("high"))", ["  .opacity(0.2)"])
  }

  /// The source of trend lines.
  var trendLines: [String] {
    trend("LineMark", "y: \(amount("y"))", ["  .lineStyle(StrokeStyle(lineWidth: 2))"])
  }

  private func amount(_ property: String) -> String { ".value(\(label(plan.y)), point.\(property))" }

  private func trend(_ mark: String, _ amount: String, _ style: [String]) -> [String] {
    guard hasTrends else { return [] }
    let position =
      "x: .value(\(label(plan.x)), point.x), \(amount), series: .value(\"trend\", \"trend of \\(point.series)\")"
    let color =
      data.color?.names == nil
      ? "  .foregroundStyle(.primary)" : "  .foregroundStyle(by: .value(\(label(plan.color)), point.series))"
    let points = facet == nil ? "Self.trend" : "Self.trend.filter { $0.panel == panel }"
    return ["ForEach(\(points)) { point in"]
      + (["\(mark)(\(position))", color] + style + ["  .accessibilityHidden(true)"]).map { "  " + $0 } + ["}"]
  }

  /// The type and the values of the trends' points; empty without trends.
  var trendRows: [String] {
    guard hasTrends else { return [] }
    let isDate = plan.x?.kind == .date
    var lines =
      [
        "", "  private struct TrendPoint: Identifiable {", "    let id: Int",
      ] + (facet == nil ? [] : ["    let panel: String"]) + [
        "    let series: String",
        "    let x: \(isDate ? "Date" : "Double")", "    let y: Double", "    let low: Double",
        "    let high: Double",
        "  }", "", "  private static let trend: [TrendPoint] = [",
      ]
    var id = 0
    for (panel, line) in parts.flatMap({ part in part.data.trends.map { (part.name, $0) } }) {
      let panelArgument = facet == nil ? "" : "panel: \(SwiftText.literal(panel)), "
      let series = SwiftText.literal(line.color.flatMap { data.color?.names?[$0] } ?? "")
      for step in line.x.indices {
        let x = isDate ? SwiftText.date(line.x[step].rounded()) : SwiftText.literal(line.x[step])
        let values = [("y", line.y), ("low", line.low), ("high", line.high)]
          .map { "\($0): \(SwiftText.literal($1[step]))" }.joined(separator: ", ")
        lines.append("    TrendPoint(id: \(id), \(panelArgument)series: \(series), x: \(x), \(values)),")
        id += 1
      }
    }
    return lines + ["  ]"]
  }
}
