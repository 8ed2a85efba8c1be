import Foundation
import OpenChartsViewValues

/// AppKit's path. `Path(_:)` takes its ``cgPath``. Angles are in degrees from the x axis.
open class NSBezierPath {
  private let path = UIBezierPath()

  /// Creates an empty path.
  public init() {}
  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    appendRect(rect)
  }
  /// Creates the ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    appendOval(in: rect)
  }
  /// Creates a rectangle with elliptical corners of the given radii.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init()
    appendRoundedRect(rect, xRadius: xRadius, yRadius: yRadius)
  }

  /// The path as a Core Graphics path.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path.cgPath = newValue }
  }

  /// Starts a new subpath.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  open func line(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic Bézier curve.
  open func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  /// Closes the subpath with a line to its start.
  open func close() { path.close() }
  /// Adds all subpaths of another path.
  open func append(_ path: NSBezierPath) { self.path.append(path.path) }
  /// Adds a rectangle as a new subpath.
  open func appendRect(_ rect: CGRect) { path.append(UIBezierPath(rect: rect)) }
  /// Adds the ellipse inscribed in a rectangle.
  open func appendOval(in rect: CGRect) { path.append(UIBezierPath(ovalIn: rect)) }
  /// Adds a rectangle with elliptical corners of the given radii.
  open func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    path.append(
      UIBezierPath(
        cgPath: CGPath(roundedRect: rect, cornerWidth: xRadius, cornerHeight: yRadius, transform: nil)))
  }
  /// Adds a circular arc, after a line to its start if the path has a current point. Angles are in degrees;
  /// `clockwise` refers to a y axis that points up: `false` means increasing angles.
  open func appendArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool = false
  ) {
    path.addArc(
      withCenter: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180,
      clockwise: !clockwise)
  }
  /// Removes all elements.
  open func removeAllPoints() { path.removeAllPoints() }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The bounding box of the outline itself; zero if the path is empty.
  open var bounds: CGRect { path.bounds }
  /// The end point of the last element; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point lies inside. Open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  /// The width of the outline in points; 1 at first.
  open var lineWidth: CGFloat {
    get { path.lineWidth }
    set { path.lineWidth = newValue }
  }
  /// The ends of lines; butt at first.
  open var lineCapStyle: LineCapStyle {
    get { LineCapStyle(rawValue: UInt(path.lineCapStyle.rawValue)) ?? .butt }
    set { path.lineCapStyle = CGLineCap(rawValue: Int32(newValue.rawValue)) ?? .butt }
  }
  /// The corners of lines; mitred at first.
  open var lineJoinStyle: LineJoinStyle {
    get { LineJoinStyle(rawValue: UInt(path.lineJoinStyle.rawValue)) ?? .miter }
    set { path.lineJoinStyle = CGLineJoin(rawValue: Int32(newValue.rawValue)) ?? .miter }
  }
  /// Sets `count` lengths of dashes and gaps in points, from `phase` points within the pattern. `nil` or a count of 0
  /// means a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    path.setLineDash(pattern, count: count, phase: phase)
  }

  /// The ends of lines.
  public enum LineCapStyle: UInt, Sendable {
    /// In order of the cases: ends at the end point; extends by half the width, rounded; extends by half the width,
    /// square.
    case butt, round, square
  }
  /// The corners of lines.
  public enum LineJoinStyle: UInt, Sendable {
    /// In order of the cases: pointed, rounded, and cut off.
    case miter, round, bevel
  }

  /// Fills the path in the current context.
  open func fill() { path.fill() }
  /// Draws the outline in the current context.
  open func stroke() { path.stroke() }
  /// Clips later drawing in the current context to the path.
  open func addClip() { path.addClip() }
  /// Fills a rectangle of the current context.
  public static func fill(_ rect: CGRect) { CurrentContext.last?.fill(rect) }
}
