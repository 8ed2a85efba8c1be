import OpenChartsDisplayList
import OpenChartsPixels

/// Fast implementations of drawing operations that are slow in Cairo.
extension PixelBuffer {
  /// Blends one premultiplied colour over consecutive pixels of a row.
  @inline(__always)
  private func blend(_ source: UInt32, over line: UnsafeMutablePointer<UInt32>, count: Int) {
    let sources = FourPixels.lanes(source)
    let rest = SIMD8<UInt16>(repeating: UInt16(255 - source >> 24))
    var i = 0
    while i + 4 <= count {
      FourPixels.blend(sources, rest: rest, over: UnsafeMutableRawPointer(line + i))
      i += 4
    }
    while i < count {
      line[i] = Self.over(source, line[i])
      i += 1
    }
  }

  /// Fills a rectangle in pixels. Pixels at the edges are weighted by their covered area.
  func fill(_ r: Rect, color: UInt32) {
    let (x0, x1) = (max(0, r.minX), min(Double(width), r.maxX))
    let (y0, y1) = (max(0, r.minY), min(Double(height), r.maxY))
    guard x0 < x1, y0 < y1, color >> 24 != 0 else { return }
    let (left, right) = (Int(x0), min(width, Int(x1.rounded(.up))))
    // The whole columns between the two edges. An edge on a pixel boundary needs no partial column.
    let wholeLeft = Double(left) == x0 ? left : left + 1
    let wholeRight = Int(x1)
    for y in Int(y0)..<min(height, Int(y1.rounded(.up))) {
      let share = min(y1, Double(y + 1)) - max(y0, Double(y))
      let line = row(y)
      func edge(_ x: Int) {
        let cover = share * (min(x1, Double(x + 1)) - max(x0, Double(x)))
        line[x] = Self.over(Self.scaled(color, UInt32(cover * 255 + 0.5)), line[x])
      }
      if wholeLeft > wholeRight {
        edge(left)
        continue
      }
      if left < wholeLeft { edge(left) }
      let source = Self.scaled(color, UInt32(share * 255 + 0.5))
      if source >> 24 == 255 {
        (line + wholeLeft).update(repeating: source, count: wholeRight - wholeLeft)
      } else {
        blend(source, over: line + wholeLeft, count: wholeRight - wholeLeft)
      }
      if wholeRight < right { edge(wholeRight) }
    }
  }

  /// Blends a colour through a mask whose top left is at a pixel. Parts outside the buffer are clipped.
  func blend(_ mask: CoverageMask, x: Int, y: Int, color: UInt32) {
    let (left, right) = (max(0, -x), min(mask.width, width - x))
    let (top, bottom) = (max(0, -y), min(mask.height, height - y))
    guard left < right, top < bottom else { return }
    let isOpaque = color >> 24 == 255
    mask.bytes.withUnsafeBufferPointer { bytes in
      guard let source = bytes.baseAddress else { return }
      for j in top..<bottom {
        let cover = source + j * mask.width
        let line = row(y + j) + x
        for i in left..<right {
          let m = UInt32(cover[i])
          if m == 0 { continue }
          if m == 255 {
            line[i] = isOpaque ? color : Self.over(color, line[i])
          } else {
            line[i] = Self.over(Self.scaled(color, m), line[i])
          }
        }
      }
    }
  }
}

/// The coverage of a shape per pixel, 0 to 255.
final class CoverageMask {
  /// The position of the top left pixel relative to the shape's origin.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  let bytes: [UInt8]

  init(left: Int, top: Int, width: Int, height: Int, bytes: [UInt8]) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
