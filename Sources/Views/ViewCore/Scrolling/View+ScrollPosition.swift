import Foundation
import OpenChartsViewValues

/// Scrolls the scroll view of a view to the view with an id whenever the id changes.
private struct ScrollPosition: NodeModifier {
  let id: AnyHashable?
  let anchor: UnitPoint?

  @MainActor final class Memory {
    var id: AnyHashable?
  }

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    ScrollPositionNode(node, self, context.scope.slot(0) { Memory() })
  }
}

private final class ScrollPositionNode: WrapperNode {
  private let position: ScrollPosition
  private let memory: ScrollPosition.Memory

  init(_ content: ViewNode, _ position: ScrollPosition, _ memory: ScrollPosition.Memory) {
    self.position = position
    self.memory = memory
    super.init(content)
  }

  override func act() {
    guard memory.id != position.id else { return }
    memory.id = position.id
    guard let id = position.id, let scroll = content.first(where: { $0 is ScrollNode }) as? ScrollNode,
      let target = scroll.first(where: {
        $0.traits.implicitTag == id || $0.traits.values[explicitID] as? AnyHashable == id
      })
    else { return }
    _ = scroll.reveal(target.frame, anchor: position.anchor ?? .topLeading)
  }
}

private enum ExplicitID {}
private let explicitID = ObjectIdentifier(ExplicitID.self)

extension ViewNode {
  /// Returns the first node that satisfies a closure, this one or a descendant in drawing order.
  fileprivate func first(where isMatch: (ViewNode) -> Bool) -> ViewNode? {
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
  let id: AnyHashable?
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
      content: content.changing { $0.readsTags = true }, modifier: ScrollPosition(id: id, anchor: anchor))
  }
}

extension View {
  /// Scrolls the scroll view in this view to the view with this id: at first and when the binding changes. Scrolling by
  /// the user does not change the binding.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    WithScrollPosition(content: self, id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor)
  }
}
