import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// A part of a shape's outline, between two fractions of its length.
public struct _TrimmedShape<Content: Shape>: Shape {
  public var shape: Content
  public var startFraction: CGFloat
  public var endFraction: CGFloat

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(startFraction, endFraction) }
    set { (startFraction, endFraction) = (newValue.first, newValue.second) }
  }
}

/// The area of a stroke along a shape's outline.
public struct _StrokedShape<Content: Shape>: Shape {
  public var shape: Content
  public var style: StrokeStyle

  public static var role: ShapeRole { .stroke }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape with a transform applied.
public struct TransformedShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content
  /// The transform of the outline, in points in its rectangle.
  public var transform: CGAffineTransform
  /// Creates a transformed shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
  /// Returns the changed outline in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

/// A shape moved by an offset in points.
public struct OffsetShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content
  /// The offset in points, to the right and down.
  public var offset: CGSize
  /// Creates a shape moved by an offset in points.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
  /// Returns the changed outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
  /// The offset, for animations.
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the changed shape, inset by `amount` points.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape rotated around an anchor of its frame.
public struct RotatedShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content
  /// The clockwise angle.
  public var angle: Angle
  /// The fixed point of the frame.
  public var anchor: UnitPoint
  /// Creates a shape rotated clockwise.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  /// Returns the changed outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let rotation = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(rotation.about(anchor, of: rect))
  }
  /// The angle in radians, for animations.
  public var animatableData: Double {
    get { angle.radians }
    set { angle.radians = newValue }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the changed shape, inset by `amount` points.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape scaled around an anchor of its frame.
public struct ScaledShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content
  /// The scale factors of width and height.
  public var scale: CGSize
  /// The fixed point of the frame.
  public var anchor: UnitPoint
  /// Creates a shape scaled in width and height.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  /// Returns the changed outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let growth = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(growth.about(anchor, of: rect))
  }
  /// The scale factors, for animations.
  public var animatableData: CGSize.AnimatableData {
    get { scale.animatableData }
    set { scale.animatableData = newValue }
  }
}

/// A shape of a fixed size at the top leading corner of its frame.
public struct _SizedShape<Content: Shape>: Shape {
  public var shape: Content
  public var size: CGSize
  public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
  public var animatableData: CGSize.AnimatableData {
    get { size.animatableData }
    set { size.animatableData = newValue }
  }
}

extension CGAffineTransform {
  /// Returns the transform applied around an anchor of a rectangle.
  func about(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension Shape {
  /// Returns the part of the outline between two fractions of its length.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
  /// Returns the shape moved by an offset in points.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  /// Returns the shape moved by an offset in points.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  /// Returns the shape moved by an offset in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  /// Returns the shape rotated clockwise around an anchor of its frame.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  /// Returns the shape scaled around an anchor of its frame.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }
  /// Returns the shape scaled in width and height around an anchor of its frame.
  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> ScaledShape<Self>
  {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  /// Returns the shape with a transform applied to its outline.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  /// Returns the shape with a fixed size in points, at the top leading corner of its frame.
  public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
  /// Returns the shape with a fixed size in points, at the top leading corner of its frame.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    _SizedShape(shape: self, size: CGSize(width: width, height: height))
  }
  /// Returns the area of a stroke along the outline.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }
  /// Returns the area of a stroke along the outline, `lineWidth` points wide.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}
