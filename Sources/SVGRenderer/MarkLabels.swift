import DisplayList

/// What assistive technology says about each mark; each label goes to the first element of its mark.
struct MarkLabels {
  private var labels: [MarkID: String] = [:]
  /// Whether an element has got a label.
  var wereWritten = false

  init(_ nodes: [AccessibilityNode]) { collect(nodes) }

  private mutating func collect(_ nodes: [AccessibilityNode]) {
    for node in nodes {
      if let id = node.id, !Self.text(of: node).isEmpty, labels[id] == nil {
        labels[id] = Self.text(of: node)
      }
      collect(node.children)
    }
  }

  static func text(of node: AccessibilityNode) -> String {
    if node.label.isEmpty || node.value.isEmpty { return node.label + node.value }
    return node.label + ", " + node.value
  }

  /// The mark's label, once.
  mutating func take(_ id: MarkID) -> String? {
    guard !labels.isEmpty else { return nil }
    return labels.removeValue(forKey: id)
  }

  func contains(_ id: MarkID) -> Bool { labels[id] != nil }

  /// Whether a run of marks has a label; looks at its two ends only.
  func mayContain(first: MarkID, count: Int) -> Bool {
    guard !labels.isEmpty, count > 0 else { return false }
    return contains(first) || contains(MarkID(first.rawValue &+ UInt32(count - 1)))
  }
}
