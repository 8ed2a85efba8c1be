/// Steps through Swift source. String literals, comments, and brackets with their content are skipped as a whole.
package struct SourceScanner {
  package let bytes: [UInt8]

  package init(_ source: some StringProtocol) { self.init(Array(source.utf8)) }

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  package func has(_ word: StaticString, at index: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard index >= 0, index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == word.utf8Start[$0] }
  }

  /// The index after the element that begins here: a comment, a string, brackets with their content, or one byte.
  package func next(_ index: Int) -> Int { next(index, texts: 0) }

  /// - Parameter texts: The number of strings around the index, each with an interpolation that contains the next one.
  private func next(_ index: Int, texts: Int) -> Int {
    switch bytes[index] {
    case UInt8(ascii: "/") where has("//", at: index):
      return bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    case UInt8(ascii: "/") where has("/*", at: index): return afterComment(index)
    case UInt8(ascii: "\""): return afterText(index, texts: texts) ?? index + 1
    case UInt8(ascii: "#"): return afterText(index, texts: texts) ?? afterHashes(index)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return afterBrackets(index, texts: texts)
    default: return index + 1
    }
  }

  /// Returns the index after the bracket that closes the one at an index. Not recursive, because code that is generated
  /// or wrong can have any number of brackets within each other.
  private func afterBrackets(_ index: Int, texts: Int) -> Int {
    var depth = 0
    var position = index
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        position += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        position += 1
        if depth == 0 { return position }
      default: position = next(position, texts: texts)
      }
    }
    return bytes.count
  }

  /// The first index that does not hold a `#`.
  private func afterHashes(_ index: Int) -> Int {
    bytes[index...].firstIndex { $0 != UInt8(ascii: "#") } ?? bytes.count
  }

  /// The first index at or after this one that holds neither space nor a comment.
  package func skippingSpace(_ index: Int) -> Int {
    var position = index
    while position < bytes.count {
      if isSpace(bytes[position]) {
        position += 1
      } else if has("//", at: position) || has("/*", at: position) {
        position = next(position)
      } else {
        break
      }
    }
    return position
  }

  /// The index of the first macro at or after this one: a `#` outside comments, strings and brackets; `nil` if there is
  /// none.
  package func macro(from index: Int) -> Int? {
    var position = skippingSpace(index)
    while position < bytes.count {
      let end = next(position)
      if bytes[position] == UInt8(ascii: "#"), end == position + 1 { return position }
      position = skippingSpace(end)
    }
    return nil
  }

  /// Whether a byte belongs to a name: letters, digits, the low line, the quotes of keywords, and all beyond ASCII.
  package static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...: true
    default: false
    }
  }

  package func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Comments may hold comments.
  private func afterComment(_ index: Int) -> Int {
    var depth = 1
    var position = index + 2
    while position < bytes.count {
      if has("/*", at: position) {
        depth += 1
        position += 2
      } else if has("*/", at: position) {
        depth -= 1
        position += 2
        if depth == 0 { return position }
      } else {
        position += 1
      }
    }
    return bytes.count
  }

  /// The greatest number of strings within interpolations of each other. In deeper ones, interpolations are text.
  private static let textLimit = 32

  /// Returns the index after a string literal; `nil` if none begins there.
  private func afterText(_ index: Int, texts: Int) -> Int? {
    let quote = UInt8(ascii: "\"")
    let start = afterHashes(index)
    let hashes = start - index
    guard start < bytes.count, bytes[start] == quote else { return nil }
    func isHashed(_ position: Int) -> Bool {
      position + hashes <= bytes.count
        && bytes[position..<position + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
    }
    let quotes = has("\"\"\"", at: start) ? 3 : 1
    var position = start + quotes
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\\"), isHashed(position + 1) {
        let after = position + 1 + hashes
        guard after < bytes.count else { return bytes.count }
        // An interpolated value, or an escaped character, which does not end the string.
        let isValue = bytes[after] == UInt8(ascii: "(") && texts < Self.textLimit
        position = isValue ? next(after, texts: texts + 1) : after + 1
      } else if bytes[position] == quote, quotes == 1 || has("\"\"\"", at: position),
        isHashed(position + quotes)
      {
        return position + quotes + hashes
      } else {
        position += 1
      }
    }
    return bytes.count
  }
}
