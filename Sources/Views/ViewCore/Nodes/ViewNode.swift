import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// A node of the evaluated view tree: it is measured, placed and drawn.
///
/// Leaves override ``measure(_:)`` and ``draw(into:)``; nodes with children derive from ``ContainerNode``. Frames are
/// in points in root coordinates.
@MainActor package class ViewNode {
  package let environment: EnvironmentValues
  /// The child nodes in drawing order.
  package var children: [ViewNode]
  package var traits = LayoutTraits()
  /// The frame in root coordinates, valid after ``place(at:proposal:)``.
  package private(set) var frame = CGRect.zero
  package private(set) var proposal = ProposedViewSize.unspecified
  private var measured: [(ProposedViewSize, CGSize)] = []
  private var guides: [(GuideKey, CGFloat?)] = []

  private struct GuideKey: Equatable {
    var key: AlignmentKey
    var width: CGFloat
    var height: CGFloat
    var proposal: ProposedViewSize
  }

  package init(environment: EnvironmentValues, children: [ViewNode] = []) {
    self.environment = environment
    self.children = children
  }

  /// Returns the size for a proposal. Sizes are cached, so equal proposals give equal sizes.
  package final func size(_ proposal: ProposedViewSize) -> CGSize {
    for (offer, size) in measured where offer == proposal { return size }
    var size = measure(proposal)
    if !(size.width >= 0) { size.width = 0 }
    if !(size.height >= 0) { size.height = 0 }
    measured.append((proposal, size))
    return size
  }

  /// Drops the cached sizes of this node and its descendants, because a size on which they depend has changed.
  package final func forgetSizes() {
    measured = []
    guides = []
    for child in children { child.forgetSizes() }
  }

  /// Returns the cached result of ``explicitGuide(_:in:proposal:)``. Nested frames ask for the same guide several
  /// times per level, which would grow exponentially with depth.
  package final func guide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    let cacheKey = GuideKey(
      key: key, width: size.width, height: size.height, proposal: proposal)
    for (key, value) in guides where key == cacheKey { return value }
    let value = explicitGuide(key, in: size, proposal: proposal)
    guides.append((cacheKey, value))
    return value
  }

  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size(proposal), node: self, proposal: proposal)
  }

  /// Sets the top left corner in root coordinates. The size is that for the proposal.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: size(proposal))
    self.proposal = proposal
    layout()
  }

  /// ``frame`` with its edges rounded to device pixels, for shapes, colours and charts.
  package final var pixelFrame: CGRect {
    let scale = environment.displayScale
    guard scale > 0, frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite,
      frame.height.isFinite
    else { return frame }
    func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (x, y) = (snap(frame.minX), snap(frame.minY))
    return CGRect(x: x, y: y, width: snap(frame.maxX) - x, height: snap(frame.maxY) - y)
  }

  package final var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  // MARK: For subclasses

  /// Returns the size for a proposal. Must depend on the proposal only.
  package func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Whether modifiers apply to each child instead of the node, as to the cells of a grid's row.
  package var passesModifiersToChildren: Bool { false }

  /// Returns whether the node's height for a proposal without a height is arbitrary. This is the case if a view in the
  /// node fills any height, such as a colour or a geometry reader. False if the proposal has a height.
  package func hasArbitraryHeight(_ proposal: ProposedViewSize) -> Bool {
    children.contains { $0.hasArbitraryHeight(proposal) }
  }

  /// Places the children within ``frame``.
  package func layout() {
    for child in children { child.place(at: frame.origin, proposal: proposal) }
  }

  /// Draws the node at ``frame``.
  package func draw(into drawing: inout Drawing) {
    for child in children { child.draw(into: &drawing) }
  }

  /// Returns the explicit position of an alignment guide in a node of this size, from its leading or top edge; `nil`
  /// if there is none.
  package func explicitGuide(_ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  { nil }

  /// Removes the children once the tree was replaced. Closures in views refer to ancestors through the proxies of
  /// charts and readers, so the tree would otherwise never be freed.
  package func dismantle() {
    for child in children { child.dismantle() }
    children = []
  }

  /// Runs pending actions after layout.
  package func act() {}

  /// The preferred distances from neighbours in a stack.
  package var spacing: ViewSpacing { ViewSpacing() }

  /// The child nodes in the order in which their preference values are combined.
  package var preferenceSources: [ViewNode] { children }

  /// The preference value of the subtree; `nil` if it sets none.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    for child in preferenceSources {
      guard let value = child.preference(key) else { continue }
      if var sum = result {
        K.reduce(value: &sum) { value }
        result = sum
      } else {
        result = value
      }
    }
    return result
  }
}

/// The values that a view passes to its container.
package struct LayoutTraits {
  package var priority = 0.0
  package var zIndex = 0.0
  /// Values of `LayoutValueKey`s and internal keys.
  package var values: [ObjectIdentifier: Any] = [:]
  /// The hit area in root coordinates, evaluated after layout; `nil` means the frame.
  package var contentShape: (() -> VectorPath)?
  package init() {}
}

/// The output of the nodes' drawing, in points in root coordinates.
package struct Drawing {
  package var list = DisplayList()
  /// The handlers of the list's hit regions.
  package var handlers = RegionHandlers()
  /// The interactive elements of a live session other than hit regions.
  package var live = InteractiveElements()
  /// The full-length versions of scrollable charts, by the index that the display list uses.
  package var unrolled: [any UnrolledChart] = []
  /// The 3-D charts, by the index that the display list uses.
  package var rotatable: [RotatableChart] = []
  /// Whether a presentation covers this content, so that its controls are not interactive.
  var isCovered = false
  package init() {}

  package mutating func append(_ item: DisplayItem) { list.items.append(item) }
  package mutating func append(_ node: AccessibilityNode) { list.accessibility.append(node) }

  /// Draws content into a separate display list, to wrap or change it. Its charts are added to this drawing, and its
  /// regions, moved by `transform`.
  @MainActor package mutating func isolated(
    _ body: (inout Drawing) -> Void, movedBy transform: Transform = .identity
  ) -> DisplayList {
    var inner = Drawing()
    (inner.isCovered, inner.unrolled, inner.rotatable) = (isCovered, unrolled, rotatable)
    body(&inner)
    (unrolled, rotatable) = (inner.unrolled, inner.rotatable)
    addActive(inner, movedBy: transform)
    list.charts += inner.list.charts
    (inner.list.charts, inner.list.regions) = ([], [])
    return inner.list
  }

  /// Adds the interactive elements of another drawing.
  package mutating func addActive(_ other: Drawing, movedBy transform: Transform) {
    let first = live.counts
    live.append(other.live)
    handlers.merge(other.handlers)
    if transform == .identity {
      list.regions += other.list.regions
    } else {
      list.add(other.list.regions, movedBy: transform)
      live.apply(transform, from: first)
    }
  }

  /// Draws content inside a group.
  @MainActor package mutating func group(
    _ change: (inout GroupItem) -> Void, _ body: (inout Drawing) -> Void
  ) {
    var group = GroupItem([])
    change(&group)
    let inner = isolated(body, movedBy: group.transform)
    list.accessibility += inner.accessibility
    guard !inner.items.isEmpty else { return }
    group.children = inner.items
    list.items.append(.group(group))
  }
}
