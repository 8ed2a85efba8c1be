/// Encodes pixels as sixels: six rows at a time, one colour after another.
package enum SixelEncoder {
  /// - Parameter pixels: Opaque pixels row by row, each 0xRRGGBB in the lower bytes.
  package static func encode(_ pixels: [UInt32], width: Int, height: Int) -> [UInt8] {
    precondition(pixels.count == width * height, "\(pixels.count) pixels are not \(width) × \(height)")
    let palette = SixelPalette(pixels)
    var text = "\u{1B}P0;1q\"1;1;\(width);\(height)"
    for (i, color) in palette.colors.enumerated() {
      func share(_ shift: UInt32) -> Int { (Int(color >> shift & 0xFF) * 100 + 127) / 255 }
      text += "#\(i);2;\(share(16));\(share(8));\(share(0))"
    }
    var bytes = Array(text.utf8)
    for top in stride(from: 0, to: height, by: 6) { band(top, width, height, palette, &bytes) }
    return bytes + [0x1B, 0x5C]
  }

  private static func band(
    _ top: Int, _ width: Int, _ height: Int, _ palette: SixelPalette, _ bytes: inout [UInt8]
  ) {
    // For each colour in the band, the bits of its columns.
    var columns: [UInt8: [UInt8]] = [:]
    for y in top..<min(top + 6, height) {
      for x in 0..<width {
        columns[palette.indices[y * width + x], default: Array(repeating: 0, count: width)][x] |=
          1 << UInt8(y - top)
      }
    }
    for (n, (index, bits)) in columns.sorted(by: { $0.key < $1.key }).enumerated() {
      if n > 0 { bytes.append(0x24) }
      bytes += Array("#\(index)".utf8)
      var x = 0
      let end = (bits.lastIndex { $0 != 0 } ?? -1) + 1
      while x < end {
        var next = x + 1
        while next < end, bits[next] == bits[x] { next += 1 }
        let character = 63 + bits[x]
        if next - x > 3 {
          bytes += Array("!\(next - x)".utf8) + [character]
        } else {
          bytes += Array(repeating: character, count: next - x)
        }
        x = next
      }
    }
    bytes.append(0x2D)
  }
}

/// A palette of at most 256 colours. If the picture has more, the palette has its most frequent colours, usually of the
/// marks and the background. Evenly distributed colours are added for the antialiased edges.
struct SixelPalette {
  let colors: [UInt32]
  /// The palette index of each pixel.
  let indices: [UInt8]

  init(_ pixels: [UInt32]) {
    var counts: [UInt32: Int] = [:]
    for pixel in pixels { counts[pixel & 0xFFFFFF, default: 0] += 1 }
    // Equal counts are ordered by colour, so that the same picture gives the same bytes.
    let frequent = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let colors =
      frequent.count <= 256 ? frequent.sorted() : Array(Set(frequent.prefix(160)).union(Self.even)).sorted()
    var index: [UInt32: UInt8] = [:]
    for color in frequent {
      let nearest = colors.indices.min { Self.distance(colors[$0], color) < Self.distance(colors[$1], color) }
      index[color] = UInt8(nearest ?? 0)
    }
    self.colors = colors
    indices = pixels.map { index[$0 & 0xFFFFFF] ?? 0 }
  }

  private static let even: [UInt32] = (0..<96).map { (i: UInt32) -> UInt32 in
    let (red, green, blue) = (i / 24 * 85, i / 4 % 6 * 51, i % 4 * 85)
    return red << 16 | green << 8 | blue
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    func square(_ shift: UInt32) -> Int {
      let difference = Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)
      return difference * difference
    }
    return square(16) * 3 + square(8) * 6 + square(0)
  }
}
