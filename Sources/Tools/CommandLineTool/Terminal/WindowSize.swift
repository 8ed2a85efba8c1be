import Foundation
import Synchronization

/// Global, because signal handlers cannot capture.
private let windowChanges = Atomic<Int>(0)

/// Counts the changes of the terminal window's size.
enum WindowSize {
  /// Starts counting.
  static func watch() {
    _ = SignalHandlers(of: [SIGWINCH], { _ in windowChanges.add(1, ordering: .relaxed) })
  }

  static var changes: Int { windowChanges.load(ordering: .relaxed) }
}
