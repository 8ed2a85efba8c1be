import Foundation
import Isolation
import Synchronization

/// The time by which a program of previews waits: what it puts off runs when this clock comes to its time, whatever the
/// time of day is, so that nobody has to wait for it. It counts in frames.
///
/// It sees what ``wrapAfter(_:_:_:)``, ``wrapAddTimer(_:_:_:)`` and the functions beside them are given, in programs that
/// are linked with them in the place of Dispatch's and Foundation's. Elsewhere it sees nothing, and everything waits by
/// the time of day.
final class ProgramClock: Sendable {
  static let shared = ProgramClock()
  /// A second's frames.
  static let rate = 60.0

  private struct Waiting {
    var due: Int
    var work: DispatchedWork
  }

  private struct State {
    /// Since the clock began; `nil` while the time of day counts.
    var frame: Int?
    /// The earliest last, and of those of one time the first that came.
    var waiting: [Waiting] = []
    /// What has been sent to a queue and has not ended.
    var running = 0
    /// Who waits for all that to end.
    var listener: CheckedContinuation<Bool, Never>?
    /// Counts those who have waited.
    var turn = 0
  }

  private let state = Mutex(State())
  @MainActor private let timers: ProgramTimers

  init() { timers = ProgramTimers() }

  /// Frames since the clock began; 0 where it does not run.
  var frame: Int { state.withLock { $0.frame ?? 0 } }

  /// Seconds since the clock began.
  var seconds: Double { Double(frame) / Self.rate }

  var isRunning: Bool { state.withLock { $0.frame != nil } }

  /// When the first timer fires, in frames; `nil` where there is none.
  @MainActor var nextTimer: Int? {
    timers.next(at: seconds).map { Int(($0 * Self.rate - 1e-4).rounded(.up)) }
  }

  /// Adds a timer of the run loop.
  @MainActor func add(_ timer: Timer) { timers.add(timer, at: seconds) }

  /// When the next thing runs that was put off, in frames; `nil` where nothing waits.
  var next: Int? { state.withLock { $0.waiting.last?.due } }

  /// Begins at zero.
  func begin() { state.withLock { $0.frame = 0 } }

  /// The time of day counts again; what still waits is dropped.
  @MainActor func end() {
    timers.end()
    let dropped = state.withLock { state in
      defer { (state.frame, state.waiting) = (nil, []) }
      return state.waiting
    }
    for waiting in dropped { waiting.work.drop() }
  }

  /// Goes on to a frame; what is due by then runs, and timers fire.
  @MainActor func advance(to frame: Int) {
    let due = state.withLock { state -> [Waiting] in
      state.frame = frame
      let kept = state.waiting.firstIndex { $0.due <= frame } ?? state.waiting.endIndex
      defer { state.waiting.removeSubrange(kept...) }
      return state.waiting[kept...].reversed()
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

  /// Runs work so many seconds from now.
  func send(_ work: DispatchedWork, after delay: Double) {
    // Some decades are as good as never.
    guard delay < 1e9 else { return work.drop() }
    guard delay > 0 else { return send(work) }
    let isKept = state.withLock { state in
      guard let now = state.frame else { return false }
      let due = now + Int((delay * Self.rate).rounded(.up))
      let place = state.waiting.firstIndex { $0.due <= due } ?? state.waiting.endIndex
      state.waiting.insert(Waiting(due: due, work: work), at: place)
      return true
    }
    if !isKept { _ = DayTimer(after: delay) { [self] in send(work) } }
  }

  /// Waits until all that was sent to queues has ended, the caller's own part apart.
  ///
  /// - Parameter limit: Seconds of the day after which it does not wait any longer.
  /// - Returns: Whether it has ended.
  @MainActor func quiet(within limit: Double) async -> Bool {
    var timer: DayTimer?
    defer { timer?.cancel() }
    return await withCheckedContinuation { continuation in
      let turn = state.withLock { state -> Int? in
        guard state.running > 0 else { return nil }
        state.listener = continuation
        state.turn += 1
        return state.turn
      }
      guard let turn else { return continuation.resume(returning: true) }
      timer = DayTimer(after: limit) { [self] in
        let listener = state.withLock { state -> CheckedContinuation<Bool, Never>? in
          guard state.turn == turn else { return nil }
          defer { state.listener = nil }
          return state.listener
        }
        listener?.resume(returning: false)
      }
    }
  }

  /// Waits so long by the time of day, in seconds, while everything else goes on.
  @MainActor func pause(for delay: Double) async {
    await withCheckedContinuation { continuation in
      _ = DayTimer(after: delay) { continuation.resume() }
    }
  }
}
