import Foundation
import OpenChartsViewValues

extension EnvironmentValues {
  /// Whether scroll views draw content beyond their edges.
  @Entry package var isScrollClipDisabled: Bool = false
  /// The point of the content that scroll views show at first; `nil` is the start.
  @Entry package var defaultScrollAnchor: UnitPoint?
}

/// The use of a scroll view's anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// The first position.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// The position after a change of the content's size. No effect: the position is kept.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// The place of content that is smaller than the scroll view. No effect: it is at the top leading corner.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The part of a view to which margins are added.
public struct ContentMarginPlacement: Sendable {
  fileprivate let isVisible: Bool
  /// The content.
  public static let automatic = ContentMarginPlacement(isVisible: true)
  /// The content of scroll views.
  public static let scrollContent = ContentMarginPlacement(isVisible: true)
  /// The scroll indicators, which are not drawn.
  public static let scrollIndicators = ContentMarginPlacement(isVisible: false)
}

extension View {
  /// Sets whether scroll views in this view draw content beyond their edges.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Sets the point of the content that scroll views in this view show at first: `.bottom` for the end.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.defaultScrollAnchor, anchor)
  }

  /// Sets the point of the content that scroll views in this view show at first. Other roles have no effect.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.defaultScrollAnchor) { if role == .initialOffset { $0 = anchor } }
  }

  /// Adds space in points on some edges of the content; `nil` adds none. Scroll indicators are not drawn.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement
  ) -> some View { padding(edges, placement.isVisible ? length ?? 0 : 0) }

  /// Adds space in points on some edges of the content. Scroll indicators are not drawn.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    func side(_ edge: Edge.Set, _ length: CGFloat) -> CGFloat {
      placement.isVisible && edges.contains(edge) ? length : 0
    }
    return padding(
      EdgeInsets(
        top: side(.top, insets.top), leading: side(.leading, insets.leading),
        bottom: side(.bottom, insets.bottom), trailing: side(.trailing, insets.trailing)))
  }

  /// Adds the same space in points on all edges of the content. Scroll indicators are not drawn.
  nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement)
    -> some View
  {
    contentMargins(.all, length, for: placement)
  }
}
