import Foundation
import OpenChartsCCairo

@testable import OpenChartsCairoRenderer

/// How far two pictures are apart, byte by byte of their decoded pixels.
struct PixelDifference {
  /// Share of the bytes that are at most one level apart.
  private(set) var equalShare = 1.0
  private(set) var mean = 0.0
  private(set) var maximum = 0

  /// Small enough for what versions of fonts and of the rasteriser change.
  var isNegligible: Bool { equalShare >= 0.95 && mean < 0.1 && maximum < 10 }

  /// `nil` when the two are not of one size or no PNG.
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
