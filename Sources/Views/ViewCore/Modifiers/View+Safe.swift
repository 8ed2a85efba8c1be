import Foundation
import ViewValues

extension View {
  /// Views at an edge of this one, which gets the rest of the room.
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

  /// Content at a side, for which the view makes room.
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

  /// More space between this view and the edges of the safe area.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  { padding(edges, length) }

  /// Points on all sides, or a distance for each.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// The space that the root of a window keeps from its edges.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Room around scrolled content, in points.
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    padding(edges, length ?? 0)
  }

  /// Room around scrolled content, in points.
  nonisolated public func contentMargins(_ length: CGFloat) -> some View { padding(length) }
}
