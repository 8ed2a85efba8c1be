import Dispatch
import Engines
import Synchronization

/// Stops one question and none that follows it.
final class QuestionTicket: Sendable {
  private struct State {
    var isCancelled = false
    var hasEnded = false
    var session: EngineSession?
  }
  private let state = Mutex(State())

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  func check() throws { if isCancelled { throw CancellationError() } }

  func begin(_ session: EngineSession) { state.withLock { $0.session = session } }

  func end() { state.withLock { ($0.hasEnded, $0.session) = (true, nil) } }

  func cancel() {
    state.withLock { $0.isCancelled = true }
    stop()
  }

  /// A session between two questions has nothing to stop, and so it is told until there is an end.
  private func stop() {
    let goesOn = state.withLock { state in
      if !state.hasEnded { state.session?.cancel() }
      return !state.hasEnded && state.session != nil
    }
    guard goesOn else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { self.stop() }
  }
}
