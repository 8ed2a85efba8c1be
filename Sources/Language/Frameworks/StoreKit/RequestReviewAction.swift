@_exported import Foundation
import SwiftUI

/// Asks the user to rate the app. No-op: Linux has no store of apps.
public struct RequestReviewAction: Sendable {
  /// No-op: Linux has no store of apps.
  @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks the user to rate the app. No-op: Linux has no store of apps.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
