import Foundation
import Synchronization

/// A program that is run, such as a compiler, ends where this one is told to end: it has a group of processes of its own,
/// and hears nothing of Ctrl-C or of who ends this program.
enum SharedEnd {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// The group of the program that runs; 0 where none does.
  private static let group = Atomic<Int32>(0)

  /// A program has begun, which leads a group of its own. To be told after its start: programs are started with what
  /// this one does about signals.
  static func begin(_ process: Int32) {
    group.store(process, ordering: .sequentiallyConsistent)
    // Where somebody else sees to a signal, or whoever started this program has it ignored, it stays so.
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

  /// Calls only what a handler of signals may call.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    let group = SharedEnd.group.load(ordering: .sequentiallyConsistent)
    // Always the signal of Ctrl-C: compilers hand it on to the parts that they have started, and no other.
    if group > 0 { kill(-group, SIGINT) }
    signal(number, SIG_DFL)
    raise(number)
  }
}
