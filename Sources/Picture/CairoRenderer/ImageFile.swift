internal import OpenChartsCCairo
import OpenChartsDisplayList
import OpenChartsPixels

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

  /// Returns the image rotated or mirrored, as a PNG; `nil` if its file is damaged.
  /// - Parameters:
  ///   - swapsAxes: Whether rows become columns.
  ///   - isFromRight: Whether columns are read from right to left.
  ///   - isFromBottom: Whether rows are read from bottom to top.
  ///   - scale: Pixels per point, for the resolution in the file.
  package static func rotated(
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

  /// - Parameter background: The background colour; `nil` keeps transparency.
  static func decoded(_ image: RasterImage, over background: RGBA?) -> ImageSurface? {
    let store = DecodedImages()
    // Decode the source first: it is `nil` if the header has too many pixels.
    guard let source = store.surface(of: image),
      let target = try? ImageSurface(width: image.width, height: image.height)
    else { return nil }
    let pen = cairo.create(target.surface)
    defer { cairo.destroy(pen) }
    if let background {
      cairo.set_source_rgba(pen, background.r, background.g, background.b, background.a)
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
