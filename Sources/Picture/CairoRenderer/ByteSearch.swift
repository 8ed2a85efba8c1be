#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

enum ByteSearch {
  /// Returns the offset of the first occurrence of `word` at or after `start`; `nil` if there is none.
  static func offset(of word: StaticString, in bytes: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
    let count = word.utf8CodeUnitCount
    guard let base = bytes.baseAddress, count > 0 else { return nil }
    var at = start
    while at + count <= bytes.count,
      let match = memchr(base + at, Int32(word.utf8Start.pointee), bytes.count - count - at + 1)
    {
      at = UnsafeRawPointer(match) - base
      if memcmp(base + at, word.utf8Start, count) == 0 { return at }
      at += 1
    }
    return nil
  }
}
