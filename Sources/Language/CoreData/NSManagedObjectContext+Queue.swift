import OpenChartsIsolation

extension NSManagedObjectContext {
  private static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

  /// Marks the queue, so that work that already runs on it does not wait for itself.
  func markQueue() { queue.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self)) }

  private static let mainKey = DispatchSpecificKey<Bool>()
  private static let mainMark: Void = DispatchQueue.main.setSpecific(key: mainKey, value: true)

  private var isOnQueue: Bool {
    guard concurrencyType == .mainQueue else {
      return DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self)
    }
    Self.mainMark
    // In a program without a main thread, the main queue runs on other threads.
    return Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainKey) == true
  }

  /// Runs a closure on the context's queue, later.
  @preconcurrency public func perform(_ block: @escaping @Sendable () -> Void) { queue.async(execute: block) }

  /// Runs a closure on the context's queue and waits for its end.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    if isOnQueue { return try block() }
    return try queue.sync(execute: block)
  }

  /// Whether a closure on the context's queue may run immediately.
  public enum ScheduledTaskType: Sendable {
    /// The closure runs immediately if the caller is on the context's queue.
    case immediate
    /// The closure runs after those that wait.
    case enqueued
  }

  /// Runs a closure on the context's queue and returns its result.
  @preconcurrency public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws -> T
  ) async throws -> T {
    let result: UncheckedSendable<Result<T, any Error>> = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: UncheckedSendable(Result { try block() })) }
    }
    return try result.value.get()
  }

  /// Runs a closure on the context's queue and returns its result.
  @preconcurrency public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () -> T
  ) async -> T {
    let result: UncheckedSendable<T> = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: UncheckedSendable(block())) }
    }
    return result.value
  }
}
