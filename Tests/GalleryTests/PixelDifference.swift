import Foundation
import OpenChartsCCairo

@testable import OpenChartsCairoRenderer

/// The difference of two pictures, byte by byte of their decoded pixels.
struct PixelDifference {
  /// The share of bytes that differ by at most one level.
  private(set) var equalShare = 1.0
  private(set) var mean = 0.0
  private(set) var maximum = 0

  /// Whether other versions of fonts or of the rasterizer can explain the difference.
  var isNegligible: Bool { equalShare >= 0.95 && mean < 0.1 && maximum < 10 }

  /// `nil` if the sizes differ, or if one of the two is not a PNG.
  init?(_ a: Data, _ b: Data) {
    guard let a = Self.pixels(a), let b = Self.pixels(b), a.width == b.width,
      a.bytes.count == b.bytes.count, !a.bytes.isEmpty
    else { return nil }
    var (near, sum) = (0, 0)
    for (x, y) in zip(a.bytes, b.bytes) {
      let difference = abs(Int(x) - Int(y))
      if difference <= 1 { near += 1 }
      sum += difference
      maximum = max(maximum, difference)
    }
    equalShare = Double(near) / Double(a.bytes.count)
    mean = Double(sum) / Double(a.bytes.count)
  }

  private struct Source {
    var data: [UInt8]
    var offset = 0
  }

  private static func pixels(_ png: Data) -> (width: Int, bytes: [UInt8])? {
    guard (try? CairoLibrary.load()) != nil else { return nil }
    var source = Source(data: Array(png))
    let surface = withUnsafeMutablePointer(to: &source) { pointer in
      cairo.image_surface_create_from_png_stream(
        { closure, bytes, count in
          guard let source = closure?.assumingMemoryBound(to: Source.self), let bytes else {
            return CAIRO_STATUS_READ_ERROR
          }
          let start = source.pointee.offset
          guard start + Int(count) <= source.pointee.data.count else { return CAIRO_STATUS_READ_ERROR }
          for i in 0..<Int(count) { bytes[i] = source.pointee.data[start + i] }
          source.pointee.offset = start + Int(count)
          return CAIRO_STATUS_SUCCESS
        }, pointer)
    }
    defer { cairo.surface_destroy(surface) }
    guard cairo.surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = cairo.image_surface_get_data(surface)
    else { return nil }
    let (width, height) = (cairo.image_surface_get_width(surface), cairo.image_surface_get_height(surface))
    let stride = Int(cairo.image_surface_get_stride(surface))
    return (Int(width), Array(UnsafeBufferPointer(start: data, count: stride * Int(height))))
  }
}
