import OpenChartsDisplayList
import OpenChartsViewValues

/// A field's text, which is not drawn in a live session: the real HTML field shows it, unless something covers it.
private struct FieldText: NodeModifier {
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    context.environment.isLive ? FieldTextNode(node) : node
  }
}

private final class FieldTextNode: WrapperNode {
  override func draw(into drawing: inout Drawing) {
    if drawing.isCovered { content.draw(into: &drawing) }
  }
}

/// Marks content below a presentation.
struct Covered: NodeModifier {
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode { CoveredNode(node) }
}

private final class CoveredNode: WrapperNode {
  override func draw(into drawing: inout Drawing) {
    let outer = drawing.isCovered
    drawing.isCovered = true
    content.draw(into: &drawing)
    drawing.isCovered = outer
  }
}

extension View {
  /// Omits the drawing where a real HTML field shows it.
  nonisolated package func shownByField() -> some View { NodeModified(content: self, modifier: FieldText()) }
}
