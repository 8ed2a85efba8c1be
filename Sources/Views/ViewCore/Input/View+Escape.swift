import OpenChartsViewValues

/// Sets the action of the Escape key while the view is visible.
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
    // If the content disables dismissal, the key has no effect, not even on presentations below.
    let isDismissDisabled = content.preference(DismissDisabledKey.self) ?? false
    drawing.live.escapes.append(isDismissDisabled ? {} : end)
    content.draw(into: &drawing)
  }
}

extension View {
  /// Sets the action of the Escape key, in a live session.
  nonisolated package func escapable(_ end: @escaping () -> Void) -> some View {
    NodeModified(content: self, modifier: Escapable(end: end))
  }
}

/// Whether the view disables its dismissal by the Escape key.
struct DismissDisabledKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
