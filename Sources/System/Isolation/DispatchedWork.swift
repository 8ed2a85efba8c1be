import CDispatch

/// A function sent to a Dispatch queue, kept until it runs.
package struct DispatchedWork: @unchecked Sendable {
  // Proof: none of these properties changes. Queues may be used from any thread, and the function's data is handed
  // to the queue once, by the caller, who gives it up.
  private let queue: OpaquePointer
  private let context: UnsafeMutableRawPointer?
  private let function: @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// Keeps the queue until the work is sent or dropped, which is to be done once.
  package init(
    _ function: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void,
    on context: UnsafeMutableRawPointer?, to queue: OpaquePointer
  ) {
    (self.queue, self.context, self.function) = (queue, context, function)
    retain(queue)
  }

  /// The same for a closure.
  package init(_ block: @escaping @convention(block) () -> Void, to queue: OpaquePointer) {
    self.init(
      { Unmanaged<Block>.fromOpaque($0!).takeRetainedValue().body() },
      on: Unmanaged.passRetained(Block(block)).toOpaque(), to: queue)
  }

  /// Has the queue run it.
  ///
  /// - Parameter ended: Called there after it.
  package func send(ended: @escaping @Sendable () -> Void) {
    let running = Unmanaged.passRetained(Running(work: self, ended: ended))
    // Not by `dispatch_async_f`, in whose place this may stand.
    dispatch_group_async_f(Self.group, queue, running.toOpaque()) { context in
      let running = Unmanaged<Running>.fromOpaque(context!).takeRetainedValue()
      running.work.function(running.work.context)
      running.ended()
    }
    release(queue)
  }

  /// Lets go of it; it never runs, and what it would have worked on stays in memory.
  package func drop() { release(queue) }

  private static var group: OpaquePointer { everything.pointer }
  /// Dispatch's groups may be used from any thread and this one is never waited for.
  private static let everything = ConstantHandle(constant: dispatch_group_create())
}

private final class Block {
  let body: @convention(block) () -> Void
  init(_ body: @escaping @convention(block) () -> Void) { self.body = body }
}

private final class Running {
  let work: DispatchedWork
  let ended: @Sendable () -> Void

  init(work: DispatchedWork, ended: @escaping @Sendable () -> Void) {
    self.work = work
    self.ended = ended
  }
}

/// Dispatch's own counting of those who hold a queue, which Swift leaves to its class of queues; here there are only
/// pointers.
@_silgen_name("dispatch_retain")
private func retain(_ queue: OpaquePointer)

@_silgen_name("dispatch_release")
private func release(_ queue: OpaquePointer)
