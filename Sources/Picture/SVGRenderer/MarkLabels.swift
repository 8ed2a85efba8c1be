import Foundation
import OpenChartsDisplayList
import OpenChartsPhrases

/// The accessibility labels of marks. Each label is written on the first element of its mark.
struct MarkLabels {
  /// The labels by mark and chart, because each chart counts its marks from zero.
  private var labels: [Int: String] = [:]
  /// The chart that is being written; `nil` outside of charts.
  var chart: ChartID?
  private let words: SpeechLanguage
  /// Whether any element has received a label.
  var wereWritten = false

  /// - Parameter language: The language of the text, a BCP 47 code.
  init(_ nodes: [AccessibilityNode] = [], language: String? = nil) {
    words = SpeechLanguage(Locale(identifier: language ?? "en"))
    collect(nodes, in: nil)
  }

  private mutating func collect(_ nodes: [AccessibilityNode], in chart: ChartID?) {
    for node in nodes {
      if let id = node.id, labels[Self.key(id, in: chart)] == nil {
        let text = text(of: node)
        if !text.isEmpty { labels[Self.key(id, in: chart)] = text }
      }
      collect(node.children, in: node.chart ?? chart)
    }
  }

  /// Returns the key of a mark's label. Marks outside of charts have the chart number -1.
  ///
  /// A key of another type would make the first picture slower: the runtime searches all its conformances for each
  /// type of key.
  private static func key(_ id: MarkID, in chart: ChartID?) -> Int {
    (chart?.number ?? -1) << 32 | Int(id.rawValue)
  }

  func text(of node: AccessibilityNode) -> String { words.joined([node.label, node.value]) }

  /// Returns and removes the label of a mark of the current chart, so that it is used once.
  mutating func take(_ id: MarkID) -> String? { labels.removeValue(forKey: Self.key(id, in: chart)) }

  func contains(_ id: MarkID) -> Bool { labels[Self.key(id, in: chart)] != nil }

  /// Returns whether a run of marks may have labels. It checks only the first and the last mark.
  func mayContain(first: MarkID, count: Int) -> Bool {
    count > 0 && (contains(first) || contains(MarkID(first.rawValue &+ UInt32(count - 1))))
  }
}
