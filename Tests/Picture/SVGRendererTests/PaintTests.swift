import OpenChartsDisplayList
import OpenChartsSVGRenderer
import Testing

@Suite struct PaintTests {
  private let stops = [GradientStop(0, blue), GradientStop(1, .white)]

  private func document(_ brush: Brush, bounds: Rect? = nil) throws -> ParsedSVG {
    let item = PathItem(VectorPath(square), fill: brush, brushBounds: bounds)
    return try #require(ParsedSVG(render([.path(item)])))
  }

  @Test func linearGradientsGoFromPointToPointOfTheirRectangle() throws {
    let document = try document(.linear(stops, start: Point(0, 0), end: Point(1, 0.5)))
    let gradient = try #require(document.first("linearGradient")?.attributes)
    #expect(gradient["gradientUnits"] == "userSpaceOnUse")
    #expect([gradient["x1"], gradient["y1"], gradient["x2"], gradient["y2"]] == ["10", "10", "50", "30"])
    #expect(document.all("stop").map { $0.attributes["stop-color"] } == ["#08f", "#fff"])
    #expect(document.all("stop").map { $0.attributes["stop-opacity"] } == [nil, nil])
  }

  @Test func rectanglesOfABatchShareAnUprightGradientAndNotASlantingOne() throws {
    func count(end: Point) throws -> Int {
      let brush = Brush.linear(stops, start: .zero, end: end)
      let rects = [square, square.offset(x: 50, y: 0)]
      let svg = render([.rects(RectBatch(rects, fill: brush))])
      return try #require(ParsedSVG(svg)).all("linearGradient").count
    }
    #expect(try count(end: Point(0, 1)) == 1)
    #expect(try count(end: Point(1, 1)) == 2)
  }

  @Test func innerRadiusMovesTheStopsOutwards() throws {
    let document = try document(.radial(stops, center: Point(0.5, 0.5), startRadius: 5, endRadius: 20))
    let gradient = document.first("radialGradient")?.attributes
    #expect(gradient?["r"] == "20")
    #expect(gradient?["cx"] == "30")
    #expect(document.all("stop").map { $0.attributes["offset"] } == ["0.25", "1"])
  }

  @Test func ellipticalGradientsAreStretchedToTheirRectangle() throws {
    let wide = Rect(x: 0, y: 10, width: 100, height: 20)
    let brush = Brush.elliptical(stops, center: Point(0.5, 0.5), startFraction: 0, endFraction: 0.5)
    let gradient = try document(brush, bounds: wide).first("radialGradient")?.attributes
    #expect(gradient?["gradientTransform"] == "matrix(100 0 0 20 0 10)")
    #expect(gradient?["r"] == "0.5")
  }

  @Test func angularGradientsAreWedgesCutToTheShape() throws {
    let brush = Brush.angular(stops, center: Point(0.5, 0.5), startAngle: 0, endAngle: 2 * .pi)
    let document = try document(brush)
    #expect(document.all("clipPath").count == 1)
    // 120 wedges of 3 degrees, the area in the last colour behind them, and the clip path.
    #expect(document.all("path").count == 122)
    let line = PathItem.Line(Stroke(width: 4), brush)
    let ring = render([.path(PathItem(VectorPath(ellipseIn: square), line: line, id: MarkID(3)))])
    let masked = try #require(ParsedSVG(ring))
    #expect(masked.all("mask").count == 1)
    #expect(masked.first("g")?.attributes["data-id"] == "3")
  }

  @Test func gradientsWithoutStopsAreNothing() throws {
    let document = try document(.linear([], start: .zero, end: Point(1, 1)))
    #expect(document.all("linearGradient").isEmpty)
    #expect(document.first("path")?.attributes["fill-opacity"] == "0")
  }
}
