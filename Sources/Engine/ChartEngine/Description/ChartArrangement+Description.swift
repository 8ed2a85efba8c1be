import OpenChartsChartModel
import OpenChartsDescriptions
import OpenChartsDisplayList

extension ChartArrangement {
  /// Returns the data of the chart for audit, pages and animations, and its accessibility node. Frames are in points
  /// from the chart's top left.
  ///
  /// - Parameter marks: The arranged marks.
  func described(_ marks: StyledMarks, on setups: ScaleSetups) -> (PictureChart, AccessibilityNode) {
    let whole = Rect(origin: .zero, size: frame.size)
    let description = description(marks, on: setups)
    var drawn = AuditModelMaking(
      request: request, marks: marks.marks, scales: marks.scales, x: x, y: y, frame: frame
    ).chart()
    drawn.sectors = fragments.sectors
    let chart = PictureChart(
      request.id, frame: whole, drawn: drawn, marks: description, scrolling: ScrollingChart(self))
    var node = AccessibilityNode(role: .chart, label: request.accessibilityLabel ?? "", frame: whole)
    node.chart = request.id
    node.setMarks(description)
    node.facts = ChartFacts(
      locale: request.environment.locale, count: description.count, columns: description)
    return (chart, node)
  }
}
