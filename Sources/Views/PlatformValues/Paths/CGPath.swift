import DisplayList
import Foundation
import ViewValues

/// Core Graphics' outline; SwiftUI's is ``SwiftUI/Path``, which `Path(_:)` makes of it.
public class CGPath: Hashable {
  fileprivate(set) var path: Path

  init(_ path: Path) { self.path = path }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }
  /// The ellipse that touches the sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }
  /// A rectangle whose corners are parts of an ellipse, so wide and high.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform?.pointee ?? .identity))
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { path.isEmpty }
  /// Where drawing goes on; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The smallest rectangle around the outline, control points left out. Null when empty.
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  /// The smallest rectangle around all points, those that control curves included. Null when empty.
  public var boundingBox: CGRect {
    let points = path.vector.points
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      (low.x, low.y) = (min(low.x, point.x), min(low.y, point.y))
      (high.x, high.y) = (max(high.x, point.x), max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether a point lies inside; open parts are taken as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// The same outline, which no longer changes.
  public func copy() -> CGPath? { CGPath(path) }
  /// The outline as a transform makes it.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }
  /// The same outline, to be drawn on.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// What lies inside an outline that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// All that it goes around.
  case winding
  /// What it goes around an odd number of times.
  case evenOdd
}

/// An outline that is drawn step by step.
public final class CGMutablePath: CGPath {
  override init(_ path: Path) { super.init(path) }
  /// An outline without parts.
  public init() { super.init(Path()) }

  /// Begins a part.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }
  /// A straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }
  /// A part through points: it starts anew at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }
  /// A parabola with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }
  /// A cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }
  /// A rectangle as a part of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }
  /// Rectangles as parts of their own.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }
  /// The ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }
  /// A rectangle whose corners are parts of an ellipse, so wide and high.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    path.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform)
  }
  /// An arc of a circle, angles in radians from three o'clock. `clockwise` speaks of a space whose y axis points up:
  /// `false` goes through growing angles, which looks clockwise in a view.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
  }
  /// An arc that turns by an angle in radians; positive is clockwise in a view.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      delta: .radians(Double(delta)), transform: transform)
  }
  /// An arc that touches the line from the current point to the first point, and that on to the second.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }
  /// All parts of another outline.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.addPath(path.path, transform: transform)
  }
  /// A line back to where the part began.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// The same outline, as it is now.
  public init(_ path: CGPath) { self = path.path }
  /// The same outline, as it is now.
  public init(_ path: CGMutablePath) { self = path.path }
  /// The same outline in Core Graphics' form.
  public var cgPath: CGPath { CGPath(self) }
}
