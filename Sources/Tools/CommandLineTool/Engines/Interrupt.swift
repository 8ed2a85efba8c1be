import Dispatch
import Engines
import Foundation

/// Ctrl-C while an engine works: the engine stops, and so does the tool. A server would work on for nobody otherwise.
enum Interrupt {
  /// Carries out `work`, whose question ends with ``EngineError/Problem/cancelled`` at the first Ctrl-C. The second one
  /// ends the process at once, as without this.
  static func stopping<Result>(_ session: EngineSession, _ work: () throws -> Result) rethrows -> Result {
    let old = signal(SIGINT, SIG_IGN)
    // The main thread waits for the engine meanwhile.
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      signal(SIGINT, SIG_DFL)
      session.cancel()
    }
    source.resume()
    defer {
      source.cancel()
      signal(SIGINT, old)
    }
    return try work()
  }
}
