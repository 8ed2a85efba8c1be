/// Footnotes of a number: marks (`12*`, `12¹`), brackets (`12 [a]`) or the flag letters of statistical offices (`12.3
/// p` for provisional) after it, and marks before it (`#12`, `~12`).
enum FootnoteText {
  /// The flag letters of Eurostat and the OECD, such as b (break), e (estimated), p (provisional) and r (revised).
  private static let flags = Array("bcdefnprsuz".utf8)

  /// The number's text without its footnotes; `nil` if there are none. Also returns whether a footnote is a letter or
  /// is before the number, as in names.
  static func stripped(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> (text: UnsafeBufferPointer<UInt8>, isLetter: Bool)? {
    guard let first = text.first, text.count <= 60 else { return nil }
    if [UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: "~")].contains(first), text.count > 1 {
      let number = text.dropFirst().drop { $0 == 0x20 }
      guard !number.isEmpty else { return nil }
      return (UnsafeBufferPointer(rebasing: number), true)
    }
    guard (0x28...0x39).contains(first) else { return nil }
    var end = text.count
    var isLetter = false
    if text[end - 1] == UInt8(ascii: "]") {
      guard let open = text.lastIndex(of: UInt8(ascii: "[")), end - open <= 6 else { return nil }
      end = open
    } else if flags.contains(text[end - 1]) {
      end -= 1
      isLetter = true
    } else {
      while let length = signLength(text, end) { end -= length }
    }
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    guard end > 0, end < text.count, (0x30...0x39).contains(text[end - 1]) else { return nil }
    return (UnsafeBufferPointer(rebasing: text[..<end]), isLetter)
  }

  /// The length in bytes of the mark that ends at `end`: an asterisk, a dagger or a raised digit.
  private static func signLength(_ text: UnsafeBufferPointer<UInt8>, _ end: Int) -> Int? {
    if end > 1, text[end - 1] == UInt8(ascii: "*") { return 1 }
    if end > 2, text[end - 2] == 0xC2, [0xB9, 0xB2, 0xB3].contains(text[end - 1]) { return 2 }
    guard end > 3, text[end - 3] == 0xE2 else { return nil }
    switch (text[end - 2], text[end - 1]) {
    case (0x80, 0xA0), (0x80, 0xA1), (0x81, 0xB0), (0x81, 0xB4...0xB9): return 3
    default: return nil
    }
  }
}
