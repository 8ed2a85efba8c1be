import ChartModel
import DisplayList

extension ChartArrangement {
  /// The chart for those who do not see it, who check it or who scroll it.
  ///
  /// - Parameters:
  ///   - marks: The marks that were arranged.
  ///   - given: What was asked for, before it was sampled.
  func described(
    _ marks: StyledMarks, of given: ChartRequest, on setups: ScaleSetups
  ) -> AccessibilityNode {
    var node = ChartDescription(self, marks).node(frame: frame, fragments: fragments, space: space)
    if given.marks.reduce(0, { $0 + $1.rowCount }) <= ValueSearch.limit {
      let search = ValueSearch(request: request, marks: marks, frame: frame, xPlan: x, yPlan: y)
      node.values = search.deferred(fragments, in: space, setups: setups)
    }
    node.drawn = DrawnChartMaking(
      request: request, marks: marks.marks, scales: marks.scales, x: x, y: y, frame: frame
    ).chart()
    node.drawn?.sectors = fragments.sectors
    node.scrolling = ScrollingChart(self)
    return node
  }
}
