import Foundation
import OpenChartsViewValues

/// Proposes the height of a screen to a view whose own height is arbitrary, and at most ten screens to any view.
private struct ScreenHeight: NodeModifier {
  let height: CGFloat
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    ScreenHeightNode(node, height: height)
  }
}

private final class ScreenHeightNode: WrapperNode {
  private let height: CGFloat
  private var heights: [CGFloat?: CGFloat?] = [:]

  init(_ content: ViewNode, height: CGFloat) {
    self.height = height
    super.init(content)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard proposal.height == nil else { return proposal }
    if let height = heights[proposal.width] { return ProposedViewSize(width: proposal.width, height: height) }
    let offered = offeredHeight(proposal)
    heights[proposal.width] = .some(offered)
    return ProposedViewSize(width: proposal.width, height: offered)
  }

  private func offeredHeight(_ proposal: ProposedViewSize) -> CGFloat? {
    if content.hasArbitraryHeight(proposal) { return height }
    // A list of thousands of rows would be more pixels than a picture can have.
    let most = height * Self.mostScreens
    guard content.size(proposal).height > most,
      content.size(ProposedViewSize(width: proposal.width, height: most)).height <= most
    else { return nil }
    environment.diagnostics?.add(
      "The content is higher than \(Int(Self.mostScreens)) screens: the picture shows its beginning.")
    return most
  }

  private static let mostScreens: CGFloat = 10

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(offer(proposal)) }

  override func hasArbitraryHeight(_ proposal: ProposedViewSize) -> Bool { false }

  override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    [Placement(.zero, offer(proposal))]
  }
}

extension View {
  /// Proposes a screen's height, in points, if the proposal has no height and the view fills any height, such as a
  /// geometry reader. Other views keep the height of their content; those that scroll get ten screens at most.
  package nonisolated func screenHeight(_ height: CGFloat) -> some View {
    NodeModified(content: self, modifier: ScreenHeight(height: height))
  }
}
