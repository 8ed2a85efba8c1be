import Foundation

/// Lets a hand feel something. Where pictures are drawn there is none: nothing happens.
@preconcurrency @MainActor open class UIFeedbackGenerator {
  nonisolated public init() {}
  /// Nothing needs to be prepared.
  open func prepare() {}
}

/// A knock. Where pictures are drawn nobody feels it.
@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  nonisolated public init(style: FeedbackStyle) { super.init() }
  nonisolated public override init() { super.init() }
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// A tick. Where pictures are drawn nobody feels it.
@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}

/// Says with knocks how something went. Where pictures are drawn nobody feels it.
@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
