import Foundation

/// Runs something once, after some seconds by the time of day, also where functions of Dispatch that wait are led
/// elsewhere.
package struct DayTimer: @unchecked Sendable {
  // Proof: this never changes, and a source of Dispatch may be cancelled from any thread, any number of times.
  private let source: any DispatchSourceTimer

  /// - Parameters:
  ///   - delay: Seconds.
  ///   - body: Called on some thread.
  package init(after delay: Double, _ body: @escaping @Sendable () -> Void) {
    source = DispatchSource.makeTimerSource()
    // The source lives as long as its handler, until it is cancelled.
    source.setEventHandler { @Sendable [self] in
      cancel()
      body()
    }
    source.schedule(deadline: .now() + max(delay, 0))
    source.resume()
  }

  package func cancel() { source.cancel() }
}
