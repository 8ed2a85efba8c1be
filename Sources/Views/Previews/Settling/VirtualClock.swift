import Foundation
import OpenChartsIsolation
import Synchronization

/// A virtual clock of a preview program, which counts frames. Delayed work runs when this clock reaches its time,
/// independent of real time, so that no user has to wait.
///
/// It receives work through ``wrapAfter(_:_:_:)``, ``wrapAddTimer(_:_:_:)`` and similar functions, in programs in which
/// these replace functions of Dispatch and Foundation. In other programs it receives nothing, and all work runs in real
/// time.
final class VirtualClock: Sendable {
  static let shared = VirtualClock()
  /// The number of frames per second.
  static let rate = 60.0

  private struct Waiting {
    var due: Int
    var work: DispatchedWork
  }

  private struct State {
    /// The frames since the clock started; `nil` if it is not running.
    var frame: Int?
    /// Sorted by time, latest first; of equal times the newest first.
    var waiting: [Waiting] = []
    /// The number of work items that were sent to a queue and have not finished.
    var running = 0
    /// The continuation that waits for them to finish.
    var listener: CheckedContinuation<Bool, Never>?
    /// The number of waits so far.
    var waitCount = 0
  }

  private let state = Mutex(State())
  @MainActor private let timers: ProgramTimers

  init() { timers = ProgramTimers() }

  /// The frames since the clock started; 0 if it is not running.
  var frame: Int { state.withLock { $0.frame ?? 0 } }

  /// The seconds since the clock started.
  var seconds: Double { Double(frame) / Self.rate }

  var isRunning: Bool { state.withLock { $0.frame != nil } }

  /// The frame in which the next timer fires; `nil` if there is none.
  @MainActor var nextTimer: Int? {
    timers.next(at: seconds).map { Int(($0 * Self.rate - 1e-4).rounded(.up)) }
  }

  /// Adds a timer of the run loop to the clock.
  @MainActor func add(_ timer: Timer) { timers.add(timer, at: seconds) }

  /// The frame in which the next delayed work runs; `nil` if there is none.
  var next: Int? { state.withLock { $0.waiting.last?.due } }

  /// Starts the clock at zero.
  func begin() { state.withLock { $0.frame = 0 } }

  /// Stops the clock and drops the delayed work. New work runs in real time.
  @MainActor func end() {
    timers.end()
    let droppedWork = state.withLock { state in
      defer { (state.frame, state.waiting) = (nil, []) }
      return state.waiting
    }
    for waiting in droppedWork { waiting.work.drop() }
  }

  /// Advances to a frame, runs the work that is due, and fires timers.
  @MainActor func advance(to frame: Int) {
    let due = state.withLock { state -> [Waiting] in
      state.frame = frame
      let firstDue = state.waiting.firstIndex { $0.due <= frame } ?? state.waiting.endIndex
      defer { state.waiting.removeSubrange(firstDue...) }
      return state.waiting[firstDue...].reversed()
    }
    for waiting in due { send(waiting.work) }
    timers.fire(at: seconds)
  }

  /// Runs work as soon as its queue can.
  func send(_ work: DispatchedWork) {
    state.withLock { $0.running += 1 }
    work.send { [self] in
      let listener = state.withLock { state -> CheckedContinuation<Bool, Never>? in
        state.running -= 1
        guard state.running == 0 else { return nil }
        defer { state.listener = nil }
        return state.listener
      }
      listener?.resume(returning: true)
    }
  }

  /// Runs work after `delay` seconds of the clock, or of real time if the clock is not running. Work with a delay of
  /// 1e9 s or more is dropped.
  func send(_ work: DispatchedWork, after delay: Double) {
    // 1e9 s is about 32 years.
    guard delay < 1e9 else { return work.drop() }
    guard delay > 0 else { return send(work) }
    let isScheduled = state.withLock { state in
      guard let now = state.frame else { return false }
      let due = now + Int((delay * Self.rate).rounded(.up))
      let insertionIndex = state.waiting.firstIndex { $0.due <= due } ?? state.waiting.endIndex
      state.waiting.insert(Waiting(due: due, work: work), at: insertionIndex)
      return true
    }
    if !isScheduled { _ = WallClockTimer(after: delay) { [self] in send(work) } }
  }

  /// Waits until all work sent to queues has finished, except the caller's own.
  ///
  /// - Parameter limit: The maximum time, in seconds of real time.
  /// - Returns: Whether the work has finished.
  @MainActor func isIdle(within limit: Double) async -> Bool {
    var timer: WallClockTimer?
    defer { timer?.cancel() }
    return await withCheckedContinuation { continuation in
      let waitCount = state.withLock { state -> Int? in
        guard state.running > 0 else { return nil }
        state.listener = continuation
        state.waitCount += 1
        return state.waitCount
      }
      guard let waitCount else { return continuation.resume(returning: true) }
      timer = WallClockTimer(after: limit) { [self] in
        let listener = state.withLock { state -> CheckedContinuation<Bool, Never>? in
          guard state.waitCount == waitCount else { return nil }
          defer { state.listener = nil }
          return state.listener
        }
        listener?.resume(returning: false)
      }
    }
  }

  /// Waits for `delay` seconds of real time, without blocking other work.
  @MainActor func pause(for delay: Double) async {
    await withCheckedContinuation { continuation in
      _ = WallClockTimer(after: delay) { continuation.resume() }
    }
  }
}
