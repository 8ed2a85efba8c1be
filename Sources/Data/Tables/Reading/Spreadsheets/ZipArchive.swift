import CDeflate

/// The files within a ZIP archive, which spreadsheets are.
struct ZipArchive {
  private struct Entry {
    var method: Int
    var isEncrypted: Bool
    var checksum: UInt32
    var packed: Int
    var size: Int
    var place: Int
  }

  private let bytes: [UInt8]
  private var entries: [String: Entry] = [:]
  /// How many bytes may still be unpacked: little archives can hold gigabytes.
  private var room: Int

  /// The most that is unpacked of one archive: 512 MiB.
  static let limit = 512 << 20

  /// Whether bytes begin as an archive does.
  static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

  /// `nil` for what is no archive, or a part of one.
  init?(_ bytes: [UInt8], limit: Int = Self.limit) {
    self.bytes = bytes
    room = limit
    // The list of files stands at the end, before a comment of at most 64 KiB.
    let first = max(0, bytes.count - 22 - 0xFFFF)
    guard bytes.count >= 22,
      let end = stride(from: bytes.count - 22, through: first, by: -1).first(where: {
        number($0, 4) == 0x0605_4B50
      })
    else { return nil }
    var place = number(end + 16, 4)
    for _ in 0..<number(end + 10, 2) {
      guard place + 46 <= end, number(place, 4) == 0x0201_4B50 else { return nil }
      let lengths = (name: number(place + 28, 2), extra: number(place + 30, 2), note: number(place + 32, 2))
      guard place + 46 + lengths.name <= end else { return nil }
      let name = String(decoding: bytes[(place + 46)..<(place + 46 + lengths.name)], as: UTF8.self)
      entries[name] = Entry(
        method: number(place + 10, 2), isEncrypted: number(place + 8, 2) & 1 != 0,
        checksum: UInt32(number(place + 16, 4)), packed: number(place + 20, 4), size: number(place + 24, 4),
        place: number(place + 42, 4))
      place += 46 + lengths.name + lengths.extra + lengths.note
    }
  }

  /// A number of so many bytes, the least first.
  private func number(_ place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  /// A file, unpacked; `nil` where there is none of that name.
  mutating func file(_ name: String) throws(SpreadsheetProblem) -> [UInt8]? {
    guard let entry = entries[name] else { return nil }
    if entry.isEncrypted { throw SpreadsheetProblem("it is protected by a password") }
    guard entry.size <= room else {
      throw SpreadsheetProblem("unpacked it is larger than 512 MiB; save the sheet as CSV")
    }
    room -= entry.size
    let broken = SpreadsheetProblem("\(name) in it is broken")
    guard entry.place + 30 <= bytes.count, number(entry.place, 4) == 0x0403_4B50 else { throw broken }
    let start = entry.place + 30 + number(entry.place + 26, 2) + number(entry.place + 28, 2)
    guard start + entry.packed <= bytes.count else { throw broken }
    let packed = bytes[start..<(start + entry.packed)]
    let result: [UInt8]?
    switch entry.method {
    case 0: result = entry.packed == entry.size ? Array(packed) : nil
    // No stream of DEFLATE is shorter than a thousandth of what it holds: nothing is set aside for a false size.
    case 8: result = entry.size / 1100 <= entry.packed ? Self.inflated(packed, to: entry.size) : nil
    default: result = nil
    }
    guard let result, libdeflate_crc32(0, result, result.count) == entry.checksum else { throw broken }
    return result
  }

  private static func inflated(_ packed: ArraySlice<UInt8>, to size: Int) -> [UInt8]? {
    guard let inflater = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(inflater) }
    var isWhole = false
    let result = [UInt8](unsafeUninitializedCapacity: max(1, size)) { buffer, count in
      var actual = 0
      isWhole = packed.withUnsafeBytes {
        libdeflate_deflate_decompress(
          inflater, $0.baseAddress, $0.count, buffer.baseAddress, size, &actual) == LIBDEFLATE_SUCCESS
      }
      count = isWhole ? actual : 0
    }
    return isWhole && result.count == size ? result : nil
  }
}
