/// The host and the port of an `http` address, checked as browsers do (WHATWG URL, 3.5 and 4.4).
enum LinkHost {
  /// Whether browsers accept the part of an address between `//` and the path.
  static func isValid(_ authority: some Sequence<UInt8>) -> Bool {
    var host = Array(authority)[...]
    // Only the last @ ends a name and a password.
    if let end = host.lastIndex(of: UInt8(ascii: "@")) { host = host[(end + 1)...] }
    if host.first == UInt8(ascii: "[") {
      guard let end = host.firstIndex(of: UInt8(ascii: "]")) else { return false }
      let (address, rest) = (host[(host.startIndex + 1)..<end], host[(end + 1)...])
      return address.count > 1 && address.contains(UInt8(ascii: ":"))
        && address.allSatisfy { isHexadecimal($0) || ":.".utf8.contains($0) }
        && (rest.isEmpty || rest.first == UInt8(ascii: ":") && isPort(rest.dropFirst()))
    }
    if let colon = host.firstIndex(of: UInt8(ascii: ":")) {
      guard isPort(host[(colon + 1)...]) else { return false }
      host = host[..<colon]
    }
    guard let name = decoded(host), !name.isEmpty,
      name.allSatisfy({ $0 > 0x20 && $0 != 0x7F && !"#/:<>?@[\\]^|%".utf8.contains($0) }),
      !String(decoding: name, as: UTF8.self).unicodeScalars.contains("\u{FFFD}")
    else { return false }
    return isNameOrAddress(String(decoding: name, as: UTF8.self).lowercased())
  }

  private static func isPort(_ digits: ArraySlice<UInt8>) -> Bool {
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
    let number = digits.drop { $0 == 0x30 }
    return number.count <= 5 && (Int(String(decoding: number, as: UTF8.self)) ?? 0) <= 65_535
  }

  /// Replaces bytes written as `%41`; `nil` for a percent sign without two digits.
  private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var remainder = text
    while let byte = remainder.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      let digits = remainder.prefix(2)
      guard digits.count == 2, digits.allSatisfy(isHexadecimal),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      result.append(value)
      remainder = remainder.dropFirst(2)
    }
    return result
  }

  /// A host whose last part is a number is an IPv4 address: one to four numbers, of which the last fills the rest.
  private static func isNameOrAddress(_ host: String) -> Bool {
    var parts = host.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    guard let last = parts.last, !last.isEmpty,
      last.utf8.allSatisfy({ (0x30...0x39).contains($0) }) || last.hasPrefix("0x") && number(last) != nil
    else { return true }
    let numbers = parts.compactMap(number)
    guard parts.count <= 4, numbers.count == parts.count, let rest = numbers.last else { return false }
    return numbers.dropLast().allSatisfy { $0 <= 255 } && rest < 1 << UInt64(8 * (5 - parts.count))
  }

  /// A decimal, octal (`017`) or hexadecimal (`0x1f`) number.
  private static func number(_ text: Substring) -> UInt64? {
    if text == "0x" { return 0 }
    if text.hasPrefix("0x") { return digits(text.dropFirst(2), radix: 16) }
    return digits(text, radix: text.hasPrefix("0") ? 8 : 10)
  }

  private static func digits(_ text: Substring, radix: Int) -> UInt64? {
    text.utf8.allSatisfy(isHexadecimal) ? UInt64(text, radix: radix) : nil
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}
