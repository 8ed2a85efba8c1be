import OpenChartsDisplayList
import OpenChartsViewValues

/// Isolates blending within a view from what is below it.
private struct Compositing: NodeModifier {
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode { CompositingNode(node) }
}

private final class CompositingNode: WrapperNode {
  override func draw(into drawing: inout Drawing) {
    let inner = drawing.isolated(content.draw)
    drawing.list.accessibility += inner.accessibility
    guard inner.items.contains(where: \.blends) else {
      drawing.list.items += inner.items
      return
    }
    var group = GroupItem(inner.items)
    group.isIsolated = true
    drawing.append(.group(group))
  }
}

extension DisplayItem {
  /// Whether the item blends with what is below it other than by covering it.
  fileprivate var blends: Bool {
    guard case .group(let group) = self else { return false }
    return group.blend != .normal || !group.isIsolated && group.children.contains(where: \.blends)
  }
}

extension View {
  /// Draws the view as one layer: its parts blend with each other, but not with what is below. Opacity, shadows and
  /// other effects always apply to the view as one layer.
  nonisolated public func compositingGroup() -> some View {
    NodeModified(content: self, modifier: Compositing())
  }

  /// Draws the view as one layer, like `compositingGroup()`. `opaque` has no effect.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { compositingGroup() }
}
