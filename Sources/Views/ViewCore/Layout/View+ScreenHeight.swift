import Foundation
import OpenChartsViewValues

/// Proposes the height of a screen to a view whose own height is arbitrary.
private struct ScreenHeight: NodeModifier {
  let height: CGFloat
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    ScreenHeightNode(node, height: height)
  }
}

private final class ScreenHeightNode: WrapperNode {
  private let height: CGFloat
  private var isArbitrary: [CGFloat?: Bool] = [:]

  init(_ content: ViewNode, height: CGFloat) {
    self.height = height
    super.init(content)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard proposal.height == nil else { return proposal }
    let isArbitrary = isArbitrary[proposal.width] ?? content.hasArbitraryHeight(proposal)
    self.isArbitrary[proposal.width] = isArbitrary
    return isArbitrary ? ProposedViewSize(width: proposal.width, height: height) : proposal
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(offer(proposal)) }

  override func hasArbitraryHeight(_ proposal: ProposedViewSize) -> Bool { false }

  override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    [Placement(.zero, offer(proposal))]
  }
}

extension View {
  /// Proposes a screen's height, in points, if the proposal has no height and the view fills any height, such as a
  /// geometry reader. Other views keep the height of their content.
  package nonisolated func screenHeight(_ height: CGFloat) -> some View {
    NodeModified(content: self, modifier: ScreenHeight(height: height))
  }
}
