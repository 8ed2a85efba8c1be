import Descriptions

/// A chart of a picture with its title: the one source of the names that pages, PDFs, live sessions and texts use.
///
///     NamedChart.names(of: NamedChart.all(in: list.accessibility), unnamed: "Chart")
///     // ["Revenue", "Orders", "Orders 2", "Cups by Day"]
package struct NamedChart: Sendable {
  package let node: AccessibilityNode
  /// The author's label, else the text right above the chart; empty where there is neither.
  package let title: String

  /// The charts in reading order.
  package static func all(in nodes: [AccessibilityNode]) -> [NamedChart] {
    // A chart is read as a whole: its elements cost something to make.
    func flat(_ node: AccessibilityNode) -> [AccessibilityNode] {
      node.role == .chart ? [node] : [node] + node.children.flatMap(flat)
    }
    let order = nodes.flatMap(flat)
    return order.indices.filter { order[$0].role == .chart }.map { index in
      let label = order[index].label
      return NamedChart(node: order[index], title: label.isEmpty ? title(above: index, in: order) : label)
    }
  }

  /// A name for each chart, no two the same: its title, else what its axes show, and a number only where names are
  /// equal.
  ///
  /// - Parameter unnamed: The name of a chart of which nothing is known.
  package static func names(of charts: [NamedChart], unnamed: String) -> [String] {
    var used: Set<String> = []
    return charts.map { chart in
      let heading = chart.title.isEmpty ? chart.node.facts?.heading ?? "" : chart.title
      let name = heading.isEmpty ? unnamed : heading
      var (unique, number) = (name, 1)
      while !used.insert(unique).inserted {
        number += 1
        unique = "\(name) \(number)"
      }
      return unique
    }
  }

  /// The heading, or else the topmost line, of the text right above a chart.
  private static func title(above index: Int, in nodes: [AccessibilityNode]) -> String {
    let chart = nodes[index].frame
    var top = chart.minY
    var title = ""
    for node in nodes[..<index].reversed().prefix(8) {
      guard node.role == .text || node.role == .heading, !node.label.isEmpty else {
        // Another chart's text is not this one's.
        if node.role == .chart || node.role == .mark || node.role == .interval { break }
        continue
      }
      let isAbove = node.frame.maxY <= top + 6 && top - node.frame.maxY <= 48
      guard isAbove, node.frame.minX < chart.maxX, node.frame.maxX > chart.minX else { continue }
      title = node.label
      if node.role == .heading { break }
      top = node.frame.minY
    }
    return title
  }
}
