import Foundation
import OpenChartsViewValues

/// The position of a child: the offset of its top leading corner in the container, and its proposal.
package struct Placement {
  package var offset: CGPoint
  package var proposal: ProposedViewSize
  package init(_ offset: CGPoint, _ proposal: ProposedViewSize) {
    self.offset = offset
    self.proposal = proposal
  }
}

/// A node that contains others at computed positions.
///
/// Subclasses override ``measure(_:)`` and ``placements(in:proposal:)``. Offsets are measured from the leading edge;
/// for right-to-left layouts this class mirrors them for all containers.
package class ContainerNode: ViewNode {
  /// Returns a placement for each child in a node of this size. Must depend on the arguments only.
  package func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(.zero, proposal) }
  }

  package override func layout() {
    let childPlacements = placements(in: frame.size, proposal: proposal)
    for (child, placement) in zip(children, childPlacements) {
      var x = placement.offset.x
      if isRightToLeft { x = frame.width - x - child.size(placement.proposal).width }
      if !x.isFinite { x = 0 }
      let y = placement.offset.y.isFinite ? placement.offset.y : 0
      child.place(
        at: CGPoint(x: frame.minX + x, y: frame.minY + y), proposal: placement.proposal)
    }
  }

  package override func hasArbitraryHeight(_ proposal: ProposedViewSize) -> Bool {
    guard proposal.height == nil else { return false }
    return zip(children, placements(in: size(proposal), proposal: proposal))
      .contains { $0.hasArbitraryHeight($1.proposal) }
  }

  package override func draw(into drawing: inout Drawing) {
    for child in childrenByDepth { child.draw(into: &drawing) }
  }

  /// The children from back to front: by `zIndex`, then in order.
  package final var childrenByDepth: [ViewNode] {
    guard children.contains(where: { $0.traits.zIndex != 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
    }.map(\.element)
  }

  /// Combines the guides of the children at their positions.
  package override func explicitGuide(
    _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { combinedGuide(guide, placements(in: size, proposal: proposal)) }

  /// Combines the guides of the children at placements.
  package final func combinedGuide(_ guide: AlignmentKey, _ placements: [Placement]) -> CGFloat? {
    var result: CGFloat?
    var count = 0
    for (child, placement) in zip(children, placements) {
      let dimensions = child.dimensions(placement.proposal)
      guard let value = dimensions.explicit(guide) else { continue }
      let moved = value + (guide.isHorizontal ? placement.offset.x : placement.offset.y)
      guide.combine(moved, after: count, into: &result)
      count += 1
    }
    return result
  }
}

/// A node around a single other node, which inherits the other's traits. By default it changes nothing.
package class WrapperNode: ContainerNode {
  package let content: ViewNode

  package init(_ content: ViewNode, environment: EnvironmentValues? = nil) {
    self.content = content
    super.init(environment: environment ?? content.environment, children: [content])
    traits = content.traits
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

  package override var spacing: ViewSpacing { content.spacing }
}

/// The offset of a node in a box at which their guides coincide, from the top leading corner.
@MainActor package func alignedOffset(
  of child: ViewNode, proposal: ProposedViewSize, in size: CGSize, _ alignment: Alignment
) -> CGPoint {
  let inner = child.dimensions(proposal)
  let outer = ViewDimensions(size)
  return CGPoint(
    x: outer[alignment.horizontal] - inner[alignment.horizontal],
    y: outer[alignment.vertical] - inner[alignment.vertical])
}
