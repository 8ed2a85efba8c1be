#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The colours of a picture with at most 256 of them, in order of first appearance.
struct PNGPalette {
  private static let slots = 1024
  private var keys = [UInt32](repeating: 0, count: slots)
  /// The index of the colour in each slot; -1 for an empty slot.
  private var indices = [Int16](repeating: -1, count: slots)
  private var entries: [UInt32] = []

  /// The colours as RGB triples.
  var colors: [UInt8] {
    entries.flatMap { p -> [UInt8] in
      let c = PNGEncoder.straight(p)
      return [c.r, c.g, c.b]
    }
  }
  var alphas: [UInt8] { entries.map { UInt8($0 >> 24) } }
  var isOpaque: Bool { entries.allSatisfy { $0 >> 24 == 255 } }
  /// The number of bits per pixel.
  var depth: Int { entries.count <= 2 ? 1 : entries.count <= 4 ? 2 : entries.count <= 16 ? 4 : 8 }

  @inline(__always) private static func slot(_ p: UInt32) -> Int { Int((p &* 0x9E37_79B1) >> 22) }

  /// Collects all colours; false if there are more than 256.
  mutating func collect(_ pixels: PixelBuffer) -> Bool {
    for y in 0..<pixels.height {
      let line = pixels.row(y)
      if y > 0, memcmp(line, pixels.row(y - 1), pixels.width * 4) == 0 { continue }
      var last = ~line[0]
      for x in 0..<pixels.width {
        let p = line[x]
        if p == last { continue }
        last = p
        if !insert(p) { return false }
      }
    }
    return true
  }

  private mutating func insert(_ p: UInt32) -> Bool {
    var slot = Self.slot(p)
    while indices[slot] >= 0 {
      if keys[slot] == p { return true }
      slot = (slot + 1) & (Self.slots - 1)
    }
    guard entries.count < 256 else { return false }
    keys[slot] = p
    indices[slot] = Int16(entries.count)
    entries.append(p)
    return true
  }

  /// Writes rows of packed indices, each with its filter type. A row equal to the one above becomes zeros (up).
  func write(_ pixels: PixelBuffer, rowBytes: Int, to raw: UnsafeMutablePointer<UInt8>) {
    let perByte = 8 / depth
    keys.withUnsafeBufferPointer { keys in
      indices.withUnsafeBufferPointer { indices in
        for y in 0..<pixels.height {
          let out = raw + y * (rowBytes + 1)
          let line = pixels.row(y)
          if y > 0, memcmp(line, pixels.row(y - 1), pixels.width * 4) == 0 {
            out[0] = 2
            (out + 1).update(repeating: 0, count: rowBytes)
            continue
          }
          out[0] = 0
          var last = ~line[0]
          var index: UInt8 = 0
          var packed: UInt8 = 0
          for x in 0..<pixels.width {
            let p = line[x]
            if p != last {
              last = p
              var slot = Self.slot(p)
              while keys[slot] != p || indices[slot] < 0 { slot = (slot + 1) & (Self.slots - 1) }
              index = UInt8(indices[slot])
            }
            if perByte == 1 {
              out[1 + x] = index
            } else {
              packed = packed << UInt8(depth) | index
              if (x + 1) % perByte == 0 { out[1 + x / perByte] = packed }
            }
          }
          let rest = pixels.width % perByte
          if rest > 0 { out[rowBytes] = packed << UInt8((perByte - rest) * depth) }
        }
      }
    }
  }
}
