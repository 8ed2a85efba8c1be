import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// The gestures that a modifier leaves enabled.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Disables this gesture and the subviews' gestures.
  public static let none: GestureMask = []
  /// Enables this gesture. Without `subviews`, the subviews' gestures are disabled.
  public static let gesture = GestureMask(rawValue: 1)
  /// Enables the gestures of the subviews. Alone, it disables this gesture.
  public static let subviews = GestureMask(rawValue: 2)
  /// Enables this gesture and the subviews' gestures.
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

/// A node that recognizes a gesture within its content shape.
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
    let firstSubviewRegion = drawing.list.regions.count
    content.draw(into: &drawing)
    // Regions of subviews are in front of this view's region, unless the mask disables them.
    if !mask.contains(.subviews) { drawing.removeGestures(after: firstSubviewRegion) }
    if precedence == .high, mask.contains(.gesture), drawing.list.regions.count > firstSubviewRegion {
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

/// A node whose subviews receive no pointer events.
package final class UntouchableNode: WrapperNode {
  package override func draw(into drawing: inout Drawing) {
    let (regions, live) = (drawing.list.regions, drawing.live)
    content.draw(into: &drawing)
    // URL handlers are kept: they need no pointer.
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

  /// Adds a gesture with lower precedence than the subviews' gestures. Gestures act in a live session; in a picture
  /// they have no effect.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    answering(gesture, .normal, mask)
  }

  /// Adds a gesture, in a live session. If it is not enabled, the gestures of the subviews still act.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    answering(gesture, .normal, isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with higher precedence than the subviews' gestures.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    answering(gesture, .high, mask)
  }

  /// Adds a gesture that is recognized together with the subviews' gestures.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    answering(gesture, .simultaneous, mask)
  }

  /// Adds an action for `count` taps in quick succession, in a live session.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    answering(TapGesture(count: count).onEnded { _ in action() }, .normal, .all)
  }

  /// Adds an action for `count` taps, with the location of the last tap in a coordinate space, in points.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    answering(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) }, .normal, .all)
  }

  /// Adds an action for a press of `minimumDuration` seconds during which the pointer moves at most `maximumDistance`
  /// points, in a live session. `onPressingChanged` runs when the press begins and when it is over.
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

  /// Sets whether the view and its subviews receive pointer events.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    NodeModified(content: self, modifier: HitTesting(isEnabled: enabled))
  }
}
