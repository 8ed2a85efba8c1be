#if AllFeatures || JPEG
  internal import OpenChartsCCairo
  internal import OpenChartsCTurboJPEG
  import OpenChartsDynamicLibrary
  import OpenChartsLimits

  /// Decodes JPEG files to surfaces: RGB, grey and CMYK, baseline and progressive.
  enum JPEGDecoder {
    /// The functions of libjpeg-turbo, loaded once per process; `nil` if it is not installed.
    static let library = try? DynamicLibrary(
      ["libturbojpeg.so.0"], package: "libturbojpeg0", for: "drawing a JPEG"
    ).load(JPEGFunctions(), find: jpeg_functions_find)

    /// TJFLAG_LIMITSCANS: a progressive file with more than 500 scans is an error. Otherwise a few kilobytes could
    /// contain tens of thousands of scans, each as expensive as a whole image.
    private static let scanLimit: Int32 = 32_768

    /// Returns the decoded file; `nil` if it cannot be read or has too many pixels. A truncated file gives its decoded
    /// part.
    static func surface(of bytes: [UInt8]) -> OpaquePointer? {
      guard let library, let decoder = library.tjInitDecompress() else { return nil }
      defer { _ = library.tjDestroy(decoder) }
      let count = UInt(bytes.count)
      var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      guard
        library.tjDecompressHeader3(decoder, bytes, count, &width, &height, &subsampling, &space) == 0,
        width > 0, height > 0,
        CheckedNumber.product(Int(width), Int(height), upTo: Limits.imagePixels.value) != nil
      else { return nil }
      let surface = cairo.image_surface_create(CAIRO_FORMAT_RGB24, width, height)
      guard cairo.surface_status(surface) == CAIRO_STATUS_SUCCESS,
        let data = cairo.image_surface_get_data(surface)
      else {
        cairo.surface_destroy(surface)
        return nil
      }
      let stride = cairo.image_surface_get_stride(surface)
      let isInk = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
      let format = Int32((isInk ? TJPF_CMYK : TJPF_BGRA).rawValue)
      cairo.surface_flush(surface)
      let result = library.tjDecompress2(
        decoder, bytes, count, data, width, stride, height, format, scanLimit)
      guard result == 0 || library.tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else {
        cairo.surface_destroy(surface)
        return nil
      }
      if isInk {
        for row in 0..<Int(height) { toLight(data + row * Int(stride), pixels: Int(width)) }
      }
      cairo.surface_mark_dirty(surface)
      // Only after the pixels were written, because a change discards the attached file.
      if !isInk { attach(bytes, to: surface) }
      return surface
    }

    /// Converts inverted CMYK (as Adobe writes it) to BGR.
    private static func toLight(_ row: UnsafeMutablePointer<UInt8>, pixels: Int) {
      for i in 0..<pixels {
        let pixel = row + 4 * i
        let (c, m, y, k) = (Int(pixel[0]), Int(pixel[1]), Int(pixel[2]), Int(pixel[3]))
        pixel[0] = UInt8(y * k / 255)
        pixel[1] = UInt8(m * k / 255)
        pixel[2] = UInt8(c * k / 255)
        pixel[3] = 255
      }
    }

    /// Attaches the file, which Cairo embeds in a PDF instead of the pixels.
    private static func attach(_ bytes: [UInt8], to surface: OpaquePointer?) {
      let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
      copy.initialize(from: bytes, count: bytes.count)
      let status = cairo.surface_set_mime_data(
        surface, "image/jpeg", copy, UInt(bytes.count), { $0?.deallocate() }, copy)
      if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
    }
  }
#else
  /// No decoder, because the package was built without its trait `JPEG`.
  enum JPEGDecoder {
    static func surface(of bytes: [UInt8]) -> OpaquePointer? { nil }
  }
#endif
