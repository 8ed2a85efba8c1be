import Foundation
import Isolation

/// The main queue, whose work is the main actor's: it runs on the main thread and nowhere else.
enum MainQueue {
  /// Runs a body after everything that has come by now.
  static func async(_ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async(execute: handler(body))
  }

  /// Runs a body so many seconds from now.
  static func async(after delay: Double, _ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: handler(body))
  }

  /// For what calls back on the main queue, such as timers made for it. On another queue it stops the program.
  static func handler(_ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
    { onMainActor(body) }
  }
}
