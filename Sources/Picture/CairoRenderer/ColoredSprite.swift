import Pixels

/// A mask in one colour, made ready to be blended many times.
final class ColoredSprite {
  let mask: CoverageMask
  /// Pixels of a row, rounded up to whole groups of four.
  let rowPixels: Int
  private let groups: [Group]

  private struct Group {
    /// Premultiplied colour of four pixels.
    var source: SIMD8<UInt16>
    /// What stays of the pixels below, twice for each pixel.
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

  /// Blends at a place; the caller has made sure that it lies within the buffer, ``rowPixels`` wide.
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

/// Arithmetic on four premultiplied pixels at once, two bytes to a lane.
///
/// Lanes of 16 bits take the products of bytes without widening, which the vector units of every processor
/// can do.
enum FourPixels {
  /// One pixel four times.
  @inline(__always) static func lanes(_ pixel: UInt32) -> SIMD8<UInt16> {
    unsafeBitCast(SIMD4<UInt32>(repeating: pixel), to: SIMD8<UInt16>.self)
  }

  /// `source` plus what is below times `rest` / 255, rounded as ``PixelBuffer/scaled(_:_:)`` does.
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
