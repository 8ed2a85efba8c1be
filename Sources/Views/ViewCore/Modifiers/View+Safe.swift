import Foundation
import OpenChartsViewValues

extension View {
  /// Places views at the top or bottom edge of this one, which gets the remaining space.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let bar = content().frame(
      maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    return VStack(spacing: spacing ?? 0) {
      if edge == .top { bar }
      self
      if edge == .bottom { bar }
    }
  }

  /// Places views at the leading or trailing edge of this one, which gets the remaining space.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let bar = content().frame(
      maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
    return HStack(spacing: spacing ?? 0) {
      if edge == .leading { bar }
      self
      if edge == .trailing { bar }
    }
  }

  /// Places a bar at the top or bottom edge of this view, which gets the remaining space.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  /// Adds padding. The same as `padding(_:_:)`: there is no safe area.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  { padding(edges, length) }

  /// Adds padding in points on all edges. The same as `padding(_:)`: there is no safe area.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Adds the padding of a scene's root view. The same as `padding(_:)`.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds space on some edges, in points; `nil` adds none. The same as padding, also for scroll views.
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    padding(edges, length ?? 0)
  }

  /// Adds the same space on all edges, in points.
  nonisolated public func contentMargins(_ length: CGFloat) -> some View { padding(length) }
}
