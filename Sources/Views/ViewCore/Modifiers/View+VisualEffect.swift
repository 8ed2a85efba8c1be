import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// A change of a view's drawing that leaves its layout unchanged. Begin with the parameter of
/// `visualEffect(_:)`.
public protocol VisualEffect {
  var _effects: _VisualEffects { get }
}

/// The changes of a ``VisualEffect``, the innermost first.
public struct _VisualEffects {
  enum Change {
    case effect(Effect)
    case offset(CGSize)
  }
  var list: [Change] = []
}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an effect without changes.
  public init() {}
  public var _effects: _VisualEffects { _VisualEffects() }
}

private struct ChangedVisualEffect: VisualEffect {
  let _effects: _VisualEffects
}

extension VisualEffect {
  private func adding(_ change: _VisualEffects.Change) -> ChangedVisualEffect {
    ChangedVisualEffect(_effects: _VisualEffects(list: _effects.list + [change]))
  }

  /// Sets the opacity.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.effect(.opacity(opacity))) }
  /// Applies a Gaussian blur; `radius` is in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.effect(.blur(radius)))
  }
  /// Rotates clockwise around an anchor.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.effect(.rotation(angle, anchor)))
  }
  /// Scales width and height by one factor.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.effect(.scale(CGSize(width: scale, height: scale), anchor)))
  }
  /// Scales width and height.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.effect(.scale(scale, anchor)))
  }
  /// Scales width and height by separate factors.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { adding(.effect(.scale(CGSize(width: x, height: y), anchor))) }
  /// Rotates around an axis in space, like the modifier of this name for a view.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let flat = FlatRotation(angle, axis: axis)
    return rotationEffect(flat.angle, anchor: anchor).scaleEffect(flat.scale, anchor: anchor)
  }
  /// Reduces the saturation: 0 changes nothing, 1 leaves greys.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    colors(amount) { .saturation(1 - min(max($0, 0), 1)) }
  }
  /// Multiplies the saturation: 0 leaves greys, 1 changes nothing, greater values intensify colours.
  public func saturation(_ amount: Double) -> some VisualEffect { colors(amount) { .saturation($0) } }
  /// Adds brightness: 0 changes nothing, 1 gives white, negative values darken.
  public func brightness(_ amount: Double) -> some VisualEffect { colors(amount) { .brightness($0) } }
  /// Multiplies the contrast: 0 gives grey, 1 changes nothing, negative values invert colours.
  public func contrast(_ amount: Double) -> some VisualEffect { colors(amount) { .contrast($0) } }
  /// Rotates hues around the colour circle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { colors(angle.radians) { .hueRotation($0) } }
  private func colors(_ amount: Double, _ matrix: (Double) -> ColorMatrix) -> some VisualEffect {
    adding(.effect(.colors(amount.isFinite ? matrix(amount) : .identity)))
  }
  /// Moves the drawing, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }
  /// Moves the drawing, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(CGSize(width: x, height: y)))
  }
}

/// Changes the drawing of a view depending on its geometry.
private struct VisualChanges: NodeModifier {
  let make: (GeometryProxy) -> _VisualEffects

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    VisualEffectNode(node, make)
  }
}

private final class VisualEffectNode: WrapperNode {
  private let make: (GeometryProxy) -> _VisualEffects
  private var shown: ViewNode?

  init(_ content: ViewNode, _ make: @escaping (GeometryProxy) -> _VisualEffects) {
    self.make = make
    super.init(content)
  }

  override func layout() {
    super.layout()
    var node = content
    for change in make(GeometryProxy(self)).list {
      switch change {
      case .effect(let effect): node = EffectNode(node, effect: effect)
      case .offset(let offset): node = MovedNode(node, by: offset)
      }
    }
    if node !== content { node.place(at: frame.origin, proposal: proposal) }
    shown = node
  }

  override func draw(into drawing: inout Drawing) { shown?.draw(into: &drawing) }

  override func dismantle() {
    shown = nil
    super.dismantle()
  }
}

private final class MovedNode: WrapperNode {
  private let offset: CGSize

  init(_ content: ViewNode, by offset: CGSize) {
    self.offset = offset
    super.init(content)
  }

  override func draw(into drawing: inout Drawing) {
    guard offset.width.isFinite, offset.height.isFinite else { return content.draw(into: &drawing) }
    let move = Transform.translation(Double(offset.width), Double(offset.height))
    drawing.group({ $0.transform = move }, content.draw)
  }
}

/// The position of a view relative to the visible part of its scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before, within or after the visible part. Always `identity`: pictures show views within it.
  case topLeading, identity, bottomTrailing
  /// Whether the view is within the visible part.
  public var isIdentity: Bool { self == .identity }
  /// The phase as −1, 0 or 1.
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// The timing of a scroll transition. Has no effect.
public struct ScrollTransitionConfiguration: Sendable {
  /// Changes along with the scroll. Has no effect.
  public static let interactive = ScrollTransitionConfiguration()
  /// Changes with an animation. Has no effect.
  public static let animated = ScrollTransitionConfiguration()
  /// Changes without a transition. Has no effect.
  public static let identity = ScrollTransitionConfiguration()
  /// Returns the configuration. Has no effect.
  public func threshold(_ threshold: CGFloat) -> ScrollTransitionConfiguration { self }
}

extension View {
  /// Changes the view's drawing depending on its geometry. The layout does not change.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    NodeModified(
      content: self, modifier: VisualChanges { effect(EmptyVisualEffect(), $0)._effects })
  }

  /// Changes the view's drawing as it scrolls into view. Views are drawn as if they were in the middle of their scroll
  /// view.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    NodeModified(
      content: self, modifier: VisualChanges { _ in transition(EmptyVisualEffect(), .identity)._effects })
  }

  /// Changes the view's drawing as it scrolls into view. Views are drawn as if they were in the middle of their scroll
  /// view.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { scrollTransition(topLeading, axis: axis, transition: transition) }

  /// Rotates the drawing around an axis in space, without perspective: a rotation around the vertical axis narrows the
  /// view, one around the horizontal axis flattens it. The layout does not change. `anchorZ` and `perspective` have no
  /// effect.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let flat = FlatRotation(angle, axis: axis)
    return rotationEffect(flat.angle, anchor: anchor).scaleEffect(flat.scale, anchor: anchor)
  }

  /// Draws the view as one unit of geometry. Has no effect: positions always follow the layout.
  nonisolated public func geometryGroup() -> some View { self }
}

/// A rotation in space, drawn without perspective as a rotation in the plane or as a scale.
private struct FlatRotation {
  let angle: Angle
  let scale: CGSize

  init(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    let unit: (x: CGFloat, y: CGFloat, z: CGFloat) =
      length > 0 ? (axis.x / length, axis.y / length, axis.z / length) : (0, 0, 1)
    let c = CGFloat(cos(angle.radians))
    // The scale is the diagonal of the rotation matrix. A rotation around z needs none: it is a rotation in the plane.
    let isFlat = abs(unit.z) > 0.999
    scale = CGSize(
      width: isFlat ? 1 : c + (1 - c) * unit.x * unit.x, height: isFlat ? 1 : c + (1 - c) * unit.y * unit.y)
    self.angle = isFlat ? (unit.z < 0 ? .radians(-angle.radians) : angle) : .zero
  }
}
