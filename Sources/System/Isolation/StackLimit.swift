#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Extends the main thread's stack for recursion over trees of arbitrary depth.
///
/// Linux compares the main thread's stack with `RLIMIT_STACK` whenever it grows, so a higher limit takes effect at
/// once. Views nested 10,000 deep need about 20 MB in debug builds; the usual limit is 8 MB. Other threads, on which
/// the main actor runs if `main` is asynchronous, have fixed stacks: there ``check()`` ends the program with a
/// message.
package enum StackLimit {
  /// The new limit, 100 MiB. Linux reserves at least 128 MB of address space below the main thread's stack.
  private static let bytes = rlim_t(100 << 20)

  /// Runs the closure with the extended stack, and then restores the limit, because child processes inherit it.
  package static func extended<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let before = extend() else { return try body() }
    defer {
      var limit = before
      setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
    }
    return try body()
  }

  /// The thread of the last check, and the address below which more than half of its stack is used; 0 for the main
  /// thread, whose stack can grow.
  @MainActor private static var last: (thread: pthread_t, lowest: UInt)?

  /// Ends the program with a message if more than half of the thread's stack is used, because layout and drawing
  /// recurse over the same tree and need the rest. A stack overflow would end it without a message.
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

  // GNU extensions that Swift's Glibc module does not import.
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

  /// Raises the limit for the rest of the process.
  ///
  /// - Returns: The previous limit; `nil` if it was not changed.
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
