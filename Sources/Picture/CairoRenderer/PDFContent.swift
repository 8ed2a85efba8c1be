/// The content stream of a page, in which everything is tagged or an artifact (ISO 14289-1, 7.1).
///
/// Cairo marks tagged drawing and leaves the rest unmarked: backgrounds, rules, repeated table headers, page numbers.
/// From version 1.18 on, it marks the rest as content of the open element, if an element within it was closed before.
struct PDFContent {
  private(set) var bytes: [UInt8] = []
  /// The numbers of the marked content, in order.
  private(set) var marks: [Int] = []

  private let source: [UInt8]
  private var at = 0

  /// Marks unmarked drawing; `nil` if the content is not balanced.
  ///
  /// - Parameters:
  ///   - texts: Replacement texts by the number of their marked content.
  ///   - artifacts: The numbers of marked content that is an artifact.
  ///   - hasFooter: Whether text after the last tagged drawing is a running foot.
  init?(_ source: [UInt8], texts: [Int: String], artifacts: Set<Int> = [], hasFooter: Bool) {
    self.source = source
    bytes.reserveCapacity(source.count + 1024)
    var depth = 0
    var isText = false
    var region = Region()
    // The offset up to which the source has been copied to `bytes`.
    var copied = 0
    var statement: Int?
    while let token = nextToken() {
      let start = statement ?? token.lowerBound
      guard let name = operatorName(token) else {
        statement = start
        continue
      }
      statement = nil
      switch name {
      case "BDC", "BMC":
        if depth == 0 {
          guard !isText else { return nil }
          close(region, copied..<start)
          mark(start..<token.upperBound, texts, artifacts)
          copied = token.upperBound
        }
        depth += 1
      case "EMC":
        depth -= 1
        guard depth >= 0, !isText else { return nil }
        if depth == 0 {
          bytes += source[copied..<token.upperBound]
          copied = token.upperBound
          region = Region()
        }
      case "BT":
        isText = true
        if depth > 0 { lastArtifact?.hasText = true }
        if depth == 0, region.text == nil {
          region.text = start
          region.isPaintedBeforeText = region.isPainted
        }
      case "ET": isText = false
      case "BI": skipInlineImage()
      default: break
      }
      if depth == 0, Self.painting.contains(name) { region.isPainted = true }
    }
    guard depth == 0, !isText else { return nil }
    if hasFooter, let text = region.text {
      close(Region(isPainted: region.isPaintedBeforeText), copied..<text)
      wrap(text..<source.count, Self.footer)
    } else {
      close(region, copied..<source.count)
      if hasFooter, let lastArtifact, lastArtifact.hasText {
        bytes.replaceSubrange(lastArtifact.head, with: Self.footer.utf8)
      }
    }
  }

  private static let layout = "/Artifact << /Type /Layout >> BDC\n"
  private static let footer = "/Artifact << /Type /Pagination /Subtype /Footer >> BDC\n"

  /// The start, in `bytes`, of an artifact that Cairo marked as content and that no tagged drawing follows, and whether it
  /// has text.
  private var lastArtifact: (head: Range<Int>, hasText: Bool)?

  /// Content between marked sequences.
  private struct Region {
    var isPainted = false
    /// The start of the first text object.
    var text: Int?
    var isPaintedBeforeText = false
  }

  private static let painting: Set<String> = [
    "f", "F", "f*", "B", "B*", "b", "b*", "s", "S", "sh", "Do", "Tj", "TJ", "'", "\"", "BI",
  ]

  private mutating func close(_ region: Region, _ range: Range<Int>) {
    guard region.isPainted else {
      bytes += source[range]
      return
    }
    wrap(range, Self.layout)
  }

  private mutating func wrap(_ range: Range<Int>, _ head: String) {
    if bytes.last.map({ !Self.isSpace($0) }) ?? false { bytes.append(10) }
    bytes += head.utf8
    bytes += source[range]
    bytes += "\nEMC\n".utf8
  }

  /// Copies the start of marked content, with its replacement text.
  private mutating func mark(_ range: Range<Int>, _ texts: [Int: String], _ artifacts: Set<Int>) {
    let words = String(decoding: source[range], as: UTF8.self).split { $0 == " " || $0 == "\n" }
    guard let key = words.firstIndex(of: "/MCID"), key + 1 < words.count, let number = Int(words[key + 1])
    else {
      bytes += source[range]
      return
    }
    guard !artifacts.contains(number) else {
      lastArtifact = (bytes.count..<bytes.count + Self.layout.utf8.count, false)
      bytes += Self.layout.utf8
      return
    }
    lastArtifact = nil
    marks.append(number)
    guard let text = texts[number], let tag = words.first else {
      bytes += source[range]
      return
    }
    bytes += "\(tag) << /MCID \(number) /ActualText \(PDFStructure.hex(text)) >> BDC".utf8
  }

  // MARK: Tokens (ISO 32000-1, 7.2)

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0 || (9...13).contains(byte) || byte == 32 }
  private static let delimiters = Set("()<>[]{}/%".utf8)

  /// Returns the range of the next token.
  private mutating func nextToken() -> Range<Int>? {
    while at < source.count {
      if Self.isSpace(source[at]) {
        at += 1
      } else if source[at] == UInt8(ascii: "%") {
        while at < source.count, source[at] != 10, source[at] != 13 { at += 1 }
      } else {
        break
      }
    }
    guard at < source.count else { return nil }
    let start = at
    switch source[at] {
    case UInt8(ascii: "("): skipString()
    case UInt8(ascii: "<") where at + 1 < source.count && source[at + 1] == UInt8(ascii: "<"): at += 2
    case UInt8(ascii: "<"):
      while at < source.count, source[at] != UInt8(ascii: ">") { at += 1 }
      at += 1
    case UInt8(ascii: "/"):
      at += 1
      skipRegular()
    case let byte where Self.delimiters.contains(byte): at += 1
    default: skipRegular()
    }
    at = min(at, source.count)
    return start..<at
  }

  private mutating func skipRegular() {
    while at < source.count, !Self.isSpace(source[at]), !Self.delimiters.contains(source[at]) { at += 1 }
  }

  private mutating func skipString() {
    var depth = 0
    while at < source.count {
      switch source[at] {
      case UInt8(ascii: "\\"): at += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      at += 1
      if depth == 0 { return }
    }
  }

  /// Skips an inline image up to its operator `EI`, which white space surrounds.
  private mutating func skipInlineImage() {
    while at + 3 < source.count {
      if Self.isSpace(source[at]), source[at + 1] == UInt8(ascii: "E"), source[at + 2] == UInt8(ascii: "I"),
        Self.isSpace(source[at + 3])
      {
        at += 3
        return
      }
      at += 1
    }
    at = source.count
  }

  /// The name of an operator; `nil` for operands.
  private func operatorName(_ token: Range<Int>) -> String? {
    let first = source[token.lowerBound]
    let isLetter = (65...90).contains(first & 0xDF) || first == 39 || first == 34
    guard isLetter else { return nil }
    let name = String(decoding: source[token], as: UTF8.self)
    return ["true", "false", "null"].contains(name) ? nil : name
  }
}
