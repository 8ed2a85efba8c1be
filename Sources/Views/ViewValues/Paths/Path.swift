import DisplayList
import Foundation

/// An outline of lines and curves, in points.
///
///     Path { path in
///       path.move(to: .zero)
///       path.addLine(to: CGPoint(x: 10, y: 20))
///     }
public struct Path: Equatable, Hashable, Sendable {
  package var vector: VectorPath

  package init(_ vector: VectorPath) { self.vector = vector }

  /// An outline without parts.
  public init() { vector = VectorPath() }

  /// What a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// A rectangle.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// A rectangle whose corners are so wide and high.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with equally round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    addRoundedRect(in: rect, cornerSize: size, style: style)
  }

  /// A rectangle with a radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// One step of drawing.
  public enum Element: Equatable, Sendable {
    /// A part begins.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A parabola with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the part began.
    case closeSubpath
  }

  // MARK: Lines and curves

  /// Begins a part.
  public mutating func move(to end: CGPoint) { vector.move(to: Point(end)) }

  /// A straight line; without a starting point, its end becomes it.
  public mutating func addLine(to end: CGPoint) {
    if startIfNeeded(at: end) { return }
    vector.line(to: Point(end))
  }

  /// A parabola with one control point; without a starting point it begins at the control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    _ = startIfNeeded(at: control)
    vector.quad(control: Point(control), to: Point(end))
  }

  /// A cubic Bézier curve; without a starting point it begins at the first control point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    _ = startIfNeeded(at: control1)
    vector.cubic(Point(control1), Point(control2), to: Point(end))
  }

  /// A line back to where the part began; nothing where there is no open part.
  public mutating func closeSubpath() {
    guard let last = vector.verbs.last, last != .close else { return }
    vector.close()
  }

  /// Begins a part where there is none to go on with; after closing, drawing goes on from the part's start.
  private mutating func startIfNeeded(at point: CGPoint) -> Bool {
    guard let last = vector.verbs.last else {
      vector.move(to: Point(point))
      return true
    }
    if last == .close, let current = currentPoint { vector.move(to: Point(current)) }
    return false
  }

  /// A part through points: it starts anew at the first.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    vector.reserve(lines.count)
    move(to: first)
    for point in lines.dropFirst() { vector.line(to: Point(point)) }
  }

  /// A rectangle as a part of its own; a null rectangle adds nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    add(VectorPath(Rect(rect.standardized)), transform)
  }

  /// Rectangles as parts of their own.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// A rectangle whose corners are so wide and high.
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

  /// A rectangle with a radius for each corner.
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

  /// The ellipse that touches the sides of a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    add(VectorPath(ellipseIn: Rect(rect.standardized)), transform)
  }

  /// All parts of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    add(path.vector, transform)
  }

  private mutating func add(_ other: VectorPath, _ transform: CGAffineTransform) {
    vector.append(transform.isIdentity ? other : other.transformed(by: transform.transform))
  }

  // MARK: Reading

  /// Whether there is nothing in it.
  public var isEmpty: Bool { vector.isEmpty }

  /// Where drawing goes on: the last end, or the start of the part that was closed.
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

  /// Gives all steps in their order.
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

  /// The path as a transform makes it.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(vector.transformed(by: transform.transform))
  }

  /// The path moved by points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    Path(vector.transformed(by: .translation(Double(dx), Double(dy))))
  }
}

/// Radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Hashable, Sendable, Animatable {
  /// Radius of the top leading corner, in points.
  public var topLeading: CGFloat
  /// Radius of the bottom leading corner, in points.
  public var bottomLeading: CGFloat
  /// Radius of the bottom trailing corner, in points.
  public var bottomTrailing: CGFloat
  /// Radius of the top trailing corner, in points.
  public var topTrailing: CGFloat

  /// Radii in points; corners that are left out are square.
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
