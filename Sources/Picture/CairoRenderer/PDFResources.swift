#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Removes duplicate entries from the image resources of pages and groups, where Cairo lists an image once per use.
///
/// `<< /x9 9 0 R /x9 9 0 R >>` is invalid, because a key may occur only once (ISO 32000-1, 7.3.7). Duplicates are
/// overwritten with spaces, so that all offsets stay valid.
enum PDFResources {
  static func removeDuplicates(in bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBytes { bytes in
      let key: StaticString = "/XObject <<"
      var from = 0
      while let list = ByteSearch.offset(of: key, in: UnsafeRawBufferPointer(bytes), from: from) {
        from = list + key.utf8CodeUnitCount
        var uniqueEntries: Set<[UInt8]> = []
        var at = from
        while let entry = entry(bytes, at) {
          if !uniqueEntries.insert(Array(bytes[entry])).inserted {
            for index in entry { bytes[index] = UInt8(ascii: " ") }
          }
          at = entry.upperBound
        }
      }
    }
  }

  /// Returns the next entry of a dictionary, such as `/x9 9 0 R`; `nil` at its end.
  private static func entry(_ bytes: UnsafeMutableRawBufferPointer, _ start: Int) -> Range<Int>? {
    var at = start
    func skip(_ accepts: (UInt8) -> Bool) -> Bool {
      let first = at
      while at < bytes.count, accepts(bytes[at]) { at += 1 }
      return at > first
    }
    func skipSpaces() -> Bool { skip { $0 == 0x20 || $0 == 0x0A } }
    func skipDigits() -> Bool { skip { (0x30...0x39).contains($0) } }
    func take(_ text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      guard at + count <= bytes.count, memcmp(bytes.baseAddress! + at, text.utf8Start, count) == 0 else {
        return false
      }
      at += count
      return true
    }
    _ = skipSpaces()
    let first = at
    guard take("/x"), skipDigits(), skipSpaces(), skipDigits(), take(" 0 R") else { return nil }
    return first..<at
  }
}
