internal import CCairo
import DisplayList

/// The pixels of image files, each decoded once for a canvas.
final class DecodedImages {
  private var surfaces: [RasterImage: OpaquePointer?] = [:]

  deinit {
    for case let surface? in surfaces.values { cairo_surface_destroy(surface) }
  }

  /// `nil` for a file that is damaged or too large; owned by the store.
  func surface(of image: RasterImage) -> OpaquePointer? {
    if let known = surfaces[image] { return known }
    let surface =
      switch image.format {
      case .png: Self.png(image.bytes)
      case .jpeg: JPEGDecoder.surface(of: image.bytes)
      }
    surfaces[image] = .some(surface)
    return surface
  }

  private static func png(_ bytes: [UInt8]) -> OpaquePointer? {
    var reader = ByteReader(bytes: bytes)
    let surface = withUnsafeMutablePointer(to: &reader) {
      cairo_image_surface_create_from_png_stream(ByteReader.read, $0)
    }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }
}

/// Hands bytes on piece by piece.
private struct ByteReader {
  let bytes: [UInt8]
  var place = 0

  static let read: cairo_read_func_t = { closure, target, count in
    guard let reader = closure?.assumingMemoryBound(to: ByteReader.self), let target,
      reader.pointee.place + Int(count) <= reader.pointee.bytes.count
    else { return CAIRO_STATUS_READ_ERROR }
    let start = reader.pointee.place
    reader.pointee.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      target.update(from: base + start, count: Int(count))
    }
    reader.pointee.place += Int(count)
    return CAIRO_STATUS_SUCCESS
  }
}
