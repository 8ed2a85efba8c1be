import Foundation
import OpenChartsDisplayList
import Testing

@testable import OpenChartsSVGRenderer

/// Very many symbols are written as the visible ones only.
@Suite struct SymbolGridTests {
  /// Points across 600 × 340 points, denser in the middle.
  func cloud(_ count: Int) -> [Point] {
    var state: UInt64 = 11
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
    return (0..<count).map { _ in
      Point((next() + next() + next()) * 200, (next() + next() + next()) * 340 / 3)
    }
  }

  func render(_ batches: [SymbolBatch]) -> String {
    SVGRenderer.render(DisplayList(batches.map { .symbols($0) }), size: Size(600, 340), options: SVGOptions())
  }

  @Test(arguments: [1.0, 0.1])
  func aThirdOfAMillionStaysUnderTwoMegabytes(alpha: Double) {
    let points = cloud(330_000)
    let svg = render([SymbolBatch(.circle(radius: 1.5), at: points, fill: .color(RGBA(0, 0.5, 1, alpha)))])
    #expect(svg.utf8.count < 1_700_000)
    #expect(svg.utf8.count > 300_000)
    let square = VectorPath(Rect(x: -2, y: -2, width: 4, height: 4))
    let squares = render([SymbolBatch(.path(square), at: points, fill: .color(RGBA(0, 0.5, 1, alpha)))])
    #expect(squares.utf8.count < 1_700_000)
  }

  @Test func severalLooksShareTheRoom() {
    let colors = [RGBA(1, 0, 0, 0.5), RGBA(0, 1, 0, 0.5), RGBA(0, 0, 1, 1)]
    let points = cloud(100_000)
    let svg = render(colors.map { SymbolBatch(.circle(radius: 2), at: points, fill: .color($0)) })
    #expect(svg.utf8.count < 1_800_000)
  }

  @Test func fiveThousandStandWhereTheyBelong() throws {
    let points = cloud(SVGRenderer.mergeThreshold)
    for alpha in [0.3, 1] {
      let batch = SymbolBatch(.circle(radius: 2), at: points, fill: .color(RGBA(0, 0, 0, alpha)))
      let circles = try #require(ParsedSVG(render([batch]))).all("circle")
      #expect(circles.count == points.count)
      for (circle, place) in zip(circles, points) {
        let (x, y) = (Double(circle.attributes["cx"]!)!, Double(circle.attributes["cy"]!)!)
        #expect(abs(x - place.x) <= 0.0051 && abs(y - place.y) <= 0.0051)
      }
    }
  }

  @Test func seeThroughSymbolsHoldBackAsMuchLightTogether() throws {
    let points = cloud(60_000)
    let batch = SymbolBatch(.circle(radius: 1.5), at: points, fill: .color(RGBA(0, 0, 0, 0.1)))
    let document = try #require(ParsedSVG(render([batch])))
    // Each group has one opacity; its paths have one dot for each "h".
    var depth = 0.0
    var opacity = 0.0
    for element in document.elements {
      if let own = element.attributes["stroke-opacity"].flatMap({ Double($0) }) { opacity = own }
      let dots = element.attributes["d"]?.count { $0 == "h" } ?? 0
      depth += Double(dots) * -log1p(-opacity)
    }
    #expect(abs(depth / (60_000 * -log1p(-0.1)) - 1) < 0.01)
  }

  @Test func symbolsOfOnePathDoNotTouch() throws {
    let batch = SymbolBatch(.circle(radius: 1.5), at: cloud(60_000), fill: .color(RGBA(0, 0, 0, 0.1)))
    let document = try #require(ParsedSVG(render([batch])))
    let path = try #require(
      document.all("path").max { $0.attributes["d"]!.count < $1.attributes["d"]!.count })
    var (x, y) = (0.0, 0.0)
    var dots: [Point] = []
    for move in path.attributes["d"]!.split(separator: "m") {
      let numbers = move.dropLast(2).replacing("-", with: " -").split(separator: " ").map { Double($0)! }
      (x, y) = (x + numbers[0], y + numbers[1])
      dots.append(Point(x, y))
    }
    #expect(dots.count > 100)
    for (i, a) in dots.enumerated() {
      for b in dots[..<i] { #expect(hypot(a.x - b.x, a.y - b.y) >= 2.99) }
    }
  }

  @Test func cellsCountAllPlacesAndLoseNoneWhenTheyGrow() {
    let points = cloud(20_000) + [Point(-3.2, -700), Point(.nan, 1), Point(1e9, 0)]
    var grid = SymbolGrid(PointList(points), size: 0.25)
    for _ in 0..<5 {
      #expect(grid.cells.reduce(0) { $0 + Int($1.count) } == 20_001)
      #expect(
        zip(grid.cells, grid.cells.dropFirst()).allSatisfy { ($0.row, $0.column) < ($1.row, $1.column) })
      let middle = grid.cells.reduce(0) { $0 + grid.center(of: $1).x * Double($1.count) } / 20_001
      #expect(abs(middle - points[..<20_001].reduce(0) { $0 + $1.x } / 20_001) < grid.size / 10)
      grid.coarsen()
    }
    #expect(SymbolGrid([], size: 1).cells.isEmpty && SymbolGrid([], size: 1).runs.isEmpty)
    #expect(
      SymbolGrid([Point(1, 1), Point(2, 1), Point(4, 1), Point(4, 2)], size: 1).runs == [0..<2, 2..<3, 3..<4])
  }

  @Test func longLinesKeepWhatAQuarterOfAPointShows() {
    var path = VectorPath()
    for (i, p) in cloud(60_000).enumerated() {
      let place = Point(Double(i) / 100, p.y)
      if i == 0 { path.move(to: place) } else { path.line(to: place) }
    }
    let item = PathItem(path, line: PathItem.Line(Stroke(width: 2), .color(.black)))
    let svg = SVGRenderer.render(DisplayList([.path(item)]), size: Size(600, 340), options: SVGOptions())
    #expect(svg.utf8.count < 120_000)
  }
}
