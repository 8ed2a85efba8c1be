import Foundation
import ViewValues

private struct ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
  /// Whether people can scroll the scroll views here.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// Where scrolls of scroll views end; `nil` is anywhere.
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

/// Marks the views of a layout as those at which scrolls may end.
private struct ScrollTargets: NodeModifier {
  let isEnabled: Bool

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    isEnabled ? ScrollTargetsNode(node) : node
  }
}

/// A box around a layout whose views are ends of scrolls.
private final class ScrollTargetsNode: WrapperNode {
  /// The boxes of the layout's views, in coordinates of the root.
  var targets: [CGRect] {
    var layout = content
    while let wrapper = layout as? WrapperNode { layout = wrapper.content }
    return layout.children.map(\.frame)
  }
}

extension ViewNode {
  /// The views within at which a scroll may end, in coordinates of the root; those of scroll views within are theirs.
  /// - Complexity: O(*n*) in the number of nodes.
  var scrollTargets: [CGRect] {
    if let layout = self as? ScrollTargetsNode { return layout.targets }
    return self is ScrollNode ? [] : children.flatMap(\.scrollTargets)
  }
}

extension View {
  /// Whether people can scroll within; who scrolls by a ``ScrollViewProxy`` still can. A picture does not scroll.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Where scrolls within come to rest, in a live session. A picture does not scroll.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    changing { $0.scrollTargetBehavior = behavior }
  }

  /// Marks the views of a layout, such as a stack, as those at which scrolls that are aligned with views come to rest.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    NodeModified(content: self, modifier: ScrollTargets(isEnabled: isEnabled))
  }
}
