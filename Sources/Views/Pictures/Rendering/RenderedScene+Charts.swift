import CairoRenderer
import Descriptions
import DisplayList
import Foundation
import ViewCore

/// A chart of a picture, for those who hear it.
package struct SceneChart: Sendable {
  /// Its own name, or the text above it; empty where there is neither.
  package let title: String
  /// The chart's columns, sentences and statistics, computed on first use.
  package let facts: ChartFacts
  private let node: AccessibilityNode
  /// All charts of the picture, which share no name, and the place of this one among them.
  private let siblings: [NamedChart]
  private let index: Int

  fileprivate init?(_ index: Int, among siblings: [NamedChart]) {
    (node, title) = (siblings[index].node, siblings[index].title)
    guard let facts = node.facts else { return nil }
    (self.siblings, self.index, self.facts) = (siblings, index, facts)
  }

  /// Points of the picture.
  package var frame: Rect { node.frame }

  /// Its data.
  package var table: DataTable? { node.table }

  /// The author's words for the whole chart.
  private var summaryOfAuthor: String { node.value }

  /// A name that no other chart of the picture has: the title, or what the axes show.
  package var name: String { NamedChart.names(of: siblings, unnamed: "")[index] }

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
    let charts = NamedChart.all(in: list.accessibility)
    return charts.indices.compactMap { SceneChart($0, among: charts) }
  }

  /// The name of the first chart, else the first text.
  package var title: String {
    charts.first?.name ?? readingOrder.first { !$0.label.isEmpty }?.label ?? ""
  }

  /// The descriptions of the charts.
  package var summary: String {
    words.text(charts.map(\.summary).filter { !$0.isEmpty }.map { Self.sentence($0, words) })
  }

  /// The metadata of a bitmap file: the name of the first chart, and the kinds of all charts. Cheap, because every
  /// picture contains it.
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

  /// The alternative text of the whole picture: names and summaries of its charts, or its texts.
  var alternative: String {
    let charts = charts
    if charts.isEmpty { return words.joined(readingOrder.map(\.label)) }
    return words.text(charts.flatMap { [Self.sentence($0.name, words), $0.summary] })
  }

  /// The spoken elements, a chart as one element: its marks' elements are expensive to make.
  private var readingOrder: [AccessibilityNode] {
    func all(_ node: AccessibilityNode) -> [AccessibilityNode] {
      node.role == .chart ? [node] : [node] + node.children.flatMap(all)
    }
    return list.accessibility.flatMap(all)
  }
}
