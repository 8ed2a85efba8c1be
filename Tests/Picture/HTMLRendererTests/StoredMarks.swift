import OpenChartsDisplayList

/// Marks that are given instead of computed.
struct StoredMarks: ChartMarks {
  var elements: [AccessibilityNode] = []
  var values: ChartValues?
  var table: DataTable?
}

extension DisplayList {
  /// Adds the chart of an element.
  ///
  /// - Parameter marks: In coordinates of the picture.
  mutating func add(_ node: inout AccessibilityNode, _ marks: StoredMarks, plot: Rect = .zero) {
    let id = ChartID(charts.count)
    node.chart = id
    charts.append(
      PictureChart(
        id, frame: Rect(origin: .zero, size: node.frame.size), drawn: AuditModel(plot: plot), marks: marks))
  }
}
