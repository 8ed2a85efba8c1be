import DisplayList
import Foundation

/// One box of the evaluated tree: it answers proposals, is placed, and draws.
///
/// Subclasses override ``measure(_:)``, ``layout()`` and ``draw(into:)``. Frames are in points of the root.
@MainActor package class ViewNode {
  package let environment: EnvironmentValues
  /// Parts in drawing order, for everything that walks the tree.
  package var children: [ViewNode]
  package var traits = LayoutTraits()
  /// In root coordinates, valid after ``place(at:proposal:)``.
  package private(set) var frame = CGRect.zero
  package private(set) var proposal = ProposedViewSize.unspecified
  private var measured: [(ProposedViewSize, CGSize)] = []

  package init(environment: EnvironmentValues, children: [ViewNode] = []) {
    self.environment = environment
    self.children = children
  }

  /// The size this takes of an offer. Answers are remembered, so equal offers get equal answers.
  package final func size(_ proposal: ProposedViewSize) -> CGSize {
    for (offer, size) in measured where offer == proposal { return size }
    var size = measure(proposal)
    if !(size.width >= 0) { size.width = 0 }
    if !(size.height >= 0) { size.height = 0 }
    measured.append((proposal, size))
    return size
  }

  /// Puts the top left corner at a point of the root; the size is the answer to the proposal.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: size(proposal))
    self.proposal = proposal
    layout()
  }

  // MARK: For subclasses

  /// The size for an offer. Must depend on nothing but the offer.
  package func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Places the children within ``frame``.
  package func layout() {
    for child in children { child.place(at: frame.origin, proposal: proposal) }
  }

  /// Adds the drawing at ``frame``.
  package func draw(into drawing: inout Drawing) {
    for child in children { child.draw(into: &drawing) }
  }

  /// Where an alignment guide lies in a box of this size, from its top left, if something says so.
  package func explicitGuide(_ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  { nil }
}

/// What a view tells the container that it lies in.
package struct LayoutTraits {
  package var priority = 0.0
  package var zIndex = 0.0
  package init() {}
}

/// Names an alignment guide: the type that identifies it, and its axis.
package struct AlignmentKey: Hashable {
  package let id: ObjectIdentifier
  package let isHorizontal: Bool
  package init(_ type: Any.Type, isHorizontal: Bool) {
    id = ObjectIdentifier(type)
    self.isHorizontal = isHorizontal
  }
}

/// What nodes draw into, in points of the root.
package struct Drawing {
  package var list = DisplayList()
  package init() {}
  package mutating func append(_ item: DisplayItem) { list.items.append(item) }
}

/// Nodes over each other, centred.
final class OverlayStackNode: ViewNode {}
