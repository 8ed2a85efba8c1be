import Glibc
import Synchronization

/// A value that one thread at a time may change.
///
///     let count = OSAllocatedUnfairLock(initialState: 0)
///     count.withLock { $0 += 1 }
public struct OSAllocatedUnfairLock<State>: Sendable {
  private final class Storage: @unchecked Sendable {
    // Proof: the state is touched with the lock held alone.
    var state: State
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(_ state: State) {
      self.state = state
      pthread_mutex_init(lock, nil)
    }

    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }
  }

  private let storage: Storage

  /// A lock around a value that need not be safe on several threads.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs a closure with the value while no other thread has the lock.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    pthread_mutex_lock(storage.lock)
    defer { pthread_mutex_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Runs a closure with the value while no other thread has the lock.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// `nil` where another thread has the lock.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard pthread_mutex_trylock(storage.lock) == 0 else { return nil }
    defer { pthread_mutex_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// `nil` where another thread has the lock.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock {
  /// Who has a lock.
  public enum Ownership: Hashable, Sendable {
    /// The thread that asks, and not that one: another or none.
    case owner, notOwner
  }

  /// Stops the program where the lock is not in the state that its code relies on.
  public func precondition(_ condition: Ownership) {
    let isOwner = storage.lock.pointee.isOwned
    switch condition {
    case .owner: Swift.precondition(isOwner, "This thread does not have the lock")
    case .notOwner: Swift.precondition(!isOwner, "This thread has the lock already")
    }
  }
}

extension pthread_mutex_t {
  /// Whether the thread that asks has it; the C library notes who does.
  fileprivate var isOwned: Bool {
    // The thread's number is what the C library notes in one that it takes.
    var own = pthread_mutex_t()
    pthread_mutex_lock(&own)
    defer { pthread_mutex_unlock(&own) }
    return __data.__owner == own.__data.__owner
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// A lock around a value that need not be safe on several threads.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock around a value that need not be safe on several threads.
  public init() { self.init(uncheckedState: ()) }

  /// Runs a closure while no other thread has the lock.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
  /// Runs a closure while no other thread has the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
  /// Waits until no other thread has the lock, and takes it.
  @available(*, noasync, message: "use withLock")
  public func lock() { pthread_mutex_lock(storage.lock) }
  /// Takes the lock where nobody has it, and says whether it did.
  @available(*, noasync, message: "use withLockIfAvailable")
  public func lockIfAvailable() -> Bool { pthread_mutex_trylock(storage.lock) == 0 }
  /// Gives the lock back, on the thread that took it.
  @available(*, noasync, message: "use withLock")
  public func unlock() { pthread_mutex_unlock(storage.lock) }
}

/// A lock in the memory of whoever has it. It must stay where it is: one that was allocated, not a property.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct os_unfair_lock {
  // All zero is a mutex that nobody has.
  fileprivate var mutex = pthread_mutex_t()
  /// A lock that nobody has.
  public init() {}
}

/// Where a lock lies in memory.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until no other thread has the lock, and takes it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.mutex) }
/// Gives the lock back, on the thread that took it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.mutex) }
/// Takes the lock where no thread has it; whether it did.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.mutex) == 0
}
/// Stops the program where the thread that asks does not have the lock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  precondition(lock.pointee.mutex.isOwned, "This thread does not have the lock")
}
/// Stops the program where the thread that asks has the lock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
  precondition(!lock.pointee.mutex.isOwned, "This thread has the lock already")
}
