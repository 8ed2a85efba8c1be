#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

enum ByteSearch {
  /// Returns the offset of the first occurrence of `word` at or after `start`; `nil` if there is none.
  static func offset(of word: StaticString, in bytes: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
    offset(
      ofBytes: UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount), in: bytes,
      from: start)
  }

  /// Returns the offset of the first occurrence of some bytes at or after `start`; `nil` if there is none.
  static func offset(
    ofBytes word: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, from start: Int = 0
  ) -> Int? {
    guard let base = bytes.baseAddress, let wordBase = word.baseAddress, let first = word.first else {
      return nil
    }
    var at = start
    while at + word.count <= bytes.count,
      let match = memchr(base + at, Int32(first), bytes.count - word.count - at + 1)
    {
      at = UnsafeRawPointer(match) - base
      if memcmp(base + at, wordBase, word.count) == 0 { return at }
      at += 1
    }
    return nil
  }
}
