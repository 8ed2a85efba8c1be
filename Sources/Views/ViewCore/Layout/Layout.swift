import Foundation
import OpenChartsIsolation
import OpenChartsViewValues

/// An algorithm that sizes and places views.
///
/// Positions are measured from the leading edge. Right to left, the result is mirrored.
public protocol Layout: Sendable, Animatable {
  /// The properties of the layout, for spacers and dividers in it. By default there is no axis.
  static var layoutProperties: LayoutProperties { get }
  /// Data that the calls share to avoid computing it again; `Void` for none.
  associatedtype Cache = Void
  /// The views to lay out.
  typealias Subviews = LayoutSubviews

  /// Makes the shared data. Every evaluation of the views starts with a new cache.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates a cache. Never called: every evaluation starts with a new cache.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the container's preferred distances from its neighbours. By default it has none.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the size in points that the container takes for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places each view in `bounds` by its `place(at:anchor:proposal:)`. A view that is not placed is centred.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the position of a horizontal guide of the container, in points in `bounds`; `nil` leaves it to the
  /// subviews.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Returns the position of a vertical guide of the container, in points in `bounds`; `nil` leaves it to the
  /// subviews.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// No axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  /// No preferred distance: neighbours use their own preference, or 8 points.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// Returns `nil`: horizontal guides come from the subviews.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// Returns `nil`: vertical guides come from the subviews.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns a view that lays out the content with this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// No shared data.
  public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which a spacer grows; `nil` for both.
  public var stackOrientation: Axis?
  /// Creates properties without an axis.
  public init() {}
}

/// A key for a value that a view passes to its layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that does not set one.
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
  /// Sets a value for the layout that contains this view, which reads it from its ``LayoutSubview``.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    NodeModified(content: self, modifier: LayoutValueWriter<K>(value: value))
  }
}

/// A view in a layout.
public struct LayoutSubview: Equatable, Sendable {
  let node: ViewNode
  let target: PlacementTarget?

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

  /// The priority set by `layoutPriority(_:)`, by default 0.
  public var priority: Double { onMainActor { node.traits.priority } }
  /// The view's preferred distances from its neighbours.
  public var spacing: ViewSpacing { onMainActor { node.spacing } }

  /// The value that the view sets for a key, or the default of the key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    return onMainActor { node.traits.values[id] } as? K.Value
      ?? K.defaultValue
  }

  /// Returns the size in points that the view takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    onMainActor { node.size(proposal) }
  }

  /// Returns the size that the view takes for a proposal, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onMainActor { node.dimensions(proposal) }
  }

  /// Places the anchor of the view at a point of the layout's bounds. The last call wins.
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

/// A collector of a layout's placements.
@MainActor final class PlacementTarget {
  var placements: [ObjectIdentifier: Placement] = [:]
}

/// The views in a layout.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>

  let views: [LayoutSubview]
  /// Left to right or right to left. Positions are measured from the leading edge in both.
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

/// The content of a layout and the layout itself.
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
  private var cachedPlacements: (CGSize, ProposedViewSize, [Placement])?

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
    if let cachedPlacements, cachedPlacements.0 == size, cachedPlacements.1 == proposal {
      return cachedPlacements.2
    }
    let target = PlacementTarget()
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews(target),
      cache: &cache)
    // A view that the layout does not place is centred.
    let result = children.map { child in
      if let placement = target.placements[ObjectIdentifier(child)] { return placement }
      let childSize = child.size(proposal)
      return Placement(
        CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2), proposal)
    }
    cachedPlacements = (size, proposal, result)
    return result
  }

  package override func explicitGuide(
    _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let explicit =
      guide.isHorizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews(),
        cache: &cache)
      : layout.explicitAlignment(
        of: VerticalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews(),
        cache: &cache)
    return explicit ?? super.explicitGuide(guide, in: size, proposal: proposal)
  }

  package override var spacing: ViewSpacing { layout.spacing(subviews: subviews(), cache: &cache) }
}
