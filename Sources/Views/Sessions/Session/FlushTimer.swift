import Foundation
import ViewCore

/// Runs something on the main actor at a time that may be moved until it has come.
///
/// There is one timer, however often it is set: whoever sets it for each of a session's messages does not pile
/// them up.
@MainActor final class FlushTimer {
  private let source: any DispatchSourceTimer

  init(_ body: @escaping @MainActor () -> Void) {
    source = DispatchSource.makeTimerSource(queue: .main)
    source.setEventHandler(handler: MainQueue.handler(body))
    source.schedule(deadline: .distantFuture)
    source.resume()
  }

  isolated deinit { source.cancel() }

  /// - Parameter delay: Seconds from now; `nil` for never. What was set before is no more.
  func set(after delay: Double?) {
    // Some decades are as good as never.
    source.schedule(deadline: delay.map { .now() + min(max($0, 0), 1e9) } ?? .distantFuture)
  }
}
