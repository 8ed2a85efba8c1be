#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The colours of a picture with at most 256 of them, in order of first appearance.
///
/// In a chart that looks as if it had five colours, the smooth edges of lines and texts have some 500 shades. Merging
/// shades that look the same leaves fewer than 256 colours, so the file has one byte per pixel instead of three.
struct PNGPalette {
  private static let size = 256
  /// The maximum number of colours before merging.
  private static let countedColors = 4096
  private static let slotBits: UInt32 = 13
  /// The greatest difference of two shades that are merged, in red, green or blue, of 255.
  private static let tolerance = 4
  /// The greatest share of a picture's pixels of one merged shade. A shade with more of them fills an area, such as a
  /// faint band, which would vanish in the colour of its surroundings.
  private static let mergedShare = 1.0 / 2048
  /// The greatest share of a picture's pixels that change by merging. Edges are far below it. Gradients are above it,
  /// and keep all of their shades, because steps would show.
  private static let changedShare = 0.05

  private var keys = [UInt32](repeating: 0, count: 1 << slotBits)
  /// The index of the colour in each slot; -1 for an empty slot.
  private var indices = [Int16](repeating: -1, count: 1 << slotBits)
  private var entries: [UInt32] = []
  /// The number of pixels of each colour.
  private var counts: [Int] = []
  private(set) var isOpaque = true
  private let mergesShades: Bool

  /// - Parameter mergesShades: Whether an opaque picture with more than 256 colours merges similar shades.
  init(mergesShades: Bool) { self.mergesShades = mergesShades }

  /// The colours as RGB triples.
  var colors: [UInt8] {
    entries.flatMap { p -> [UInt8] in
      let c = PNGEncoder.straight(p)
      return [c.r, c.g, c.b]
    }
  }
  var alphas: [UInt8] { entries.map { UInt8($0 >> 24) } }
  /// The number of bits per pixel.
  var depth: Int { entries.count <= 2 ? 1 : entries.count <= 4 ? 2 : entries.count <= 16 ? 4 : 8 }

  @inline(__always) private static func slot(_ p: UInt32) -> Int {
    Int((p &* 0x9E37_79B1) >> (32 - slotBits))
  }

  /// Collects all colours; false if there are more than 256, even after merging.
  mutating func collect(_ pixels: PixelBuffer) -> Bool {
    var y = 0
    while y < pixels.height {
      let line = pixels.row(y)
      let first = y
      repeat { y += 1 } while y < pixels.height && memcmp(line, pixels.row(y), pixels.width * 4) == 0
      var x = 0
      while x < pixels.width {
        let end = pixels.endOfRun(in: line, from: x)
        if !add(line[x], count: (end - x) * (y - first)) { return false }
        x = end
      }
    }
    guard entries.count > Self.size else { return true }
    // A sort that keeps the order of equal counts would need no index, but `sorted` promises none.
    let order = entries.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
    return (1...Self.tolerance).contains { merge(order, tolerance: $0) }
  }

  private mutating func add(_ p: UInt32, count: Int) -> Bool {
    var slot = Self.slot(p)
    while indices[slot] >= 0 {
      if keys[slot] == p {
        counts[Int(indices[slot])] += count
        return true
      }
      slot = (slot + 1) & (keys.count - 1)
    }
    isOpaque = isOpaque && p >> 24 == 255
    let limit = mergesShades && isOpaque ? Self.countedColors : Self.size
    guard entries.count < limit else { return false }
    keys[slot] = p
    indices[slot] = Int16(entries.count)
    entries.append(p)
    counts.append(count)
    return true
  }

  /// Replaces each rare colour by the most similar frequent one. Returns false, without a change, if this would leave
  /// too many colours or change too many pixels.
  ///
  /// - Parameter order: The indices of the colours, the most frequent first.
  private mutating func merge(_ order: [Int], tolerance: Int) -> Bool {
    var shades = ShadeSearch()
    var palette: [UInt32] = []
    var merged = [Int16](repeating: 0, count: entries.count)
    var changedPixels = 0
    let pixels = Double(counts.reduce(0, +))
    for entry in order {
      let nearest = shades.nearest(to: entries[entry])
      if nearest.distance <= tolerance, Double(counts[entry]) <= Self.mergedShare * pixels {
        merged[entry] = Int16(nearest.index)
        changedPixels += counts[entry]
      } else {
        guard palette.count < Self.size else { return false }
        merged[entry] = Int16(palette.count)
        palette.append(entries[entry])
        shades.append(entries[entry])
      }
    }
    guard Double(changedPixels) <= Self.changedShare * pixels else { return false }
    for slot in indices.indices where indices[slot] >= 0 { indices[slot] = merged[Int(indices[slot])] }
    entries = palette
    return true
  }

  /// Writes rows of packed indices, each with its filter type. A row equal to the one above becomes zeros (up).
  func write(_ pixels: PixelBuffer, rowBytes: Int, to raw: UnsafeMutablePointer<UInt8>) {
    let perByte = 8 / depth
    let unpacked = UnsafeMutablePointer<UInt8>.allocate(capacity: pixels.width)
    defer { unpacked.deallocate() }
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
          let row = perByte == 1 ? out + 1 : unpacked
          var x = 0
          while x < pixels.width {
            let end = pixels.endOfRun(in: line, from: x)
            var slot = Self.slot(line[x])
            while keys[slot] != line[x] || indices[slot] < 0 { slot = (slot + 1) & (keys.count - 1) }
            (row + x).update(repeating: UInt8(indices[slot]), count: end - x)
            x = end
          }
          if perByte > 1 { pack(row, count: pixels.width, to: out + 1) }
        }
      }
    }
  }

  /// Packs indices into bytes, the first one into the highest bits.
  private func pack(_ row: UnsafePointer<UInt8>, count: Int, to bytes: UnsafeMutablePointer<UInt8>) {
    let perByte = 8 / depth
    for start in stride(from: 0, to: count, by: perByte) {
      var packed: UInt8 = 0
      for x in start..<(start + perByte) { packed = packed << UInt8(depth) | (x < count ? row[x] : 0) }
      bytes[start / perByte] = packed
    }
  }
}

extension PixelBuffer {
  /// The index after the last of the pixels from `x` on that are equal.
  @inline(__always)
  fileprivate func endOfRun(in line: UnsafePointer<UInt32>, from x: Int) -> Int {
    let pair = UInt64(line[x]) << 32 | UInt64(line[x])
    let bytes = UnsafeRawPointer(line)
    func differs(_ x: Int) -> UInt64 { bytes.loadUnaligned(fromByteOffset: x * 4, as: UInt64.self) ^ pair }
    var end = x + 1
    // Charts are flat: eight pixels at a time.
    while end + 8 <= width, differs(end) | differs(end + 2) | differs(end + 4) | differs(end + 6) == 0 {
      end += 8
    }
    while end < width, line[end] == line[x] { end += 1 }
    return end
  }
}
