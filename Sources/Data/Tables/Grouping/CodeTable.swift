/// Numbers keys in order of their first appearance; for millions of rows with few different keys, where the
/// standard dictionary's strong hash would be most of the work.
///
/// - Complexity: O(1) a key on average.
package struct CodeTable {
  /// How many different keys there are.
  package private(set) var count = 0
  private var keys: [UInt64]
  /// -1: a free place.
  private var codes: [Int32]
  private var mask: Int

  package init() {
    mask = 255
    keys = [UInt64](repeating: 0, count: 256)
    codes = [Int32](repeating: -1, count: 256)
  }

  /// The number of a key, which is the count of those before it when the key is new.
  package mutating func code(of key: UInt64) -> Int32 {
    var place = place(of: key)
    if codes[place] >= 0 { return codes[place] }
    if count * 2 > mask {
      grow()
      place = self.place(of: key)
    }
    keys[place] = key
    codes[place] = Int32(count)
    count += 1
    return codes[place]
  }

  /// Where a key is, or the free place for it.
  private func place(of key: UInt64) -> Int {
    // Bits of floating-point numbers differ at the top, counts at the bottom: the product mixes both.
    var hash = key &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
    hash = hash &* 0xD6E8_FEB8_6659_FD93
    var place = Int(truncatingIfNeeded: hash >> 32) & mask
    while codes[place] >= 0, keys[place] != key { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let (oldKeys, oldCodes) = (keys, codes)
    mask = mask * 2 + 1
    keys = [UInt64](repeating: 0, count: mask + 1)
    codes = [Int32](repeating: -1, count: mask + 1)
    for old in oldCodes.indices where oldCodes[old] >= 0 {
      let place = place(of: oldKeys[old])
      keys[place] = oldKeys[old]
      codes[place] = oldCodes[old]
    }
  }
}
