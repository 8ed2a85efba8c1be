import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// Core Graphics' path. `Path(_:)` converts it to SwiftUI's ``SwiftUI/Path``.
public class CGPath: Hashable {
  fileprivate(set) var path: Path

  init(_ path: Path) { self.path = path }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }
  /// Creates the ellipse inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }
  /// Creates a rectangle with elliptical corners of the given radii.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }
  /// The end point of the last element; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The bounding box of the outline itself, without control points. Null if the path is empty.
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  /// The bounding box of all points, including control points. Null if the path is empty.
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

  /// Whether a point lies inside. Open subpaths count as closed; the transform applies to the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(path) }
  /// Returns a copy with the transform applied; null means the identity.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }
  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// The rule that decides which points lie inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Points with a winding number other than zero.
  case winding
  /// Points that the path winds around an odd number of times.
  case evenOdd
}

/// A path that is built step by step.
public final class CGMutablePath: CGPath {
  override init(_ path: Path) { super.init(path) }
  /// Creates an empty path.
  public init() { super.init(Path()) }

  /// Starts a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }
  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }
  /// Adds a new subpath of straight lines through `points`.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }
  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }
  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }
  /// Adds a rectangle as a new subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }
  /// Adds each rectangle as a new subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }
  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }
  /// Adds a rectangle with elliptical corners of the given radii.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    path.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform)
  }
  /// Adds a circular arc. Angles are in radians from three o'clock. `clockwise` refers to a y axis that
  /// points up: `false` means increasing angles, which look clockwise in a view.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
  }
  /// Adds a circular arc that spans `delta` radians; positive is clockwise in a view.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      delta: .radians(Double(delta)), transform: transform)
  }
  /// Adds an arc tangent to the line from the current point to `tangent1End` and to the line from there to
  /// `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }
  /// Adds all subpaths of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.addPath(path.path, transform: transform)
  }
  /// Closes the subpath with a line to its start.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// Creates a copy of a Core Graphics path.
  public init(_ path: CGPath) { self = path.path }
  /// Creates a copy of a Core Graphics path.
  public init(_ path: CGMutablePath) { self = path.path }
  /// A Core Graphics copy of the path.
  public var cgPath: CGPath { CGPath(self) }
}
