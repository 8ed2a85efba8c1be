internal import OpenChartsCCairo
internal import OpenChartsCSVGImages
import OpenChartsDisplayList
import OpenChartsDynamicLibrary
import OpenChartsLimits
import OpenChartsPixels

/// Draws SVG files as pixels, with librsvg.
package enum SVGImage {
  /// The functions of librsvg, loaded once per process.
  private static let library = Result { () throws(LibraryError) in
    try DynamicLibrary(["librsvg-2.so.2"], package: "librsvg2-2", for: "drawing an SVG image")
      .load(SVGFunctions(), find: svg_functions_find)
  }

  /// The reason why SVG files cannot be drawn; `nil` if librsvg is installed.
  package static var problem: String? {
    if case .failure(let error) = library { "\(error)" } else { nil }
  }

  /// The minimum number of pixels along the longer side, because an app may show an image larger than its own size.
  /// Small images have fewer: their scale is at most 16.
  private static let side = 1024.0

  /// Returns the file as pixels; `nil` if it is damaged, has no size, or if librsvg is not installed. Other files that
  /// it refers to are not read.
  /// - Parameter scale: The minimum number of pixels per point.
  /// - Returns: The image and its pixels per point. A pixel of CSS is a point.
  package static func raster(_ bytes: [UInt8], scale: Double) -> (image: RasterImage, scale: Double)? {
    guard case .success(let library) = library, bytes.count <= Limits.imageBytes.value,
      (try? CairoLibrary.load()) != nil,
      let file = library.rsvg_handle_new_from_data(bytes, bytes.count, nil)
    else { return nil }
    defer { library.g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let size = size(of: file, library) else { return nil }
    let least = scale > 0 && scale.isFinite ? scale.rounded(.up) : 1
    let factor = max(least, min(16, (side / max(size.width, size.height)).rounded(.up)))
    let (width, height) = ((size.width * factor).rounded(.up), (size.height * factor).rounded(.up))
    guard width * height <= Double(Limits.imagePixels.value),
      let image = try? ImageSurface(width: Int(width), height: Int(height))
    else { return nil }
    let pen = cairo.create(image.surface)
    defer { cairo.destroy(pen) }
    var area = svg_rectangle(x: 0, y: 0, width: width, height: height)
    guard library.rsvg_handle_render_document(file, UnsafeMutableRawPointer(pen), &area, nil) != 0 else {
      return nil
    }
    cairo.surface_flush(image.surface)
    return (try? PNGEncoder.encode(image.pixels, pixelsPerMeter: 72 * factor / 0.0254))
      .flatMap { RasterImage($0) }.map { ($0, factor) }
  }

  /// The size in points: of the root element, or else of its view box.
  private static func size(of file: OpaquePointer, _ library: SVGFunctions) -> Size? {
    var (width, height) = (0.0, 0.0)
    if library.rsvg_handle_get_intrinsic_size_in_pixels(file, &width, &height) == 0 {
      var box = svg_rectangle()
      var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
      var (first, second) = (svg_length(), svg_length())
      library.rsvg_handle_get_intrinsic_dimensions(
        file, &hasWidth, &first, &hasHeight, &second, &hasBox, &box)
      guard hasBox != 0 else { return nil }
      (width, height) = (box.width, box.height)
    }
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    return Size(width, height)
  }
}
