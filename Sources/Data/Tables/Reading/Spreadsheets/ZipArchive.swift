import OpenChartsCDeflate
import OpenChartsLimits

/// A ZIP archive, which is the container of spreadsheets.
struct ZipArchive {
  private struct Entry {
    var method: Int
    var isEncrypted: Bool
    var checksum: UInt32
    var packed: Int
    var size: Int
    var offset: Int
    /// Whether another file of the archive has the same name.
    var isRepeated: Bool
  }

  private let bytes: [UInt8]
  private var entries: [String: Entry] = [:]
  private let limit: Int
  /// The number of bytes that can still be unpacked, because a small archive can expand to gigabytes.
  private var remainingBytes: Int

  /// Whether the bytes start like a ZIP archive.
  static func isOne(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

  /// Opens an archive; `nil` if the bytes are not a complete archive.
  ///
  /// - Parameter limit: The maximum number of bytes to unpack.
  /// - Throws: A problem if the kind of archive is not supported.
  init?(_ bytes: [UInt8], limit: Int) throws(SpreadsheetProblem) {
    self.bytes = bytes
    self.limit = limit
    remainingBytes = limit
    // The central directory is at the end, before a comment of at most 64 KiB.
    let first = max(0, bytes.count - 22 - 0xFFFF)
    guard bytes.count >= 22,
      let end = stride(from: bytes.count - 22, through: first, by: -1).first(where: {
        number($0, 4) == 0x0605_4B50
      })
    else { return nil }
    let count = number(end + 10, 2)
    var offset = number(end + 16, 4)
    if count == 0xFFFF || offset == 0xFFFF_FFFF { throw Self.isLarge }
    guard number(end + 4, 2) == 0, number(end + 6, 2) == 0 else {
      throw SpreadsheetProblem("it is one part of an archive that has several; save the sheet as CSV")
    }
    for _ in 0..<count {
      guard offset + 46 <= end, number(offset, 4) == 0x0201_4B50 else { return nil }
      let lengths = (
        name: number(offset + 28, 2), extra: number(offset + 30, 2), note: number(offset + 32, 2)
      )
      guard offset + 46 + lengths.name <= end else { return nil }
      let name = String(decoding: bytes[(offset + 46)..<(offset + 46 + lengths.name)], as: UTF8.self)
      entries[name] = Entry(
        method: number(offset + 10, 2), isEncrypted: number(offset + 8, 2) & 1 != 0,
        checksum: UInt32(number(offset + 16, 4)), packed: number(offset + 20, 4),
        size: number(offset + 24, 4),
        offset: number(offset + 42, 4), isRepeated: entries[name] != nil)
      offset += 46 + lengths.name + lengths.extra + lengths.note
    }
  }

  private static let isLarge = SpreadsheetProblem(
    "it is a Zip64 archive, which is not read; save the sheet as CSV")

  /// A little-endian number of at most four bytes, so that adding two of them cannot overflow.
  private func number(_ offset: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
  }

  /// Unpacks a file; `nil` if there is none with this name.
  mutating func file(_ name: String) throws(SpreadsheetProblem) -> [UInt8]? {
    guard let entry = entries[name] else { return nil }
    if entry.isRepeated { throw SpreadsheetProblem("two files in it are called \(name)") }
    if entry.isEncrypted { throw SpreadsheetProblem("it is protected by a password") }
    if [entry.packed, entry.size, entry.offset].contains(0xFFFF_FFFF) { throw Self.isLarge }
    guard entry.size <= remainingBytes else {
      let reason = limit < Limits.archiveBytes.value ? ", the limit for a file of its size" : ""
      throw SpreadsheetProblem(
        "unpacked it is larger than \(limit >> 20) MiB\(reason); save the sheet as CSV")
    }
    let broken = SpreadsheetProblem("\(name) in it is broken")
    guard entry.offset + 30 <= bytes.count, number(entry.offset, 4) == 0x0403_4B50 else { throw broken }
    let start = entry.offset + 30 + number(entry.offset + 26, 2) + number(entry.offset + 28, 2)
    guard start + entry.packed <= bytes.count else { throw broken }
    remainingBytes -= entry.size
    let packed = bytes[start..<(start + entry.packed)]
    let result: [UInt8]?
    switch entry.method {
    case 0: result = entry.packed == entry.size ? Array(packed) : nil
    // DEFLATE compresses at most about 1,032 : 1. Checking this avoids allocating memory for a false size.
    case 8: result = entry.size / 1100 <= entry.packed ? Self.inflated(packed, to: entry.size) : nil
    default:
      throw SpreadsheetProblem(
        "\(name) in it is packed by method \(entry.method), which is not read; save the sheet as CSV")
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
