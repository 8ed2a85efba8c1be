import OpenChartsViewValues

/// The appearance of content that scrolls below a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// No effect: content ends at the bars.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// No effect: content ends at the bars.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// No effect: content ends at the bars.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
  /// No-op: content ends at the bars and never scrolls below them.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
  /// No-op: content ends at the bars and never scrolls below them.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }
}
