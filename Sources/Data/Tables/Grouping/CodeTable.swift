/// Assigns codes to keys in order of first appearance. For millions of rows with few distinct keys, the strong hash
/// of the standard dictionary would take most of the time.
///
/// - Complexity: O(1) per key on average.
package struct CodeTable {
  /// The number of distinct keys.
  package private(set) var count = 0
  private var keys: [UInt64]
  /// The code in each slot; -1 for a free slot.
  private var codes: [Int32]
  private var mask: Int

  package init() {
    mask = 255
    keys = [UInt64](repeating: 0, count: 256)
    codes = [Int32](repeating: -1, count: 256)
  }

  /// The code of a key. A new key gets the number of keys before it.
  package mutating func code(of key: UInt64) -> Int32 {
    var slot = slot(of: key)
    if codes[slot] >= 0 { return codes[slot] }
    if count * 2 > mask {
      grow()
      slot = self.slot(of: key)
    }
    keys[slot] = key
    codes[slot] = Int32(count)
    count += 1
    return codes[slot]
  }

  /// The slot of a key, or the free slot where it belongs.
  private func slot(of key: UInt64) -> Int {
    // Floating-point numbers differ in their upper bits, and counts in their lower bits. The product mixes both.
    var hash = key &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
    hash = hash &* 0xD6E8_FEB8_6659_FD93
    var slot = Int(truncatingIfNeeded: hash >> 32) & mask
    while codes[slot] >= 0, keys[slot] != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let (oldKeys, oldCodes) = (keys, codes)
    mask = mask * 2 + 1
    keys = [UInt64](repeating: 0, count: mask + 1)
    codes = [Int32](repeating: -1, count: mask + 1)
    for old in oldCodes.indices where oldCodes[old] >= 0 {
      let slot = slot(of: oldKeys[old])
      keys[slot] = oldKeys[old]
      codes[slot] = oldCodes[old]
    }
  }
}
