import Foundation
import Synchronization

/// A tone whose pitch follows a changing value.
///
///     AXLiveAudioGraph.start()
///     AXLiveAudioGraph.updateValue(0.5)      // halfway between the lowest and the highest tone
///     AXLiveAudioGraph.stop()
///
/// A process has one such tone. It is audible if a player listens, such as a live session in a browser. Without a
/// player, the methods have no audible effect.
open class AXLiveAudioGraph: NSObject {
  /// A change of the tone, for the player.
  package enum Event: Sendable, Equatable {
    case started
    /// The pitch: 0 is the lowest value of the chart, 1 the highest.
    case value(Double)
    case stopped
  }

  private struct State {
    var isRunning = false
    var listener: (@Sendable (Event) -> Void)?
  }
  private static let state = Mutex(State())

  /// Starts the tone. If it is already playing, this method does nothing.
  open class func start() { post { $0.isRunning ? nil : .started } }

  /// Sets the pitch: 0 is the lowest, 1 the highest. Values outside this range are clamped. NaN is ignored, and so is
  /// any value before ``start()``.
  open class func updateValue(_ value: Double) {
    post { $0.isRunning && !value.isNaN ? .value(min(max(value, 0), 1)) : nil }
  }

  /// Stops the tone.
  open class func stop() { post { $0.isRunning ? .stopped : nil } }

  /// Sets the player of the process, replacing the previous one; `nil` removes it.
  package static func setListener(_ listener: (@Sendable (Event) -> Void)?) {
    state.withLock { $0.listener = listener }
  }

  private static func post(_ make: (State) -> Event?) {
    let message = state.withLock { state -> (Event, (@Sendable (Event) -> Void)?)? in
      guard let event = make(state) else { return nil }
      if event == .started { state.isRunning = true }
      if event == .stopped { state.isRunning = false }
      return (event, state.listener)
    }
    // Call the listener outside the lock, because it may call this type again.
    if let (event, listener) = message { listener?(event) }
  }
}
