import OpenChartsPixels

/// A mask in one colour, prepared to be blended many times.
final class ColoredSprite {
  let mask: CoverageMask
  /// The number of pixels of a row, rounded up to a multiple of four.
  let rowPixels: Int
  private let groups: [Group]

  private struct Group {
    /// The premultiplied colour of four pixels.
    var source: SIMD8<UInt16>
    /// The fraction of the pixels below that remains, twice for each pixel.
    var rest: SIMD8<UInt16>
  }

  init(_ mask: CoverageMask, color: UInt32) {
    self.mask = mask
    rowPixels = (mask.width + 3) & ~3
    var groups: [Group] = []
    for y in 0..<mask.height {
      for x in stride(from: 0, to: rowPixels, by: 4) {
        var group = Group(source: SIMD8(), rest: SIMD8(repeating: 255))
        for k in 0..<4 where x + k < mask.width {
          let p = PixelBuffer.scaled(color, UInt32(mask.bytes[y * mask.width + x + k]))
          group.source[2 * k] = UInt16(truncatingIfNeeded: p)
          group.source[2 * k + 1] = UInt16(truncatingIfNeeded: p >> 16)
          group.rest[2 * k] = UInt16(255 - p >> 24)
          group.rest[2 * k + 1] = UInt16(255 - p >> 24)
        }
        groups.append(group)
      }
    }
    self.groups = groups
  }

  /// Blends at a position in pixels. The caller ensures that a width of ``rowPixels`` lies within the buffer.
  @inline(__always)
  func blend(on pixels: PixelBuffer, x: Int, y: Int) {
    groups.withUnsafeBufferPointer { groups in
      guard var group = groups.baseAddress else { return }
      for j in 0..<mask.height {
        let line = UnsafeMutableRawPointer(pixels.row(y + j) + x)
        for i in stride(from: 0, to: rowPixels * 4, by: 16) {
          FourPixels.blend(group.pointee.source, rest: group.pointee.rest, over: line + i)
          group += 1
        }
      }
    }
  }
}

/// Arithmetic on four premultiplied pixels at once, with two bytes per lane.
///
/// Lanes of 16 bits hold the products of bytes without widening, which every vector unit supports.
enum FourPixels {
  /// One pixel four times.
  @inline(__always) static func lanes(_ pixel: UInt32) -> SIMD8<UInt16> {
    unsafeBitCast(SIMD4<UInt32>(repeating: pixel), to: SIMD8<UInt16>.self)
  }

  /// Stores `source` plus the pixels below times `rest` / 255, rounded as in ``PixelBuffer/scaled(_:_:)``.
  @inline(__always)
  static func blend(_ source: SIMD8<UInt16>, rest: SIMD8<UInt16>, over address: UnsafeMutableRawPointer) {
    let below = address.loadUnaligned(as: SIMD8<UInt16>.self)
    var low = (below & 0xFF) &* rest &+ 0x80
    low = (low &+ (low &>> 8)) &>> 8
    var high = (below &>> 8) &* rest &+ 0x80
    high = (high &+ (high &>> 8)) & 0xFF00
    address.storeBytes(of: source &+ (low | high), as: SIMD8<UInt16>.self)
  }
}
