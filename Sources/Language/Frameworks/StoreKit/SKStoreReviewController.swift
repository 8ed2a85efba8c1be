import UIKit

/// Asks the user to rate the app. No-op: Linux has no store of apps.
@MainActor public enum SKStoreReviewController {
  /// No-op: Linux has no store of apps.
  public static func requestReview() {}
  /// No-op: Linux has no store of apps.
  public static func requestReview(in windowScene: UIWindowScene) {}
}
