import Foundation
import Synchronization

/// Forwards signals that end this process to the process group of a child, such as a compiler. The child has a
/// separate group, so the terminal does not send it Ctrl-C.
struct ProcessGroupSignals {
  /// The process group of the running child; 0 if there is none.
  private static let group = Atomic<Int32>(0)

  private let handlers: SignalHandlers

  /// Registers a child that leads its process group. Call it after the start, because a child inherits the signal
  /// settings of its parent.
  init(ofChild process: Int32) {
    Self.group.store(process, ordering: .sequentiallyConsistent)
    handlers = SignalHandlers(of: [SIGINT, SIGTERM, SIGHUP], Self.handler, keepsOthers: true)
  }

  /// Restores the signals.
  func end() {
    handlers.restore()
    Self.group.store(0, ordering: .sequentiallyConsistent)
  }

  private static let handler: SignalHandlers.Handler = { number in
    let group = ProcessGroupSignals.group.load(ordering: .sequentiallyConsistent)
    // Always send SIGINT, because compilers forward no other signal to their subprocesses.
    if group > 0 { kill(-group, SIGINT) }
    SignalHandlers.raiseDefault(number)
  }
}
