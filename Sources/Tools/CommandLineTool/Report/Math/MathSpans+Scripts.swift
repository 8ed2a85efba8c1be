/// A text below or above the line, named as the element of HTML.
enum ReportScript: String, CaseIterable {
  case sub, sup

  /// The script that a character of Pandoc's Markdown opens and closes; `nil` for other characters.
  init?(_ marker: UInt8) {
    switch marker {
    case UInt8(ascii: "~"): self = .sub
    case UInt8(ascii: "^"): self = .sup
    default: return nil
    }
  }

  var marker: String { self == .sub ? "~" : "^" }

  /// The characters for private use that replace the delimiters at the start and at the end.
  var marks: (String, String) { self == .sub ? ("\u{10FFF4}", "\u{10FFF6}") : ("\u{10FFF5}", "\u{10FFF7}") }
}

/// Scripts: `H~2~O` and `x^2^`, as in Pandoc's Markdown. A script has at most ``longestScript`` bytes: letters, digits
/// and the characters `+ - = ( ) , . ' %`. One below the line ends in a letter, a digit or a parenthesis, so that
/// "~5-~10" stays text. Addresses have no scripts.
extension MathSpans {
  /// The first byte of each mark in UTF-8, which no other assigned character has.
  static let firstByteOfMarks: UInt8 = 0xF4

  /// Maximum length of a script, in bytes.
  private static let longestScript = 40

  private static let signsOfScripts = Set("+-=(),.'%".utf8)

  /// The index of the delimiter that closes a script; `nil` if none does.
  ///
  /// - Parameter start: The index after the opening delimiter.
  func scriptEnd(from start: Int, _ marker: UInt8, _ end: Int) -> Int? {
    var index = start
    while index < end, index - start <= Self.longestScript {
      let byte = text[index]
      if byte == marker {
        let last = text[index - 1]
        let isRun = index + 1 < end && text[index + 1] == marker
        let endsInWord = Self.isWord(last) || last == UInt8(ascii: ")")
        return index > start && !isRun && (endsInWord || marker == UInt8(ascii: "^")) ? index : nil
      }
      guard Self.isWord(byte) || Self.signsOfScripts.contains(byte) else { return nil }
      index += 1
    }
    return nil
  }

  /// The end of the address that begins at an index: the target of a link, an address in angle brackets, or a bare one
  /// from its colon on. `nil` if there is none.
  func addressEnd(from index: Int, _ range: Range<Int>) -> Int? {
    let closingSign: UInt8?
    switch text[index] {
    case UInt8(ascii: "(") where index > range.lowerBound && text[index - 1] == UInt8(ascii: "]"):
      closingSign = UInt8(ascii: ")")
    case UInt8(ascii: "<"): closingSign = UInt8(ascii: ">")
    case UInt8(ascii: ":")
    where index + 2 < range.upperBound && text[index + 1] == UInt8(ascii: "/")
      && text[index + 2] == UInt8(ascii: "/"):
      closingSign = nil
    default: return nil
    }
    return text[index..<range.upperBound].firstIndex { $0 == closingSign || Self.isSpace($0) }
      ?? range.upperBound
  }

  /// A text with its scripts apart, where ``marked(_:)`` has marked them.
  static func pieces(of text: String) -> [ReportText] {
    guard text.utf8.contains(firstByteOfMarks) else { return [.plain(text)] }
    var pieces: [ReportText] = []
    var plain = ""
    func flush() {
      if !plain.isEmpty { pieces.append(.plain(unmarkedText(plain))) }
      plain = ""
    }
    var remaining = text.unicodeScalars[...]
    while let scalar = remaining.popFirst() {
      guard let script = ReportScript.allCases.first(where: { $0.marks.0.unicodeScalars.first == scalar }),
        let end = remaining.firstIndex(where: { script.marks.1.unicodeScalars.first == $0 })
      else {
        plain.unicodeScalars.append(scalar)
        continue
      }
      flush()
      pieces.append(.script(script, String(remaining[..<end])))
      remaining = remaining[remaining.index(after: end)...]
    }
    flush()
    return pieces
  }
}
