import Foundation
import Synchronization

/// Outside of the type: handlers of signals are plain functions.
private let windowChanges = Atomic<Int>(0)

/// How often the terminal's window has had another size.
enum WindowSize {
  /// Counts from here on.
  static func watch() {
    signal(SIGWINCH) { _ in windowChanges.add(1, ordering: .relaxed) }
  }

  static var changes: Int { windowChanges.load(ordering: .relaxed) }
}
