import OpenChartsDisplayList

/// A view of pixels that the caller owns, row by row: one premultiplied ARGB word each.
package struct PixelBuffer {
  package let base: UnsafeMutablePointer<UInt32>
  package let width: Int
  package let height: Int
  /// The number of words from one row to the next.
  package let stride: Int

  @inlinable package init(base: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    (self.base, self.width, self.height, self.stride) = (base, width, height, stride)
  }

  @inlinable @inline(__always) package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + y * stride
  }

  /// Returns a colour as a premultiplied word.
  package static func premultiplied(_ color: RGBA) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { value > 0 ? UInt32(min(value, 1) * 255 + 0.5) : 0 }
    let a = color.a > 0 ? min(color.a, 1) : 0
    return byte(a) << 24 | byte(color.r * a) << 16 | byte(color.g * a) << 8 | byte(color.b * a)
  }

  /// Multiplies all four components by `m` / 255, with Pixman's rounding.
  @inlinable @inline(__always) package static func scaled(_ pixel: UInt32, _ m: UInt32) -> UInt32 {
    var rb = (pixel & 0xFF00FF) &* m &+ 0x800080
    rb = ((rb &+ ((rb >> 8) & 0xFF00FF)) >> 8) & 0xFF00FF
    var ag = ((pixel >> 8) & 0xFF00FF) &* m &+ 0x800080
    ag = (ag &+ ((ag >> 8) & 0xFF00FF)) & 0xFF00_FF00
    return rb | ag
  }

  /// Composites `source` over `destination`, both premultiplied.
  @inlinable @inline(__always) package static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    source &+ scaled(destination, 255 &- (source >> 24))
  }
}
