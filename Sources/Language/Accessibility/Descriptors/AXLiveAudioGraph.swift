import Foundation
import Synchronization

/// A tone that follows a value while it changes.
///
///     AXLiveAudioGraph.start()
///     AXLiveAudioGraph.updateValue(0.5)      // halfway between the lowest and the highest tone
///     AXLiveAudioGraph.stop()
///
/// There is one such tone for a process. It sounds where a player listens, as a live session in a browser does;
/// without one the calls change nothing that can be heard.
open class AXLiveAudioGraph: NSObject {
  /// What a player hears of.
  package enum Event: Sendable, Equatable {
    case started
    /// 0 is the lowest value that the chart can show, 1 the highest.
    case value(Double)
    case stopped
  }

  private struct State {
    var isRunning = false
    var listener: (@Sendable (Event) -> Void)?
  }
  private static let state = Mutex(State())

  /// Begins the tone; a tone that sounds already goes on.
  open class func start() { post { $0.isRunning ? nil : .started } }

  /// Moves the tone: 0 is the lowest, 1 the highest. Values beyond are the nearest of the two; one that is not
  /// a number, or comes before ``start()``, is passed over.
  open class func updateValue(_ value: Double) {
    post { $0.isRunning && !value.isNaN ? .value(min(max(value, 0), 1)) : nil }
  }

  /// Ends the tone.
  open class func stop() { post { $0.isRunning ? .stopped : nil } }

  /// The player of the process; the last one set is the one that hears. `nil`: none.
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
    // Outside the lock: a player may call back.
    if let (event, listener) = message { listener?(event) }
  }
}
