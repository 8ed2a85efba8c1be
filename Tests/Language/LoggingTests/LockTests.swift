import Dispatch
import Testing
import os.lock

@Suite struct LockTests {
  @Test("A lock lets one thread at a time change its state")
  func counts() {
    let count = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in count.withLock { $0 += 1 } }
    #expect(count.withLock { $0 } == 1000)
    #expect(count.withLockIfAvailable { $0 + 1 } == 1001)
    // The thread that owns the lock cannot lock it again.
    count.withLockUnchecked { _ in #expect(count.withLockIfAvailable { $0 } == nil) }
  }

  @Test("A lock without a state, and a lock in allocated memory")
  func plain() {
    let lock = OSAllocatedUnfairLock()
    #expect(lock.withLock { 3 } == 3)
    let memory = os_unfair_lock_t.allocate(capacity: 1)
    defer { memory.deallocate() }
    memory.initialize(to: os_unfair_lock())
    os_unfair_lock_lock(memory)
    #expect(!os_unfair_lock_trylock(memory))
    os_unfair_lock_unlock(memory)
    #expect(os_unfair_lock_trylock(memory))
    os_unfair_lock_unlock(memory)
  }

  @Test("A free lock can be locked, and knows its owner")
  func owners() {
    let lock = OSAllocatedUnfairLock()
    lock.precondition(.notOwner)
    #expect(lock.lockIfAvailable())
    lock.precondition(.owner)
    #expect(!lock.lockIfAvailable())
    // Another thread does not own the lock.
    let thread = DispatchQueue(label: "other")
    thread.async { lock.precondition(.notOwner) }
    thread.sync {}
    lock.unlock()
    lock.precondition(.notOwner)
    let memory = os_unfair_lock_t.allocate(capacity: 1)
    defer { memory.deallocate() }
    memory.initialize(to: os_unfair_lock())
    os_unfair_lock_assert_not_owner(memory)
    os_unfair_lock_lock(memory)
    os_unfair_lock_assert_owner(memory)
    os_unfair_lock_unlock(memory)
  }

  @Test("A failed check of the lock's owner stops the program")
  func violations() async {
    await #expect(processExitsWith: .failure) { OSAllocatedUnfairLock().precondition(.owner) }
    await #expect(processExitsWith: .failure) {
      let lock = OSAllocatedUnfairLock(initialState: 0)
      lock.withLockUnchecked { _ in lock.precondition(.notOwner) }
    }
    await #expect(processExitsWith: .failure) {
      let memory = os_unfair_lock_t.allocate(capacity: 1)
      memory.initialize(to: os_unfair_lock())
      os_unfair_lock_assert_owner(memory)
    }
  }
}
