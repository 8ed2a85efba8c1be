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

  /// Views at the leading or trailing side of this one, which gets the rest of the room.
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

  /// The same space in points on all edges: ordinary padding, because nothing here has safe areas.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// The space that the root of a window keeps from its edges.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Space around the view on some edges, in points; `nil` is none. The same as padding here, for scroll views too.
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    padding(edges, length ?? 0)
  }

  /// The same space on all edges, in points.
  nonisolated public func contentMargins(_ length: CGFloat) -> some View { padding(length) }
}
