import CairoRenderer
import Descriptions
import DisplayList
import Foundation
import ViewCore

/// A chart of a picture, for those who hear it.
package struct SceneChart: Sendable {
  /// Its own name, or the text above it; empty where there is neither.
  package let title: String
  /// Its columns, sentences and statistics; worked out when they are asked for.
  package let facts: ChartFacts
  private let node: AccessibilityNode

  fileprivate init(_ node: AccessibilityNode, title: String, facts: ChartFacts) {
    (self.node, self.title, self.facts) = (node, title, facts)
  }

  /// Points of the picture.
  package var frame: Rect { node.frame }

  /// Its values in words.
  var values: ChartValues? { node.values }

  /// The author's words for the whole chart.
  private var summaryOfAuthor: String { node.value }

  /// A name in any case: the title, or what the axes stand for.
  package var name: String { title.isEmpty ? facts.heading : title }

  /// At most 400 characters and 25 seconds, or the author's own words.
  package var summary: String { summaryOfAuthor.isEmpty ? facts.summary : summaryOfAuthor }

  /// Name and description without statistics, or the author's own words.
  var brief: (name: String, description: String) {
    let own = summaryOfAuthor
    guard title.isEmpty || own.isEmpty else { return (title, own) }
    let (heading, overview) = facts.brief
    return (title.isEmpty ? heading : title, own.isEmpty ? overview : own)
  }

  /// The columns with the title.
  package var described: DescribedChart {
    var chart = facts.chart
    if chart.title.isEmpty { chart.title = title }
    return chart
  }
}

extension RenderedScene {
  /// The charts of the picture in reading order.
  package var charts: [SceneChart] {
    let nodes = readingOrder
    return nodes.indices.compactMap { index in
      let node = nodes[index]
      guard let facts = node.facts else { return nil }
      let title = node.label.isEmpty ? Self.title(above: index, in: nodes) : node.label
      return SceneChart(node, title: title, facts: facts)
    }
  }

  /// The name of the first chart, else the first text.
  package var title: String {
    charts.first?.name ?? readingOrder.first { !$0.label.isEmpty }?.label ?? ""
  }

  /// What the charts say about themselves.
  package var summary: String {
    words.text(charts.map(\.summary).filter { !$0.isEmpty }.map { Self.sentence($0, words) })
  }

  /// What a file of pixels says of itself: the name of the first chart, and what all are. Cheap, for it comes
  /// with every picture.
  var fileText: PNGText {
    let texts = charts.map(\.brief)
    guard let first = texts.first else { return PNGText(title: title, language: language) }
    // The first name is the title.
    let sentences = texts.enumerated().flatMap { index, chart in
      [index == 0 ? "" : Self.sentence(chart.name, words), Self.sentence(chart.description, words)]
    }
    return PNGText(
      title: first.name, description: words.text(sentences.filter { !$0.isEmpty }), language: language)
  }

  /// What stands for the whole picture: names and summaries of its charts, or its texts.
  var alternative: String {
    let charts = charts
    if charts.isEmpty { return words.joined(readingOrder.map(\.label)) }
    return words.text(charts.flatMap { [Self.sentence($0.name, words), $0.summary] })
  }

  /// What is read, a chart as a whole: its elements cost something to make.
  private var readingOrder: [AccessibilityNode] {
    func all(_ node: AccessibilityNode) -> [AccessibilityNode] {
      node.role == .chart ? [node] : [node] + node.children.flatMap(all)
    }
    return list.accessibility.flatMap(all)
  }

  /// The heading, or else the topmost line, of the text right above a chart.
  private static func title(above index: Int, in nodes: [AccessibilityNode]) -> String {
    let chart = nodes[index].frame
    var top = chart.minY
    var title = ""
    for node in nodes[..<index].reversed().prefix(8) {
      guard node.role == .text || node.role == .heading, !node.label.isEmpty else {
        // Another chart's text is not this one's.
        if node.facts != nil || node.role == .mark || node.role == .interval { break }
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
