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
    var order: [AccessibilityNode] = []
    var parents: [Int?] = []
    // A chart's children are not visited, because computing them is expensive.
    func add(_ node: AccessibilityNode, below parent: Int?) {
      let index = order.count
      order.append(node)
      parents.append(parent)
      guard node.role != .chart else { return }
      for child in node.children { add(child, below: index) }
    }
    for node in nodes { add(node, below: nil) }
    return order.indices.filter { order[$0].role == .chart }.map { index in
      let label = order[index].label
      guard label.isEmpty else { return NamedChart(node: order[index], title: label) }
      var containers: Set<Int> = []
      var parent = parents[index]
      while let container = parent {
        containers.insert(container)
        parent = parents[container]
      }
      return NamedChart(node: order[index], title: title(above: index, in: order, containers))
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
  /// Text in a container of the chart precedes text outside, such as the title of a sheet of panels.
  ///
  /// - Parameter containers: The indices of the elements that contain the chart.
  private static func title(above index: Int, in nodes: [AccessibilityNode], _ containers: Set<Int>)
    -> String
  {
    let chart = nodes[index].frame
    var top = chart.minY
    var title = ""
    for position in (0..<index).reversed().prefix(8) {
      let node = nodes[position]
      if containers.contains(position), !title.isEmpty { break }
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
