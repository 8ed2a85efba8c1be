import OpenChartsDisplayList
import OpenChartsTypography
import Testing

@testable import OpenChartsCairoRenderer

@Suite struct DrawingTests {
  func png(
    _ items: [DisplayItem], _ width: Double = 40, _ height: Double = 40, scale: Double = 1,
    background: RGBA? = .white
  )
    throws -> PNGReader
  {
    try PNGReader(
      CairoRenderer.png(DisplayList(items), size: Size(width, height), scale: scale, background: background))
  }

  func square(_ x: Double, _ y: Double, _ side: Double, _ color: RGBA = .black) -> DisplayItem {
    .path(PathItem(VectorPath(Rect(x: x, y: y, width: side, height: side)), fill: .color(color)))
  }

  /// The same pseudo-random positions each time.
  func points(_ count: Int) -> [Point] {
    (0..<count).map { (i: Int) -> Point in
      let x = Double(i * 37 % 100)
      let y = Double(i * 61 % 100)
      return Point(2 + x * 0.37, 2 + y * 0.37)
    }
  }

  /// The mean difference of all components.
  func meanDifference(_ a: PNGReader, _ b: PNGReader) -> Double {
    var sum = 0
    for (p, q) in zip(a.pixels, b.pixels) { sum += abs(Int(p) - Int(q)) }
    return Double(sum) / Double(max(1, a.pixels.count))
  }

  /// The largest difference of any component of any pixel.
  func difference(_ a: PNGReader, _ b: PNGReader) -> Int {
    zip(a.pixels, b.pixels).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  let half = RGBA(0, 0.5, 1, 0.5)

  @Test func whatIsIsolatedDoesNotBlendWithWhatLiesBelow() throws {
    var blended = GroupItem([square(10, 10, 20, RGBA(1, 0, 0, 1))])
    blended.blend = .multiply
    var isolated = GroupItem([.group(blended)])
    isolated.isIsolated = true
    let below = square(0, 0, 40, RGBA(0, 1, 0, 1))
    #expect(try png([below, .group(blended)]).pixel(20, 20) == [0, 0, 0, 255])
    #expect(try png([below, .group(isolated)]).pixel(20, 20) == [255, 0, 0, 255])
    #expect(try png([below, .group(isolated)]).pixel(5, 5) == [0, 255, 0, 255])
  }

  @Test(arguments: [1.0, 2, 1.5])
  func aBatchOfRectanglesIsEachRectangleInTurn(scale: Double) throws {
    let rects = (0..<12).map { Rect(x: Double($0) * 2.37, y: 3.3 + Double($0), width: 9.61, height: 12.2) }
    let batch = try png([.rects(RectBatch(rects, fill: .color(half)))], scale: scale)
    let single = try png(rects.map { .path(PathItem(VectorPath($0), fill: .color(half))) }, scale: scale)
    #expect(difference(batch, single) <= 4)
  }

  @Test func wholePixelsAreFilledExactly() throws {
    let png = try png([.rects(RectBatch([Rect(x: 3, y: 4, width: 5, height: 6)], fill: .color(.black)))])
    for y in 0..<40 {
      for x in 0..<40 {
        let inside = (3..<8).contains(x) && (4..<10).contains(y)
        #expect(png.pixel(x, y)[0] == (inside ? 0 : 255))
      }
    }
  }

  @Test func aBatchOfSymbolsIsEachSymbolInTurn() throws {
    let centers = points(100)
    let line = PathItem.Line(Stroke(width: 0.8), .color(RGBA(1, 0, 0, 0.7)))
    let batch = SymbolBatch(.circle(radius: 2.3), at: centers, fill: .color(half), line: line)
    let items = centers.map { c in
      DisplayItem.symbols(SymbolBatch(.circle(radius: 2.3), at: [c], fill: .color(half), line: line))
    }
    let together = try png([.symbols(batch)], scale: 2)
    let single = try png(items, scale: 2)
    // Sprites are within a sixteenth of a pixel, so edges may differ slightly.
    #expect(difference(together, single) < 40)
    #expect(meanDifference(together, single) < 3)
  }

  @Test func largeBatchesAreDrawnByBandsAndLoseNothing() throws {
    let numbers = (0..<30_000).map { Double(($0 * 7919) % 30_000) }
    let sorted = BandOrder.sorted(numbers + [.nan, -5, 1e12], height: 1000) { $0 }
    #expect(sorted.count == 30_003)
    #expect(Set(sorted.filter { !$0.isNaN }) == Set(numbers + [-5, 1e12]))
    let bands = sorted.filter { !$0.isNaN }.map { Int(min(max($0, 0), 1000) / 32) }
    #expect(zip(bands, bands.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func translucentSymbolsAddUp() throws {
    let many = SymbolBatch(
      .circle(radius: 5), at: Array(repeating: Point(20, 20), count: 40), fill: .color(RGBA(0, 0, 0, 0.02)))
    let one = try png([.symbols(many)]).pixel(20, 20)[0]
    // 0.98 to the power of 40 is 0.446.
    #expect(abs(Int(one) - 114) < 12)
  }

  @Test func symbolsStayWithinAClip() throws {
    var group = GroupItem([
      .symbols(
        SymbolBatch(.circle(radius: 6), at: Array(repeating: Point(20, 20), count: 50), fill: .color(.black)))
    ])
    group.clip = VectorPath(Rect(x: 0, y: 0, width: 20, height: 40))
    let png = try png([.group(group)])
    #expect(png.pixel(18, 20)[0] == 0 && png.pixel(21, 20)[0] == 255)
    group.clip = VectorPath(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 40))
    #expect(try self.png([.group(group)]).pixel(21, 20)[0] == 255)
  }

  @Test func aGroupFadesAsOneLayer() throws {
    var group = GroupItem([square(5, 5, 20), square(15, 15, 20)])
    group.opacity = 0.5
    let png = try png([.group(group)])
    #expect(png.pixel(10, 10) == png.pixel(20, 20))
    #expect(abs(Int(png.pixel(20, 20)[0]) - 128) <= 1)
  }

  @Test func transformsNestFromTheInside() throws {
    var inner = GroupItem([square(0, 0, 5)])
    inner.transform = .translation(10, 0)
    var outer = GroupItem([.group(inner)])
    outer.transform = .scale(2, 2)
    let png = try png([.group(outer)])
    #expect(png.pixel(21, 1)[0] == 0 && png.pixel(29, 9)[0] == 0 && png.pixel(19, 1)[0] == 255)
  }

  @Test func masksKeepWhatTheyCover() throws {
    var group = GroupItem([square(0, 0, 40)])
    group.mask = [square(10, 10, 10, RGBA(1, 0, 0))]
    let png = try png([.group(group)])
    #expect(png.pixel(15, 15)[0] == 0 && png.pixel(25, 15)[0] == 255)
  }

  @Test func shadowsLieBelowAndBeside() throws {
    var group = GroupItem([square(10, 10, 10, RGBA(1, 0, 0))])
    group.shadow = .init(color: .black, radius: 0, x: 5, y: 5)
    let png = try png([.group(group)])
    #expect(png.pixel(15, 15) == [255, 0, 0, 255])
    #expect(png.pixel(22, 22) == [0, 0, 0, 255])
    #expect(png.pixel(12, 22) == [255, 255, 255, 255])
  }

  @Test func blurSpreadsWithoutLosingAnything() throws {
    var group = GroupItem([square(15, 15, 10)])
    group.blur = 3
    let png = try png([.group(group)], background: nil)
    let sum = stride(from: 3, to: png.pixels.count, by: 4).reduce(0) { $0 + Int(png.pixels[$1]) }
    #expect(abs(sum - 100 * 255) < 600)
    #expect(png.pixel(20, 20)[3] < 255 && png.pixel(12, 20)[3] > 0)
    let kernel = Blur.kernel(deviation: 2.5)
    #expect(abs(kernel[0] + 2 * kernel.dropFirst().reduce(0, +) - 1) < 1e-5)
  }

  @Test func gradientsRunThroughTheirRectangle() throws {
    let stops = [GradientStop(0, .black), GradientStop(1, .white)]
    func picture(_ brush: Brush) throws -> PNGReader {
      try png([.path(PathItem(VectorPath(Rect(x: 0, y: 0, width: 40, height: 40)), fill: brush))])
    }
    let linear = try picture(.linear(stops, start: Point(0, 0), end: Point(1, 0)))
    #expect(
      linear.pixel(1, 20)[0] < 20 && linear.pixel(38, 20)[0] > 235
        && linear.pixel(20, 1) == linear.pixel(20, 38))
    let radial = try picture(.radial(stops, center: Point(0.5, 0.5), startRadius: 0, endRadius: 20))
    #expect(radial.pixel(20, 20)[0] < 20 && radial.pixel(39, 20)[0] > 235)
    let elliptical = try picture(
      .elliptical(stops, center: Point(0.5, 0.5), startFraction: 0, endFraction: 0.5))
    #expect(elliptical.pixel(20, 20)[0] < 20 && elliptical.pixel(20, 39)[0] > 235)
    let angular = try picture(.angular(stops, center: Point(0.5, 0.5), startAngle: 0, endAngle: 2 * .pi))
    // Clockwise from three o'clock: the bottom is at a quarter, the top at three quarters.
    #expect(abs(Int(angular.pixel(20, 35)[0]) - 64) < 12)
    #expect(abs(Int(angular.pixel(20, 5)[0]) - 191) < 12)
    _ = try picture(.linear([], start: .zero, end: .zero))
    _ = try picture(.angular(stops, center: Point(.nan, 0), startAngle: 1, endAngle: 1))
  }

  @Test func oddNumbersDrawNothingWorseThanGaps() throws {
    var path = VectorPath()
    path.move(to: Point(0, 0))
    path.line(to: Point(10, 10))
    path.line(to: Point(.nan, 10))
    path.line(to: Point(20, 20))
    path.line(to: Point(.infinity, 1e300))
    path.line(to: Point(1e30, -1e30))
    path.close()
    var flat = GroupItem([square(0, 0, 10)])
    flat.transform = .scale(0, 1)
    let png = try png([
      .path(
        PathItem(path, fill: .color(.black), line: .init(Stroke(width: 2, dash: [0, 0]), .color(.black)))),
      .path(PathItem(path, line: .init(Stroke(width: .nan), .color(.black)))),
      .rects(
        RectBatch(
          [Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: -4, height: .infinity)],
          fill: .color(.black))),
      .symbols(
        SymbolBatch(
          .circle(radius: .nan), at: Array(repeating: Point(.nan, 1), count: 40), fill: .color(.black))),
      .symbols(
        SymbolBatch(.circle(radius: 0), at: Array(repeating: Point(1, 1), count: 40), fill: .color(.black))),
      .group(flat), .path(PathItem(VectorPath(), fill: .color(.black))), square(30, 30, 10),
    ])
    // The next drawing is complete, and the background beside it is clean.
    #expect(png.pixel(35, 35) == [0, 0, 0, 255])
    #expect(png.pixel(35, 3) == [255, 255, 255, 255])
  }

  @Test func textLeavesInkWhereItsRunIs() throws {
    let span = TextSpan("Hello", font: FontDescriptor(size: 12), color: .black)
    let run = Typesetter.shared.line(span, at: Point(4, 20))
    let png = try png([.text(run)])
    var ink = 0
    for y in 0..<40 {
      for x in 0..<40 where png.pixel(x, y)[0] < 128 {
        ink += 1
        #expect(y >= 9 && y <= 21 && x >= 3)
      }
    }
    #expect(ink > 20)
    // A run without glyphs is shaped on drawing.
    var bare = run
    bare.glyphRuns = []
    #expect(difference(png, try self.png([.text(bare)])) == 0)
  }

  @Test func turnedTextRunsAlongItsTransform() throws {
    var group = GroupItem([
      .text(Typesetter.shared.line(TextSpan("lll", font: FontDescriptor(size: 14), color: .black), at: .zero))
    ])
    group.transform = Transform(a: 0, b: -1, c: 1, d: 0, tx: 20, ty: 35)
    let png = try png([.group(group)])
    let dark = (0..<1600).filter { png.pixel($0 % 40, $0 / 40)[0] < 128 }
    #expect(!dark.isEmpty)
    #expect(dark.allSatisfy { (8...21).contains($0 % 40) && (18...36).contains($0 / 40) })
  }

  @Test func manyThreadsDrawTheSamePicture() async throws {
    let span = TextSpan("Thread", font: FontDescriptor(size: 12), color: .black)
    let list = DisplayList([.text(Typesetter.shared.line(span, at: Point(1, 20))), square(30, 30, 5)])
    let expected = try CairoRenderer.png(list, size: Size(40, 40), scale: 2, background: nil)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<32 {
        group.addTask { try CairoRenderer.png(list, size: Size(40, 40), scale: 2, background: nil) }
      }
      for try await bytes in group { #expect(bytes == expected) }
    }
  }
}
