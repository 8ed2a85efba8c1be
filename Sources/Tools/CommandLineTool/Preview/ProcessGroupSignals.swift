import Foundation
import Synchronization

/// Forwards signals that end this process to the process group of a child, such as a compiler. The child has a
/// separate group, so the terminal does not send it Ctrl-C.
enum ProcessGroupSignals {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// The process group of the running child; 0 if there is none.
  private static let group = Atomic<Int32>(0)

  /// Registers a child that leads its process group. Call it after the start, because a child inherits the signal
  /// settings of its parent.
  static func begin(_ process: Int32) {
    group.store(process, ordering: .sequentiallyConsistent)
    // Keep other handlers, and signals that the parent process has set to be ignored.
    for number in signals {
      let old = signal(number, handler)
      if old != nil { signal(number, old) }
    }
  }

  static func end() {
    for number in signals {
      let old = signal(number, SIG_DFL)
      if unsafeBitCast(old, to: Int.self) != unsafeBitCast(handler, to: Int.self) { signal(number, old) }
    }
    group.store(0, ordering: .sequentiallyConsistent)
  }

  /// Calls only async-signal-safe functions.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    let group = ProcessGroupSignals.group.load(ordering: .sequentiallyConsistent)
    // Always send SIGINT, because compilers forward no other signal to their subprocesses.
    if group > 0 { kill(-group, SIGINT) }
    signal(number, SIG_DFL)
    raise(number)
  }
}
