import Foundation
import OpenChartsViewValues

extension View {
  /// Adds an action that runs in a live session when the user pulls down a list or scroll view in this view beyond its
  /// start, or presses its refresh button.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    changing { $0.refresh = RefreshAction(action: action) }
  }
}
