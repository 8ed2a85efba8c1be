/// Footnotes of a number. After the number: marks (`12*`, `12¹`), brackets (`12 [a]`) or the flag letters of
/// statistical offices (`12.3 p` for provisional, `15.2 be`). Before the number: marks (`#12`, `~12`, `↗12`).
struct FootnoteText {
  /// The number's text without its footnotes.
  var number: UnsafeBufferPointer<UInt8>
  /// Whether a footnote is a letter or is before the number, as in names.
  var isLetter = false
  /// The arrow or triangle before the number.
  var arrow: Arrow?

  /// A symbol before a number for the direction of its change.
  enum Arrow {
    case arrow
    case triangleUp, triangleDown
  }

  /// The flag letters of Eurostat and the OECD, such as b (break), e (estimated), p (provisional) and r (revised).
  private static let flags = Array("bcdefnprsuz".utf8)
  /// Flags that occur together at Eurostat. Other pairs of flag letters are units, such as bn and ns.
  private static let combinations: [[UInt8]] = [
    "bd", "be", "bp", "bs", "bu", "de", "dp", "du", "ep", "es", "eu", "pu", "bde", "bdp", "bdu", "bep", "dep",
  ].map { Array($0.utf8) }

  /// Returns `nil` if the text is not a number with footnotes.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard var first = text.first, text.count <= 60 else { return nil }
    if [UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: "~")].contains(first), text.count > 1 {
      let number = text.dropFirst().drop { $0 == 0x20 }
      guard !number.isEmpty else { return nil }
      self.number = UnsafeBufferPointer(rebasing: number)
      isLetter = true
      return
    }
    var text = text
    arrow = Self.arrow(text)
    if arrow != nil {
      text = UnsafeBufferPointer(rebasing: text.dropFirst(3).drop { $0 == 0x20 })
      guard let next = text.first else { return nil }
      first = next
    }
    guard (0x28...0x39).contains(first) else { return nil }
    var end = text.count
    let flagCount = Self.flagCount(text)
    if text[end - 1] == UInt8(ascii: "]") {
      guard let open = text.lastIndex(of: UInt8(ascii: "[")), end - open <= 6 else { return nil }
      end = open
    } else if flagCount > 0 {
      end -= flagCount
      isLetter = true
    } else {
      while let length = Self.signLength(text, end) { end -= length }
    }
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    guard end > 0, end < text.count || arrow != nil, (0x30...0x39).contains(text[end - 1]) else { return nil }
    number = UnsafeBufferPointer(rebasing: text[..<end])
  }

  /// The number of flag letters at the end: one after a number or a blank, or several of ``combinations`` after a blank.
  private static func flagCount(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let word = text.suffix(4).reversed().prefix { flags.contains($0) }
    guard word.count > 1 else { return word.count }
    let isCombination = combinations.contains { $0.reversed().elementsEqual(word) }
    return isCombination && word.count < text.count && text[text.count - word.count - 1] == 0x20
      ? word.count : 0
  }

  /// Whether the text is a number followed by a blank and at least two flags, which are not a unit: `15.2 be`.
  static func hasSeveralFlags(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.count <= 60 && flagCount(text) > 1
      && FootnoteText(text).map { NumberText.plain($0.number) != nil } ?? false
  }

  /// Whether the text is a colon, which means a missing value, followed by flags: `: z`, `:c`.
  static func isFlaggedGap(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (2...8).contains(text.count), text[0] == UInt8(ascii: ":") else { return false }
    let rest = text.dropFirst().drop { $0 == 0x20 }
    return rest.count <= 3 && rest.allSatisfy { flags.contains($0) }
  }

  private static func arrow(_ text: UnsafeBufferPointer<UInt8>) -> Arrow? {
    guard text.count > 3, text[0] == 0xE2 else { return nil }
    switch (text[1], text[2]) {
    // Arrows up, down, and in between.
    case (0x86, 0x91), (0x86, 0x93), (0x86, 0x97), (0x86, 0x98): return .arrow
    case (0x96, 0xB2): return .triangleUp
    case (0x96, 0xBC): return .triangleDown
    default: return nil
    }
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
