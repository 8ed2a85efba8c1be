#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Encodings of text before Unicode, which files do not name: Shift JIS, EUC-KR, GBK and Windows-1251. The C library
/// converts them.
///
/// An encoding is recognized by its most frequent characters: kana and the kanji of JIS level 1, hangul, the hanzi of
/// GB 2312 level 1, and Russian words in lower case. In Western European text, the same bytes are single accented
/// letters between ASCII letters. In English text, they are a few quotation marks and dashes, often damaged by an
/// earlier conversion, so that at least one letter in fifty must be outside ASCII.
enum LegacyEncoding: String, CaseIterable {
  case shiftJIS = "Shift JIS"
  case korean = "EUC-KR"
  case gbk = "GBK"
  case windows1251 = "Windows-1251"

  /// Decisions come from the first 64 KiB, so that they do not depend on the length of the file.
  private static let sampleLength = 65_536

  /// Returns the text converted to UTF-8, and its encoding; `nil` if no conversion is needed, or if the encoding is
  /// Windows-1252 or unknown.
  static func converted(_ bytes: [UInt8]) -> (bytes: [UInt8], encoding: LegacyEncoding)? {
    let sample = Array(bytes.prefix(sampleLength))
    let highCount = sample.count { $0 >= 0x80 }
    let letterCount = sample.count { ($0 | 0x20) &- 0x61 < 26 }
    guard highCount > 0, highCount * 49 >= letterCount else { return nil }
    // A few broken characters are still UTF-8, not another encoding.
    let brokenCount = String(decoding: sample, as: UTF8.self).unicodeScalars.count { $0 == "\u{FFFD}" }
    guard brokenCount * 10 >= highCount else { return nil }
    for encoding in allCases where encoding.isUsual(in: sample, of: highCount) {
      if let converted = encoding.converted(bytes) { return (converted, encoding) }
    }
    return nil
  }

  /// Whether frequent characters of the encoding make up two thirds of the non-ASCII bytes.
  ///
  /// Korean needs at least 12 hangul and almost no other characters, because more than half of the frequent hanzi in GBK
  /// have the codes of hangul. In Russian, а and о must also make up a twelfth of the letters: in Greek, their codes are
  /// rare letters.
  private func isUsual(in sample: [UInt8], of highCount: Int) -> Bool {
    var (index, usual) = (0, 0)
    while index < sample.count {
      let length = usualLength(in: sample, at: index)
      usual += sample[index..<index + length].count { $0 >= 0x80 }
      index += length > 0 ? length : unusualLength(of: sample[index])
    }
    switch self {
    case .shiftJIS, .gbk: return usual * 3 >= highCount * 2
    case .korean: return usual >= 24 && usual * 20 >= highCount * 19
    case .windows1251:
      let vowels = sample.count { $0 == 0xE0 || $0 == 0xEE }
      return usual * 3 >= highCount * 2 && vowels * 12 >= highCount
    }
  }

  /// The number of bytes of the frequent character at an index; 0 for other characters.
  private func usualLength(in bytes: [UInt8], at index: Int) -> Int {
    let first = bytes[index]
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch self {
    case .shiftJIS:
      let isKana =
        first == 0x82 && (0x9F...0xF1).contains(second) || first == 0x83 && (0x40...0x96).contains(second)
      let isOther = first == 0x81 || (0x88...0x97).contains(first)
      return isKana || isOther && (0x40...0xFC).contains(second) && second != 0x7F ? 2 : 0
    case .korean: return (0xB0...0xC8).contains(first) && (0xA1...0xFE).contains(second) ? 2 : 0
    case .gbk: return (0xB0...0xD7).contains(first) && (0xA1...0xFE).contains(second) ? 2 : 0
    case .windows1251:
      let isAfterLetter = index > 0 && Self.isRussian(bytes[index - 1])
      let isLower = first >= 0xE0 || first == 0xB8
      let isBeforeLower = second >= 0xE0 || second == 0xB8
      return isLower && isAfterLetter || Self.isRussian(first) && isBeforeLower ? 1 : 0
    }
  }

  private static func isRussian(_ byte: UInt8) -> Bool { byte >= 0xC0 || byte == 0xA8 || byte == 0xB8 }

  /// The number of bytes of a character that is in ASCII or not frequent.
  private func unusualLength(of first: UInt8) -> Int {
    switch self {
    case .shiftJIS: (0x81...0x9F).contains(first) || (0xE0...0xFC).contains(first) ? 2 : 1
    case .korean, .gbk: (0x81...0xFE).contains(first) ? 2 : 1
    case .windows1251: 1
    }
  }

  /// The name for `iconv`.
  private var iconvName: String {
    switch self {
    case .shiftJIS: "CP932"
    case .korean: "CP949"
    case .gbk: "GB18030"
    case .windows1251: "CP1251"
    }
  }

  /// The text in UTF-8; `nil` if it is not valid in this encoding, or if the C library cannot convert it.
  private func converted(_ bytes: [UInt8]) -> [UInt8]? {
    guard let conversion = iconv_open("UTF-8", iconvName), Int(bitPattern: conversion) != -1 else {
      return nil
    }
    defer { iconv_close(conversion) }
    var source = bytes.map { CChar(bitPattern: $0) }
    // No byte in these encodings becomes more than three bytes in UTF-8.
    let capacity = bytes.count * 3 + 16
    var status = 0
    let target = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      source.withUnsafeMutableBufferPointer { source in
        buffer.withMemoryRebound(to: CChar.self) { target in
          var (input, output) = (source.baseAddress, target.baseAddress)
          var (inputCount, outputCount) = (source.count, capacity)
          status = iconv(conversion, &input, &inputCount, &output, &outputCount)
          count = capacity - outputCount
        }
      }
    }
    return status == -1 ? nil : target
  }
}
