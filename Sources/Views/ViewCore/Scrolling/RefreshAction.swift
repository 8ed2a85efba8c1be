import Foundation
import ViewValues

/// Brings what a view shows up to date.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  /// Runs what the author set, and waits for its end.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// What ``View/refreshable(action:)`` said around this place.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
