import Foundation

/// Haptic feedback. No-op: there is no haptic hardware on Linux.
@preconcurrency @MainActor open class UIFeedbackGenerator {
  /// Creates a generator without effect.
  nonisolated public init() {}
  /// No-op.
  open func prepare() {}
}

/// Impact feedback. No-op: there is no haptic hardware on Linux.
@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable {
    /// UIKit's styles. They have no effect.
    case light, medium, heavy, soft, rigid
  }
  /// Creates a generator without effect.
  nonisolated public init(style: FeedbackStyle) { super.init() }
  /// Creates a generator without effect.
  nonisolated public override init() { super.init() }
  /// No-op.
  public func impactOccurred() {}
  /// No-op.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Selection feedback. No-op: there is no haptic hardware on Linux.
@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// No-op.
  public func selectionChanged() {}
}

/// Feedback for success, warnings and errors. No-op: there is no haptic hardware on Linux.
@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    /// UIKit's outcomes. They have no effect.
    case success, warning, error
  }
  /// No-op.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
