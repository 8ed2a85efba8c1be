import OpenChartsDescriptions

/// A chart of a picture with its title. Pages, PDF files, live sessions and texts take chart names from here.
///
///     NamedChart.names(of: NamedChart.all(in: list.accessibility), unnamed: "Chart")
///     // ["Revenue", "Orders", "Orders 2", "Cups by Day"]
package struct NamedChart: Sendable {
  package let node: AccessibilityNode
  /// The author's label, else the text directly above the chart; empty if there is neither.
  package let title: String

  /// The charts in reading order.
  package static func all(in nodes: [AccessibilityNode]) -> [NamedChart] {
    // A chart's children are not visited, because computing them is expensive.
    func flat(_ node: AccessibilityNode) -> [AccessibilityNode] {
      node.role == .chart ? [node] : [node] + node.children.flatMap(flat)
    }
    let order = nodes.flatMap(flat)
    return order.indices.filter { order[$0].role == .chart }.map { index in
      let label = order[index].label
      return NamedChart(node: order[index], title: label.isEmpty ? title(above: index, in: order) : label)
    }
  }

  /// Returns a unique name for each chart: its title, or else a description of its axes. A number is added only to
  /// make equal names unique.
  ///
  /// - Parameter unnamed: The name of a chart without title and facts.
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

  /// Returns the nearest heading above a chart or, without a heading, the topmost line of the text directly above it.
  private static func title(above index: Int, in nodes: [AccessibilityNode]) -> String {
    let chart = nodes[index].frame
    var top = chart.minY
    var title = ""
    for node in nodes[..<index].reversed().prefix(8) {
      guard node.role == .text || node.role == .heading, !node.label.isEmpty else {
        // Text above another chart belongs to that chart.
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
