import DisplayList
import Foundation
import Phrases

/// The accessibility labels of marks. Each label is written on the first element of its mark.
struct MarkLabels {
  /// The labels of each chart, because each chart counts its marks from zero. There is a single dictionary if the
  /// number of charts does not match the drawings.
  private var labels: [[MarkID: String]] = [[:]]
  /// The index of the chart that is being drawn.
  private var chart = 0
  private let isByChart: Bool
  private let words: SpeechLanguage
  /// Whether any element has received a label.
  var wereWritten = false

  /// - Parameter language: The language of the text, a BCP 47 code.
  init(_ nodes: [AccessibilityNode] = [], of items: [DisplayItem] = [], language: String? = nil) {
    words = SpeechLanguage(Locale(identifier: language ?? "en"))
    func charts(_ nodes: [AccessibilityNode]) -> Int {
      nodes.reduce(0) { $0 + ($1.role == .chart ? 1 : charts($1.children)) }
    }
    func plots(_ items: [DisplayItem]) -> Int {
      items.reduce(0) { count, item in
        guard case .group(let group) = item else { return count }
        return count + (group.role == .plot ? 1 : plots(group.children))
      }
    }
    let count = charts(nodes)
    isByChart = count > 1 && plots(items) == count
    collect(nodes)
    (labels, chart) = (labels.count > 1 ? Array(labels.dropFirst()) : labels, isByChart ? -1 : 0)
  }

  private mutating func collect(_ nodes: [AccessibilityNode]) {
    for node in nodes {
      if isByChart, node.role == .chart { labels.append([:]) }
      if let id = node.id, labels[labels.count - 1][id] == nil {
        let text = text(of: node)
        if !text.isEmpty { labels[labels.count - 1][id] = text }
      }
      collect(node.children)
    }
  }

  /// Starts the next chart, in the order of the tree.
  mutating func beginChart() {
    if isByChart { chart += 1 }
  }

  /// Restarts at the first chart.
  mutating func rewind() {
    if isByChart { chart = -1 }
  }

  func text(of node: AccessibilityNode) -> String { words.joined([node.label, node.value]) }

  /// Returns and removes the label of a mark, so that it is used once.
  mutating func take(_ id: MarkID) -> String? {
    guard labels.indices.contains(chart), !labels[chart].isEmpty else { return nil }
    return labels[chart].removeValue(forKey: id)
  }

  func contains(_ id: MarkID) -> Bool { labels.indices.contains(chart) && labels[chart][id] != nil }

  /// Returns whether a run of marks may have labels. It checks only the first and the last mark.
  func mayContain(first: MarkID, count: Int) -> Bool {
    guard labels.indices.contains(chart), !labels[chart].isEmpty, count > 0 else { return false }
    return contains(first) || contains(MarkID(first.rawValue &+ UInt32(count - 1)))
  }
}
