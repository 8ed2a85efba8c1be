internal import OpenChartsCCairo
import OpenChartsDisplayList
import OpenChartsLimits
import OpenChartsPixels

/// A cache of decoded image files for one canvas.
final class DecodedImages {
  private struct Key: Hashable {
    var image: RasterImage
    var colors: ColorMatrix?
  }
  private var surfaces: [Key: OpaquePointer?] = [:]

  deinit {
    for case let surface? in surfaces.values { cairo.surface_destroy(surface) }
  }

  /// Returns the decoded image, owned by the cache; `nil` if the file is damaged or exceeds the limits.
  func surface(of image: RasterImage, _ colors: ColorMatrix? = nil) -> OpaquePointer? {
    let key = Key(image: image, colors: colors)
    if let cached = surfaces[key] { return cached }
    var surface: OpaquePointer?
    // Decoders allocate by the size in the header, so it is checked first.
    if image.bytes.count <= Limits.imageBytes.value,
      CheckedNumber.product(image.width, image.height, upTo: Limits.imagePixels.value) != nil
    {
      surface =
        switch image.format {
        case .png: Self.png(image.bytes)
        case .jpeg: JPEGDecoder.surface(of: image.bytes)
        }
    }
    if let colors, let plain = surface { surface = Self.changed(plain, colors) }
    surfaces[key] = .some(surface)
    return surface
  }

  /// Returns a copy with transformed colours and releases `surface`.
  private static func changed(_ surface: OpaquePointer, _ colors: ColorMatrix) -> OpaquePointer? {
    let (width, height) = (cairo.image_surface_get_width(surface), cairo.image_surface_get_height(surface))
    // The copy has alpha even if the file has none, because the transform may change it.
    let copy = cairo.image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    let pen = cairo.create(copy)
    cairo.set_source_surface(pen, surface, 0, 0)
    cairo.paint(pen)
    cairo.destroy(pen)
    cairo.surface_destroy(surface)
    cairo.surface_flush(copy)
    guard let copy, let bytes = cairo.image_surface_get_data(copy) else { return copy }
    let stride = Int(cairo.image_surface_get_stride(copy))
    for y in 0..<Int(height) {
      UnsafeMutableRawPointer(bytes + y * stride).withMemoryRebound(to: UInt32.self, capacity: Int(width)) {
        row in
        for x in 0..<Int(width) {
          let alpha = Double(row[x] >> 24) / 255
          guard alpha > 0 else { continue }
          func part(_ shift: UInt32) -> Double { Double(row[x] >> shift & 255) / 255 / alpha }
          row[x] = PixelBuffer.premultiplied(colors.apply(RGBA(part(16), part(8), part(0), alpha)))
        }
      }
    }
    cairo.surface_mark_dirty(copy)
    return copy
  }

  private static func png(_ bytes: [UInt8]) -> OpaquePointer? {
    var reader = ByteReader(bytes: bytes)
    let surface = withUnsafeMutablePointer(to: &reader) {
      cairo.image_surface_create_from_png_stream(ByteReader.read, $0)
    }
    guard cairo.surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo.surface_destroy(surface)
      return nil
    }
    return surface
  }
}

/// Passes bytes to Cairo piece by piece.
private struct ByteReader {
  let bytes: [UInt8]
  var position = 0

  static let read: cairo_read_func_t = { closure, target, count in
    guard let reader = closure?.assumingMemoryBound(to: ByteReader.self), let target,
      reader.pointee.position + Int(count) <= reader.pointee.bytes.count
    else { return CAIRO_STATUS_READ_ERROR }
    let start = reader.pointee.position
    reader.pointee.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      target.update(from: base + start, count: Int(count))
    }
    reader.pointee.position += Int(count)
    return CAIRO_STATUS_SUCCESS
  }
}
