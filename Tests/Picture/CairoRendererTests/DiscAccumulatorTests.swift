import OpenChartsDisplayList
import Testing

@testable import OpenChartsCairoRenderer

@Suite struct DiscAccumulatorTests {
  /// Points in a square of 100 points, denser in its middle, some of them outside.
  func cloud(_ count: Int) -> [Point] {
    var state: UInt64 = 11
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
    return (0..<count).map { _ in
      Point((next() + next() + next()) * 40 - 10, (next() + next() + next()) * 40 - 10)
    }
  }

  func picture(_ items: [DisplayItem]) throws -> PNGReader {
    try PNGReader(
      CairoRenderer.png(DisplayList(items), size: Size(100, 100), scale: 2, background: .white))
  }

  @Test func manyPaleDiscsLookAsWhenDrawnOneByOne() throws {
    let points = cloud(100_000)
    let brush = Brush.color(RGBA(0, 0.3, 0.9, 0.1))
    let together = SymbolBatch(.circle(radius: 1.3), at: points, fill: brush)
    // Batches this small are drawn disc by disc.
    let apart = stride(from: 0, to: points.count, by: 32).map {
      DisplayItem.symbols(
        SymbolBatch(
          .circle(radius: 1.3), at: Array(points[$0..<min($0 + 32, points.count)]), fill: brush))
    }
    let (a, b) = (try picture([.symbols(together)]), try picture(apart))
    var (sum, most) = (0, 0)
    for (p, q) in zip(a.pixels, b.pixels) {
      let difference = abs(Int(p) - Int(q))
      sum += difference
      most = max(most, difference)
    }
    // Drawn separately, each disc is rounded to whole levels, so they never reach the full colour.
    #expect(most <= 14)
    #expect(Double(sum) / Double(a.pixels.count) < 3)
  }

  @Test func packedPlacesGiveTheSamePictureAsExactOnes() throws {
    let points = cloud(30_000)
    var packed = PointList.Packed(covering: Rect(x: -20, y: -20, width: 140, height: 140))
    let (origin, step) = (packed.origin, packed.step)
    packed.fill(rows: points.count) { rows, room in
      for (i, p) in points[rows].enumerated() {
        room[i] = SIMD2(
          UInt16((p.x - origin.x) / step + 0.5),
          UInt16((p.y - origin.y) / step + 0.5))
      }
      return rows.count
    }
    let exact = PointList(packed).map { $0 }
    let brush = Brush.color(RGBA(0.8, 0.1, 0.1, 0.4))
    let a = try picture([.symbols(SymbolBatch(.circle(radius: 2), at: PointList(packed), fill: brush))])
    let b = try picture([.symbols(SymbolBatch(.circle(radius: 2), at: exact, fill: brush))])
    #expect(a.pixels == b.pixels)
  }

  @Test func oddPlacesDrawNothing() throws {
    let odd =
      Array(repeating: Point(.nan, 5), count: 15_000) + Array(repeating: Point(1e30, 5), count: 15_000)
    let batch = SymbolBatch(.circle(radius: 2), at: odd, fill: .color(.black))
    let blank = try picture([])
    #expect(try picture([.symbols(batch)]).pixels == blank.pixels)
  }
}
