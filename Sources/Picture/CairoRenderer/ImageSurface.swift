internal import OpenChartsCCairo
import OpenChartsPixels

/// A Cairo surface in memory: premultiplied ARGB, 32 bits per pixel.
final class ImageSurface {
  let surface: OpaquePointer
  let pixels: PixelBuffer

  init(width: Int, height: Int) throws {
    try CairoLibrary.load()
    guard let surface = cairo.image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
      throw CairoError.tooLarge(width: width, height: height)
    }
    guard cairo.surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = cairo.image_surface_get_data(surface)
    else {
      cairo.surface_destroy(surface)
      throw CairoError.tooLarge(width: width, height: height)
    }
    self.surface = surface
    pixels = PixelBuffer(
      base: UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self), width: width, height: height,
      stride: Int(cairo.image_surface_get_stride(surface)) / 4)
  }

  deinit { cairo.surface_destroy(surface) }
}
