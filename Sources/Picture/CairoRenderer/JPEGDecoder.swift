internal import CCairo
internal import CTurboJPEG
import DynamicLibrary
import Limits

/// JPEG files to surfaces: RGB, grey and CMYK, baseline and progressive.
enum JPEGDecoder {
  /// The functions of libjpeg-turbo; `nil` where it is not installed. It stays loaded until the program ends.
  static let library = try? DynamicLibrary(
    ["libturbojpeg.so.0"], package: "libturbojpeg0", for: "drawing a JPEG"
  ).load(JPEGFunctions(), find: jpeg_functions_find)

  /// TJFLAG_LIMITSCANS: a progressive file with more than 500 scans is an error. A few kilobytes could otherwise have
  /// tens of thousands, each as costly as a whole picture.
  private static let scanLimit: Int32 = 32_768

  /// `nil` where the file cannot be read or has too many pixels; one that ends early gives what there is of it.
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
    let result = library.tjDecompress2(decoder, bytes, count, data, width, stride, height, format, scanLimit)
    guard result == 0 || library.tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else {
      cairo.surface_destroy(surface)
      return nil
    }
    if isInk {
      for row in 0..<Int(height) { toLight(data + row * Int(stride), pixels: Int(width)) }
    }
    cairo.surface_mark_dirty(surface)
    // Only afterwards: changed pixels would no longer be those of the file.
    if !isInk { attach(bytes, to: surface) }
    return surface
  }

  /// Cyan, magenta, yellow and black, of which files hold what is left of the paper, to blue, green and red.
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

  /// A PDF takes the file as it is, in place of its pixels.
  private static func attach(_ bytes: [UInt8], to surface: OpaquePointer?) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    let status = cairo.surface_set_mime_data(
      surface, "image/jpeg", copy, UInt(bytes.count), { $0?.deallocate() }, copy)
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
  }
}
