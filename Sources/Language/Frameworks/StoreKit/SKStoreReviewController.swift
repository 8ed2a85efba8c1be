import UIKit

/// Asks the user to rate the app. No-op: there is no app store on Linux.
@MainActor public enum SKStoreReviewController {
  /// No-op: there is no app store on Linux.
  public static func requestReview() {}
  /// No-op: there is no app store on Linux.
  public static func requestReview(in windowScene: UIWindowScene) {}
}
