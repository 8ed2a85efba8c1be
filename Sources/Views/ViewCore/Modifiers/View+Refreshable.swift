import Foundation
import ViewValues

extension View {
  /// Runs when someone pulls a list or a scroll view within down beyond its beginning, by finger or wheel, or
  /// presses its button by keys, in a live session.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    changing { $0.refresh = RefreshAction(action: action) }
  }
}
