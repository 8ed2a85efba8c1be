import Foundation
import OpenChartsIsolation

/// The main queue, which always runs on the main thread and so on the main actor.
enum MainQueue {
  /// Runs a closure after the work that is already queued.
  static func async(_ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async(execute: handler(body))
  }

  /// Runs a closure after `delay` seconds.
  static func async(after delay: Double, _ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: handler(body))
  }

  /// Wraps a closure for a callback on the main queue, such as a timer's. Traps if it runs on another queue.
  static func handler(_ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
    { onMainActor(body) }
  }
}
