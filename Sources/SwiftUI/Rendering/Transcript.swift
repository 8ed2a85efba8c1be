import Accessibility
import DisplayList

extension RenderedScene {
  /// What a screen reader says, an element a line: label and value, as "Cachapa, 916 sold."
  ///
  /// A chart tells first what it is, then what stands out in its data; its elements follow.
  public func transcript() -> String {
    var lines: [String] = []
    func add(_ node: AccessibilityNode) {
      lines += Self.lines(node)
      for child in node.children { add(child) }
    }
    for node in list.accessibility { add(node) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func lines(_ node: AccessibilityNode) -> [String] {
    let own = [node.label, node.value].filter { !$0.isEmpty }.joined(separator: ", ")
    guard let facts = node.facts else { return own.isEmpty ? [] : [sentence(own)] }
    let sentences = facts.sentences
    let overview = sentences.overview.joined(separator: " ")
    let features = sentences.features.joined(separator: " ")
    return [own.isEmpty ? overview : "\(sentence(own)) \(overview)", features].filter { !$0.isEmpty }
  }

  static func sentence(_ words: String) -> String {
    let line = words.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard let last = line.last, !".!?:;…。".contains(last) else { return line }
    return line + "."
  }
}
