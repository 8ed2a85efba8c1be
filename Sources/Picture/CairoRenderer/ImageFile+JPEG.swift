import OpenChartsDisplayList
import OpenChartsPixels

#if AllFeatures || JPEG
  internal import OpenChartsCTurboJPEG
#endif

extension ImageFile {
  /// Returns the image as a JPEG on a white background; `nil` if its file is damaged, if libjpeg-turbo is not
  /// installed, or if the package was built without its trait `JPEG`.
  /// - Parameter quality: From 0, for the smallest file, to 1.
  package static func jpeg(_ image: RasterImage, quality: Double) -> [UInt8]? {
    #if AllFeatures || JPEG
      guard let library = JPEGDecoder.library, let decoded = decoded(image, over: .white),
        let encoder = library.tjInitCompress()
      else { return nil }
      defer { _ = library.tjDestroy(encoder) }
      let pixels = decoded.pixels
      var (buffer, count): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
      defer { library.tjFree(buffer) }
      let percent = quality.isFinite ? min(max(quality, 0), 1) * 99 + 1 : 100
      // Only high quality keeps the full resolution of colours.
      let subsampling = quality > 0.9 ? TJSAMP_444 : TJSAMP_420
      let result = pixels.base.withMemoryRebound(to: UInt8.self, capacity: pixels.stride * 4 * pixels.height)
      {
        library.tjCompress2(
          encoder, $0, Int32(pixels.width), Int32(pixels.stride * 4), Int32(pixels.height),
          Int32(TJPF_BGRX.rawValue), &buffer, &count, Int32(subsampling.rawValue), Int32(percent.rounded()), 0
        )
      }
      guard result == 0, let buffer else { return nil }
      return Array(UnsafeBufferPointer(start: buffer, count: Int(count)))
    #else
      return nil
    #endif
  }
}
