import Foundation
import SwiftUI
import Testing
import UIKit

/// A shape that many apps contain in this form.
private struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

@Suite struct BezierPathTests {
  private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test("Single corners can be rounded")
  func corners() {
    let path = RoundedCorner(radius: 12, corners: [.topLeft, .bottomRight]).path(in: box)
    let wanted = Path(
      roundedRect: box, cornerRadii: RectangleCornerRadii(topLeading: 12, bottomTrailing: 12))
    #expect(path == wanted && path.boundingRect == box)
    let all = RoundedCorner(radius: 12).path(in: box)
    #expect(all == Path(UIBezierPath(roundedRect: box, cornerRadius: 12).cgPath))
    #expect(!RoundedCorner().path(in: box).contains(CGPoint(x: 11, y: 21)))
    #expect(RoundedCorner(radius: 5).path(in: .null).isEmpty)
  }

  @Test("Path operations are the same as in SwiftUI")
  func steps() {
    let bezier = UIBezierPath()
    #expect(bezier.isEmpty && bezier.bounds == .zero && bezier.currentPoint == .zero)
    let points = (1...6).map { CGPoint(x: $0 * $0, y: 3 * $0) }
    bezier.move(to: points[0])
    bezier.addLine(to: points[1])
    bezier.addCurve(to: points[2], controlPoint1: points[3], controlPoint2: points[4])
    bezier.addQuadCurve(to: points[5], controlPoint: points[0])
    bezier.close()
    bezier.append(UIBezierPath(ovalIn: box))
    bezier.append(UIBezierPath(rect: box))
    let path = Path { path in
      path.move(to: points[0])
      path.addLine(to: points[1])
      path.addCurve(to: points[2], control1: points[3], control2: points[4])
      path.addQuadCurve(to: points[5], control: points[0])
      path.closeSubpath()
      path.addEllipse(in: box)
      path.addRect(box)
    }
    #expect(Path(bezier.cgPath) == path && path.cgPath == bezier.cgPath)
    #expect(UIBezierPath(cgPath: path.cgPath).bounds == path.boundingRect)
    bezier.apply(CGAffineTransform(translationX: 5, y: 6))
    #expect(Path(bezier.cgPath) == path.offsetBy(dx: 5, dy: 6))
    bezier.removeAllPoints()
    #expect(bezier.isEmpty)
  }

  @Test("An arc runs clockwise on screen, or counterclockwise")
  func arcs() {
    func arc(_ clockwise: Bool) -> UIBezierPath {
      UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
    }
    // The y axis points down: a quarter clockwise from three o'clock ends at six.
    #expect(abs(arc(true).bounds.minX) < 1e-9 && abs(arc(true).bounds.width - 10) < 1e-3)
    #expect(abs(arc(false).bounds.minX + 10) < 1e-2)
    #expect(abs(arc(true).currentPoint.y - 10) < 1e-9)
    let core = CGMutablePath()
    core.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(core == arc(true).cgPath)
  }

  @Test("Outlines of Core Graphics are built step by step and copied")
  func coreGraphics() throws {
    let path = CGMutablePath()
    path.move(to: .zero, transform: CGAffineTransform(translationX: 1, y: 1))
    path.addLine(to: CGPoint(x: 9, y: 1))
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 20, y: 5))
    let copy = try #require(path.copy())
    path.closeSubpath()
    #expect(copy != path && copy.currentPoint == CGPoint(x: 9, y: 9))
    #expect(copy.boundingBox.maxX == 20 && copy.boundingBoxOfPath.maxX < 20)
    path.addPath(CGPath(rect: box, transform: nil))
    #expect(path.contains(CGPoint(x: 50, y: 50)) && !path.contains(CGPoint(x: 300, y: 50)))
    let both = CGMutablePath()
    both.addRect(box)
    both.addRect(box.insetBy(dx: 10, dy: 10))
    let middle = CGPoint(x: box.midX, y: box.midY)
    #expect(both.contains(middle) && !both.contains(middle, using: .evenOdd))
    let turned = UIBezierPath(cgPath: both)
    #expect(turned.contains(middle))
    turned.usesEvenOddFillRule = true
    #expect(!turned.contains(middle))
    #expect(CGPath(ellipseIn: box, transform: nil) == Path(ellipseIn: box).cgPath)
    let round = CGPath(roundedRect: box, cornerWidth: 8, cornerHeight: 4, transform: nil)
    #expect(
      Path(round)
        == Path(roundedRect: box, cornerSize: CGSize(width: 8, height: 4), style: .circular))
    #expect(CGMutablePath().isEmpty && CGMutablePath().boundingBox.isNull)
  }
}
