import Foundation
import SwiftUI
import UIKit

/// The App Store, which Linux does not have.
public enum AppStore {
  /// False.
  public static var canMakePayments: Bool { false }
  /// Throws ``StoreKitError/userCancelled``: there is no account.
  public static func sync() async throws { throw StoreKitError.userCancelled }
  /// Asks the user to rate the app. No-op.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Shows the user's subscriptions. No-op.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}

/// The sheet that recommends another app.
public enum SKOverlay {
  /// The edge at which the sheet is shown.
  public enum Position: Int, Sendable {
    /// In order of the cases: the bottom edge, and above a tab bar.
    case bottom, bottomRaised
  }
  /// The app that the sheet recommends. Has no effect.
  public struct AppConfiguration: Sendable {
    /// The identifier of the app.
    public var appIdentifier: String
    /// The edge at which the sheet is shown.
    public var position: Position
    /// Creates a recommendation.
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
    }
  }
}

extension View {
  /// Recommends another app. No-op: there is no app store on Linux.
  nonisolated public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.AppConfiguration
  ) -> some View { self }
  /// Shows the user's subscriptions. No-op: there is no app store on Linux.
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
}
