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
  /// How views lie beside each other.
  public var alignment: VerticalAlignment
  /// Points between views; `nil`: as they prefer.
  public var spacing: CGFloat?

  /// A stack as a layout, for `AnyLayout`.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The direction of the stack.
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

  /// The size of the stack for an offer.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  { result(subviews, proposal).size }

  /// Puts the views of the stack in their places.
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
  /// How views lie beside each other.
  public var alignment: HorizontalAlignment
  /// Points between views; `nil`: as they prefer.
  public var spacing: CGFloat?

  /// A stack as a layout, for `AnyLayout`.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The direction of the stack.
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

  /// The size of the stack for an offer.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  { result(subviews, proposal).size }

  /// Puts the views of the stack in their places.
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
  /// How views lie beside each other.
  public var alignment: Alignment

  /// A stack as a layout, for `AnyLayout`.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private func node(_ subviews: Subviews) -> OverlayStackNode {
    let alignment = alignment
    return onMainActor {
      OverlayStackNode(
        subviews.map(\.node), alignment: alignment, environment: EnvironmentValues())
    }
  }

  /// The size of the stack for an offer.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    let node = node(subviews)
    return onMainActor { node.size(proposal) }
  }

  /// Puts the views of the stack in their places.
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
  /// What the layout behind it works out.
  public struct Cache {
    var value: Any
  }

  private let layout: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  /// As the layout behind it does.
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

  /// As the layout behind it says.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func run<L: Layout>(_ layout: L) -> ViewSpacing {
      with(layout, &cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
    }
    return run(layout)
  }

  /// As the layout behind it says.
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

  /// As the layout behind it does.
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
