import DisplayList
import Foundation
import ViewValues

/// One box of the evaluated tree: it answers proposals, is placed, and draws.
///
/// Leaves override ``measure(_:)`` and ``draw(into:)``; boxes that hold others derive from
/// ``ContainerNode``. Frames are in points of the root.
@MainActor package class ViewNode {
  package let environment: EnvironmentValues
  /// Parts in drawing order, for everything that walks the tree.
  package var children: [ViewNode]
  package var traits = LayoutTraits()
  /// In root coordinates, valid after ``place(at:proposal:)``.
  package private(set) var frame = CGRect.zero
  package private(set) var proposal = ProposedViewSize.unspecified
  private var measured: [(ProposedViewSize, CGSize)] = []
  private var guides: [GuideQuestion: CGFloat?] = [:]

  private struct GuideQuestion: Hashable {
    var key: AlignmentKey
    var width: CGFloat
    var height: CGFloat
    var proposal: ProposedViewSize
  }

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

  /// The answer of ``explicitGuide(_:in:proposal:)``, remembered: frames within frames ask for the same guide
  /// several times at each level, which would multiply with depth.
  package final func guide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  {
    let question = GuideQuestion(
      key: key, width: size.width, height: size.height, proposal: proposal)
    if let known = guides[question] { return known }
    let answer = explicitGuide(key, in: size, proposal: proposal)
    guides[question] = .some(answer)
    return answer
  }

  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size(proposal), node: self, proposal: proposal)
  }

  /// Puts the top left corner at a point of the root; the size is the answer to the proposal.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: size(proposal))
    self.proposal = proposal
    layout()
  }

  /// ``frame`` with its edges on device pixels: what shapes, colours and charts draw in.
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

  /// Where an alignment guide lies in a box of this size, from its leading or top edge, if something says so.
  package func explicitGuide(_ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize)
    -> CGFloat?
  { nil }

  /// Lets go of the parts once another tree stands in place of this one: closures of views know nodes above
  /// them, through the proxies of charts and readers, and would keep everything alive.
  package func dismantle() {
    for child in children { child.dismantle() }
    children = []
  }

  /// Runs what is due once the tree is laid out.
  package func act() {}

  /// The distances that this asks for between itself and its neighbours in a stack.
  package var spacing: ViewSpacing { ViewSpacing() }

  /// What the subtree says about a preference; `nil` when nothing.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    for child in children {
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

/// What a view tells the container that it lies in.
package struct LayoutTraits {
  package var priority = 0.0
  package var zIndex = 0.0
  /// Values of `LayoutValueKey`s, and other things that travel from a view to its container.
  package var values: [ObjectIdentifier: Any] = [:]
  /// Where the view answers to a pointer, in root coordinates once laid out; `nil` is its frame.
  package var contentShape: (() -> VectorPath)?
  package init() {}
}

/// What nodes draw into, in points of the root.
package struct Drawing {
  package var list = DisplayList()
  /// What the regions of the list do.
  package var handlers = RegionHandlers()
  /// What a live session needs beside regions.
  package var live = LiveParts()
  /// All of each chart that shows a part of its axes, by the numbers that the list has for them.
  package var unrolled: [any UnrolledChart] = []
  /// The charts in three dimensions, by the numbers that the list has for them.
  package var turnable: [TurnableChart] = []
  /// Whether something is presented over this, so that none of its controls is real.
  var isCovered = false
  package init() {}

  package mutating func append(_ item: DisplayItem) { list.items.append(item) }
  package mutating func append(_ node: AccessibilityNode) { list.accessibility.append(node) }

  /// Draws something by itself, to be wrapped or changed before it is added. Its regions are added here,
  /// where `transform` is going to move it.
  @MainActor package mutating func isolated(
    _ body: (inout Drawing) -> Void, movedBy transform: Transform = .identity
  ) -> DisplayList {
    var inner = Drawing()
    (inner.isCovered, inner.unrolled, inner.turnable) = (isCovered, unrolled, turnable)
    body(&inner)
    (unrolled, turnable) = (inner.unrolled, inner.turnable)
    addActive(inner, movedBy: transform)
    inner.list.regions = []
    return inner.list
  }

  /// Adds what answers to somebody in another drawing.
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

  /// Draws something inside a group.
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
