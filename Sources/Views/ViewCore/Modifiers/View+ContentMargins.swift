import Foundation
import OpenChartsViewValues

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
