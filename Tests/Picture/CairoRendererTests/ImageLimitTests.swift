import OpenChartsCairoRenderer
import OpenChartsDisplayList
import Testing

/// Decoders allocate by the size in a file's header, which may be any number.
struct ImageLimitTests {
  /// A PNG header of this size, without pixels.
  private func png(_ width: Int, _ height: Int) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + number(13) + Array("IHDR".utf8) + number(width)
      + number(height) + [1, 0, 0, 0, 0] + number(0)
  }

  /// The start of a JPEG with a frame of this size.
  private func jpeg(_ width: Int, _ height: Int) -> [UInt8] {
    let frame = [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0].map { UInt8($0) }
    return [0xFF, 0xD8, 0xFF, 0xC0, 0, 11] + frame + [0xFF, 0xD9]
  }

  @Test(arguments: [
    (20_000, 20_000), (10_001, 10_000), (100_000_001, 1), (1, 100_000_001), (0x7FFF_FFFF, 0x7FFF_FFFF),
    (0xFFFF_FFFF, 0xFFFF_FFFF), (0xFFFF_FFFF, 1), (60_000, 60_000),
  ])
  func imagesBeyondTheLimitAreNotDecoded(width: Int, height: Int) {
    for bytes in [png(width, height), jpeg(min(width, 65_535), min(height, 65_535))] {
      guard let image = RasterImage(bytes) else { continue }
      #expect(!ImageFile.isReadable(image))
      // A drawing that contains such an image is rendered without it.
      let item = ImageItem(image, in: Rect(x: 0, y: 0, width: 10, height: 10))
      #expect(
        (try? CairoRenderer.png(DisplayList([.image(item)]), size: Size(10, 10), scale: 1, background: nil))
          != nil)
    }
  }

  @Test func deeplyNestedDrawingsAreRefused() {
    let groups = (String(repeating: "<g>", count: 100_000), String(repeating: "</g>", count: 100_000))
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">\(groups.0)<rect/>\(groups.1)</svg>"
    let raster = SVGImage.raster(Array(text.utf8), scale: 1)
    #expect(raster == nil)
  }

  @Test func damagedFilesAreNotReadable() throws {
    for bytes in [png(10, 10), jpeg(10, 10)] {
      let image = try #require(RasterImage(bytes))
      #expect(!ImageFile.isReadable(image))
    }
  }
}
