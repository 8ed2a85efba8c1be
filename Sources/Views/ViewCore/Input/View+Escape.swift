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
    // Where the content does not let itself be put away, the key does nothing: not to what lies below, either.
    let isHeld = content.preference(DismissDisabledKey.self) ?? false
    drawing.live.escapes.append(isHeld ? {} : end)
    content.draw(into: &drawing)
  }
}

extension View {
  /// The Escape key ends the view, in a live session.
  nonisolated package func escapable(_ end: @escaping () -> Void) -> some View {
    NodeModified(content: self, modifier: Escapable(end: end))
  }
}

/// Whether a view does not let itself be put away by the Escape key.
struct DismissDisabledKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
