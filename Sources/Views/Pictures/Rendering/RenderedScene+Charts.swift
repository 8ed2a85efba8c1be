import Foundation
import OpenChartsCairoRenderer
import OpenChartsDescriptions
import OpenChartsDisplayList
import OpenChartsViewCore

/// A chart of a picture, for its descriptions and its sound.
package struct SceneChart: Sendable {
  /// The chart's title, or the text above it; empty if there is neither.
  package let title: String
  /// The chart's columns, sentences and statistics, computed on first use.
  package let facts: ChartFacts
  private let node: AccessibilityNode
  /// The drawn chart; `nil` if the author describes a view without a chart as a chart.
  private let chart: PictureChart?
  /// All charts of the picture, whose names differ, and the index of this chart.
  private let siblings: [NamedChart]
  private let index: Int

  fileprivate init?(_ index: Int, among siblings: [NamedChart], in list: DisplayList) {
    (node, title) = (siblings[index].node, siblings[index].title)
    chart = list.chart(node.chart)
    guard let facts = node.facts else { return nil }
    (self.siblings, self.index, self.facts) = (siblings, index, facts)
  }

  /// The frame in points of the picture.
  package var frame: Rect { node.frame }

  /// The chart's data.
  package var table: DataTable? { chart?.table }

  /// The author's own text for the whole chart.
  private var summaryOfAuthor: String { node.value }

  /// The title, or the labels of the axes; different from all other charts of the picture.
  package var name: String { NamedChart.names(of: siblings, unnamed: "")[index] }

  /// The sentences about the chart, at most 400 characters and 25 seconds of speech, or the author's own text.
  package var summary: String { summaryOfAuthor.isEmpty ? facts.summary : summaryOfAuthor }

  /// The name and description without statistics, or the author's own text.
  var brief: (name: String, description: String) {
    let authorSummary = summaryOfAuthor
    guard title.isEmpty || authorSummary.isEmpty else { return (title, authorSummary) }
    let (heading, overview) = facts.brief
    return (title.isEmpty ? heading : title, authorSummary.isEmpty ? overview : authorSummary)
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
    return charts.indices.compactMap { SceneChart($0, among: charts, in: list) }
  }

  /// The name of the only chart; for several charts, the text above all of them, or else the name of the first;
  /// without a chart, the first text.
  package var title: String { title(of: charts.map { ($0.title, $0.name, $0.frame) }) }

  private func title(of charts: [(title: String, name: String, frame: Rect)]) -> String {
    let texts = readingOrder
    guard let first = charts.first else { return texts.first { !$0.label.isEmpty }?.label ?? "" }
    guard charts.count > 1 else { return first.name }
    let top = charts.map(\.frame.minY).min() ?? 0
    let textsAbove = texts.prefix { $0.role != .chart }.filter {
      [.text, .heading].contains($0.role) && !$0.label.isEmpty && $0.frame.maxY <= top + 6
    }
    let title = textsAbove.first { $0.role == .heading } ?? textsAbove.first
    // A text that names the first chart says nothing about the others.
    return title.flatMap { $0.label == first.title ? nil : $0.label } ?? first.name
  }

  /// The descriptions of the charts, each after its name if there are several.
  package var summary: String {
    let charts = charts
    return words.text(
      charts.flatMap { chart -> [String] in
        let summary = chart.summary
        guard !summary.isEmpty else { return [] }
        let sentence = Self.sentence(summary, words)
        return charts.count > 1 ? [Self.sentence(chart.name, words), sentence] : [sentence]
      })
  }

  /// The metadata of a bitmap file: the title, and the names and kinds of the charts. Statistics would take too long,
  /// because every bitmap has this text.
  var fileText: PNGText {
    let charts = charts
    let texts = charts.map(\.brief)
    let title = title(of: zip(charts, texts).map { ($0.title, $1.name, $0.frame) })
    let sentences = texts.flatMap { chart in
      [chart.name == title ? "" : Self.sentence(chart.name, words), Self.sentence(chart.description, words)]
    }
    return PNGText(
      title: title, description: words.text(sentences.filter { !$0.isEmpty }), language: language)
  }

  /// The alternative text of the whole picture: names and summaries of its charts, or its texts.
  var alternative: String {
    let charts = charts
    if charts.isEmpty { return words.joined(readingOrder.map(\.label)) }
    return words.text(charts.flatMap { [Self.sentence($0.name, words), $0.summary] })
  }

  /// The spoken elements. A chart is one element, because elements for its marks are expensive.
  private var readingOrder: [AccessibilityNode] {
    func all(_ node: AccessibilityNode) -> [AccessibilityNode] {
      node.role == .chart ? [node] : [node] + node.children.flatMap(all)
    }
    return list.accessibility.flatMap(all)
  }
}
