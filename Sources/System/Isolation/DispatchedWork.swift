import CDispatch

/// A function for a Dispatch queue. It is stored until it is sent.
package struct DispatchedWork: @unchecked Sendable {
  // Proof: none of these properties changes. Queues can be used on any thread, and the caller transfers the
  // function's data to the queue once.
  private let queue: OpaquePointer
  private let context: UnsafeMutableRawPointer?
  private let function: @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// Retains the queue until the work is sent or dropped. Call either ``send(ended:)`` or ``drop()``, exactly once.
  package init(
    _ function: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void,
    on context: UnsafeMutableRawPointer?, to queue: OpaquePointer
  ) {
    (self.queue, self.context, self.function) = (queue, context, function)
    retain(queue)
  }

  /// Creates work from a closure.
  package init(_ block: @escaping @convention(block) () -> Void, to queue: OpaquePointer) {
    self.init(
      { Unmanaged<Block>.fromOpaque($0!).takeRetainedValue().body() },
      on: Unmanaged.passRetained(Block(block)).toOpaque(), to: queue)
  }

  /// Sends the work to its queue.
  ///
  /// - Parameter ended: Called on the queue after the work.
  package func send(ended: @escaping @Sendable () -> Void) {
    let running = Unmanaged.passRetained(Running(work: self, ended: ended))
    // Do not use `dispatch_async_f`, because this function can be its replacement.
    dispatch_group_async_f(Self.group, queue, running.toOpaque()) { context in
      let running = Unmanaged<Running>.fromOpaque(context!).takeRetainedValue()
      running.work.function(running.work.context)
      running.ended()
    }
    release(queue)
  }

  /// Releases the queue without running the work. The work's data is leaked.
  package func drop() { release(queue) }

  private static var group: OpaquePointer { everything.pointer }
  /// The group of all work. Dispatch groups can be used on any thread, and no code waits for this group.
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

/// Dispatch's reference counting for plain pointers to queues. Swift counts references only for its class of queues.
@_silgen_name("dispatch_retain")
private func retain(_ queue: OpaquePointer)

@_silgen_name("dispatch_release")
private func release(_ queue: OpaquePointer)
