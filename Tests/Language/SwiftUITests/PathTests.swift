import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing

@Suite struct PathTests {
  private func near(_ a: CGPoint?, _ x: Double, _ y: Double, _ tolerance: Double = 1e-6) -> Bool {
    guard let a else { return false }
    return abs(Double(a.x) - x) < tolerance && abs(Double(a.y) - y) < tolerance
  }
  private func near(_ a: CGRect, _ b: CGRect, _ tolerance: Double = 1e-3) -> Bool {
    near(a.origin, Double(b.minX), Double(b.minY), tolerance)
      && near(CGPoint(x: a.maxX, y: a.maxY), Double(b.maxX), Double(b.maxY), tolerance)
  }

  @Test func anArcThatIsNotClockwiseRunsThroughGrowingAngles() {
    let center = CGPoint(x: 10, y: 10)
    let arc = Path {
      $0.addArc(center: center, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    #expect(near(arc.currentPoint, 10, 15))
    #expect(near(arc.boundingRect, CGRect(x: 10, y: 10, width: 5, height: 5)))
    let other = Path {
      $0.addArc(center: center, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    }
    #expect(near(other.currentPoint, 10, 15))
    #expect(near(other.boundingRect, CGRect(x: 5, y: 5, width: 10, height: 10)))
  }

  @Test(arguments: [false, true])
  func aWholeTurnIsAWholeCircle(clockwise: Bool) {
    let circle = Path {
      $0.addArc(
        center: .zero, radius: 2, startAngle: .degrees(-90), endAngle: .degrees(270),
        clockwise: clockwise)
    }
    #expect(near(circle.boundingRect, CGRect(x: -2, y: -2, width: 4, height: 4)))
    #expect(near(circle.currentPoint, 0, -2))
  }

  @Test func arcsBegunOnAPathAreJoinedByALine() {
    let pie = Path {
      $0.move(to: .zero)
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
      $0.closeSubpath()
    }
    #expect(pie.vector.verbs.prefix(2) == [.move, .line])
    #expect(pie.contains(CGPoint(x: 3, y: -3)) && !pie.contains(CGPoint(x: 3, y: 3)))
  }

  @Test func tangentArcsTouchBothLines() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    #expect(near(path.currentPoint, 10, 4))
    #expect(near(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 4)))
  }

  @Test func boundsLeaveControlPointsOut() {
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(near(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
    #expect(Path().boundingRect.isNull)
    #expect(
      near(
        Path(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4)).boundingRect,
        CGRect(x: 1, y: 2, width: 3, height: 4)))
  }

  private func length(_ path: Path) -> Double {
    path.outlineLength
  }

  @Test func trimmedPartsHaveTheirShareOfTheLength() {
    let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    let whole = length(circle)
    #expect(abs(whole - 100 * .pi) < 0.1)
    for (from, to) in [(0.0, 0.25), (0.1, 0.9), (0.33, 0.34), (0.5, 1)] {
      let part = circle.trimmedPath(from: from, to: to)
      #expect(abs(length(part) - (to - from) * whole) < 1e-3)
    }
    #expect(circle.trimmedPath(from: 0.6, to: 0.4).isEmpty)
    #expect(circle.trimmedPath(from: -1, to: 2) == circle)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    // A quarter of a circle from three o'clock ends at six o'clock.
    #expect(near(circle.trimmedPath(from: 0, to: 0.25).currentPoint, 50, 100, 1e-3))
  }

  @Test func trimmingGoesThroughAllPartsInOrder() {
    let path = Path {
      $0.addLines([.zero, CGPoint(x: 10, y: 0)])
      $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    }
    let part = path.trimmedPath(from: 0.25, to: 0.75)
    #expect(part.description == "5 0 m 10 0 l 0 5 m 5 5 l")
    #expect(Path(part.description) == part)
    #expect(Path("1 m") == nil && Path("1 2 l") == nil && Path("1 2 m x") == nil)
  }

  @Test func pointsInsideAreFound() {
    let ring = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    }
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(ring.contains(CGPoint(x: 1, y: 1), eoFill: true))
    #expect(!ring.contains(CGPoint(x: 11, y: 5)))
  }

  @Test func strokedLinesCoverTheirWidth() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]) }
    let butt = line.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(near(butt.boundingRect, CGRect(x: 0, y: -1, width: 10, height: 2)))
    let square = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square))
    #expect(near(square.boundingRect, CGRect(x: -1, y: -1, width: 12, height: 2)))
    let round = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round))
    #expect(near(round.boundingRect, CGRect(x: -1, y: -1, width: 12, height: 2), 0.06))
    #expect(!round.contains(CGPoint(x: -0.9, y: -0.9)) && square.contains(CGPoint(x: -0.9, y: -0.9)))
  }

  @Test func cornersFollowTheirJoin() {
    let corner = Path {
      $0.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
    }
    let tip = CGPoint(x: -0.9, y: -0.9)
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 2)).contains(tip))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel)).contains(tip))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .round)).contains(tip))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 2, miterLimit: 1)).contains(tip))
    for join in [CGLineJoin.miter, .bevel, .round] {
      let area = corner.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: join))
      #expect(area.contains(CGPoint(x: 0.5, y: 0.5)) && area.contains(CGPoint(x: 9, y: -0.9)))
      #expect(!area.contains(CGPoint(x: 1.5, y: 1.5)))
    }
  }

  @Test func closedLinesLeaveTheirMiddleEmpty() {
    let area = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).strokedPath(StrokeStyle(lineWidth: 2))
    #expect(near(area.boundingRect, CGRect(x: -1, y: -1, width: 12, height: 12)))
    #expect(area.contains(CGPoint(x: 0, y: 5)) && area.contains(CGPoint(x: -0.5, y: -0.5)))
    #expect(!area.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func dashesFollowTheirPattern() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]) }
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 1], dashPhase: 1))
    for (x, isOn) in [(1.0, true), (2.5, false), (4.5, true), (6.5, false), (9, true)] {
      #expect(dashed.contains(CGPoint(x: x, y: 0.5)) == isOn)
    }
    for dash: [CGFloat] in [[0, 0], [-1, 2], [.nan]] {
      #expect(!line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash)).isEmpty)
    }
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    #expect(!line.strokedPath(StrokeStyle(lineWidth: 1, dash: [1e-9, 1e-9])).isEmpty)
  }

  @Test func transformsFollowCoreGraphics() {
    let t = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2).scaledBy(x: 2, y: 3)
    #expect(near(CGPoint(x: 1, y: 1).applying(t), 7, 2))
    #expect(near(CGPoint(x: 7, y: 2).applying(t.inverted()), 1, 1))
    #expect(CGAffineTransform(scaleX: 0, y: 0).inverted() == CGAffineTransform(scaleX: 0, y: 0))
    let moved = Path(CGRect(x: 0, y: 0, width: 1, height: 1)).offsetBy(dx: 2, dy: 3)
    #expect(moved.boundingRect == CGRect(x: 2, y: 3, width: 1, height: 1))
  }

  @Test func drawingGoesOnAfterClosing() {
    let path = Path {
      $0.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 5)])
      $0.closeSubpath()
      $0.closeSubpath()
      $0.addLine(to: CGPoint(x: 0, y: 0))
    }
    #expect(path.description == "1 1 m 5 1 l 5 5 l h 1 1 m 0 0 l")
    var steps = 0
    // swift-format-ignore: ReplaceForEachWithForLoop
    path.forEach { _ in steps += 1 }
    #expect(steps == 6)
  }

  @Test func numbersThatAreNoneDoNotCrash() {
    var path = Path()
    path.addArc(center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    path.addLine(to: CGPoint(x: CGFloat.nan, y: .infinity))
    path.addLine(to: .zero)
    path.addRect(.null)
    let trimmed = path.trimmedPath(from: 0.2, to: 0.4)
    let stroked = path.strokedPath(StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 2]))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    for outline in [trimmed, stroked] {
      let bounds = outline.boundingRect
      #expect(bounds.isEmpty || (bounds.width.isFinite && bounds.height.isFinite), "\(bounds)")
    }
  }
}
