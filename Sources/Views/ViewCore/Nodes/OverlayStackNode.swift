import Foundation
import OpenChartsViewValues

/// Nodes on top of each other, aligned at their guides, as large as all of them together.
package final class OverlayStackNode: ContainerNode {
  private let alignment: Alignment

  package init(
    _ children: [ViewNode], alignment: Alignment = .center, environment: EnvironmentValues
  ) {
    self.alignment = alignment
    super.init(environment: environment, children: children)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let bounds = bounds(proposal)
    return CGSize(width: bounds.width, height: bounds.height)
  }

  /// The bounds of all children with their guides at (0, 0).
  private func bounds(_ proposal: ProposedViewSize) -> CGRect {
    guard !children.isEmpty else { return .zero }
    var (left, top) = (CGFloat.infinity, CGFloat.infinity)
    var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
    let priority = children.map(\.traits.priority).max() ?? 0
    // Only children of the highest priority determine the size, as in SwiftUI.
    for child in children where child.traits.priority == priority {
      let size = child.dimensions(proposal)
      let (x, y) = (-size[alignment.horizontal], -size[alignment.vertical])
      left = min(left, x)
      top = min(top, y)
      right = max(right, x + size.width)
      bottom = max(bottom, y + size.height)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  package override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let bounds = bounds(proposal)
    // Proposes the resulting size, as in SwiftUI: a colour behind a text fills the bounds of both.
    let offer = size.width.isFinite && size.height.isFinite ? ProposedViewSize(size) : proposal
    return children.map { child in
      let dimensions = child.dimensions(offer)
      return Placement(
        CGPoint(
          x: -dimensions[alignment.horizontal] - bounds.minX, y: -dimensions[alignment.vertical] - bounds.minY
        ),
        offer)
    }
  }

  package override func hasArbitraryHeight(_ proposal: ProposedViewSize) -> Bool {
    guard proposal.height == nil else { return false }
    let height = size(proposal).height
    let priority = children.map(\.traits.priority).max() ?? 0
    let sizing = children.filter { $0.traits.priority == priority }
    return sizing.contains { $0.hasArbitraryHeight(proposal) }
      && sizing.allSatisfy { $0.size(proposal).height < height || $0.hasArbitraryHeight(proposal) }
  }
}

/// A node with others behind or in front of it, which are proposed its size and do not affect it.
package final class SecondaryNode: ContainerNode {
  private let primary: ViewNode
  private let alignment: Alignment
  private let isBehind: Bool

  init(_ primary: ViewNode, secondary: ViewNode, alignment: Alignment, isBehind: Bool) {
    self.primary = primary
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(
      environment: primary.environment,
      children: isBehind ? [secondary, primary] : [primary, secondary])
    traits = primary.traits
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.size(proposal) }

  // Without a proposal, an empty list has no height, although it can fill any height. An overlay that does not fit
  // needs the height of the screen.
  package override func hasArbitraryHeight(_ proposal: ProposedViewSize) -> Bool {
    if super.hasArbitraryHeight(proposal) { return true }
    guard proposal.height == nil, !isBehind, let overlay = children.last else { return false }
    let size = primary.size(proposal)
    guard overlay.size(ProposedViewSize(size)).height > size.height + 0.5 else { return false }
    return primary.size(ProposedViewSize(width: proposal.width, height: .infinity)).height == .infinity
  }

  package override var spacing: ViewSpacing { primary.spacing }
  package override var preferenceSources: [ViewNode] { isBehind ? children.reversed() : children }

  package override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    children.map { child in
      if child === primary { return Placement(.zero, proposal) }
      let offer = ProposedViewSize(size)
      return Placement(alignedOffset(of: child, proposal: offer, in: size, alignment), offer)
    }
  }

  package override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  { primary.guide(guide, in: size, proposal: proposal) }

  // The primary node is placed first, because the other may use its anchors.
  package override func layout() {
    let childPlacements = placements(in: frame.size, proposal: proposal)
    for index in isBehind ? [1, 0] : [0, 1] {
      let (child, placement) = (children[index], childPlacements[index])
      var x = placement.offset.x
      if isRightToLeft { x = frame.width - x - child.size(placement.proposal).width }
      child.place(
        at: CGPoint(x: frame.minX + x, y: frame.minY + placement.offset.y), proposal: placement.proposal)
    }
  }
}
