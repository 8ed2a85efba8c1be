import DisplayList
import ViewValues

/// The text of a field: a real field shows it itself, as long as nothing covers it.
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

/// Marks what lies below something that is presented.
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
  /// Not drawn where a real field shows it.
  nonisolated package func shownByField() -> some View { NodeModified(content: self, modifier: FieldText()) }
}
