import Foundation
import OpenChartsViewValues

/// An action that refreshes the content of a view.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  /// Runs the author's action and waits until it ends.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// The action set by ``View/refreshable(action:)`` on an enclosing view; `nil` for none.
  @Entry public internal(set) var refresh: RefreshAction?
}
