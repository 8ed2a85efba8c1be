import CDeflate

/// Writes premultiplied pixels as a PNG: with a palette where 256 colours suffice, as RGB where all is
/// opaque, else as RGBA.
enum PNGEncoder {
  /// Compression is at its fastest: charts are flat, and the filters leave mostly zeros to compress.
  private static let level: Int32 = 1

  static func encode(_ pixels: PixelBuffer, pixelsPerMeter: Double) throws -> [UInt8] {
    var palette = PNGPalette()
    let isIndexed = palette.collect(pixels)
    let isOpaque = isIndexed ? palette.isOpaque : pixels.isOpaque
    let colorType: UInt8 = isIndexed ? 3 : isOpaque ? 2 : 6
    let depth = isIndexed ? palette.depth : 8
    let rowBytes = isIndexed ? (pixels.width * depth + 7) / 8 : pixels.width * (isOpaque ? 3 : 4)
    let total = (rowBytes + 1) * pixels.height

    let raw = UnsafeMutablePointer<UInt8>.allocate(capacity: total)
    defer { raw.deallocate() }
    if isIndexed {
      palette.write(pixels, rowBytes: rowBytes, to: raw)
    } else {
      PNGFilter.write(pixels, isOpaque: isOpaque, to: raw)
    }
    guard let compressor = libdeflate_alloc_compressor(level) else { throw CairoError.library("out of memory") }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, total)

    var header: [UInt8] = []
    header += [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var size = bigEndian(UInt32(pixels.width)) + bigEndian(UInt32(pixels.height))
    size += [UInt8(depth), colorType, 0, 0, 0]
    append("IHDR", size, to: &header)
    append("sRGB", [0], to: &header)
    let density = pixelsPerMeter >= 1 && pixelsPerMeter < 4e9 ? UInt32(pixelsPerMeter.rounded()) : 2835
    append("pHYs", bigEndian(density) + bigEndian(density) + [1], to: &header)
    if isIndexed {
      append("PLTE", palette.colors, to: &header)
      if !palette.isOpaque { append("tRNS", palette.alphas, to: &header) }
    }
    let start = header.count
    return [UInt8](unsafeUninitializedCapacity: start + 8 + bound + 4 + 12) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      base.update(from: header, count: start)
      let data = base + start + 8
      let length = libdeflate_zlib_compress(compressor, raw, total, data, bound)
      base.put(bigEndian(UInt32(length)) + Array("IDAT".utf8), at: start)
      let crc = libdeflate_crc32(0, base + start + 4, length + 4)
      base.put(bigEndian(UInt32(truncatingIfNeeded: crc)), at: start + 8 + length)
      var end: [UInt8] = []
      append("IEND", [], to: &end)
      base.put(end, at: start + 12 + length)
      count = start + 12 + length + end.count
    }
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  private static func append(_ type: String, _ data: [UInt8], to bytes: inout [UInt8]) {
    let body = Array(type.utf8) + data
    bytes += bigEndian(UInt32(data.count)) + body
    bytes += bigEndian(UInt32(truncatingIfNeeded: libdeflate_crc32(0, body, body.count)))
  }

  /// A premultiplied word as red, green, blue and alpha that are not.
  @inline(__always) static func straight(_ p: UInt32) -> (r: UInt8, g: UInt8, b: UInt8, a: UInt8) {
    let a = p >> 24
    if a == 255 { return (UInt8(p >> 16 & 255), UInt8(p >> 8 & 255), UInt8(p & 255), 255) }
    if a == 0 { return (0, 0, 0, 0) }
    func part(_ v: UInt32) -> UInt8 { UInt8(min(255, (v * 255 + a / 2) / a)) }
    return (part(p >> 16 & 255), part(p >> 8 & 255), part(p & 255), UInt8(a))
  }
}

extension UnsafeMutablePointer<UInt8> {
  fileprivate func put(_ bytes: [UInt8], at offset: Int) { (self + offset).update(from: bytes, count: bytes.count) }
}

extension PixelBuffer {
  var isOpaque: Bool {
    for y in 0..<height {
      let line = row(y)
      var all: UInt32 = .max
      for x in 0..<width { all &= line[x] }
      if all >> 24 != 255 { return false }
    }
    return true
  }
}
