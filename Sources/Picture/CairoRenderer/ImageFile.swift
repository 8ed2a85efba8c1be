internal import CCairo
internal import CTurboJPEG
import DisplayList
import Pixels

/// Decodes and encodes image files.
package enum ImageFile {
  /// Whether the pixels can be decoded: the file is not damaged, and within ``Limits/imagePixels`` and
  /// ``Limits/imageBytes``.
  package static func isReadable(_ image: RasterImage) -> Bool {
    let store = DecodedImages()
    return store.surface(of: image) != nil
  }

  /// Returns the image as a PNG: the bytes of a PNG file without a check, or a decoded JPEG; `nil` if the JPEG is
  /// damaged.
  /// - Parameter scale: Pixels per point, for the resolution in a new file.
  package static func png(_ image: RasterImage, scale: Double) -> [UInt8]? {
    if image.format == .png { return image.bytes }
    guard let decoded = decoded(image, over: nil) else { return nil }
    return try? PNGEncoder.encode(decoded.pixels, pixelsPerMeter: 72 * scale / 0.0254)
  }

  /// Returns the image as a JPEG on a white background; `nil` if its file is damaged, or if libjpeg-turbo is not
  /// installed.
  /// - Parameter quality: From 0, for the smallest file, to 1.
  package static func jpeg(_ image: RasterImage, quality: Double) -> [UInt8]? {
    guard let library = JPEGDecoder.library, let decoded = decoded(image, over: .white),
      let encoder = library.tjInitCompress()
    else { return nil }
    defer { _ = library.tjDestroy(encoder) }
    let pixels = decoded.pixels
    var (buffer, count): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
    defer { library.tjFree(buffer) }
    let percent = quality.isFinite ? min(max(quality, 0), 1) * 99 + 1 : 100
    // Full colour resolution only at high quality.
    let subsampling = quality > 0.9 ? TJSAMP_444 : TJSAMP_420
    let result = pixels.base.withMemoryRebound(to: UInt8.self, capacity: pixels.stride * 4 * pixels.height) {
      library.tjCompress2(
        encoder, $0, Int32(pixels.width), Int32(pixels.stride * 4), Int32(pixels.height),
        Int32(TJPF_BGRX.rawValue), &buffer, &count, Int32(subsampling.rawValue), Int32(percent.rounded()), 0)
    }
    guard result == 0, let buffer else { return nil }
    return Array(UnsafeBufferPointer(start: buffer, count: Int(count)))
  }

  /// Returns the image rotated or mirrored, as a PNG; `nil` if its file is damaged.
  /// - Parameters:
  ///   - swapsAxes: Whether rows become columns.
  ///   - isFromRight: Whether columns are read from right to left.
  ///   - isFromBottom: Whether rows are read from bottom to top.
  ///   - scale: Pixels per point, for the resolution in the file.
  package static func turned(
    _ image: RasterImage, swapsAxes: Bool, isFromRight: Bool, isFromBottom: Bool, scale: Double
  ) -> RasterImage? {
    guard let decoded = decoded(image, over: nil) else { return nil }
    let (source, width, height) = (decoded.pixels, image.width, image.height)
    guard
      let target = try? ImageSurface(width: swapsAxes ? height : width, height: swapsAxes ? width : height)
    else { return nil }
    for y in 0..<target.pixels.height {
      let row = target.pixels.row(y)
      for x in 0..<target.pixels.width {
        let (column, line) = swapsAxes ? (y, x) : (x, y)
        row[x] =
          source.row(isFromBottom ? height - 1 - line : line)[isFromRight ? width - 1 - column : column]
      }
    }
    return (try? PNGEncoder.encode(target.pixels, pixelsPerMeter: 72 * scale / 0.0254))
      .flatMap { RasterImage($0) }
  }

  /// - Parameter ground: The background colour; `nil` keeps transparency.
  private static func decoded(_ image: RasterImage, over ground: RGBA?) -> ImageSurface? {
    let store = DecodedImages()
    // The source first: it refuses a header with too many pixels.
    guard let source = store.surface(of: image),
      let target = try? ImageSurface(width: image.width, height: image.height)
    else { return nil }
    let pen = cairo.create(target.surface)
    defer { cairo.destroy(pen) }
    if let ground {
      cairo.set_source_rgba(pen, ground.r, ground.g, ground.b, ground.a)
      cairo.paint(pen)
    }
    // The store owns the source.
    withExtendedLifetime(store) {
      cairo.set_source_surface(pen, source, 0, 0)
      cairo.paint(pen)
    }
    cairo.surface_flush(target.surface)
    return target
  }
}
