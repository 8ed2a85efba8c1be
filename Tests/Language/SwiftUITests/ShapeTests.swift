import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing

@Suite struct ShapeTests {
  private let frame = CGRect(x: 10, y: 20, width: 60, height: 40)

  private static let shapes: [AnyShape] = [
    AnyShape(.rect), AnyShape(.circle), AnyShape(.ellipse), AnyShape(.capsule),
    AnyShape(.capsule(style: .circular)), AnyShape(.rect(cornerRadius: 8)),
    AnyShape(.rect(cornerRadius: 500)), AnyShape(.rect(cornerSize: CGSize(width: 20, height: 4))),
    AnyShape(.rect(topLeadingRadius: 9, bottomTrailingRadius: 30)),
    AnyShape(RoundedRectangle(cornerRadius: 12, style: .circular)),
    AnyShape(RoundedRectangle(cornerRadius: 12).inset(by: 5)), AnyShape(Circle().inset(by: 3)),
    AnyShape(Rectangle().inset(by: 100)), AnyShape(Circle().trim(from: 0.1, to: 0.4)),
    AnyShape(Circle().scale(0.5).rotation(.degrees(45))), AnyShape(ContainerRelativeShape()),
    AnyShape(.rect(cornerRadius: .nan)), AnyShape(.rect(cornerRadius: -3)),
  ]

  @Test(arguments: shapes.indices)
  func shapesStayInTheirFrame(index: Int) {
    for rect in [frame, CGRect(x: 0, y: 0, width: 1, height: 300), .zero] {
      let bounds = Self.shapes[index].path(in: rect).boundingRect
      guard !bounds.isNull else { continue }
      #expect(bounds.minX >= rect.minX - 1e-6 && bounds.maxX <= rect.maxX + 1e-6)
      #expect(bounds.minY >= rect.minY - 1e-6 && bounds.maxY <= rect.maxY + 1e-6)
    }
  }

  @Test func roundCornersPassThroughTheMiddleOfTheArc() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let middle = 20 * (1 - 0.5.squareRoot())
    for style in [RoundedCornerStyle.circular, .continuous] {
      let path = RoundedRectangle(cornerRadius: 20, style: style).path(in: square)
      #expect(path.contains(CGPoint(x: middle + 0.1, y: middle + 0.1)))
      #expect(!path.contains(CGPoint(x: middle - 0.1, y: middle - 0.1)))
    }
    // A continuous corner starts further from the vertex.
    let smooth = RoundedRectangle(cornerRadius: 20).path(in: square).vector
    #expect(smooth.points[0].y > 25 && smooth.points[0].y < 26)
  }

  @Test func aRoundedSquareWithoutStraightSidesIsACircle() {
    let square = CGRect(x: 0, y: 0, width: 40, height: 40)
    let rounded = RoundedRectangle(cornerRadius: 20).path(in: square)
    for angle in stride(from: 0.0, to: 6.28, by: 0.1) {
      let (x, y) = (20 + 19.9 * cos(angle), 20 + 19.9 * sin(angle))
      #expect(rounded.contains(CGPoint(x: x, y: y)))
    }
    #expect(!rounded.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func circlesTakeASquare() {
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 10)) == CGSize(width: 10, height: 10))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(
      Rectangle().sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 10))
  }

  @Test func shapesTurnAroundTheirAnchor() {
    let bounds = Rectangle().rotation(.degrees(90)).path(in: frame).boundingRect
    #expect(abs(bounds.width - 40) < 1e-9 && abs(bounds.midX - frame.midX) < 1e-9)
    let grown = Rectangle().scale(2, anchor: .topLeading).path(in: frame).boundingRect
    #expect(grown == CGRect(x: 10, y: 20, width: 120, height: 80))
    #expect(Rectangle().offset(x: 3).path(in: frame).boundingRect.minX == 13)
    #expect(
      Rectangle().size(width: 5, height: 6).path(in: frame).boundingRect.size == CGSize(width: 5, height: 6))
  }

  @MainActor @Test func pathsAreDrawnInTheCoordinatesOfTheirView() {
    let line = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 5, y: 9))
    }
    let placed = line.stroke(.red, lineWidth: 1).frame(width: 20, height: 20).padding(10)
    #expect(Probe.rects(placed) == [CGRect(x: 11, y: 12, width: 4, height: 7)])
    let bounds = line.outline(in: frame, .leftToRight).boundingRect
    #expect(bounds == CGRect(x: frame.minX + 1, y: frame.minY + 2, width: 4, height: 7))
  }

  @Test func unevenCornersSwitchSidesFromRightToLeft() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 20)
    let corner = CGPoint(x: frame.minX + 1, y: frame.minY + 1)
    #expect(!shape.outline(in: frame, .leftToRight).contains(corner))
    #expect(shape.outline(in: frame, .rightToLeft).contains(corner))
  }

  @Test func animatedValuesGoHalfWay() {
    var shape = RoundedRectangle(cornerRadius: 4)
    shape.animatableData = shape.animatableData.interpolated(
      towards: RoundedRectangle(cornerRadius: 8).animatableData, amount: 0.5)
    #expect(shape.cornerSize == CGSize(width: 6, height: 6))
  }

  @MainActor @Test func shapesAreViewsThatCanBeFilledAndStroked() {
    struct Star: Shape {
      func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    }
    func make<V: View>(@ViewBuilder _ content: () -> V) -> V { content() }
    let shapes = make {
      Star()
      Circle().fill(.red).stroke(.blue, lineWidth: 2)
      Star().stroke(.green, style: StrokeStyle(lineWidth: 2, dash: [2]))
      RoundedRectangle(cornerRadius: 3).strokeBorder(.blue.gradient, lineWidth: 2)
      Capsule().fill(.clear)
      Circle().stroke(lineWidth: 3)
      Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
    #expect(Probe.rects(HStack { shapes }, width: 200, height: 20).count >= 7)
  }
}
