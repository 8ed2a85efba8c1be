import OpenChartsDisplayList
import Testing

@testable import OpenChartsCairoRenderer
@testable import OpenChartsPixels

@Suite struct PNGEncoderTests {
  /// Returns a surface with generated pixels, and its encoded file decoded again.
  func roundTrip(width: Int, height: Int, _ color: (Int, Int) -> RGBA) throws -> (
    PixelBuffer, PNGReader, ImageSurface
  ) {
    let image = try ImageSurface(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { image.pixels.row(y)[x] = PixelBuffer.premultiplied(color(x, y)) }
    }
    return (image.pixels, try PNGReader(PNGEncoder.encode(image.pixels, pixelsPerMeter: 2834.6)), image)
  }

  func expectEqual(_ pixels: PixelBuffer, _ png: PNGReader) {
    #expect(png.width == pixels.width && png.height == pixels.height)
    var isEqual = true
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let c = PNGEncoder.straight(pixels.row(y)[x])
        isEqual = isEqual && png.pixel(x, y) == [c.r, c.g, c.b, c.a]
      }
    }
    #expect(isEqual)
  }

  @Test(arguments: [(2, 1), (4, 2), (16, 4), (17, 8), (256, 8)])
  func fewColoursBecomeAPalette(colors: Int, depth: Int) throws {
    let (pixels, png, image) = try roundTrip(width: 37, height: 29) { x, y in
      RGBA(bytes: (y * 37 + x) % colors, 10, 255)
    }
    expectEqual(pixels, png)
    #expect(png.colorType == 3 && png.depth == depth)
    withExtendedLifetime(image) {}
  }

  @Test func manyOpaqueColoursBecomeRGB() throws {
    let (pixels, png, image) = try roundTrip(width: 61, height: 40) { x, y in
      y % 8 == 7 ? .white : RGBA(bytes: x * 4, y * 6, (x * y) % 256)
    }
    expectEqual(pixels, png)
    #expect(png.colorType == 2)
    withExtendedLifetime(image) {}
  }

  /// The shades of a smooth edge between two areas, in `share` of the rows.
  func edge(share: Double, red: Int) throws -> (PixelBuffer, ImageSurface) {
    let image = try ImageSurface(width: 300, height: 300)
    for y in 0..<300 {
      for x in 0..<300 {
        let isEdge = Double(y) < 300 * share && x < 200
        image.pixels.row(y)[x] = PixelBuffer.premultiplied(
          isEdge ? RGBA(bytes: red, x, 255 - y % 2 * 16) : RGBA(bytes: 250, 255, 255))
      }
    }
    return (image.pixels, image)
  }

  @Test func shadesOfEdgesShareAPalette() throws {
    let (pixels, image) = try edge(share: 0.04, red: 128)
    let png = try PNGReader(PNGEncoder.encode(pixels, pixelsPerMeter: 2834.6, mergesShades: true))
    #expect(png.colorType == 3)
    var worst = 0
    for y in 0..<300 {
      for x in 0..<300 {
        let c = PNGEncoder.straight(pixels.row(y)[x])
        for (a, b) in zip([c.r, c.g, c.b, c.a], png.pixel(x, y)) { worst = max(worst, abs(Int(a) - Int(b))) }
      }
    }
    #expect(worst == 1)
    // The colour of the area is exact.
    #expect(png.pixel(299, 0) == [250, 255, 255, 255] && png.pixel(0, 299) == [250, 255, 255, 255])
    expectEqual(pixels, try PNGReader(PNGEncoder.encode(pixels, pixelsPerMeter: 2834.6)))
    withExtendedLifetime(image) {}
  }

  @Test func thousandsOfShadesShareAPaletteAndFaintAreasKeepTheirColor() throws {
    let image = try ImageSurface(width: 300, height: 300)
    for y in 0..<300 {
      for x in 0..<300 {
        let isBand = (200..<220).contains(y) && x < 100
        image.pixels.row(y)[x] = PixelBuffer.premultiplied(
          y < 12 && x < 150
            ? RGBA(bytes: 128, x, 255 - y % 8 * 16)
            : isBand ? RGBA(bytes: 247, 252, 252) : RGBA(bytes: 250, 255, 255))
      }
    }
    let png = try PNGReader(PNGEncoder.encode(image.pixels, pixelsPerMeter: 2834.6, mergesShades: true))
    #expect(png.colorType == 3)
    var worst = 0
    for x in 0..<150 { worst = max(worst, abs(Int(png.pixel(x, 3)[1]) - x)) }
    #expect((1...4).contains(worst))
    #expect(png.pixel(50, 210) == [247, 252, 252, 255] && png.pixel(150, 210) == [250, 255, 255, 255])
    withExtendedLifetime(image) {}
  }

  @Test func theMostSimilarShadeIsFoundInEveryGroup() {
    var shades = ShadeSearch()
    #expect(shades.nearest(to: 0xFF_10_20_30).distance == 256)
    for value in 0..<100 { shades.append(UInt32(value * 2) << 16) }
    #expect(shades.nearest(to: 0xFF_21_00_00) == (1, 16))
    #expect(shades.nearest(to: 0xFF_C6_00_00) == (0, 99))
    #expect(shades.nearest(to: 0xFF_FF_00_00) == (57, 99))
    #expect(shades.nearest(to: 0xFF_00_09_00) == (9, 0))
  }

  @Test func gradientsKeepTheirShades() throws {
    let (pixels, image) = try edge(share: 0.5, red: 128)
    let png = try PNGReader(PNGEncoder.encode(pixels, pixelsPerMeter: 2834.6, mergesShades: true))
    #expect(png.colorType == 2)
    expectEqual(pixels, png)
    withExtendedLifetime(image) {}
  }

  @Test func translucencyNeedsRGBAOrAPaletteWithAlpha() throws {
    let (pixels, png, image) = try roundTrip(width: 60, height: 40) { x, y in
      RGBA(bytes: x * 4, y * 6, 100, Double(x) / 59)
    }
    expectEqual(pixels, png)
    #expect(png.colorType == 6)
    let (few, small, keep) = try roundTrip(width: 9, height: 9) { x, _ in RGBA(1, 0, 0, Double(x % 3) / 2) }
    expectEqual(few, small)
    #expect(small.colorType == 3 && small.chunks.contains("tRNS"))
    #expect(small.pixel(1, 0) == [255, 0, 0, 128])
    withExtendedLifetime((image, keep)) {}
  }

  @Test func chunksStandInOrderAndTellSpaceAndScale() throws {
    let bytes = try CairoRenderer.png(DisplayList(), size: Size(10, 5), scale: 2, background: .white)
    let png = try PNGReader(bytes)
    #expect(png.chunks == ["IHDR", "sRGB", "pHYs", "PLTE", "IDAT", "IEND"])
    #expect(png.density == 5669)
    #expect(png.width == 20 && png.height == 10)
    #expect(png.pixel(19, 9) == [255, 255, 255, 255])
  }

  @Test func titleAndDescriptionStandBeforeThePixels() throws {
    let text = PNGText(title: "Größe & <Zahl>", description: "Zwei\nZeilen\0.", language: "de-DE")
    let bytes = try CairoRenderer.png(
      DisplayList(), size: Size(4, 4), scale: 1, background: .white, text: text)
    let png = try PNGReader(bytes)
    #expect(png.chunks == ["IHDR", "sRGB", "pHYs", "iTXt", "iTXt", "iTXt", "PLTE", "IDAT", "IEND"])
    #expect(png.texts[0] == ["Title", "de-DE", "Größe & <Zahl>"])
    #expect(png.texts[1] == ["Description", "de-DE", "Zwei Zeilen ."])
    #expect(png.texts[2][0] == "XML:com.adobe.xmp")
    for element in ["dc:title", "dc:description", "Iptc4xmpCore:AltTextAccessibility"] {
      #expect(png.texts[2][2].contains("<\(element)><rdf:Alt><rdf:li xml:lang=\"x-default\">"))
    }
    #expect(png.texts[2][2].contains(">Größe &amp; &lt;Zahl&gt;<") && !png.texts[2][2].contains("\0"))
  }

  @Test func nothingSaidIsNoChunk() throws {
    let bytes = try CairoRenderer.png(
      DisplayList(), size: Size(4, 4), scale: 1, background: .white, text: PNGText(language: "en"))
    #expect(try PNGReader(bytes).texts.isEmpty)
  }

  @Test func differencesOfBytesDoNotBorrow() {
    #expect(PNGFilter.difference(0x0000_0100, 0x0000_0001) == 0x0000_01FF)
    #expect(PNGFilter.difference(0xFF00_80FF, 0x0101_7F00) == 0xFEFF_01FF)
  }

  @Test(arguments: [Size(0, 10), Size(-5, 5), Size(.nan, 3)])
  func emptySizesGiveOneEmptyPixel(size: Size) throws {
    let png = try PNGReader(CairoRenderer.png(DisplayList(), size: size, scale: 2, background: .white))
    #expect(png.width == 1 && png.height == 1 && png.pixel(0, 0)[3] == 0)
  }

  @Test func picturesThatAreTooLargeAreRefused() {
    #expect(throws: CairoError.tooLarge(width: 40000, height: 10)) {
      try CairoRenderer.png(DisplayList(), size: Size(20000, 5), scale: 2, background: nil)
    }
    #expect(throws: CairoError.self) {
      try CairoRenderer.png(DisplayList(), size: Size(.infinity, 5), scale: 2, background: nil)
    }
    #expect(throws: CairoError.self) {
      try CairoRenderer.pdf(DisplayList(), size: Size(1e9, 5), title: "", background: nil)
    }
  }
}
