import Foundation
import OpenChartsViewValues

/// Scrolls the scroll view of a view to a target whenever the target changes.
private struct PositionedScroll: NodeModifier {
  let target: ScrollPosition.Target?
  /// Changes with each request, so that the same target can be requested again.
  let stamp: AnyHashable?
  let anchor: UnitPoint?

  @MainActor final class Memory {
    var stamp: AnyHashable?
  }

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    ScrollPositionNode(node, self, context.scope.slot(0) { Memory() })
  }
}

private final class ScrollPositionNode: WrapperNode {
  private let position: PositionedScroll
  private let memory: PositionedScroll.Memory

  init(_ content: ViewNode, _ position: PositionedScroll, _ memory: PositionedScroll.Memory) {
    self.position = position
    self.memory = memory
    super.init(content)
  }

  override func act() {
    guard memory.stamp != position.stamp else { return }
    memory.stamp = position.stamp
    guard let wanted = position.target, let scroll = content.first(where: { $0 is ScrollNode }) as? ScrollNode
    else { return }
    switch wanted {
    case .id(let id):
      let id = AnyHashable(id)
      let target = scroll.first {
        $0.traits.implicitTag == id || $0.traits.values[explicitID] as? AnyHashable == id
      }
      guard let target else { return }
      _ = scroll.reveal(target.frame, anchor: position.anchor ?? .topLeading)
    case .edge(let edge): scroll.scroll(to: edge)
    case .point(let x, let y): scroll.scroll(toX: x, y: y)
    }
  }
}

private enum ExplicitID {}
private let explicitID = ObjectIdentifier(ExplicitID.self)

extension ViewNode {
  /// Returns the first node that satisfies a closure, this one or a descendant in drawing order.
  func first(where isMatch: (ViewNode) -> Bool) -> ViewNode? {
    if isMatch(self) { return self }
    for child in children {
      if let match = child.first(where: isMatch) { return match }
    }
    return nil
  }

  /// Remembers the id that `id(_:)` gave to the view.
  func setExplicitID(_ id: AnyHashable) { traits.values[explicitID] = id }
}

private struct WithScrollPosition<Content: View> {
  let content: Content
  let target: ScrollPosition.Target?
  let stamp: AnyHashable?
  let anchor: UnitPoint?
  @Environment(\.scrollReading) private var reading
}

extension WithScrollPosition: View {
  var body: some View {
    // A still picture scrolls only within a reader.
    if reading == nil {
      ScrollViewReader { _ in positioned }
    } else {
      positioned
    }
  }

  @MainActor private var positioned: some View {
    NodeModified(
      content: content.changing { $0.readsTags = true },
      modifier: PositionedScroll(target: target, stamp: stamp, anchor: anchor))
  }
}

extension View {
  /// Scrolls the scroll view in this view to the view with this id: at first and when the binding changes. Scrolling by
  /// the user does not change the binding.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    let id = id.wrappedValue
    return WithScrollPosition(
      content: self, target: id.map { .id($0) }, stamp: id.map { AnyHashable($0) }, anchor: anchor)
  }

  /// Scrolls the scroll view in this view to a position: at first and when the position is set. Scrolling by the user
  /// does not change the binding. The anchor of the position wins over `anchor`.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    let position = position.wrappedValue
    return WithScrollPosition(
      content: self, target: position.target, stamp: AnyHashable(position.stamp),
      anchor: position.anchor ?? anchor)
  }
}
