import Glibc

/// More stack for the main thread while trees are followed that are as deep as a program makes them.
///
/// Linux compares the main thread's stack with `RLIMIT_STACK` whenever it grows, so that a higher limit counts at once.
/// Views nested 10,000 deep take about 20 MB without optimisation; systems allow 8 MB as a rule. Other threads have the
/// stacks that they began with.
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
