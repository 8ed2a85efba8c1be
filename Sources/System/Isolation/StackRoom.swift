import Glibc

/// More stack for the main thread while trees are followed that are as deep as a program makes them.
///
/// Linux compares the main thread's stack with `RLIMIT_STACK` whenever it grows, so that a higher limit counts at once.
/// Views nested 10,000 deep take about 20 MB without optimisation; systems allow 8 MB as a rule. Other threads, on which
/// the main actor runs where `main` is asynchronous, keep the stacks that they began with: there ``check()`` ends the
/// program with a message.
package enum StackRoom {
  /// Linux keeps at least 128 MB below the main thread's stack free of other memory.
  private static let bytes = rlim_t(100 << 20)

  /// Runs the body with more room, and then restores the limit, which child processes inherit.
  package static func extended<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let before = extend() else { return try body() }
    defer {
      var limit = before
      setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    }
    return try body()
  }

  /// The thread of the last check, and the address below which half of its stack is used up; 0 for the main thread,
  /// whose stack grows.
  @MainActor private static var last: (thread: pthread_t, lowest: UInt)?

  /// Ends the program with a message where half of a thread's stack is used up: layout and drawing, which follow the same
  /// tree, need the rest. An overflow would end it without one.
  @MainActor package static func check() {
    let thread = pthread_self()
    var here: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    if let last, last.thread == thread {
      if address >= last.lowest { return }
      fatalError("Views are nested too deeply for the stack of this thread.")
    }
    last = (thread, lowest(of: thread))
  }

  // Extensions of GNU, which Swift's view of the C library leaves out.
  private static let getID = unsafeBitCast(
    dlsym(nil, "gettid"), to: (@convention(c) () -> pid_t)?.self)
  private static let getAttributes = unsafeBitCast(
    dlsym(nil, "pthread_getattr_np"),
    to: (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt)?.self)

  private static func lowest(of thread: pthread_t) -> UInt {
    var attributes = pthread_attr_t()
    guard let getID, let getAttributes, getID() != getpid(), getAttributes(thread, &attributes) == 0 else {
      return 0
    }
    defer { pthread_attr_destroy(&attributes) }
    var start: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(&attributes, &start, &size) == 0 else { return 0 }
    return UInt(bitPattern: start) + UInt(size / 2)
  }

  /// Raises the limit for the rest of the program.
  ///
  /// - Returns: The limit before; `nil` where it was not changed.
  @discardableResult
  package static func extend() -> rlimit? {
    var limit = rlimit()
    let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    guard getrlimit(stack, &limit) == 0, limit.rlim_cur < bytes else { return nil }
    let before = limit
    limit.rlim_cur = min(bytes, limit.rlim_max)
    return setrlimit(stack, &limit) == 0 ? before : nil
  }
}
