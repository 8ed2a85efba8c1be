import Foundation
import OpenChartsViewValues

private struct TextGuideHiding: NodeModifier {
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode { TextGuidelessNode(node) }
}

/// A node whose texts do not set the guide of the first text.
private final class TextGuidelessNode: WrapperNode {
  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat?
  {
    guide == HorizontalAlignment.firstTextLeading.key
      ? nil : super.explicitGuide(guide, in: size, proposal: proposal)
  }
}

extension View {
  /// Removes the guide ``HorizontalAlignment/firstTextLeading`` of the texts in this view. Used for controls, whose
  /// texts are not texts of SwiftUI on Apple's systems.
  package nonisolated func hidingTextGuide() -> some View {
    NodeModified(content: self, modifier: TextGuideHiding())
  }
}
