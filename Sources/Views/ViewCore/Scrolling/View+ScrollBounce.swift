import OpenChartsViewValues

/// Whether a scroll view bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// No effect: scroll views stop at their ends.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// No effect: scroll views stop at their ends.
  public static let always = ScrollBounceBehavior(name: "always")
  /// No effect: scroll views stop at their ends.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

extension View {
  /// No-op: scroll views stop at their ends.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }
}
