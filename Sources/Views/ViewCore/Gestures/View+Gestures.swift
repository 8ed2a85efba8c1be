import DisplayList
import Foundation
import ViewValues

/// Which gestures a modifier leaves active.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Neither this gesture nor those of the views within.
  public static let none: GestureMask = []
  /// This gesture; by itself, those of the views within are silenced.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views within; by itself, this gesture is silenced.
  public static let subviews = GestureMask(rawValue: 2)
  /// This gesture and those of the views within.
  public static let all: GestureMask = [.gesture, .subviews]
}

private struct GestureModifier<G: Gesture>: NodeModifier {
  let gesture: G
  let precedence: HitRegion.Precedence
  let mask: GestureMask
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    GestureNode(
      node, gesture: gesture._describe(), precedence: precedence, mask: mask, key: context.scope.number)
  }
}

/// A box that answers to a gesture within its content shape.
package final class GestureNode: WrapperNode {
  private let gesture: _GestureDescription
  private let precedence: HitRegion.Precedence
  private let mask: GestureMask
  private let key: Int

  package init(
    _ content: ViewNode, gesture: _GestureDescription,
    precedence: HitRegion.Precedence = .normal, mask: GestureMask = .all, key: Int = 0
  ) {
    self.gesture = gesture
    self.precedence = precedence
    self.mask = mask
    self.key = key
    super.init(content)
  }

  package override func draw(into drawing: inout Drawing) {
    let before = drawing.list.regions.count
    if mask.contains(.gesture) {
      drawing.add(
        HitRegion(
          .gesture, key: key, path: traits.contentShape?() ?? VectorPath(Rect(frame)),
          origin: Point(frame.origin), precedence: precedence),
        GestureHandler(gesture, of: self))
    }
    let own = drawing.list.regions.count
    content.draw(into: &drawing)
    // What lies within is in front of this view's own region, unless the mask silences it.
    if !mask.contains(.subviews) { drawing.removeGestures(after: own) }
    if precedence == .high, mask.contains(.gesture), drawing.list.regions.count > own {
      drawing.list.regions.append(drawing.list.regions.remove(at: before))
    }
  }
}

private struct HitTesting: NodeModifier {
  let isEnabled: Bool
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    isEnabled ? node : UntouchableNode(node)
  }
}

/// A box whose parts answer to no pointer.
package final class UntouchableNode: WrapperNode {
  package override func draw(into drawing: inout Drawing) {
    let (regions, live) = (drawing.list.regions, drawing.live)
    content.draw(into: &drawing)
    // An address is for everybody.
    let openers = drawing.live.openers
    (drawing.list.regions, drawing.live) = (regions, live)
    drawing.live.openers = openers
  }
}

extension View {
  nonisolated private func answering<G: Gesture>(
    _ gesture: G, _ precedence: HitRegion.Precedence, _ mask: GestureMask
  ) -> NodeModified<Self, GestureModifier<G>> {
    NodeModified(
      content: self,
      modifier: GestureModifier(gesture: gesture, precedence: precedence, mask: mask))
  }

  /// Answers to a gesture, after those of the views within. Gestures act in a live session; a still
  /// picture keeps them with their place and does nothing.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    answering(gesture, .normal, mask)
  }

  /// Answers to a gesture, in a live session; not enabled, those of the views within still act.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    answering(gesture, .normal, isEnabled ? .all : .subviews)
  }

  /// Answers to a gesture before those of the views within.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    answering(gesture, .high, mask)
  }

  /// Answers to a gesture together with those of the views within.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    answering(gesture, .simultaneous, mask)
  }

  /// Runs after so many taps in short order, in a live session.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    answering(TapGesture(count: count).onEnded { _ in action() }, .normal, .all)
  }

  /// The same, with the place of the last tap in a coordinate space, in points.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    answering(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) }, .normal, .all)
  }

  /// Runs once a press has lasted so many seconds without moving by more than so many points, in a live session.
  /// `onPressingChanged` hears when the press begins and when it is over.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    answering(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .onChanged { onPressingChanged?($0) }
        .onEnded { _ in action() }
        .onOver { onPressingChanged?(false) }, .normal, .all)
  }

  /// Whether the view and its parts answer to a pointer at all.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    NodeModified(content: self, modifier: HitTesting(isEnabled: enabled))
  }
}
