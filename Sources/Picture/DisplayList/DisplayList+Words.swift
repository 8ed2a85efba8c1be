extension DisplayList {
  /// All accessibility labels, in order, joined with commas.
  package var words: String {
    func text(_ nodes: [AccessibilityNode]) -> [String] {
      nodes.flatMap { [$0.label] + text($0.children) }
    }
    return text(accessibility).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
