import Foundation
import ViewValues

/// Brings what a view shows up to date.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
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

extension View {
  /// Runs when someone pulls a list or a scroll view within down beyond its beginning, by finger or wheel, or
  /// presses its button by keys, in a live session.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    changing { $0.refresh = RefreshAction(action: action) }
  }
}
