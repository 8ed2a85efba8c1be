import Foundation
import OpenChartsDisplayList
import OpenChartsPhrases
import OpenChartsViewCore

extension RenderedScene {
  /// Returns what a screen reader says, one element per line: label and value, as in "Cachapa, 916 sold."
  ///
  /// The first lines of a chart describe its kind and the main features of its data; its elements follow. The language
  /// comes from the content's environment; it is English if that language is not supported. Each line ends in a line
  /// feed. The text is empty if no element has words.
  public func transcript() -> String {
    let words = words
    var lines: [String] = []
    func add(_ node: AccessibilityNode) {
      lines += Self.lines(node, words)
      for child in node.children { add(child) }
    }
    for node in list.accessibility { add(node) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The language of the transcript.
  var words: SpeechLanguage { SpeechLanguage(Locale(identifier: language ?? "en")) }

  private static func lines(_ node: AccessibilityNode, _ words: SpeechLanguage) -> [String] {
    let nodeText = words.joined([node.label, node.value])
    guard let facts = node.facts else { return nodeText.isEmpty ? [] : [sentence(nodeText, words)] }
    let sentences = facts.sentences
    let overview = words.text(sentences.overview)
    let features = words.text(sentences.features)
    return [nodeText.isEmpty ? overview : words.text([sentence(nodeText, words), overview]), features].filter
    {
      !$0.isEmpty
    }.map(onOneLine)
  }

  private static func onOneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  static func sentence(_ text: String, _ words: SpeechLanguage) -> String {
    let line = onOneLine(text)
    guard let last = line.last, !".!?:;…。؟？！：；".contains(last) else { return line }
    // Chinese texts use the same full stop as Japanese.
    return line + (last.isIdeographic ? "。" : words.fullStop)
  }
}

extension Character {
  fileprivate var isIdeographic: Bool {
    unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) || $0.properties.isIdeographic }
  }
}
