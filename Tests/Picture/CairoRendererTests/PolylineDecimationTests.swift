import OpenChartsDisplayList
import Testing

@testable import OpenChartsCairoRenderer

@Suite struct PolylineDecimationTests {
  /// A line across 40 points of width with noise from a fixed sequence.
  func noisy(_ count: Int) -> VectorPath {
    var state: UInt64 = 7
    var path = VectorPath()
    for i in 0..<count {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let p = Point(Double(i) * 40 / Double(count), 10 + Double(state >> 40) / Double(1 << 24) * 20)
      if i == 0 { path.move(to: p) } else { path.line(to: p) }
    }
    return path
  }

  @Test func eachColumnKeepsItsEndsAndExtremes() {
    var path = VectorPath()
    path.move(to: Point(-1, 0))
    for (i, y) in [5.0, 1, 3, 9, 4, 6].enumerated() { path.line(to: Point(0.1 + Double(i) * 0.1, y)) }
    path.line(to: Point(2, 2))
    let reduced = PolylineDecimation.reduce(path, columnsPerUnit: 1)
    #expect(reduced.points.map(\.y) == [0, 5, 1, 9, 6, 2])
    #expect(reduced.verbs.count == reduced.points.count)
  }

  @Test func fewPointsAreKeptInWhateverOrder() {
    let path = noisy(100_000)
    let reduced = PolylineDecimation.reduce(path, columnsPerUnit: 4)
    #expect(reduced.points.count <= 40 * 4 * 4 + 2)
    var back = VectorPath()
    back.verbs = path.verbs
    back.points = path.points.reversed()
    #expect(PolylineDecimation.reduce(back, columnsPerUnit: 4).points.count <= 40 * 4 * 4 + 4)
  }

  @Test func gapsStayGaps() {
    var path = noisy(100)
    path.points[50].y = .nan
    let reduced = PolylineDecimation.reduce(path, columnsPerUnit: 1)
    #expect(reduced.points.count { !$0.isFinite } == 1)
    #expect(PolylineDecimation.reduce(VectorPath(), columnsPerUnit: 1).isEmpty)
    #expect(PolylineDecimation.reduce(path, columnsPerUnit: .nan).points.count == 100)
  }

  @Test func thePictureIsNearlyTheSame() throws {
    let path = noisy(3990)
    var dense = path
    // Each point ten times: too many for separate drawing, but the same picture.
    dense.verbs = [.move] + Array(repeating: .line, count: 39899)
    dense.points = path.points.flatMap { Array(repeating: $0, count: 10) }
    func picture(_ path: VectorPath) throws -> PNGReader {
      let item = PathItem(path, line: .init(Stroke(width: 1), .color(.black)))
      return try PNGReader(
        CairoRenderer.png(DisplayList([.path(item)]), size: Size(40, 40), scale: 2, background: .white))
    }
    let (all, few) = (try picture(path), try picture(dense))
    var sum = 0
    for (p, q) in zip(all.pixels, few.pixels) { sum += abs(Int(p) - Int(q)) }
    #expect(Double(sum) / Double(all.pixels.count) < 3)
  }
}
