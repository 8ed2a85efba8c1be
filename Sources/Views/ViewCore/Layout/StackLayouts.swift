import Foundation
import OpenChartsIsolation
import OpenChartsViewValues

extension StackArrangement {
  fileprivate func size(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> CGSize {
    arrange(subviews.map(\.node), proposal).size
  }

  fileprivate func placements(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> [Placement] {
    let nodes = subviews.map(\.node)
    return placements(of: arrange(nodes, proposal), nodes, proposal)
  }
}

extension LayoutSubviews {
  fileprivate func place(_ placements: [Placement], in bounds: CGRect) {
    for (view, placement) in zip(self, placements) {
      view.place(
        at: CGPoint(x: bounds.minX + placement.offset.x, y: bounds.minY + placement.offset.y),
        proposal: placement.proposal)
    }
  }
}

/// The layout of a row, for use with `AnyLayout`.
public struct HStackLayout: Layout {
  /// The vertical alignment of views with different heights.
  public var alignment: VerticalAlignment
  /// The gap between neighbours in points; `nil` means their preferred distance.
  public var spacing: CGFloat?

  /// Creates a row. `spacing` is in points; `nil` means the views' preferred distance.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The axis along which spacers grow: horizontal.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var arrangement: StackArrangement {
    let (alignment, spacing) = (alignment, spacing)
    return onMainActor { StackArrangement(axis: .horizontal, gap: spacing, guide: alignment.key) }
  }

  /// Returns the size of the row for a proposal, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    let arrangement = arrangement
    return onMainActor { arrangement.size(subviews, proposal) }
  }

  /// Places the views side by side.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let arrangement = arrangement
    subviews.place(onMainActor { arrangement.placements(subviews, proposal) }, in: bounds)
  }
}

/// The layout of a column, for use with `AnyLayout`.
public struct VStackLayout: Layout {
  /// The horizontal alignment of views with different widths.
  public var alignment: HorizontalAlignment
  /// The gap between neighbours in points; `nil` means their preferred distance.
  public var spacing: CGFloat?

  /// Creates a column. `spacing` is in points; `nil` means the views' preferred distance.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The axis along which spacers grow: vertical.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private var arrangement: StackArrangement {
    let (alignment, spacing) = (alignment, spacing)
    return onMainActor { StackArrangement(axis: .vertical, gap: spacing, guide: alignment.key) }
  }

  /// Returns the size of the column for a proposal, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    let arrangement = arrangement
    return onMainActor { arrangement.size(subviews, proposal) }
  }

  /// Places the views one below the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let arrangement = arrangement
    subviews.place(onMainActor { arrangement.placements(subviews, proposal) }, in: bounds)
  }
}

/// The layout of views on top of each other, for use with `AnyLayout`.
public struct ZStackLayout: Layout {
  /// The guides at which the views are aligned.
  public var alignment: Alignment

  /// Creates a layout of views on top of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private func node(_ subviews: Subviews) -> OverlayStackNode {
    let alignment = alignment
    return onMainActor {
      OverlayStackNode(
        subviews.map(\.node), alignment: alignment, environment: EnvironmentValues())
    }
  }

  /// Returns the size in points that contains the views of the highest priority.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    let node = node(subviews)
    return onMainActor { node.size(proposal) }
  }

  /// Places the views on top of each other, aligned at their guides.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let node = node(subviews)
    let placements = onMainActor { node.placements(in: bounds.size, proposal: proposal) }
    subviews.place(placements, in: bounds)
  }
}

/// A type-erased layout, so that a view can change its layout without losing the state of its subviews.
public struct AnyLayout: Layout {
  /// The cache of the wrapped layout, recreated when the layout's type changes.
  public struct Cache {
    var value: Any
  }

  private let layout: any Layout

  /// Wraps a layout. An `AnyLayout` is not wrapped again.
  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  /// Makes the cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache {
    func make(_ layout: some Layout) -> Any { layout.makeCache(subviews: subviews) }
    return Cache(value: make(layout))
  }

  private func with<L: Layout, R>(
    _ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ body: (L, inout L.Cache) -> R
  ) -> R {
    var layoutCache = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    let result = body(layout, &layoutCache)
    cache.value = layoutCache
    return result
  }

  /// Returns the preferred distances of the wrapped layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func run<L: Layout>(_ layout: L) -> ViewSpacing {
      with(layout, &cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
    }
    return run(layout)
  }

  /// Returns the size of the wrapped layout.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    -> CGSize
  {
    func run<L: Layout>(_ layout: L) -> CGSize {
      with(layout, &cache, subviews) {
        $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return run(layout)
  }

  /// Places the views with the wrapped layout.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func run<L: Layout>(_ layout: L) {
      with(layout, &cache, subviews) {
        $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    run(layout)
  }
}
