import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

extension CGContext {
  /// Discards the path that is being built.
  public func beginPath() { current = Path() }
  /// Starts a new subpath.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  /// Adds a new subpath of straight lines through `points`.
  public func addLines(between points: [CGPoint]) { current.addLines(points) }
  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }
  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a rectangle as a new subpath.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  /// Adds each rectangle as a new subpath.
  public func addRects(_ rects: [CGRect]) { current.addRects(rects) }
  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  /// Adds all subpaths of another path.
  public func addPath(_ path: CGPath) { current.addPath(Path(path)) }
  /// Adds a circular arc, after a line to its start if the path has a current point. Angles are in radians from the x
  /// axis. `clockwise` refers to a y axis that points up: `false` means increasing angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }
  /// Adds an arc tangent to the line from the current point to `tangent1End` and to the line from there to
  /// `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  /// Closes the subpath with a line to its start.
  public func closePath() { current.closeSubpath() }

  /// Whether no path is being built.
  public var isPathEmpty: Bool { current.isEmpty }
  /// The end point of the last element; zero without a path.
  public var currentPointOfPath: CGPoint { current.currentPoint ?? .zero }
  /// The bounding box of all points of the path; null without a path.
  public var boundingBoxOfPath: CGRect { current.cgPath.boundingBox }
  /// A copy of the path that is being built; `nil` if there is none.
  public var path: CGPath? { current.isEmpty ? nil : current.cgPath }

  /// Clips later drawing to the path, which is then discarded.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: takePath(), isEvenOdd: rule == .evenOdd)
  }
  /// Clips later drawing to a rectangle. The path is discarded.
  public func clip(to rect: CGRect) { clip(to: [rect]) }
  /// Clips later drawing to the area of several rectangles. The path is discarded.
  public func clip(to rects: [CGRect]) {
    beginPath()
    clip(to: Path { $0.addRects(rects) }, isEvenOdd: false)
  }
  /// The bounds of what can be drawn, in the current coordinates.
  public var boundingBoxOfClipPath: CGRect {
    state.clips.reduce(CGRect(origin: .zero, size: size)) { box, clip in
      box.intersection(clip.path.isEmpty ? .null : Path(clip.path).boundingRect)
    }
    .applying(state.transform.inverted())
  }

  func clip(to path: Path, isEvenOdd: Bool) {
    let outline = path.vector.transformed(by: state.transform.transform)
    change { $0.clips.append(Clip(path: outline, isEvenOdd: isEvenOdd)) }
  }

  func takePath() -> Path {
    defer { beginPath() }
    return current
  }
}
