import Foundation
import Isolation
import ViewValues

extension StackArrangement {
  fileprivate func arrange(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> Result {
    arrange(subviews.map(\.node), proposal)
  }
}

/// The rules of a row as a layout, for switching between layouts.
public struct HStackLayout: Layout {
  /// How views of different heights line up.
  public var alignment: VerticalAlignment
  /// Points between neighbours; `nil` is the distance that they prefer.
  public var spacing: CGFloat?

  /// A row, its views `spacing` points apart; `nil` is as they prefer.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The axis, along which spacers within grow: horizontal.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private func result(_ subviews: Subviews, _ proposal: ProposedViewSize) -> StackArrangement.Result {
    let (alignment, spacing) = (alignment, spacing)
    return onMainActor {
      StackArrangement(axis: .horizontal, gap: spacing, guide: alignment.key)
        .arrange(subviews, proposal)
    }
  }

  /// The size of the row for an offer, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  { result(subviews, proposal).size }

  /// Places the views beside each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (view, place) in zip(subviews, result(subviews, proposal).placements) {
      view.place(
        at: CGPoint(x: bounds.minX + place.offset.x, y: bounds.minY + place.offset.y),
        proposal: place.proposal)
    }
  }
}

/// The rules of a column as a layout.
public struct VStackLayout: Layout {
  /// How views of different widths line up.
  public var alignment: HorizontalAlignment
  /// Points between neighbours; `nil` is the distance that they prefer.
  public var spacing: CGFloat?

  /// A column, its views `spacing` points apart; `nil` is as they prefer.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The axis, along which spacers within grow: vertical.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private func result(_ subviews: Subviews, _ proposal: ProposedViewSize) -> StackArrangement.Result {
    let (alignment, spacing) = (alignment, spacing)
    return onMainActor {
      StackArrangement(axis: .vertical, gap: spacing, guide: alignment.key)
        .arrange(subviews, proposal)
    }
  }

  /// The size of the column for an offer, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  { result(subviews, proposal).size }

  /// Places the views below each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (view, place) in zip(subviews, result(subviews, proposal).placements) {
      view.place(
        at: CGPoint(x: bounds.minX + place.offset.x, y: bounds.minY + place.offset.y),
        proposal: place.proposal)
    }
  }
}

/// The rules of views over each other as a layout.
public struct ZStackLayout: Layout {
  /// The guides of the views that meet.
  public var alignment: Alignment

  /// Views over each other, lined up at a point.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private func node(_ subviews: Subviews) -> OverlayStackNode {
    let alignment = alignment
    return onMainActor {
      OverlayStackNode(
        subviews.map(\.node), alignment: alignment, environment: EnvironmentValues())
    }
  }

  /// What the views of the highest priority cover together, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    let node = node(subviews)
    return onMainActor { node.size(proposal) }
  }

  /// Places the views over each other, their guides meeting.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let node = node(subviews)
    let places = onMainActor { node.placements(in: bounds.size, proposal: proposal) }
    for (view, place) in zip(subviews, places) {
      view.place(
        at: CGPoint(x: bounds.minX + place.offset.x, y: bounds.minY + place.offset.y),
        proposal: place.proposal)
    }
  }
}

/// Any layout behind one type, so that a view can change its layout and keep its parts' state.
public struct AnyLayout: Layout {
  /// The cache of the layout within; made anew when that is of another type.
  public struct Cache {
    var value: Any
  }

  private let layout: any Layout

  /// A layout without its type; one that has none already stays as it is.
  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  /// What the calls of the layout within share.
  public func makeCache(subviews: Subviews) -> Cache {
    func make(_ layout: some Layout) -> Any { layout.makeCache(subviews: subviews) }
    return Cache(value: make(layout))
  }

  private func with<L: Layout, R>(
    _ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ body: (L, inout L.Cache) -> R
  ) -> R {
    var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    let result = body(layout, &own)
    cache.value = own
    return result
  }

  /// The distances that the layout within prefers.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func run<L: Layout>(_ layout: L) -> ViewSpacing {
      with(layout, &cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
    }
    return run(layout)
  }

  /// The size that the layout within takes.
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

  /// Places the views as the layout within does.
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
