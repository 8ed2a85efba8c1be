import Foundation

/// Lets a hand feel something. Where pictures are drawn there is none: nothing happens.
@preconcurrency @MainActor open class UIFeedbackGenerator {
  /// A generator; nothing can be felt here.
  nonisolated public init() {}
  /// Nothing needs to be prepared.
  open func prepare() {}
}

/// A knock. Where pictures are drawn nobody feels it.
@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard and how large what strikes is.
  public enum FeedbackStyle: Int, Sendable {
    /// As on a device; nothing can be felt here.
    case light, medium, heavy, soft, rigid
  }
  /// A generator of strikes; nothing can be felt here.
  nonisolated public init(style: FeedbackStyle) { super.init() }
  /// A generator; nothing can be felt here.
  nonisolated public override init() { super.init() }
  /// Has no effect here.
  public func impactOccurred() {}
  /// Has no effect here.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A tick. Where pictures are drawn nobody feels it.
@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect here.
  public func selectionChanged() {}
}

/// Says with knocks how something went. Where pictures are drawn nobody feels it.
@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something ended.
  public enum FeedbackType: Int, Sendable {
    /// As on a device; nothing can be felt here.
    case success, warning, error
  }
  /// Has no effect here.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
