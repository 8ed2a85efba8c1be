import Foundation
import Isolation
import ViewValues

/// A way to size and place views.
///
/// Positions are from the leading edge: right to left, the result is mirrored.
public protocol Layout: Sendable, Animatable {
  /// What a container says of itself; no direction unless said otherwise.
  static var layoutProperties: LayoutProperties { get }
  /// What is worked out once for several calls.
  associatedtype Cache = Void
  /// The views that are laid out.
  typealias Subviews = LayoutSubviews

  /// Works out what several calls need.
  func makeCache(subviews: Subviews) -> Cache
  /// Works it out anew when the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the container prefers from its neighbours; none of its own unless said otherwise.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size that the container takes of an offer, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Puts each view in its place within the bounds; one that is not placed lies in their middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where a guide of the container lies, in points; `nil` leaves it to the views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Where a guide of the container lies, in points; `nil` leaves it to the views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// What a container says of itself; no direction unless said otherwise.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Works it out anew when the views have changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  /// The distances that the container prefers from its neighbours; none of its own unless said otherwise.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// Where a guide of the container lies, in points; `nil` leaves it to the views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// Where a guide of the container lies, in points; `nil` leaves it to the views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// A view of the content, laid out this way.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Works out what several calls need.
  public func makeCache(subviews: Subviews) {}
}

/// What a layout says about itself.
public struct LayoutProperties: Sendable {
  /// The axis along which a spacer grows; `nil` for both.
  public var stackOrientation: Axis?
  /// No direction.
  public init() {}
}

/// Names a value that a view tells the layout that it lies in.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that says nothing.
  static var defaultValue: Value { get }
}

private struct LayoutValueWriter<Key: LayoutValueKey>: NodeModifier {
  let value: Key.Value
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    let wrapper = WrapperNode(node)
    wrapper.traits.values[ObjectIdentifier(Key.self)] = value
    return wrapper
  }
}

extension View {
  /// Says something to the layout around this view.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    NodeModified(content: self, modifier: LayoutValueWriter<K>(value: value))
  }
}

/// A view within a layout.
public struct LayoutSubview: Equatable, Sendable {
  let node: ViewNode
  let target: PlacementTarget?

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

  /// Who takes room first; more comes before less, 0 unless set.
  public var priority: Double { onMainActor { node.traits.priority } }
  /// The distances that the view prefers.
  public var spacing: ViewSpacing { onMainActor { node.spacing } }

  /// What the view says to layouts.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    return onMainActor { node.traits.values[id] } as? K.Value
      ?? K.defaultValue
  }

  /// The size that the view takes of an offer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    onMainActor { node.size(proposal) }
  }

  /// Size and guides of the view for an offer.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onMainActor { node.dimensions(proposal) }
  }

  /// Puts the anchor of the view at a point of the layout's bounds; the last call counts.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    onMainActor {
      target?.placements[ObjectIdentifier(node)] = Placement(
        CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y),
        proposal)
    }
  }
}

/// Where a layout's placements are gathered.
@MainActor final class PlacementTarget {
  var placements: [ObjectIdentifier: Placement] = [:]
}

/// The views within a layout.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>

  let views: [LayoutSubview]
  /// The direction in which the interface runs.
  public var layoutDirection: LayoutDirection
  public var startIndex: Int
  public var endIndex: Int

  init(_ nodes: [ViewNode], target: PlacementTarget?, layoutDirection: LayoutDirection) {
    views = nodes.map { LayoutSubview(node: $0, target: target) }
    self.layoutDirection = layoutDirection
    startIndex = 0
    endIndex = views.count
  }

  public subscript(index: Int) -> LayoutSubview { views[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    var copy = self
    copy.startIndex = bounds.lowerBound
    copy.endIndex = bounds.upperBound
    return copy
  }
}

/// The content of a layout with the layout itself.
private struct LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LayoutView: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let children = context.child(.index(0)).inStack(L.layoutProperties.stackOrientation)
      .nodes(of: content)
    nodes.append(LayoutNode(layout, children, environment: context.environment))
  }
}

package final class LayoutNode<L: Layout>: ContainerNode {
  private let layout: L
  private var cache: L.Cache
  private var places: (CGSize, ProposedViewSize, [Placement])?

  init(_ layout: L, _ children: [ViewNode], environment: EnvironmentValues) {
    self.layout = layout
    cache = layout.makeCache(
      subviews: LayoutSubviews(
        children, target: nil, layoutDirection: environment.layoutDirection))
    super.init(environment: environment, children: children)
  }

  private func subviews(_ target: PlacementTarget? = nil) -> LayoutSubviews {
    LayoutSubviews(children, target: target, layoutDirection: environment.layoutDirection)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews(), cache: &cache)
  }

  package override func placements(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    if let places, places.0 == size, places.1 == proposal { return places.2 }
    let target = PlacementTarget()
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews(target),
      cache: &cache)
    // A view that the layout leaves out goes to the middle.
    let result = children.map { child in
      if let place = target.placements[ObjectIdentifier(child)] { return place }
      let own = child.size(proposal)
      return Placement(
        CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal)
    }
    places = (size, proposal, result)
    return result
  }

  package override func explicitGuide(
    _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let own =
      guide.isHorizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews(),
        cache: &cache)
      : layout.explicitAlignment(
        of: VerticalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews(),
        cache: &cache)
    return own ?? super.explicitGuide(guide, in: size, proposal: proposal)
  }

  package override var spacing: ViewSpacing { layout.spacing(subviews: subviews(), cache: &cache) }
}
