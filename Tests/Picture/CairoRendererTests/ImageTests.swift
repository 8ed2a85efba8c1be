import Foundation
import OpenChartsCTurboJPEG
import OpenChartsDisplayList
import Testing

@testable import OpenChartsCairoRenderer

@Suite struct ImageTests {
  private let red = RGBA(1, 0, 0)
  private let blue = RGBA(0, 0, 1)

  private func png(_ items: [DisplayItem], _ size: Size, background: RGBA? = nil) throws -> [UInt8] {
    try CairoRenderer.png(DisplayList(items), size: size, scale: 1, background: background)
  }

  private func fill(_ x: Double, _ color: RGBA, side: Double = 1) -> DisplayItem {
    .rects(RectBatch([Rect(x: x, y: 0, width: side, height: side)], fill: .color(color)))
  }

  /// A red pixel to the left of a blue one.
  private func pair() throws -> RasterImage {
    try #require(RasterImage(png([fill(0, red), fill(1, blue)], Size(2, 1))))
  }

  /// A JPEG of one colour, given by its components.
  private func jpeg(_ color: [UInt8], width: Int, height: Int, format: TJPF = TJPF_RGB) throws -> RasterImage
  {
    let library = try #require(JPEGDecoder.library)
    let encoder = library.tjInitCompress()
    defer { _ = library.tjDestroy(encoder) }
    let pixels = (0..<width * height).flatMap { _ in color }
    var buffer: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let result = library.tjCompress2(
      encoder, pixels, Int32(width), 0, Int32(height), Int32(format.rawValue), &buffer, &count,
      Int32(TJSAMP_444.rawValue), 95, 0)
    defer { library.tjFree(buffer) }
    try #require(result == 0)
    return try #require(RasterImage(Array(UnsafeBufferPointer(start: buffer, count: Int(count)))))
  }

  private func draw(
    _ image: RasterImage, in rect: Rect, _ change: (inout ImageItem) -> Void = { _ in }
  ) throws -> PNGReader {
    var item = ImageItem(image, in: rect)
    change(&item)
    return try PNGReader(png([.image(item)], Size(20, 10), background: .white))
  }

  @Test func coloursOfAFileAreChangedWhereItIsDrawn() throws {
    let plain = try draw(pair(), in: Rect(x: 0, y: 0, width: 20, height: 10)) { $0.interpolation = .none }
    let inverted = try draw(pair(), in: Rect(x: 0, y: 0, width: 20, height: 10)) {
      $0.interpolation = .none
      $0.colors = .inversion
    }
    #expect(Array(plain.pixels[8..<12]) == [255, 0, 0, 255])
    #expect(Array(inverted.pixels[8..<12]) == [0, 255, 255, 255])
    #expect(Array(inverted.pixels[60..<64]) == [255, 255, 0, 255])
    let faint = try draw(pair(), in: Rect(x: 0, y: 0, width: 20, height: 10)) {
      $0.interpolation = .none
      $0.colors = .multiplication(RGBA(1, 1, 1, 0.5))
    }
    #expect(isNear(Array(faint.pixels[8..<12]), [255, 128, 128, 255]))
  }

  private func isNear(_ pixel: [UInt8], _ color: [UInt8]) -> Bool {
    zip(pixel, color).allSatisfy { abs(Int($0) - Int($1)) <= 4 }
  }

  @Test func theHeadOfAFileSaysItsKindAndSize() throws {
    let pair = try pair()
    #expect(pair.format == .png && pair.width == 2 && pair.height == 1)
    let photo = try jpeg([9, 9, 9], width: 5, height: 3)
    #expect(photo.format == .jpeg && photo.width == 5 && photo.height == 3)
    #expect(RasterImage([]) == nil && RasterImage(Array("GIF89a, and more than that".utf8)) == nil)
    #expect(RasterImage([0xFF, 0xD8, 0xFF, 0xE0, 0, 0]) == nil)
    #expect(RasterImage(Array(pair.bytes.prefix(20))) == nil)
  }

  @Test func enlargedPixelsAreSquaresWithoutInterpolation() throws {
    let drawn = try draw(pair(), in: Rect(x: 2, y: 1, width: 10, height: 5)) { $0.interpolation = .none }
    for x in 0..<20 {
      for y in 0..<10 {
        let inside = (2..<12).contains(x) && (1..<6).contains(y)
        let expected: [UInt8] = !inside ? [255, 255, 255] : x < 7 ? [255, 0, 0] : [0, 0, 255]
        #expect(Array(drawn.pixel(x, y).prefix(3)) == expected)
      }
    }
  }

  @Test(arguments: [ImageItem.Interpolation.low, .medium, .high])
  func interpolatedPixelsBlendAndEdgesStayFull(interpolation: ImageItem.Interpolation) throws {
    let drawn = try draw(pair(), in: Rect(x: 0, y: 0, width: 20, height: 10)) {
      $0.interpolation = interpolation
    }
    #expect(isNear(drawn.pixel(0, 0), [255, 0, 0]) && isNear(drawn.pixel(19, 9), [0, 0, 255]))
    let middle = drawn.pixel(10, 5)
    #expect(middle[0] > 40 && middle[2] > 40 && middle[1] < 5)
  }

  @Test func sidesWithinAPixelCoverAPartOfItUnlessToldOtherwise() throws {
    let rect = Rect(x: 2.3, y: 0, width: 10, height: 10)
    let soft = try draw(pair(), in: rect).pixel(2, 5)
    #expect(soft[0] == 255 && soft[1] > 20 && soft[1] < 200)
    let hard = try draw(pair(), in: rect) { $0.isAntialiased = false }
    #expect([0, 255].contains(hard.pixel(2, 5)[1]) && hard.pixel(4, 5)[1] == 0)
  }

  @Test func photographsHaveTheirColours() throws {
    let rect = Rect(x: 0, y: 0, width: 20, height: 10)
    let photo = try draw(jpeg([200, 120, 40], width: 8, height: 8), in: rect)
    #expect(isNear(photo.pixel(0, 0), [200, 120, 40]) && isNear(photo.pixel(19, 9), [200, 120, 40]))
    // In inverted CMYK, 255 means no ink.
    let ink = try draw(jpeg([255, 0, 255, 255], width: 8, height: 8, format: TJPF_CMYK), in: rect)
    #expect(isNear(ink.pixel(10, 5), [255, 0, 255]))
  }

  @Test func aDamagedFileIsAGreyBox() throws {
    let rect = Rect(x: 0, y: 0, width: 20, height: 10)
    let photo = try jpeg([200, 120, 40], width: 8, height: 8)
    for bytes in [Array(try pair().bytes.prefix(30)), [0xFF, 0xD8] + photo.bytes.suffix(8)] {
      guard let broken = RasterImage(bytes) else { continue }
      let pixel = try draw(broken, in: rect).pixel(5, 5)
      #expect(pixel[0] == pixel[1] && pixel[1] == pixel[2] && pixel[0] < 230)
    }
  }

  @Test(arguments: [0.0, -3, .nan, .infinity])
  func aSizeThatIsNoneDrawsNothing(width: Double) throws {
    let drawn = try draw(pair(), in: Rect(x: 0, y: 0, width: width, height: 5))
    #expect(drawn.pixel(0, 0) == [255, 255, 255, 255])
  }

  @Test func aPageHoldsPhotographsAsTheyAre() throws {
    let photo = try jpeg([200, 120, 40], width: 8, height: 8)
    let item = DisplayItem.image(ImageItem(photo, in: Rect(x: 0, y: 0, width: 40, height: 40)))
    let page = try CairoRenderer.pdf(
      DisplayList([item]), size: Size(50, 50), title: "Photo", background: nil)
    #expect(Data(page).range(of: Data(photo.bytes)) != nil)
    #expect(Data(page).range(of: Data("/DCTDecode".utf8)) != nil)
  }

  @Test func headersThatStateTooManyPixelsAreNotDecoded() throws {
    // The start of a PNG: the size follows the name of the first chunk.
    func header(_ width: UInt32, _ height: UInt32) -> [UInt8] {
      let size = [width, height].flatMap { number in (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) } }
      return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + size + [
        1, 0, 0, 0, 0,
      ]
    }
    for (width, height) in [(20_000, 20_000), (UInt32.max, UInt32.max), (1, .max), (100_000_001, 1)]
      as [(UInt32, UInt32)]
    {
      let image = try #require(RasterImage(header(width, height)))
      #expect(image.width == Int(width) && ImageFile.png(image, scale: 1) != nil)
      #expect(ImageFile.jpeg(image, quality: 1) == nil)
      #expect(
        ImageFile.rotated(image, swapsAxes: true, isFromRight: false, isFromBottom: false, scale: 1) == nil)
    }
    #expect(RasterImage(header(0, 5)) == nil && RasterImage(header(5, 0)) == nil)
  }
}
