/// One pass over the bytes of a page that prepares it for a frame. Searching the text several times by characters would
/// take most of the time of a document with many charts.
struct FramePass {
  private(set) var output: [UInt8] = []
  private let bytes: UnsafeBufferPointer<UInt8>
  private let level: Int
  private let isEscaped: Bool
  private var at = 0
  private var hasTitle = false
  /// The range of the last tag of a script in the output.
  private var scriptTag: Range<Int>?

  /// - Parameters:
  ///   - level: The level of the document's heading above the frame; 0 if there is none.
  ///   - isEscaped: Whether the output is the value of an attribute in double quotes.
  init(_ bytes: UnsafeBufferPointer<UInt8>, level: Int, isEscaped: Bool) {
    (self.bytes, self.level, self.isEscaped) = (bytes, level, isEscaped)
    output.reserveCapacity(bytes.count + bytes.count / 8)
  }

  private static let title: StaticString = "<h1 id=\"title\">"
  private static let scriptStart: StaticString = "<script>"
  private static let shortWindow = Array("(max-height: \(HTMLRenderer.shortWindow)rem)".utf8)

  mutating func run() {
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "<"): readTag()
      case UInt8(ascii: "\n"):
        append(byte)
        at += 1
        // The rule of a heading in the style sheet.
        if let heading = heading(at, prefix: "h"), follows(" {", at + 2) { take(heading, prefix: "h") }
      // The document makes the frame as high as the page, so the rules for short windows must not apply.
      case UInt8(ascii: "(")
      where Self.shortWindow.indices.allSatisfy { byteAt(at + $0) == Self.shortWindow[$0] }:
        append("(max-height: 0)")
        at += Self.shortWindow.count
      default:
        append(byte)
        at += 1
      }
    }
  }

  /// Gives the page's script a nonce.
  mutating func finish(scriptNonce: String?) {
    guard let scriptNonce, let scriptTag else { return }
    var tag = FramePass(bytes, level: 0, isEscaped: isEscaped)
    tag.append(PageScript.tag(nonce: scriptNonce))
    output.replaceSubrange(scriptTag, with: tag.output)
  }

  private mutating func readTag() {
    if !hasTitle, follows(Self.title, at) {
      hasTitle = true
      append("<h\(outer(1)) id=\"title\" class=\"unseen\">")
      at += Self.title.utf8CodeUnitCount
    } else if follows(Self.scriptStart, at) {
      let start = output.count
      append("<script>")
      scriptTag = start..<output.count
      at += Self.scriptStart.utf8CodeUnitCount
    } else if let heading = heading(at, prefix: "<h"), follows(" ", at + 3) || follows(">", at + 3) {
      take(heading, prefix: "<h")
    } else if let heading = heading(at, prefix: "</h"), follows(">", at + 4) {
      take(heading, prefix: "</h")
    } else {
      append(bytes[at])
      at += 1
    }
  }

  /// The level of the heading whose name is at an index after a prefix; `nil` for levels that stay.
  private func heading(_ index: Int, prefix: StaticString) -> Int? {
    guard level > 0, follows(prefix, index), let digit = byteAt(index + prefix.utf8CodeUnitCount),
      (UInt8(ascii: "1")...UInt8(ascii: "3")).contains(digit)
    else { return nil }
    return Int(digit - UInt8(ascii: "0"))
  }

  private mutating func take(_ heading: Int, prefix: StaticString) {
    append("\(prefix)\(outer(heading))")
    at += prefix.utf8CodeUnitCount + 1
  }

  private func outer(_ heading: Int) -> Int { level > 0 ? min(heading + level, 6) : heading }

  private func byteAt(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func follows(_ text: StaticString, _ index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  private mutating func append(_ text: String) { for byte in text.utf8 { append(byte) } }

  private mutating func append(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&") where isEscaped: output += "&amp;".utf8
    case UInt8(ascii: "\"") where isEscaped: output += "&quot;".utf8
    default: output.append(byte)
    }
  }
}
