import DisplayList
import Foundation
import ViewValues

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The sum of the corners' bits.
  public let rawValue: UInt
  /// Corners by the sum of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner of the left and the top side.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner of the right and the top side.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner of the left and the bottom side.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner of the right and the bottom side.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// UIKit's outline of lines and curves, which `Path(_:)` takes by its ``cgPath``.
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

  /// An outline without parts.
  public init() { path = Path() }
  /// The same outline.
  public init(cgPath: CGPath) { path = Path(cgPath) }
  /// A rectangle.
  public init(rect: CGRect) { path = Path(rect) }
  /// The ellipse that touches the sides of a rectangle.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
  /// A rectangle with equally round corners, in the shape that the system's have.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
  }
  /// A rectangle of which some corners are round, so wide and high, in the shape that the system's have.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    path = Path()
    guard !rect.isNull else { return }
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    let sizes = order.map { corners.contains($0) ? Size(cornerRadii) : Size(0, 0) }
    path = Path(RoundedCorners.path(Rect(rect.standardized), corners: sizes, style: .continuous))
  }
  /// An arc of a circle, angles in radians from three o'clock.
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: Points.
  ///   - startAngle: Where the arc begins.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it goes on clockwise as it is seen.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path = Path()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The outline in Core Graphics' form.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// Begins a part.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// A straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// A cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// A parabola with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// An arc of a circle, after a line to its start where the outline has a point already; angles in radians from three
  /// o'clock, `clockwise` as it is seen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }
  /// A line back to where the part began.
  open func close() { path.closeSubpath() }
  /// All parts of another outline.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Changes all points by a transform.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Takes all parts away.
  open func removeAllPoints() { path = Path() }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the outline; zero when empty.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingRect }
  /// Where drawing goes on; zero for an empty outline.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether a point lies inside; open parts are taken as closed.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
  /// Whether only what the outline goes around an odd number of times lies inside.
  open var usesEvenOddFillRule = false
}
