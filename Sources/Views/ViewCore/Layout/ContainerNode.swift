import Foundation
import ViewValues

/// Where a child goes: the offset of its leading top corner from its container's, and its proposal.
package struct Placement {
  package var offset: CGPoint
  package var proposal: ProposedViewSize
  package init(_ offset: CGPoint, _ proposal: ProposedViewSize) {
    self.offset = offset
    self.proposal = proposal
  }
}

/// A box that holds others at computed places.
///
/// Subclasses override ``measure(_:)`` and ``placements(in:proposal:)``. Offsets are from the leading edge;
/// right to left they are mirrored here, once for all containers.
package class ContainerNode: ViewNode {
  /// A place for each child in a box of this size. Must depend on nothing but the arguments.
  package func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(.zero, proposal) }
  }

  package override func layout() {
    let places = placements(in: frame.size, proposal: proposal)
    for (child, place) in zip(children, places) {
      var x = place.offset.x
      if isRightToLeft { x = frame.width - x - child.size(place.proposal).width }
      if !x.isFinite { x = 0 }
      let y = place.offset.y.isFinite ? place.offset.y : 0
      child.place(
        at: CGPoint(x: frame.minX + x, y: frame.minY + y), proposal: place.proposal)
    }
  }

  package override func draw(into drawing: inout Drawing) {
    for child in childrenByDepth { child.draw(into: &drawing) }
  }

  /// Back to front: by `zIndex`, then in order.
  package final var childrenByDepth: [ViewNode] {
    guard children.contains(where: { $0.traits.zIndex != 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
    }.map(\.element)
  }

  /// Folds what the children say, each at its place.
  package override func explicitGuide(
    _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    var result: CGFloat?
    var count = 0
    for (child, place) in zip(children, placements(in: size, proposal: proposal)) {
      let dimensions = child.dimensions(place.proposal)
      guard let value = dimensions.explicit(guide) else { continue }
      let moved = value + (guide.isHorizontal ? place.offset.x : place.offset.y)
      guide.combine(moved, after: count, into: &result)
      count += 1
    }
    return result
  }
}

/// A box around one other; it hands the other's traits on. By itself it changes nothing.
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

extension _ViewContext {
  /// Makes the nodes of a view, each wrapped.
  @MainActor package func wrap(
    _ view: some View, into nodes: inout _ViewNodes, _ wrapper: (ViewNode) -> ViewNode
  ) {
    for node in child(.index(0)).nodes(of: view) { nodes.append(wrapper(node)) }
  }
}

/// Where a box lies in another so that their guides meet, from the leading top corner.
@MainActor package func alignedOffset(
  of child: ViewNode, proposal: ProposedViewSize, in size: CGSize, _ alignment: Alignment
) -> CGPoint {
  let inner = child.dimensions(proposal)
  let outer = ViewDimensions(size)
  return CGPoint(
    x: outer[alignment.horizontal] - inner[alignment.horizontal],
    y: outer[alignment.vertical] - inner[alignment.vertical])
}
