import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// The state of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at this location in the coordinate space, in points.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

private struct Hovering: NodeModifier {
  let space: CoordinateSpace
  /// Whether only entering and leaving are reported.
  var isCoarse = false
  let action: (HoverPhase) -> Void

  /// Whether a pointer is over the view.
  final class Memory {
    var isOver = false
  }

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    guard isCoarse else {
      return HoverNode(node, space: space, action: action, key: context.scope.number)
    }
    let (memory, action) = (context.scope.slot(0) { Memory() }, action)
    let coarse: (HoverPhase) -> Void = { phase in
      let isOver = phase != .ended
      guard isOver != memory.isOver else { return }
      memory.isOver = isOver
      action(phase)
    }
    return HoverNode(node, space: space, action: coarse, key: context.scope.number)
  }

  final class HoverNode: WrapperNode {
    let space: CoordinateSpace
    let action: (HoverPhase) -> Void
    let key: Int

    init(
      _ content: ViewNode, space: CoordinateSpace, action: @escaping (HoverPhase) -> Void, key: Int
    ) {
      self.space = space
      self.action = action
      self.key = key
      super.init(content)
    }

    override func draw(into drawing: inout Drawing) {
      if environment.isEnabled {
        let action = action
        let origin = space.isLocal ? frame.origin : space.origin(for: self)
        drawing.add(
          HitRegion(
            .hover, key: key, path: traits.contentShape?() ?? VectorPath(Rect(frame)), origin: Point(origin)),
          HoverHandler { location in action(location.map { .active($0) } ?? .ended) })
      }
      content.draw(into: &drawing)
    }
  }
}

/// The appearance of a view under a pointer.
public struct HoverEffect: Sendable {
  private init() {}
  /// The system's choice.
  public static let automatic = HoverEffect()
  /// A light under the pointer.
  public static let highlight = HoverEffect()
  /// A raised view.
  public static let lift = HoverEffect()
}

extension View {
  /// No-op: pages show the pointer as the browser does.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Adds an action that runs when the pointer enters or leaves the view, in a live session.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    NodeModified(
      content: self, modifier: Hovering(space: .local, isCoarse: true) { action($0 != .ended) })
  }

  /// Adds an action that runs while a pointer is over the view, in a live session.
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    NodeModified(content: self, modifier: Hovering(space: coordinateSpace, action: action))
  }

  /// Adds an action that runs while a pointer is over the view, in a live session, with locations in a coordinate
  /// space.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    NodeModified(
      content: self, modifier: Hovering(space: coordinateSpace.coordinateSpace, action: action))
  }
}
