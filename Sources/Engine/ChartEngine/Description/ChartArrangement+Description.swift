import ChartModel
import Descriptions
import DisplayList

extension ChartArrangement {
  /// Returns the accessibility node of the chart, for assistive technology, the audit and scrolling. Frames are in
  /// coordinates of the chart.
  ///
  /// - Parameter marks: The arranged marks.
  func described(_ marks: StyledMarks, on setups: ScaleSetups) -> AccessibilityNode {
    var node = AccessibilityNode(
      role: .chart, label: request.accessibilityLabel ?? "",
      frame: Rect(origin: .zero, size: frame.size))
    node.chart = request.id
    let description = description(marks, on: setups)
    node.setMarks(description)
    node.facts = ChartFacts(
      locale: request.environment.locale, count: description.count, columns: description)
    node.drawn = DrawnChartMaking(
      request: request, marks: marks.marks, scales: marks.scales, x: x, y: y, frame: frame
    ).chart()
    node.drawn?.sectors = fragments.sectors
    node.scrolling = ScrollingChart(self)
    return node
  }
}
