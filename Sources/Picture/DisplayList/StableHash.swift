/// A hash that is the same in every process, for names that depend on content. It does not resist attacks.
package enum StableHash {
  /// Returns the 64-bit FNV-1a hash.
  package static func of(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
