import ViewValues

/// Whether a scroll view gives way at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// Without a meaning here, where scroll views stop at their ends.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Without a meaning here, where scroll views stop at their ends.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Without a meaning here, where scroll views stop at their ends.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

extension View {
  /// On a touch screen, whether scroll views within give way at their ends; without a meaning here, where they stop
  /// at their ends.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }
}
