@_exported import Foundation
import SwiftUI

/// Asks the user to rate the app. No-op: there is no app store on Linux.
public struct RequestReviewAction: Sendable {
  /// No-op: there is no app store on Linux.
  @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks the user to rate the app. No-op: there is no app store on Linux.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
