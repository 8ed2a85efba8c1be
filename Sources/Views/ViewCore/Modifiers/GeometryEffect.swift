import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// An affine transform of a drawing. The fields for perspective are stored, but not drawn.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row: x' = m11·x + m21·y + m31.
  public var m11: CGFloat = 1
  /// The factor of x in y'.
  public var m12: CGFloat = 0
  /// Perspective along x. Not drawn.
  public var m13: CGFloat = 0
  /// The second row: y' = m12·x + m22·y + m32.
  public var m21: CGFloat = 0
  /// The factor of y in y'.
  public var m22: CGFloat = 1
  /// Perspective along y. Not drawn.
  public var m23: CGFloat = 0
  /// The translation to the right, in points.
  public var m31: CGFloat = 0
  /// The translation down, in points.
  public var m32: CGFloat = 0
  /// The divisor of perspective. Not drawn.
  public var m33: CGFloat = 1

  /// Creates the identity.
  public init() {}
  /// Creates a transform without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether it has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns the transform that applies this one and then another. Perspective is ignored.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let joined = transform.then(rhs.transform)
    return ProjectionTransform(
      CGAffineTransform(a: joined.a, b: joined.b, c: joined.c, d: joined.d, tx: joined.tx, ty: joined.ty))
  }

  /// The affine part.
  fileprivate var transform: Transform {
    Transform(
      a: Double(m11), b: Double(m12), c: Double(m21), d: Double(m22), tx: Double(m31), ty: Double(m32))
  }
}

/// A change of a view's drawing that depends on its size. The layout does not change.
public protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the transform for a size in points, relative to the top left of the view.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view, drawn with the transform.
  public func body(content: Content) -> some View { content.projected(effectValue) }
  /// Returns the effect itself, because it never affects the layout.
  public func ignoredByLayout() -> Self { self }
}

private struct Projecting: NodeModifier {
  let transform: (CGSize) -> ProjectionTransform
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    ProjectedNode(node, transform)
  }
}

private final class ProjectedNode: WrapperNode {
  private let transform: (CGSize) -> ProjectionTransform

  init(_ content: ViewNode, _ transform: @escaping (CGSize) -> ProjectionTransform) {
    self.transform = transform
    super.init(content)
  }

  override func draw(into drawing: inout Drawing) {
    let inner = transform(frame.size).transform
    // A transform that is not finite, or that flattens the view, draws nothing.
    let area = inner.a * inner.d - inner.b * inner.c
    guard area.isFinite, area != 0, inner.tx.isFinite, inner.ty.isFinite else { return }
    let (x, y) = (Double(frame.minX), Double(frame.minY))
    let whole = Transform.translation(-x, -y).then(inner).then(.translation(x, y))
    drawing.group({ $0.transform = whole }, content.draw)
  }
}

extension View {
  fileprivate nonisolated func projected(_ transform: @escaping (CGSize) -> ProjectionTransform) -> some View
  {
    NodeModified(content: self, modifier: Projecting(transform: transform))
  }

  /// Transforms the drawing, relative to the top left of the view. The layout does not change, and perspective is not
  /// drawn.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    projected { _ in transform }
  }

  /// Transforms the drawing, relative to the top left of the view. The layout does not change.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }
}
