import DisplayList

extension RenderedScene {
  /// What a screen reader says, an element a line: label and value, as "Cachapa, 916 sold."
  public func transcript() -> String {
    var lines: [String] = []
    func add(_ node: AccessibilityNode) {
      let words = [node.label, node.value].filter { !$0.isEmpty }.joined(separator: ", ")
      if !words.isEmpty { lines.append(Self.sentence(words)) }
      for child in node.children { add(child) }
    }
    for node in list.accessibility { add(node) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func sentence(_ words: String) -> String {
    let line = words.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard let last = line.last, !".!?:;…。".contains(last) else { return line }
    return line + "."
  }

  /// The label of the first chart, else the first text.
  package var title: String {
    let all = flattened
    return all.first { $0.role == .chart && !$0.label.isEmpty }?.label
      ?? all.first { !$0.label.isEmpty }?.label ?? ""
  }

  /// What the charts say about themselves.
  package var summary: String {
    flattened.filter { $0.role == .chart && !$0.value.isEmpty }.map { Self.sentence($0.value) }
      .joined(separator: " ")
  }

  private var flattened: [AccessibilityNode] {
    func all(_ node: AccessibilityNode) -> [AccessibilityNode] {
      [node] + node.children.flatMap(all)
    }
    return list.accessibility.flatMap(all)
  }
}
