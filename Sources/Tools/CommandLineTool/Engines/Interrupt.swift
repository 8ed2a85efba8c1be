import Dispatch
import Foundation
import OpenChartsEngines

/// Cancels an engine's query at Ctrl-C, before the tool ends. Otherwise a server would finish a query without a
/// client.
enum Interrupt {
  /// Runs `work`. At the first Ctrl-C its query throws ``EngineError/Problem/cancelled``. The second Ctrl-C ends the
  /// process immediately.
  static func stopping<Result>(_ session: EngineSession, _ work: () throws -> Result) rethrows -> Result {
    let handlers = SignalHandlers(of: [SIGINT], SIG_IGN)
    // A global queue, because the main thread waits for the engine.
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      _ = SignalHandlers(of: [SIGINT], SIG_DFL)
      session.cancel()
    }
    source.resume()
    defer {
      source.cancel()
      handlers.restore()
    }
    return try work()
  }
}
