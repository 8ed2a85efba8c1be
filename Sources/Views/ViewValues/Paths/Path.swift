import Foundation
import OpenChartsDisplayList

/// An outline of lines and curves, in points.
///
///     Path { path in
///       path.move(to: .zero)
///       path.addLine(to: CGPoint(x: 10, y: 20))
///     }
public struct Path: Equatable, Hashable, Sendable {
  package var vector: VectorPath

  package init(_ vector: VectorPath) { self.vector = vector }

  /// Creates an empty path.
  public init() { vector = VectorPath() }

  /// Creates a path with a closure that draws it.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates a rectangle.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Creates a rectangle with corners of a width and height.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rectangle with corners of a radius.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }

  /// Creates a rectangle with a radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates the ellipse inscribed in a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// An element of a path.
  public enum Element: Equatable, Sendable {
    /// The start of a subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the start of the subpath.
    case closeSubpath
  }

  // MARK: Lines and curves

  /// Starts a new subpath.
  public mutating func move(to end: CGPoint) { vector.move(to: Point(end)) }

  /// Adds a straight line. Without a current point, starts a subpath at its end.
  public mutating func addLine(to end: CGPoint) {
    if startIfNeeded(at: end) { return }
    vector.line(to: Point(end))
  }

  /// Adds a quadratic Bézier curve. Without a current point it starts at the control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    _ = startIfNeeded(at: control)
    vector.quad(control: Point(control), to: Point(end))
  }

  /// Adds a cubic Bézier curve. Without a current point it starts at the first control point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    _ = startIfNeeded(at: control1)
    vector.cubic(Point(control1), Point(control2), to: Point(end))
  }

  /// Closes the subpath with a line to its start. No effect without an open subpath.
  public mutating func closeSubpath() {
    guard let last = vector.verbs.last, last != .close else { return }
    vector.close()
  }

  /// Starts a subpath if there is no current point, and returns whether it did. After closing, drawing continues from
  /// the subpath's start.
  private mutating func startIfNeeded(at point: CGPoint) -> Bool {
    guard let last = vector.verbs.last else {
      vector.move(to: Point(point))
      return true
    }
    if last == .close, let current = currentPoint { vector.move(to: Point(current)) }
    return false
  }

  /// Adds a new subpath of straight lines through points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    vector.reserve(lines.count)
    move(to: first)
    for point in lines.dropFirst() { vector.line(to: Point(point)) }
  }

  /// Adds a rectangle as a new subpath. A null rectangle adds nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    add(VectorPath(Rect(rect.standardized)), transform)
  }

  /// Adds each rectangle as a new subpath.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with corners of a width and height.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let corner = Size(cornerSize)
    add(
      RoundedCorners.path(
        Rect(rect.standardized), corners: [corner, corner, corner, corner], style: style), transform)
  }

  /// Adds a rectangle with a radius for each corner.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let corners = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ].map { Size(Double($0), Double($0)) }
    add(RoundedCorners.path(Rect(rect.standardized), corners: corners, style: style), transform)
  }

  /// Adds the ellipse inscribed in a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    add(VectorPath(ellipseIn: Rect(rect.standardized)), transform)
  }

  /// Adds all subpaths of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    add(path.vector, transform)
  }

  private mutating func add(_ other: VectorPath, _ transform: CGAffineTransform) {
    vector.append(transform.isIdentity ? other : other.transformed(by: transform.transform))
  }

  // MARK: Reading

  /// Whether the path has no elements.
  public var isEmpty: Bool { vector.isEmpty }

  /// The end of the last element, or the start of the subpath if it was closed; `nil` for an empty path.
  public var currentPoint: CGPoint? {
    guard let last = vector.verbs.last else { return nil }
    guard last == .close else { return vector.points.last?.cgPoint }
    var index = vector.points.count
    for verb in vector.verbs.reversed() {
      index -= verb.pointCount
      if verb == .move { return vector.points[index].cgPoint }
    }
    return vector.points.first?.cgPoint
  }

  /// Calls `body` with each element in order.
  public func forEach(_ body: (Element) -> Void) {
    var i = 0
    let p = vector.points
    for verb in vector.verbs {
      switch verb {
      case .move: body(.move(to: p[i].cgPoint))
      case .line: body(.line(to: p[i].cgPoint))
      case .quad: body(.quadCurve(to: p[i + 1].cgPoint, control: p[i].cgPoint))
      case .cubic:
        body(.curve(to: p[i + 2].cgPoint, control1: p[i].cgPoint, control2: p[i + 1].cgPoint))
      case .close: body(.closeSubpath)
      }
      i += verb.pointCount
    }
  }

  // MARK: Changing

  /// Returns the path with a transform applied.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(vector.transformed(by: transform.transform))
  }

  /// Returns the path moved by points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    Path(vector.transformed(by: .translation(Double(dx), Double(dy))))
  }
}

/// The corner radii of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Hashable, Sendable, Animatable {
  /// The radius of the top leading corner in points.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner in points.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner in points.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner in points.
  public var topTrailing: CGFloat

  /// Creates radii in points. The default is 0.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The four radii, for animations.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }

  package func inset(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(topLeading - amount, 0), bottomLeading: max(bottomLeading - amount, 0),
      bottomTrailing: max(bottomTrailing - amount, 0), topTrailing: max(topTrailing - amount, 0))
  }
}
