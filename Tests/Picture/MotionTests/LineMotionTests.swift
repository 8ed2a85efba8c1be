import OpenChartsDisplayList
import Testing

@testable import OpenChartsMotion

@Suite struct LineMotionTests {
  private func points(_ a: SketchChart, _ b: SketchChart, at t: Double) -> [Point] {
    PictureTransition(from: a.list, to: b.list).list(at: t).paths.first?.path.points ?? []
  }

  @Test func aPointThatComesStartsOnTheOldLine() {
    let a = SketchChart.line([(0, 0), (100, 50)])
    let b = SketchChart.line([(0, 0), (50, 80), (100, 50)])
    let start = points(a, b, at: 1e-9)
    #expect(start.count == 3)
    // A new point starts on the old line, at the same fraction of the length as on the new line.
    #expect(abs(start[1].y - start[1].x / 2) < 1e-6)
  }

  @Test func aWindowThatSlidesMovesItsCommonPointsOnly() {
    let a = SketchChart.line([(0, 10), (50, 20), (100, 30)])
    var b = SketchChart.line([(50, 60), (100, 70), (150, 80)])
    // The window has moved by 50: the points at 50 and 100 are in both pictures.
    b.series[0].x = [50, 100, 150]
    let half = points(a, b, at: 0.5)
    #expect(half.contains(Point(50, 40)))
    #expect(half.contains(Point(100, 50)))
    // Removed points move to the start of the new line; added points come from the end of the old line.
    #expect(half.contains(Point(25, 35)))
    #expect(half.contains(Point(125, 55)))
  }

  @Test func curvesAndStraightLinesMeet() {
    let a = VectorPath(from: .zero, to: Point(30, 0))
    var b = VectorPath()
    b.move(to: .zero)
    b.cubic(Point(10, 30), Point(20, 30), to: Point(30, 0))
    let alignment = PathAlignment(a, b)
    #expect(alignment.path(at: 1) == b)
    #expect(alignment.path(at: 0).points == [.zero, Point(10, 0), Point(20, 0), Point(30, 0)])
  }

  @Test func cuttingACurveDoesNotChangeIt() {
    var curve = VectorPath()
    curve.move(to: .zero)
    curve.cubic(Point(0, 40), Point(40, 40), to: Point(40, 0))
    var other = VectorPath()
    other.move(to: .zero)
    other.line(to: Point(10, 0))
    other.line(to: Point(40, 0))
    let start = PathAlignment(curve, other).path(at: 0)
    // The cut is at a quarter of the curve's parameter.
    let (u, v) = (0.25, 0.75)
    let y = 3 * v * v * u * 40 + 3 * v * u * u * 40
    #expect(abs(start.points[3].y - y) < 1e-9)
    #expect(start.points.last == Point(40, 0))
  }

  @Test func pathsOfMoreParts() {
    var two = VectorPath(from: .zero, to: Point(10, 0))
    two.append(VectorPath(from: Point(20, 0), to: Point(30, 0)))
    let one = VectorPath(from: .zero, to: Point(10, 10))
    #expect(PathAlignment(one, two).path(at: 1) == two)
    // The other part grows from its start.
    #expect(PathAlignment(one, two).path(at: 0).points[2...] == [Point(20, 0), Point(20, 0)])
  }

  @Test func areasKeepBothEdgesTogether() {
    let a = SketchChart.line([(0, 50), (100, 50)], isArea: true)
    let b = SketchChart.line([(0, 20), (50, 20), (100, 20)], isArea: true)
    let half = PictureTransition(from: a.list, to: b.list).list(at: 0.5).paths[0].path
    #expect(half.points.filter { $0.y == 35 }.map(\.x).contains(50))
    #expect(half.points.filter { $0.y == 100 }.map(\.x).contains(50))
    #expect(half.points.allSatisfy { $0.y == 35 || $0.y == 100 })
  }

  @Test func anAreaThatComesRisesFromItsLowerEdge() {
    let b = SketchChart.line([(0, 20), (50, 40), (100, 20)], isArea: true)
    var a = b
    (a.items, a.series) = ([], [])
    let half = PictureTransition(from: a.list, to: b.list).list(at: 0.5).paths[0].path
    #expect(half.points.prefix(3).map(\.y) == [60, 70, 60])
  }

  @Test func reorderedPointsMoveOnTheWhole() {
    let a = SketchChart.line([(0, 0), (10, 5), (20, 0), (30, 5)])
    let b = SketchChart.line([(30, 5), (20, 0), (10, 5), (0, 0)])
    #expect(points(a, b, at: 0.5).count == 4)
  }

  @Test func scatteredPointsOfTheSameNumberKeepTheirTurn() {
    let a = SketchChart.scatter([(1, 1), (2, 2), (3, 3)])
    let b = SketchChart.scatter([(11, 1), (22, 2), (33, 3)])
    let half = PictureTransition(from: a.list, to: b.list).list(at: 0.5).symbols
    #expect(half.count == 1)
    #expect(Array(half[0].centers) == [Point(6, 1), Point(12, 2), Point(18, 3)])
    #expect(half[0].firstID == MarkID(0))
  }

  @Test func scatteredPointsThatStayAreFoundAgain() {
    let a = SketchChart.scatter([(1, 1), (2, 2), (3, 3)])
    let b = SketchChart.scatter([(3, 5), (1, 7)])
    let half = PictureTransition(from: a.list, to: b.list).list(at: 0.5).symbols
    // The removed point is drawn first, behind the others.
    #expect(half.map(\.centers.count) == [1, 2])
    #expect(Array(half[1].centers) == [Point(3, 4), Point(1, 4)])
  }
}
