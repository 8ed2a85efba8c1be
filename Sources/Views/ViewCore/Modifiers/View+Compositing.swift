import DisplayList
import ViewValues

/// Lets a view's parts blend with each other alone.
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
  /// Whether colours of the item meet those below it in another way than by covering them.
  fileprivate var blends: Bool {
    guard case .group(let group) = self else { return false }
    return group.blend != .normal || !group.isIsolated && group.children.contains(where: \.blends)
  }
}

extension View {
  /// Draws the view as one layer: its parts blend with each other and not with what lies below them. Opacity, shadows and
  /// other effects always apply to a view as one layer here.
  nonisolated public func compositingGroup() -> some View {
    NodeModified(content: self, modifier: Compositing())
  }

  /// Draws the view as one image, so that its parts blend with each other alone; else here all drawing is alike.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { compositingGroup() }
}
