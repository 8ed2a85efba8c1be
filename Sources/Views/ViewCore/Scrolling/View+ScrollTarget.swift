import Foundation
import OpenChartsViewValues

extension EnvironmentValues {
  /// Whether the user can scroll the scroll views in this view.
  @Entry public var isScrollEnabled: Bool = true

  /// The rule for the positions at which scrolls end; `nil` means anywhere.
  @Entry var scrollTargetBehavior: (any ScrollTargetBehavior)?
}

/// Marks the views of a layout as positions at which scrolls may end.
private struct ScrollTargets: NodeModifier {
  let isEnabled: Bool

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    isEnabled ? ScrollTargetsNode(node) : node
  }
}

/// A node around a layout whose views are scroll targets.
private final class ScrollTargetsNode: WrapperNode {
  /// The frames of the layout's views, in root coordinates.
  var targets: [CGRect] {
    var layout = content
    while let wrapper = layout as? WrapperNode { layout = wrapper.content }
    return layout.children.map(\.frame)
  }
}

extension ViewNode {
  /// The frames of this scroll view's targets, in root coordinates. Targets of nested scroll views are excluded.
  /// - Complexity: O(*n*) in the number of nodes.
  var scrollTargets: [CGRect] {
    if let layout = self as? ScrollTargetsNode { return layout.targets }
    return self is ScrollNode ? [] : children.flatMap(\.scrollTargets)
  }
}

extension View {
  /// Sets whether the user can scroll in this view. A ``ScrollViewProxy`` can still scroll. Has no effect in a
  /// picture.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the positions at which scrolls in this view end, in a live session. Has no effect in a picture.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    changing { $0.scrollTargetBehavior = behavior }
  }

  /// Marks the views of a layout, such as a stack, as targets of view-aligned scrolling.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    NodeModified(content: self, modifier: ScrollTargets(isEnabled: isEnabled))
  }
}
