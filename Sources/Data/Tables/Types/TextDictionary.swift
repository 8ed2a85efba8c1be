/// Assigns codes to distinct texts, without creating a string for each occurrence.
struct TextDictionary {
  private var slots: [Int32]
  private var firsts: [Cell] = []
  private var hashes: [UInt64] = []
  private let text: ColumnText

  init(_ text: ColumnText) {
    self.text = text
    slots = [Int32](repeating: -1, count: 64)
  }

  /// The code of a cell's text. Codes are in order of first appearance.
  mutating func code(of cell: Cell, _ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    let hash = Self.hash(bytes)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while true {
      let code = slots[slot]
      if code < 0 { break }
      if hashes[Int(code)] == hash, isEqual(text.text(firsts[Int(code)]), bytes) { return code }
      slot = (slot + 1) & (slots.count - 1)
    }
    let code = Int32(firsts.count)
    slots[slot] = code
    firsts.append(cell)
    hashes.append(hash)
    if firsts.count * 2 > slots.count { grow() }
    return code
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (code, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(code)
    }
  }

  /// All texts by code, and whether all were UTF-8.
  func names() -> (names: [String], areUTF8: Bool) {
    var areUTF8 = true
    let names = firsts.map { cell in
      let (name, isUTF8) = decodedName(text.text(cell))
      areUTF8 = areUTF8 && isUTF8
      return name
    }
    return (names, areUTF8)
  }

  /// FNV-1a with eight bytes at a time, and a final mixing step.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
    var i = 0
    let raw = UnsafeRawBufferPointer(bytes)
    while i + 8 <= bytes.count {
      hash = (hash ^ raw.loadUnaligned(fromByteOffset: i, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      i += 8
    }
    while i < bytes.count {
      hash = (hash ^ UInt64(bytes[i])) &* 0x100_0000_01B3
      i += 1
    }
    hash ^= hash >> 29
    hash = hash &* 0xBF58_476D_1CE4_E5B9
    return hash ^ hash >> 32
  }

  private func isEqual(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard a.count == b.count else { return false }
    for i in 0..<a.count where a[i] != b[i] { return false }
    return true
  }
}
