/// Converts input to UTF-8, or leaves it in a superset of ASCII.
enum InputEncoding {
  /// Converts UTF-16 and the encodings of ``LegacyEncoding`` to UTF-8. Returns the index of the first byte after a byte order
  /// mark, and a note if the encoding was found by its characters.
  static func normalize(
    _ bytes: inout [UInt8], file: String
  ) throws(TableError) -> (start: Int, note: String?) {
    guard bytes.count <= Cell.farthest else { throw TableError(file: file, .tooLarge) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (3, nil) }
    let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if let isLittle = isMarked ? bytes[0] == 0xFF : unmarkedOrder(bytes) {
      var units: [UInt16] = []
      units.reserveCapacity(bytes.count / 2)
      var i = isMarked ? 2 : 0
      while i + 1 < bytes.count {
        let (low, high) = isLittle ? (bytes[i], bytes[i + 1]) : (bytes[i + 1], bytes[i])
        units.append(UInt16(high) << 8 | UInt16(low))
        i += 2
      }
      bytes = Array(String(decoding: units, as: UTF16.self).utf8)
    }
    if TableFormat.hasTables(bytes) { return (0, nil) }
    // These bytes begin Excel files from before 2007.
    if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { throw TableError(file: file, .spreadsheet) }
    if bytes.prefix(4096).contains(0) { throw TableError(file: file, .notText(formats: TableFormat.list)) }
    guard let (converted, encoding) = LegacyEncoding.converted(bytes) else { return (0, nil) }
    bytes = converted
    return (0, "the text is not UTF-8 and is read as \(encoding.rawValue)")
  }

  /// Whether the bytes are UTF-16 without a byte order mark, in little-endian (true) or big-endian (false) order. In
  /// UTF-16, every second byte of ASCII text is zero. `nil` for other encodings.
  private static func unmarkedOrder(_ bytes: [UInt8]) -> Bool? {
    let sample = bytes.prefix(4096)
    guard sample.count > 3, !TableFormat.hasTables(bytes) else { return nil }
    var zeros = (even: 0, odd: 0)
    for (index, byte) in sample.enumerated() where byte == 0 {
      if index % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
    }
    let most = sample.count / 4
    if zeros.odd > most, zeros.even == 0 { return true }
    if zeros.even > most, zeros.odd == 0 { return false }
    return nil
  }
}
