internal import OpenChartsCPango

/// Finds line break opportunities in text.
enum LineBreaker {
  /// Returns the UTF-8 offsets at which a new line may start, ascending, without the start and end of the text.
  ///
  /// ASCII text breaks after spaces, and after hyphens, slashes and bars that a letter follows. Other text follows
  /// the Unicode line breaking algorithm (Annex 14) in Pango's implementation. In all text, a word that begins with a
  /// hyphen, such as the option `--x-title`, does not break after its hyphens.
  static func opportunities(_ utf8: UnsafeBufferPointer<UInt8>) -> [Int] {
    let all = utf8.contains { $0 >= 0x80 } ? unicodeOpportunities(utf8) : asciiOpportunities(utf8)
    var (wordStart, position) = (0, 0)
    return all.filter { offset in
      while position < offset {
        if !isInWord(utf8[position]) { wordStart = position + 1 }
        position += 1
      }
      return utf8[offset - 1] != hyphen || utf8[wordStart] != hyphen
    }
  }

  private static let hyphen = UInt8(ascii: "-")

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & ~0x20)
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    byte == hyphen || byte >= 0x80 || isLetter(byte) || (0x30...0x39).contains(byte)
  }

  private static func asciiOpportunities(_ utf8: UnsafeBufferPointer<UInt8>) -> [Int] {
    var result: [Int] = []
    for i in 1..<max(1, utf8.count) {
      let (before, after) = (utf8[i - 1], utf8[i])
      if before == 0x20 || before == 0x09 {
        if after != 0x20, after != 0x09 { result.append(i) }
      } else if before == hyphen || before == UInt8(ascii: "/") || before == UInt8(ascii: "|") {
        // A minus sign stays with its number, and a hyphen at the start of a word stays with the word.
        if isLetter(after), i >= 2, utf8[i - 2] != 0x20 { result.append(i) }
      }
    }
    return result
  }

  private static func unicodeOpportunities(_ utf8: UnsafeBufferPointer<UInt8>) -> [Int] {
    if utf8.contains(0) {
      // Pango would stop at a zero byte. Any other control character has the same width.
      return utf8.map { $0 == 0 ? 1 : $0 }.withUnsafeBufferPointer(unicodeOpportunities)
    }
    guard let library = PangoLibrary.functions else { return asciiOpportunities(utf8) }
    return utf8.withMemoryRebound(to: CChar.self) { text in
      let count = text.count
      let characters = library.g_utf8_strlen(text.baseAddress, count)
      var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: characters + 1)
      library.pango_get_log_attrs(
        text.baseAddress, Int32(count), -1, library.pango_language_from_string("en"), &attributes,
        Int32(attributes.count))
      var result: [Int] = []
      var index = 0
      for offset in 0..<count where utf8[offset] & 0xC0 != 0x80 {
        if offset > 0, attributes[index].is_line_break != 0 { result.append(offset) }
        index += 1
      }
      return result
    }
  }
}
