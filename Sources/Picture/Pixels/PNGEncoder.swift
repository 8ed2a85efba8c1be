internal import OpenChartsCDeflate

/// Encodes premultiplied pixels as a PNG: with a palette for up to 256 colours, as RGB if all pixels are opaque, else
/// as RGBA.
package enum PNGEncoder {
  /// - Parameters:
  ///   - texts: The bodies of `iTXt` chunks.
  ///   - isShort: Whether to spend more time for a smaller file, such as an image within another file.
  ///   - mergesShades: Whether an opaque picture with more than 256 colours may have a palette in which shades that
  ///     differ by at most 4 of 255 in each component are one. Gradients and photographs keep all of their colours.
  package static func encode(
    _ pixels: PixelBuffer, pixelsPerMeter: Double, texts: [[UInt8]] = [], isShort: Bool = false,
    mergesShades: Bool = false
  ) throws -> [UInt8] {
    var palette = PNGPalette(mergesShades: mergesShades)
    let isIndexed = palette.collect(pixels)
    let isOpaque = isIndexed ? palette.isOpaque : pixels.isOpaque
    let colorType: UInt8 = isIndexed ? 3 : isOpaque ? 2 : 6
    let depth = isIndexed ? palette.depth : 8
    let rowBytes = isIndexed ? (pixels.width * depth + 7) / 8 : pixels.width * (isOpaque ? 3 : 4)
    let total = (rowBytes + 1) * pixels.height

    func encoded(_ deflater: Deflater) throws -> [UInt8] {
      let raw = deflater.buffer(for: total + 1)
      if isIndexed {
        palette.write(pixels, rowBytes: rowBytes, to: raw)
      } else {
        PNGFilter.write(pixels, isOpaque: isOpaque, to: raw)
      }
      let data = try deflater.compress(total)
      var bytes: [UInt8] = []
      bytes += [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      var size = bigEndian(UInt32(pixels.width)) + bigEndian(UInt32(pixels.height))
      size += [UInt8(depth), colorType, 0, 0, 0]
      append("IHDR", size, to: &bytes)
      append("sRGB", [0], to: &bytes)
      let density = pixelsPerMeter >= 1 && pixelsPerMeter < 4e9 ? UInt32(pixelsPerMeter.rounded()) : 2835
      append("pHYs", bigEndian(density) + bigEndian(density) + [1], to: &bytes)
      // Before the pixels, so that programs that read only the start of the file find them.
      for chunk in texts { append("iTXt", chunk, to: &bytes) }
      if isIndexed {
        append("PLTE", palette.colors, to: &bytes)
        if !palette.isOpaque { append("tRNS", palette.alphas, to: &bytes) }
      }
      bytes.reserveCapacity(bytes.count + data.count + 24)
      bytes += bigEndian(UInt32(data.count))
      let start = bytes.count
      bytes += Array("IDAT".utf8)
      bytes += data
      let crc = bytes.withUnsafeBufferPointer {
        libdeflate_crc32(0, $0.baseAddress.map { $0 + start }, data.count + 4)
      }
      bytes += bigEndian(UInt32(truncatingIfNeeded: crc))
      append("IEND", [], to: &bytes)
      return bytes
    }
    return try isShort ? encoded(Deflater(level: 9)) : Deflater.pool.withElement(encoded)
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  private static func append(_ type: String, _ data: [UInt8], to bytes: inout [UInt8]) {
    let body = Array(type.utf8) + data
    bytes += bigEndian(UInt32(data.count)) + body
    bytes += bigEndian(UInt32(truncatingIfNeeded: libdeflate_crc32(0, body, body.count)))
  }

  /// Returns the components of a premultiplied word, not premultiplied.
  package static func straight(_ p: UInt32) -> (r: UInt8, g: UInt8, b: UInt8, a: UInt8) {
    let a = p >> 24
    if a == 255 { return (UInt8(p >> 16 & 255), UInt8(p >> 8 & 255), UInt8(p & 255), 255) }
    if a == 0 { return (0, 0, 0, 0) }
    func part(_ v: UInt32) -> UInt8 { UInt8(min(255, (v * 255 + a / 2) / a)) }
    return (part(p >> 16 & 255), part(p >> 8 & 255), part(p & 255), UInt8(a))
  }
}

extension PixelBuffer {
  package var isOpaque: Bool {
    for y in 0..<height {
      let line = row(y)
      var all: UInt32 = .max
      for x in 0..<width { all &= line[x] }
      if all >> 24 != 255 { return false }
    }
    return true
  }
}
