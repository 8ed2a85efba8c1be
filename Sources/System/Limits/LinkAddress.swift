/// An address that a document or a view may link to, decided on the URL that a browser would parse (WHATWG URL),
/// not on its spelling.
///
///     LinkAddress("https://example.org/ä b")   // nil: a space
///     LinkAddress("https://example.org/ä")     // https://example.org/%C3%A4
///     LinkAddress("java\tscript:alert(1)")     // nil
///     LinkAddress("notes.md#second")           // a place in the document
///
/// Taken are `http`, `https`, `mailto`, `tel`, and places beside or within the document. Refused is every address with
/// a backslash or a character below U+0021 or U+007F, which browsers drop or read as another one, and `//host`.
package struct LinkAddress: Hashable, Sendable {
  /// ASCII without spaces, quotes and angle brackets; those are percent-encoded.
  package let text: String
  /// Whether it leads to the web, to a mailbox or to a telephone, rather than to a place beside or within the document.
  package let isAbsolute: Bool

  package static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// - Parameter others: Schemes in lower case that are taken besides ``schemes``.
  package init?(_ address: String, others: Set<String> = []) {
    guard !address.isEmpty, address.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }),
      !address.utf8.starts(with: "//".utf8)
    else { return nil }
    if let prefix = Self.prefix(address.utf8) {
      let scheme = String(decoding: prefix, as: UTF8.self).lowercased()
      guard Self.schemes.contains(scheme) || others.contains(scheme) else { return nil }
      let rest = Array(address.utf8.dropFirst(prefix.count + 1))
      // Without a host these would be read against the address of the document.
      if scheme == "http" || scheme == "https" {
        guard rest.count > 2, rest[0] == UInt8(ascii: "/"), rest[1] == UInt8(ascii: "/"),
          !"/?#".utf8.contains(rest[2])
        else { return nil }
      }
      isAbsolute = true
    } else {
      isAbsolute = false
    }
    text = Self.encoded(address.utf8)
  }

  /// Whether a path in a document is an address for browsers: it has a scheme or names a host once the characters are
  /// dropped that browsers drop.
  package static func namesAnotherPlace(_ path: String) -> Bool {
    let seen = path.utf8.drop { $0 <= 0x20 }.filter { ![0x09, 0x0A, 0x0D].contains($0) }
    let isSlash = { (byte: UInt8) in byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
    if seen.count > 1, isSlash(seen[0]), isSlash(seen[1]) { return true }
    guard let prefix = prefix(seen), let first = prefix.first else { return false }
    return isLetter(first)
      && prefix.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }
  }

  /// The bytes before a colon that no slash, question mark or number sign precedes.
  private static func prefix<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> Bytes.SubSequence? {
    guard let end = bytes.firstIndex(where: { ":/?#".utf8.contains($0) }), bytes[end] == UInt8(ascii: ":")
    else { return nil }
    return bytes[..<end]
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func encoded(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in bytes {
      if byte < 0x80, !"\"<>^`{|}'".utf8.contains(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
