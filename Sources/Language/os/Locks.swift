import Synchronization

#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A value that only one thread at a time can access.
///
///     let count = OSAllocatedUnfairLock(initialState: 0)
///     count.withLock { $0 += 1 }
public struct OSAllocatedUnfairLock<State>: Sendable {
  private final class Storage: @unchecked Sendable {
    // Proof: the state is accessed only while the lock is held.
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

  /// Creates a lock around a value that need not be `Sendable`.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs a closure with the value while holding the lock.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    pthread_mutex_lock(storage.lock)
    defer { pthread_mutex_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Runs a closure with the value while holding the lock.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure with the value if the lock is free; returns `nil` without running it if another thread holds the
  /// lock.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard pthread_mutex_trylock(storage.lock) == 0 else { return nil }
    defer { pthread_mutex_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Runs a closure with the value if the lock is free; returns `nil` without running it if another thread holds the
  /// lock.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock {
  /// The expected owner of a lock.
  public enum Ownership: Hashable, Sendable {
    /// In order of the cases: the calling thread holds the lock, or it does not.
    case owner, notOwner
  }

  /// Stops the program if the lock is not in the expected state.
  public func precondition(_ condition: Ownership) {
    let isOwner = storage.lock.pointee.isOwned
    switch condition {
    case .owner: Swift.precondition(isOwner, "This thread does not have the lock")
    case .notOwner: Swift.precondition(!isOwner, "This thread has the lock already")
    }
  }
}

extension pthread_mutex_t {
  /// Whether the calling thread holds the lock, according to the owner that the C library stores.
  fileprivate var isOwned: Bool {
    // Lock a new mutex to find the thread number that the C library stores as its owner.
    var probe = pthread_mutex_t()
    pthread_mutex_lock(&probe)
    defer { pthread_mutex_unlock(&probe) }
    return __data.__owner == probe.__data.__owner
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock around a value.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() { self.init(uncheckedState: ()) }

  /// Runs a closure while holding the lock.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
  /// Runs a closure while holding the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
  /// Waits for the lock and locks it.
  @available(*, noasync, message: "use withLock")
  public func lock() { pthread_mutex_lock(storage.lock) }
  /// Locks the lock if it is free. Returns whether it was locked.
  @available(*, noasync, message: "use withLockIfAvailable")
  public func lockIfAvailable() -> Bool { pthread_mutex_trylock(storage.lock) == 0 }
  /// Unlocks the lock. Call it on the thread that locked it.
  @available(*, noasync, message: "use withLock")
  public func unlock() { pthread_mutex_unlock(storage.lock) }
}

/// A lock in memory that the caller owns. The lock must not move in memory: allocate it instead of using a property.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public struct os_unfair_lock {
  // A mutex of all zeros is unlocked.
  fileprivate var mutex = pthread_mutex_t()
  /// Creates an unlocked lock.
  public init() {}
}

/// A pointer to a lock.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits for the lock and locks it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.mutex) }
/// Unlocks the lock. Call it on the thread that locked it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.mutex) }
/// Locks the lock if it is free. Returns whether it was locked.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.mutex) == 0
}
/// Stops the program if the calling thread does not hold the lock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  precondition(lock.pointee.mutex.isOwned, "This thread does not have the lock")
}
/// Stops the program if the calling thread holds the lock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
  precondition(!lock.pointee.mutex.isOwned, "This thread has the lock already")
}
