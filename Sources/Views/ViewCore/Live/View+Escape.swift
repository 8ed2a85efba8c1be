import ViewValues

/// Says what the Escape key does while a view is there.
private struct Escapable: NodeModifier {
  let end: () -> Void

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode { EscapableNode(node, end) }
}

private final class EscapableNode: WrapperNode {
  private let end: () -> Void

  init(_ content: ViewNode, _ end: @escaping () -> Void) {
    self.end = end
    super.init(content)
  }

  override func draw(into drawing: inout Drawing) {
    drawing.live.escapes.append(end)
    content.draw(into: &drawing)
  }
}

extension View {
  /// The Escape key ends the view, in a live session.
  nonisolated package func escapable(_ end: @escaping () -> Void) -> some View {
    NodeModified(content: self, modifier: Escapable(end: end))
  }
}
