/// Marks the formulas, scripts and values of a report, so that the Markdown parser does not change them.
///
/// A formula becomes a code span with a character for private use at each end. `$` opens a formula before a character
/// that is not white space, and not after a letter or digit; it closes one after such a character, and not before a
/// letter or digit. The next dollar sign either closes the formula or shows that there is none. So amounts and units of
/// dollars stay text ("$5 and $10", "$/MWh"). Code and `\$` stay, too.
///
/// A value `{= … }` becomes a code span, too. `\@` becomes a character for private use, because the parser would remove
/// the backslash.
///
/// A script has a character for private use in place of each delimiter: see `MathSpans+Scripts.swift`.
struct MathSpans {
  private static let marks: (inline: (String, String), display: (String, String)) = (
    ("`\u{10FFF0}", "\u{10FFF2}`"), ("`\u{10FFF1}", "\u{10FFF3}`")
  )

  private static let valueMarks = ("`\u{10FFF8}", "\u{10FFF9}`")
  /// The character that replaces `\@`.
  static let escapedAt: Character = "\u{10FFFA}"

  let text: [UInt8]
  private var result: [UInt8] = []
  /// The number of bytes that have been copied to the result.
  private var writtenCount = 0

  /// Returns the text with marked formulas and scripts. Complexity: O(*n*).
  static func marked(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(where: { "$@{".utf8.contains($0) || ReportScript($0) != nil }) else { return text }
    var spans = MathSpans(text: text)
    spans.read()
    return spans.result
  }

  /// The formula in a code span that ``marked(_:)`` has made; `nil` for the code of the report.
  static func formula(in code: String) -> (source: String, isDisplay: Bool)? {
    guard let first = code.unicodeScalars.first, first == "\u{10FFF0}" || first == "\u{10FFF1}" else {
      return nil
    }
    return (
      String(String.UnicodeScalarView(code.unicodeScalars.dropFirst().dropLast())), first == "\u{10FFF1}"
    )
  }

  /// The expression of a value in a code span that ``marked(_:)`` has made; `nil` for other code.
  static func value(in code: String) -> String? {
    guard code.unicodeScalars.first == "\u{10FFF8}" else { return nil }
    return String(String(String.UnicodeScalarView(code.unicodeScalars.dropFirst().dropLast())).trimmed)
  }

  /// The original text of a formula, script or value that was marked within indented code or an address.
  static func unmarked(_ text: String) -> String {
    unmarkedText(text).replacing(String(escapedAt), with: "\\@")
  }

  /// The original text, in which `\@` stays marked.
  static func unmarkedText(_ text: String) -> String {
    guard text.utf8.contains(firstByteOfMarks) else { return text }
    var text = text
    for (marks, marker) in [(marks.inline, "$"), (marks.display, "$$")] {
      text = text.replacing(marks.0, with: marker).replacing(marks.1, with: marker)
    }
    text = text.replacing(valueMarks.0, with: "{=").replacing(valueMarks.1, with: "}")
    for script in ReportScript.allCases {
      text = text.replacing(script.marks.0, with: script.marker).replacing(
        script.marks.1, with: script.marker)
    }
    return text
  }

  private init(text: [UInt8]) {
    self.text = text
    result.reserveCapacity(text.count + 64)
  }

  // MARK: Blocks

  private mutating func read() {
    var fence: (marker: UInt8, count: Int)?
    /// The start of the paragraph that is not read yet.
    var paragraph: Int?
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      let line = text[start..<end]
      let inner = Self.inner(line)
      if let open = fence {
        let count = inner.prefix { $0 == open.marker }.count
        if count >= open.count, inner.dropFirst(count).allSatisfy(Self.isSpace) { fence = nil }
      } else if let openedFence = ParagraphLimits.fence(inner) {
        readParagraph(&paragraph, start)
        fence = openedFence
      } else if inner.allSatisfy(Self.isSpace) {
        readParagraph(&paragraph, start)
      } else if inner.first == UInt8(ascii: "|") {
        // A formula cannot extend beyond a table cell.
        readParagraph(&paragraph, start)
        readCells(start..<end)
      } else {
        paragraph = paragraph ?? start
      }
      start = end
    }
    readParagraph(&paragraph, text.count)
    result += text[writtenCount...]
  }

  private mutating func readParagraph(_ start: inout Int?, _ end: Int) {
    if let start { readText(start..<end) }
    start = nil
  }

  private mutating func readCells(_ range: Range<Int>) {
    var start = range.lowerBound
    for index in range where text[index] == UInt8(ascii: "|") && text[max(index - 1, 0)] != UInt8(ascii: "\\")
    {
      readText(start..<index)
      start = index + 1
    }
    readText(start..<range.upperBound)
  }

  /// The text of a line without the marks of quotes and the white space before it.
  private static func inner(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.drop { isSpace($0) || $0 == UInt8(ascii: ">") }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  // MARK: Text

  /// Marks the formulas of a paragraph or cell.
  private mutating func readText(_ range: Range<Int>) {
    /// The index before which no formula ends, with one and with two dollar signs at each end.
    var (inlineEnd, displayEnd) = (0, 0)
    /// The end of the last address, which has no scripts.
    var addressEnd = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      switch text[index] {
      case UInt8(ascii: "\\"):
        if index + 1 < range.upperBound, text[index + 1] == UInt8(ascii: "@") {
          mark(index, index + 1..<index + 1, (String(Self.escapedAt), ""), 1)
        }
        index += 2
      case UInt8(ascii: "`"):
        let count = text[index..<range.upperBound].prefix { $0 == UInt8(ascii: "`") }.count
        index = codeEnd(from: index + count, count, range.upperBound) ?? index + count
      case UInt8(ascii: "{") where index + 1 < range.upperBound && text[index + 1] == UInt8(ascii: "="):
        let inner = valueRange(from: index + 2, range.upperBound)
        if !inner.isEmpty, !text[inner].contains(UInt8(ascii: "`")) {
          mark(index, inner, Self.valueMarks, 1)
        }
        index = inner.upperBound
      case UInt8(ascii: "$"):
        let isDisplay = index + 1 < range.upperBound && text[index + 1] == UInt8(ascii: "$")
        let start = index + (isDisplay ? 2 : 1)
        guard start >= (isDisplay ? displayEnd : inlineEnd), opens(index, start, isDisplay, range) else {
          index = start
          continue
        }
        let (end, isFound) = formulaEnd(from: start, isDisplay, range.upperBound)
        if isFound {
          mark(index, start..<end, isDisplay ? Self.marks.display : Self.marks.inline, isDisplay ? 2 : 1)
          index = end + (isDisplay ? 2 : 1)
        } else {
          if isDisplay { displayEnd = end } else { inlineEnd = end }
          index = start
        }
      case let marker where ReportScript(marker) != nil:
        let count = text[index..<range.upperBound].prefix { $0 == marker }.count
        if count == 1, index >= addressEnd, let script = ReportScript(marker),
          let end = scriptEnd(from: index + 1, marker, range.upperBound)
        {
          mark(index, index + 1..<end, script.marks, 1)
          index = end + 1
        } else {
          index += count
        }
      default:
        if index >= addressEnd, let end = self.addressEnd(from: index, range) { addressEnd = end }
        index += 1
      }
    }
  }

  /// The text of a value up to its brace, in one line; empty at the end of the line if there is no brace. It ends as in
  /// ``ReportExpression/end(of:)``.
  private func valueRange(from start: Int, _ end: Int) -> Range<Int> {
    var quote: UInt8?
    var firstBrace: Int?
    var index = start
    while index < end, text[index] != UInt8(ascii: "\n") {
      let byte = text[index]
      if byte == UInt8(ascii: "}") {
        if quote == nil { return start..<index }
        firstBrace = firstBrace ?? index
      } else if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      }
      index += 1
    }
    // A quote without an end is a problem of the value.
    if quote != nil, let firstBrace { return start..<firstBrace }
    return index..<index
  }

  /// The index after a code span; `nil` if the run of backticks opens none.
  private func codeEnd(from start: Int, _ count: Int, _ end: Int) -> Int? {
    var index = start
    while index < end {
      guard text[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let run = text[index..<end].prefix { $0 == UInt8(ascii: "`") }.count
      index += run
      if run == count { return index }
    }
    return nil
  }

  private func opens(_ index: Int, _ start: Int, _ isDisplay: Bool, _ range: Range<Int>) -> Bool {
    guard start < range.upperBound, text[start] != UInt8(ascii: "$") else { return false }
    if isDisplay { return true }
    let isInWord =
      index > range.lowerBound
      && (isWordCharacter(at: self.start(ofCharacterBefore: index)) || "/=".utf8.contains(text[index - 1])
        || isDash(at: self.start(ofCharacterBefore: index)))
    // A unit such as $/MWh is not a formula.
    return !Self.isSpace(text[start]) && !isInWord && !"/),.;:".utf8.contains(text[start])
  }

  /// The index of the dollar sign that closes a formula. If no dollar sign does, the index up to which none was found.
  private func formulaEnd(from start: Int, _ isDisplay: Bool, _ end: Int) -> (index: Int, isFound: Bool) {
    var index = start
    while index < end {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "`"): return (index, false)
      case UInt8(ascii: "$") where isDisplay:
        if index + 1 < end, text[index + 1] == UInt8(ascii: "$") { return (index, true) }
      case UInt8(ascii: "$"):
        let isAtWord =
          index + 1 < end && (isWordCharacter(at: index + 1) || text[index + 1] == UInt8(ascii: "$"))
        let last = text[index - 1]
        let closes = index > start && !Self.isSpace(last) && last != UInt8(ascii: "(") && !isAtWord
        return (index, closes)
      default: break
      }
      index += 1
    }
    return (end, false)
  }

  private func start(ofCharacterBefore index: Int) -> Int {
    var start = index - 1
    while start > text.startIndex, text[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// Whether a character continues a Latin, Greek, Cyrillic or Armenian word, so that a dollar sign beside it neither
  /// opens nor closes a formula. Other scripts, whose characters begin at U+0590 (bytes D6 90), write letters next to
  /// formulas.
  private func isWordCharacter(at index: Int) -> Bool {
    let byte = text[index]
    guard byte >= 0x80 else { return Self.isWord(byte) }
    // C2 begins signs such as « and no-break spaces.
    guard byte > 0xC2, byte < 0xD7 else { return false }
    return byte < 0xD6 || index + 1 < text.endIndex && text[index + 1] < 0x90
  }

  /// Whether a character is a dash of ranges such as $5–$10, U+2010 to U+2013.
  private func isDash(at index: Int) -> Bool {
    index + 2 < text.endIndex && text[index] == 0xE2 && text[index + 1] == 0x80
      && (0x90...0x93).contains(text[index + 2])
  }

  static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || UnicodeScalar(byte).properties.isAlphabetic || (0x30...0x39).contains(byte)
  }

  /// - Parameter signCount: The number of dollar signs at each end.
  private mutating func mark(_ start: Int, _ inner: Range<Int>, _ marks: (String, String), _ signCount: Int) {
    result += text[writtenCount..<start]
    result += marks.0.utf8
    result += text[inner]
    result += marks.1.utf8
    writtenCount = inner.upperBound + signCount
  }
}
