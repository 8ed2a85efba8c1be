import SwiftUI
import Testing

/// The small value types that views use.
@Suite struct ValueTests {
  @Test("Angles add, scale and compare, and are the same in degrees and radians")
  func angles() {
    var angle = Angle.degrees(30)
    angle += .degrees(60)
    #expect(abs(angle.radians - .pi / 2) < 1e-12)
    angle -= .degrees(45)
    angle *= 4
    angle /= 2
    #expect(abs(angle.degrees - 90) < 1e-9)
    #expect(Angle.degrees(10) < .degrees(20))
    #expect(abs((Angle.degrees(50) - .degrees(20)).degrees - 30) < 1e-9)
    #expect(abs((2 * Angle.degrees(20) / 4).degrees - 10) < 1e-9)
    #expect((-Angle.degrees(20)).degrees < 0)
    angle.degrees = 180
    #expect(angle.animatableData == .pi)
    angle.animatableData = 0
    #expect(angle == .zero)
  }

  /// Expects that interpolation between two values returns both ends, and the mean in the middle.
  private func expectWay<V: Animatable & Equatable>(
    from a: V, to b: V, through middle: V, _ location: SourceLocation = #_sourceLocation
  ) {
    var value = a
    value.animatableData.interpolate(towards: b.animatableData, amount: 0.5)
    #expect(value == middle, sourceLocation: location)
    value.animatableData = b.animatableData
    #expect(value == b, sourceLocation: location)
    value.animatableData.interpolate(towards: a.animatableData, amount: 1)
    #expect(value == a, sourceLocation: location)
  }

  @Test("Animatable values are interpolated linearly")
  func interpolation() {
    expectWay(from: 1.0, to: 3.0, through: 2.0)
    expectWay(from: Float(1), to: Float(3), through: Float(2))
    expectWay(from: CGFloat(1), to: CGFloat(3), through: CGFloat(2))
    expectWay(from: Angle(radians: 1), to: Angle(radians: 3), through: Angle(radians: 2))
    expectWay(from: CGPoint(x: 0, y: 2), to: CGPoint(x: 4, y: 4), through: CGPoint(x: 2, y: 3))
    expectWay(
      from: CGSize(width: 0, height: 2), to: CGSize(width: 4, height: 4), through: CGSize(width: 2, height: 3)
    )
    expectWay(
      from: CGRect(x: 0, y: 0, width: 2, height: 2), to: CGRect(x: 2, y: 4, width: 4, height: 6),
      through: CGRect(x: 1, y: 2, width: 3, height: 4))
    expectWay(from: UnitPoint.topLeading, to: .bottomTrailing, through: .center)
    expectWay(
      from: EdgeInsets(), to: EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8),
      through: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    expectWay(
      from: StrokeStyle(lineWidth: 1, miterLimit: 10, dashPhase: 0),
      to: StrokeStyle(lineWidth: 3, miterLimit: 20, dashPhase: 2),
      through: StrokeStyle(lineWidth: 2, miterLimit: 15, dashPhase: 1))
    expectWay(
      from: RoundedRectangle(cornerRadius: 2), to: RoundedRectangle(cornerRadius: 4),
      through: RoundedRectangle(cornerRadius: 3))
    expectWay(
      from: UnevenRoundedRectangle(topLeadingRadius: 0), to: UnevenRoundedRectangle(topLeadingRadius: 4),
      through: UnevenRoundedRectangle(topLeadingRadius: 2))
  }

  @Test("The magnitude of a pair is the sum of its squares; empty data have magnitude 0")
  func magnitudes() {
    #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
    #expect(Float(3).magnitudeSquared == 9 && CGFloat(3).magnitudeSquared == 9)
    #expect((AnimatablePair(3.0, 4.0) - AnimatablePair(1.0, 1.0)) == AnimatablePair(2.0, 3.0))
    #expect(AnimatablePair<Double, Double>.zero == AnimatablePair(0, 0))
    var none = EmptyAnimatableData.zero + EmptyAnimatableData() - EmptyAnimatableData()
    none.scale(by: 3)
    #expect(none.magnitudeSquared == 0 && none == .zero)
  }

  @Test("Derived shapes animate their parameters")
  func derivedShapes() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    var moved = OffsetShape(shape: Rectangle(), offset: .zero)
    moved.animatableData = AnimatablePair(3, 4)
    #expect(moved.path(in: box).boundingRect == CGRect(x: 3, y: 4, width: 10, height: 10))
    var turned = RotatedShape(shape: Rectangle(), angle: .zero)
    turned.animatableData = .pi / 4
    #expect(abs(turned.path(in: box).boundingRect.width - 10 * 2.0.squareRoot()) < 1e-9)
    var scaled = ScaledShape(shape: Rectangle(), scale: CGSize(width: 1, height: 1))
    scaled.animatableData = AnimatablePair(2, 0.5)
    #expect(scaled.path(in: box).boundingRect == CGRect(x: -5, y: 2.5, width: 20, height: 5))
  }

  @Test("Shapes are moved, turned, scaled, transformed, cut and sized")
  func shapes() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 20)
    func bounds(_ shape: some Shape) -> CGRect { shape.path(in: box).boundingRect }
    let shape = Rectangle()
    #expect(bounds(shape.offset(CGSize(width: 1, height: 2))) == CGRect(x: 1, y: 2, width: 10, height: 20))
    #expect(bounds(shape.offset(CGPoint(x: 1, y: 2))) == CGRect(x: 1, y: 2, width: 10, height: 20))
    #expect(bounds(shape.offset(x: 1)) == CGRect(x: 1, y: 0, width: 10, height: 20))
    #expect(bounds(shape.scale(0.5)) == CGRect(x: 2.5, y: 5, width: 5, height: 10))
    #expect(bounds(shape.scale(x: 0.5, anchor: .topLeading)) == CGRect(x: 0, y: 0, width: 5, height: 20))
    #expect(
      bounds(shape.transform(CGAffineTransform(scaleX: 2, y: 1))) == CGRect(x: 0, y: 0, width: 20, height: 20)
    )
    #expect(bounds(shape.size(CGSize(width: 3, height: 4))) == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(bounds(shape.size(width: 3, height: 4)) == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(
      bounds(shape.stroke(style: StrokeStyle(lineWidth: 2))) == CGRect(x: -1, y: -1, width: 12, height: 22))
    #expect(bounds(shape.stroke(lineWidth: 4)) == CGRect(x: -2, y: -2, width: 14, height: 24))
    #expect(bounds(shape.inset(by: 2).offset(x: 1).inset(by: 1)) == CGRect(x: 4, y: 3, width: 4, height: 14))
    let half = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
    }.trim(from: 0, to: 0.5)
    #expect(bounds(half) == CGRect(x: 0, y: 0, width: 5, height: 0))
    let quarter = shape.rotation(.degrees(90)).path(in: box).boundingRect
    #expect(abs(quarter.width - 20) < 1e-9 && abs(quarter.height - 10) < 1e-9)
    for inset in [
      bounds(Rectangle().inset(by: 1)), bounds(Ellipse().inset(by: 1)), bounds(Capsule().inset(by: 1)),
      bounds(RoundedRectangle(cornerRadius: 3).inset(by: 1)), bounds(UnevenRoundedRectangle().inset(by: 1)),
      bounds(ContainerRelativeShape().inset(by: 1)),
    ] {
      #expect(abs(inset.minX - 1) < 0.01 && abs(inset.maxY - 19) < 0.01)
    }
    #expect(bounds(Circle().inset(by: 1)) == CGRect(x: 1, y: 6, width: 8, height: 8))
  }

  @Test("The parts of a path are added one by one or together")
  func paths() {
    let rects = [CGRect(x: 0, y: 0, width: 1, height: 2), CGRect(x: 4, y: 4, width: 2, height: 2)]
    var path = Path()
    path.addRects(rects)
    #expect(path == Path { for rect in rects { $0.addRect(rect) } })
    var moved = Path()
    moved.addPath(path, transform: CGAffineTransform(translationX: 1, y: 1))
    #expect(moved == path.offsetBy(dx: 1, dy: 1))
    var curve = Path()
    curve.move(to: .zero)
    curve.addCurve(to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 1, y: 3), control2: CGPoint(x: 3, y: 3))
    #expect(curve.currentPoint == CGPoint(x: 4, y: 0))
    #expect(
      Path(roundedRect: rects[1], cornerRadius: 0).boundingRect == Path(rects[1]).boundingRect)
  }

  @Test("Transformations follow each other and are undone")
  func transformations() {
    let point = CGPoint(x: 2, y: 1)
    let move = CGAffineTransform(1, 0, 0, 1, 3, 4)
    #expect(point.applying(move) == CGPoint(x: 5, y: 5))
    #expect(point.applying(CGAffineTransform.identity.translatedBy(x: 3, y: 4)) == point.applying(move))
    #expect(
      CGSize(width: 2, height: 1).applying(CGAffineTransform(scaleX: 2, y: 3)) == CGSize(width: 4, height: 3))
    #expect(
      CGRect(x: 0, y: 0, width: 1, height: 1).applying(move) == CGRect(x: 3, y: 4, width: 1, height: 1))
    let both = move.scaledBy(x: 2, y: 2).rotated(by: 0.3)
    let back = point.applying(both).applying(both.inverted())
    #expect(abs(back.x - 2) < 1e-9 && abs(back.y - 1) < 1e-9)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    #expect(CGAffineTransform.identity.isIdentity && !move.isIdentity)
  }

  @Test("Numbers of Foundation become lengths, exactly or not")
  func numbers() {
    #expect(CGFloat(truncating: 2.5) == 2.5)
    #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
    #expect(CGFloat(exactly: NSNumber(value: Int64.max)) == nil)
  }

  @Test("Edges and axes in sets, by their names")
  func edges() {
    #expect(Edge.Set.all == [.horizontal, .vertical] && Edge.Set(.top).isSubset(of: .vertical))
    #expect(Axis.horizontal.description == "horizontal" && Axis.vertical.description == "vertical")
    #expect(HorizontalEdge.Set.all == [.leading, .trailing] && VerticalEdge.Set.all == [.top, .bottom])
    #expect(HorizontalEdge.Set(.leading) == .leading && VerticalEdge.Set(.bottom) == .bottom)
    #expect(UnitPoint() == .zero && UnitPoint.zero == .topLeading)
  }
}
