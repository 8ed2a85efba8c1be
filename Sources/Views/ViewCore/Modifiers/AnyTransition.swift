import Foundation
import OpenChartsDisplayList
import OpenChartsMotion
import OpenChartsViewValues

/// The animation with which a view is inserted and removed in a live session. A picture shows the view fully
/// inserted.
public struct AnyTransition: Sendable {
  package indirect enum Kind: Sendable {
    case identity, opacity, slide
    case move(Edge)
    case push(Edge)
    case offset(CGSize)
    case scale(CGFloat, UnitPoint)
    case combined(Kind, Kind)
    case asymmetric(insertion: Kind, removal: Kind)
  }
  package let kind: Kind
  package var animation: Animation?
  private init(_ kind: Kind, _ animation: Animation? = nil) {
    self.kind = kind
    self.animation = animation
  }

  /// Inserts and removes the view without animation.
  public static let identity = AnyTransition(.identity)
  /// Fades in and out.
  public static let opacity = AnyTransition(.opacity)
  /// Moves in from the leading side and out to the trailing side, by the view's width.
  public static let slide = AnyTransition(.slide)
  /// Scales up from the centre and down to it.
  public static let scale = AnyTransition(.scale(0, .center))
  /// Moves in from an edge and back out to it, by the view's width or height.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }
  /// Moves in from an edge and out to the opposite one, by the view's width or height, while fading.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }
  /// Moves in from an offset in points, to the right and down, and back out to it. An offset that is not finite has
  /// no animation.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }
  /// Moves in from a horizontal and a vertical offset in points, and back out to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// Scales up from `scale` times the size and back down to it, around an anchor of the view.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }
  /// Inserts with one transition and removes with the other. If both set an animation, the insertion's applies.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(
      .asymmetric(insertion: insertion.kind, removal: removal.kind), insertion.animation ?? removal.animation)
  }
  /// Combines two transitions. If both set an animation, the first one's applies.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(kind, other.kind), animation ?? other.animation)
  }
  /// Sets the animation of the transition, which replaces the animation of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(kind, animation)
  }
}

extension AnyTransition.Kind {
  /// The state of a view before insertion or after removal; `nil` if the transition has no animation. `frame` is the
  /// view's frame in points, in root coordinates.
  func end(isRemoval: Bool, of frame: Rect, isRightToLeft: Bool) -> GroupTransition.End? {
    func away(_ edge: Edge) -> Transform {
      switch edge {
      case .top: .translation(0, -frame.height)
      case .bottom: .translation(0, frame.height)
      case .leading: .translation(isRightToLeft ? frame.width : -frame.width, 0)
      case .trailing: .translation(isRightToLeft ? -frame.width : frame.width, 0)
      }
    }
    switch self {
    case .identity: return nil
    case .opacity: return GroupTransition.End(opacity: 0)
    case .slide: return GroupTransition.End(transform: away(isRemoval ? .trailing : .leading))
    case .move(let edge): return GroupTransition.End(transform: away(edge))
    case .push(let edge):
      return GroupTransition.End(transform: away(isRemoval ? edge.opposite : edge), opacity: 0)
    case .offset(let size):
      let (x, y) = (Double(size.width), Double(size.height))
      guard x.isFinite, y.isFinite else { return nil }
      return GroupTransition.End(transform: .translation(x, y))
    case .scale(let scale, let anchor):
      guard scale.isFinite else { return nil }
      let x = frame.minX + frame.width * Double(anchor.x)
      let y = frame.minY + frame.height * Double(anchor.y)
      return GroupTransition.End(
        transform: Transform.translation(-x, -y).then(.scale(Double(scale), Double(scale)))
          .then(.translation(x, y)))
    case .combined(let a, let b):
      let first = a.end(isRemoval: isRemoval, of: frame, isRightToLeft: isRightToLeft)
      guard let second = b.end(isRemoval: isRemoval, of: frame, isRightToLeft: isRightToLeft) else {
        return first
      }
      guard let first else { return second }
      return GroupTransition.End(
        transform: first.transform.then(second.transform), opacity: first.opacity * second.opacity)
    case .asymmetric(let insertion, let removal):
      return (isRemoval ? removal : insertion)
        .end(isRemoval: isRemoval, of: frame, isRightToLeft: isRightToLeft)
    }
  }
}

extension Edge {
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

private struct Transitioning: NodeModifier {
  let transition: AnyTransition

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    guard context.environment.lifetime > 0 else { return node }
    return TransitionNode(node, transition, role: .transition(context.scope.number))
  }
}

/// A view with a transition: a separate animation group, which no other view replaces.
private final class TransitionNode: WrapperNode {
  private let transition: AnyTransition
  private let role: GroupRole

  init(_ content: ViewNode, _ transition: AnyTransition, role: GroupRole) {
    self.transition = transition
    self.role = role
    super.init(content)
  }

  override func draw(into drawing: inout Drawing) {
    let (kind, frame) = (transition.kind, Rect(frame))
    let animation = transition.animation
    func end(_ isRemoval: Bool) -> GroupTransition.End? {
      kind.end(isRemoval: isRemoval, of: frame, isRightToLeft: isRightToLeft)
    }
    var progress: (@Sendable (Double) -> Double)?
    if let animation { progress = { animation.progress(at: $0) } }
    drawing.live.transitions[role] = LiveTransition(
      group: GroupTransition(insertion: end(false), removal: end(true), progress: progress),
      animation: animation)
    drawing.group({ $0.role = role }, content.draw)
  }
}

extension View {
  /// Sets how the view is inserted and removed when the change is animated, in a live session. With reduced motion
  /// there is no animation.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    NodeModified(content: self, modifier: Transitioning(transition: t))
  }
}
