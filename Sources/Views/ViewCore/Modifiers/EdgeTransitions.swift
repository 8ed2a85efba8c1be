import Foundation
import OpenChartsViewValues

/// A transition that fades a view in and out.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}
  /// The view, transparent unless the phase is `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that moves a view in from an edge and back out to it, by the view's width or height.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// Creates the transition.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// The view, beside its position unless the phase is `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(to: phase.isIdentity ? nil : edge)
  }
}

/// A transition that moves a view in from an edge and out to the opposite one, by the view's width or height, while it
/// fades.
public struct PushTransition: Transition {
  /// The edge from which the view comes.
  public var edge: Edge
  /// Creates the transition.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// The view, beside its position and transparent unless the phase is `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
      .moved(to: phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite)
  }
}

/// A transition that moves a view in from the leading side and out to the trailing side, by the view's width.
public struct SlideTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}
  /// The view, beside its position unless the phase is `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.moved(to: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing)
  }
}

/// A transition that scales a view up and back down, around an anchor.
public struct ScaleTransition: Transition {
  /// The scale before the insertion and after the removal.
  public var scale: Double
  /// The point of the view that keeps its position.
  public var anchor: UnitPoint
  /// Creates the transition.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }
  /// The view, scaled unless the phase is `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

extension View {
  /// Moves the view by its width or height toward an edge; `nil` leaves it in its position.
  fileprivate func moved(to edge: Edge?) -> some View {
    visualEffect { content, proxy in
      let size = proxy.size
      return switch edge {
      case nil: content.offset(x: 0, y: 0)
      case .top: content.offset(x: 0, y: -size.height)
      case .bottom: content.offset(x: 0, y: size.height)
      case .leading: content.offset(x: -size.width, y: 0)
      case .trailing: content.offset(x: size.width, y: 0)
      }
    }
  }
}

extension OpacityTransition: AnimatedTransition {
  nonisolated var animated: AnyTransition? { .opacity }
}
extension MoveTransition: AnimatedTransition {
  nonisolated var animated: AnyTransition? { .move(edge: edge) }
}
extension PushTransition: AnimatedTransition {
  nonisolated var animated: AnyTransition? { .push(from: edge) }
}
extension SlideTransition: AnimatedTransition {
  nonisolated var animated: AnyTransition? { .slide }
}
extension ScaleTransition: AnimatedTransition {
  nonisolated var animated: AnyTransition? { .scale(scale: scale, anchor: anchor) }
}

// Disfavoured: a transition that is not combined with one of these types is an `AnyTransition`.

extension Transition where Self == OpacityTransition {
  /// Fades the view in and out.
  @_disfavoredOverload nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == MoveTransition {
  /// Moves the view in from an edge and back out to it.
  @_disfavoredOverload nonisolated public static func move(edge: Edge) -> MoveTransition {
    MoveTransition(edge: edge)
  }
}
extension Transition where Self == PushTransition {
  /// Moves the view in from an edge and out to the opposite one, while it fades.
  @_disfavoredOverload nonisolated public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}
extension Transition where Self == SlideTransition {
  /// Moves the view in from the leading side and out to the trailing side.
  @_disfavoredOverload nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == ScaleTransition {
  /// Scales the view up from its centre and back down to it.
  @_disfavoredOverload nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Scales the view up around an anchor and back down.
  @_disfavoredOverload nonisolated public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}
