import OpenChartsDisplayList
import OpenChartsPixels

/// The difference of two pictures, pixel by pixel.
package struct PixelDifference {
  /// The share of pixels that differ, from 0 to 1; 1 if the sizes differ.
  package let share: Double
  /// The largest difference of a colour component, in levels from 0 to 255.
  package let levels: Int
  /// A PNG with the second picture in pale grey, and differing pixels in red; `nil` if the sizes differ.
  package let picture: [UInt8]?

  /// Compares two image files; `nil` if one of them cannot be decoded.
  ///
  /// - Parameter tolerance: The difference of a colour component, in levels, up to which pixels count as equal.
  package init?(_ first: [UInt8], _ second: [UInt8], tolerance: Int) {
    guard let a = RasterImage(first).flatMap({ ImageFile.decoded($0, over: nil) }),
      let b = RasterImage(second).flatMap({ ImageFile.decoded($0, over: nil) })
    else { return nil }
    let (width, height) = (a.pixels.width, a.pixels.height)
    guard width == b.pixels.width, height == b.pixels.height,
      let target = try? ImageSurface(width: width, height: height)
    else {
      (share, levels, picture) = (1, 255, nil)
      return
    }
    var (count, most) = (0, 0)
    for y in 0..<height {
      let (left, right, row) = (a.pixels.row(y), b.pixels.row(y), target.pixels.row(y))
      for x in 0..<width {
        let difference = Self.difference(left[x], right[x])
        most = max(most, difference)
        if difference > tolerance {
          count += 1
          row[x] = 0xFFE0_0020
        } else {
          let gray = 208 + ((right[x] >> 16 & 255) + (right[x] >> 8 & 255) + (right[x] & 255)) / 16
          let level = min(gray, 255)
          row[x] = 0xFF00_0000 | level << 16 | level << 8 | level
        }
      }
    }
    share = Double(count) / Double(max(width * height, 1))
    levels = most
    picture = try? PNGEncoder.encode(target.pixels, pixelsPerMeter: 72 / 0.0254)
  }

  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    guard a != b else { return 0 }
    return stride(from: UInt32(0), to: 32, by: 8).map { shift in
      abs(Int(a >> shift & 255) - Int(b >> shift & 255))
    }.max() ?? 0
  }
}
