/// An address to which a document or view can link. It is checked as a browser parses it (WHATWG URL), not by its
/// spelling.
///
///     LinkAddress("https://example.org/ä b")   // nil: a space
///     LinkAddress("https://example.org/ä")     // https://example.org/%C3%A4
///     LinkAddress("java\tscript:alert(1)")     // nil
///     LinkAddress("notes.md#second")           // a place in the document
///
/// Accepts `http`, `https`, `mailto`, `tel`, and relative addresses. Rejects addresses that begin with `//`. Also
/// rejects addresses with a backslash, a space or a control character (up to U+0020, and U+007F): browsers drop these
/// characters or interpret them as others.
package struct LinkAddress: Hashable, Sendable {
  /// The address in ASCII without spaces, quotes and angle brackets. Other characters are percent-encoded.
  package let text: String
  /// Whether the address has a scheme. False for addresses relative to the document.
  package let isAbsolute: Bool

  package static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// - Parameter others: Schemes to accept in addition to ``schemes``, in lower case.
  package init?(_ address: String, others: Set<String> = []) {
    guard !address.isEmpty, address.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }),
      !address.utf8.starts(with: "//".utf8)
    else { return nil }
    if let prefix = Self.prefix(address.utf8) {
      let scheme = String(decoding: prefix, as: UTF8.self).lowercased()
      guard Self.schemes.contains(scheme) || others.contains(scheme) else { return nil }
      let rest = Array(address.utf8.dropFirst(prefix.count + 1))
      // Without a host, browsers would resolve such an address relative to the document.
      if scheme == "http" || scheme == "https" {
        guard rest.count > 2, rest[0] == UInt8(ascii: "/"), rest[1] == UInt8(ascii: "/"),
          LinkHost.isValid(rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) })
        else { return nil }
      }
      isAbsolute = true
    } else {
      isAbsolute = false
    }
    text = Self.encoded(address.utf8)
  }

  /// Whether the address leads to the document's folder or below: it is relative, does not begin with a slash, and no
  /// `..` leaves the folder. Browsers read `%2e` as a dot.
  package var staysInFolder: Bool {
    guard !isAbsolute, !text.utf8.starts(with: "/".utf8) else { return false }
    var depth = 0
    for part in text.prefix(while: { $0 != "?" && $0 != "#" }).split(separator: "/") {
      switch part.lowercased().replacing("%2e", with: ".") {
      case ".": continue
      case "..": depth -= 1
      default: depth += 1
      }
      if depth < 0 { return false }
    }
    return true
  }

  /// Whether browsers interpret a path in a document as an absolute address. They drop some characters; if the rest has
  /// a scheme or starts with a host, it is absolute.
  package static func namesAnotherPlace(_ path: String) -> Bool {
    let visibleBytes = path.utf8.drop { $0 <= 0x20 }.filter { ![0x09, 0x0A, 0x0D].contains($0) }
    let isSlash = { (byte: UInt8) in byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
    if visibleBytes.count > 1, isSlash(visibleBytes[0]), isSlash(visibleBytes[1]) { return true }
    guard let prefix = prefix(visibleBytes), let first = prefix.first else { return false }
    return isLetter(first)
      && prefix.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }
  }

  /// The bytes before the first colon; `nil` if a slash, question mark or number sign comes before it.
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
