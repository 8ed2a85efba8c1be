import Foundation

/// Runs a closure once after a delay in real time. A virtual clock that replaces Dispatch's delay functions has no
/// effect on it.
package struct WallClockTimer: @unchecked Sendable {
  // Proof: `source` never changes, and a Dispatch source can be cancelled on any thread, any number of times.
  private let source: any DispatchSourceTimer

  /// - Parameters:
  ///   - delay: The delay in seconds; negative is zero.
  ///   - body: Called on an arbitrary thread.
  package init(after delay: Double, _ body: @escaping @Sendable () -> Void) {
    source = DispatchSource.makeTimerSource()
    // The handler retains the source until it is cancelled.
    source.setEventHandler { @Sendable [self] in
      cancel()
      body()
    }
    source.schedule(deadline: .now() + max(delay, 0))
    source.resume()
  }

  package func cancel() { source.cancel() }
}
