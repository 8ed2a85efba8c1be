import Foundation
import OpenChartsViewCore

/// Runs a closure on the main actor at a time that can be changed until then.
///
/// It reuses one timer, so that setting it for each message does not accumulate timers.
@MainActor final class FlushTimer {
  private let source: any DispatchSourceTimer

  init(_ body: @escaping @MainActor () -> Void) {
    source = DispatchSource.makeTimerSource(queue: .main)
    source.setEventHandler(handler: MainQueue.handler(body))
    source.schedule(deadline: .distantFuture)
    source.resume()
  }

  isolated deinit { source.cancel() }

  /// - Parameter delay: Seconds from now; `nil` for never. Replaces the previous time.
  func set(after delay: Double?) {
    // Limit the delay to 1e9 s, about 32 years.
    source.schedule(deadline: delay.map { .now() + min(max($0, 0), 1e9) } ?? .distantFuture)
  }
}
