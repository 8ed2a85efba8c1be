/// Marks the further paragraphs of definitions, which are indented by four spaces, so that the Markdown parser does not
/// take them for code.
enum DefinitionParagraphs {
  /// A character for private use in place of the indentation.
  private static let mark: Unicode.Scalar = "\u{10FFFB}"

  /// Returns the text with marked paragraphs and the same lines. Complexity: O(*n*).
  static func marked(_ text: [UInt8]) -> [UInt8] {
    let colon = UInt8(ascii: ":")
    guard text.contains(colon) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 64)
    var fence: (marker: UInt8, count: Int)?
    var (isDefinition, isAfterBlank) = (false, true)
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      let line = text[start..<end]
      let inner = line.drop(while: MathSpans.isSpace)
      start = end
      if let open = fence {
        let count = inner.prefix { $0 == open.marker }.count
        if count >= open.count, inner.dropFirst(count).allSatisfy(MathSpans.isSpace) { fence = nil }
      } else if let openedFence = ParagraphLimits.fence(inner) {
        (fence, isDefinition) = (openedFence, false)
      } else if !inner.isEmpty {
        if isAfterBlank {
          isDefinition = isDefinition && isIndented(line) && isParagraph(inner)
          if isDefinition {
            result += String(mark).utf8
            result += inner
            isAfterBlank = false
            continue
          }
        } else if line.first == colon, line.dropFirst().first == UInt8(ascii: " ") {
          isDefinition = true
        }
      }
      isAfterBlank = inner.isEmpty
      result += line
    }
    return result
  }

  /// The text of a marked paragraph without its mark; `nil` for other texts.
  static func unmarked(_ text: String) -> String? {
    text.unicodeScalars.first == mark ? String(text.unicodeScalars.dropFirst()) : nil
  }

  private static func isIndented(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "\t") || line.prefix { $0 == UInt8(ascii: " ") }.count >= 4
  }

  /// Whether a line begins neither a quote, a table, a list nor a heading.
  private static func isParagraph(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, first != UInt8(ascii: ">"), first != UInt8(ascii: "|") else { return false }
    let digits = line.prefix { (0x30...0x39).contains($0) }.count
    let sign = digits > 0 ? line.dropFirst(digits).prefix { ".)".utf8.contains($0) }.count : 0
    let bullets = digits > 0 ? 0 : line.prefix { "-*+#".utf8.contains($0) }.count
    let markCount = digits > 0 ? (sign == 1 ? digits + 1 : 0) : bullets
    return markCount == 0 || !(line.dropFirst(markCount).first.map(MathSpans.isSpace) ?? true)
  }
}
