import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bit mask of the corners.
  public let rawValue: UInt
  /// Creates a set of corners from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// UIKit's path. `Path(_:)` takes its ``cgPath``.
///
///     struct RoundedCorner: Shape {
///       var radius = 8.0
///       var corners = UIRectCorner.allCorners
///
///       func path(in rect: CGRect) -> Path {
///         let size = CGSize(width: radius, height: radius)
///         return Path(UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: size).cgPath)
///       }
///     }
open class UIBezierPath {
  private var path: Path

  /// Creates an empty path.
  public init() { path = Path() }
  /// Creates a copy of a Core Graphics path.
  public init(cgPath: CGPath) { path = Path(cgPath) }
  /// Creates a rectangle.
  public init(rect: CGRect) { path = Path(rect) }
  /// Creates the ellipse inscribed in a rectangle.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  /// Creates a rectangle with continuous corners of the given radius.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
  }
  /// Creates a rectangle with some continuous corners of the given radii.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    path = Path()
    guard !rect.isNull else { return }
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    let sizes = order.map { corners.contains($0) ? Size(cornerRadii) : Size(0, 0) }
    path = Path(RoundedCorners.path(Rect(rect.standardized), corners: sizes, style: .continuous))
  }
  /// Creates a circular arc. Angles are in radians from three o'clock.
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius in points.
  ///   - startAngle: The angle at which the arc starts.
  ///   - endAngle: The angle at which the arc ends.
  ///   - clockwise: Whether the arc runs clockwise in a view, where the y axis points down.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path = Path()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The path as a Core Graphics path.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// Starts a new subpath.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a circular arc, after a line to its start if the path has a current point. Angles are in radians
  /// from three o'clock; `clockwise` means clockwise in a view.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }
  /// Closes the subpath with a line to its start.
  open func close() { path.closeSubpath() }
  /// Adds all subpaths of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Removes all elements.
  open func removeAllPoints() { path = Path() }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The bounding box of the outline itself; zero if the path is empty.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingRect }
  /// The end point of the last element; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether a point lies inside. Open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
  /// Whether the even-odd rule decides which points lie inside; by default the nonzero winding rule.
  open var usesEvenOddFillRule = false

  /// The width of the outline in points; 1 at first.
  open var lineWidth: CGFloat = 1
  /// The ends of lines; butt at first.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of lines; mitred at first.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum ratio of mitre length to width; 10 at first.
  open var miterLimit: CGFloat = 10
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Sets `count` lengths of dashes and gaps in points, from `phase` points within the pattern. `nil` or a count of 0
  /// means a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit,
      dash: dash,
      dashPhase: dashPhase)
  }
}
