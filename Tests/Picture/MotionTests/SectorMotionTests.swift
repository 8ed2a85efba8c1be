import Foundation
import OpenChartsDisplayList
import Testing

@testable import OpenChartsMotion

@Suite struct SectorMotionTests {
  private func radii(_ path: VectorPath) -> [Double] {
    path.points.map { (($0.x - 100) * ($0.x - 100) + ($0.y - 50) * ($0.y - 50)).squareRoot() }
  }

  @Test func sectorsSweepAlongTheirCircle() throws {
    let a = SketchChart.pie([("A", 1), ("B", 3)])
    let b = SketchChart.pie([("A", 3), ("B", 1)])
    let list = PictureTransition(from: a.list, to: b.list).list(at: 0.5)
    let half = SectorShape(center: Point(100, 50), inner: 20, outer: 40, start: -.pi / 2, end: .pi / 2)
    #expect(list.paths.count == 2)
    #expect(list.paths[0].path == half.outline)
    for path in list.paths {
      for verbEnd in radii(path.path) { #expect(verbEnd > 19.9 && verbEnd < 60) }
    }
  }

  @Test func aSectorThatComesOpensAfterItsNeighbour() throws {
    let a = SketchChart.pie([("A", 1), ("C", 1)])
    let b = SketchChart.pie([("A", 1), ("B", 2), ("C", 1)])
    let list = PictureTransition(from: a.list, to: b.list).list(at: 0.5)
    // B is halfway from the old end of A, at six o'clock, to its position between three and nine o'clock.
    let middle = SectorShape(center: Point(100, 50), inner: 20, outer: 40, start: .pi / 4, end: .pi * 3 / 4)
    #expect(list.paths.count == 3)
    let path = try #require(list.paths.first { $0.id == MarkID(1) }).path
    #expect(
      zip(path.points, middle.outline.points).allSatisfy {
        abs($0.x - $1.x) < 1e-9 && abs($0.y - $1.y) < 1e-9
      })
  }

  @Test func aSectorThatGoesCloses() {
    let a = SketchChart.pie([("A", 1), ("B", 2), ("C", 1)])
    let b = SketchChart.pie([("A", 1), ("C", 1)])
    let transition = PictureTransition(from: a.list, to: b.list)
    #expect(transition.list(at: 0.5).paths.count == 3)
    // Beyond the end, the removed sector is no longer drawn.
    #expect(transition.list(at: 1.1).paths.count == 2)
  }

  @Test func outlinesOfOddSectorsAreEmpty() {
    for (start, end) in [(0.0, 0.0), (1, 0), (0, .nan), (0, .infinity)] {
      #expect(SectorShape(center: .zero, inner: 0, outer: 10, start: start, end: end).outline.isEmpty)
    }
    #expect(SectorShape(center: .zero, inner: 0, outer: 0, start: 0, end: 1).outline.isEmpty)
  }
}
