import Combine
import Foundation
import Synchronization
import Testing

/// Collects values from other threads until all have arrived.
private final class Inbox<Value: Sendable>: Sendable {
  private let values = Mutex<[Value]>([])
  private let wanted: Int
  private let isFull = DispatchSemaphore(value: 0)

  init(wanted: Int) { self.wanted = wanted }

  func put(_ value: Value) {
    let count = values.withLock { values in
      values.append(value)
      return values.count
    }
    if count == wanted { isFull.signal() }
  }

  /// Returns the collected values when they are complete, or after ten seconds.
  func take() -> [Value] {
    _ = isFull.wait(timeout: .now() + 10)
    return values.withLock { $0 }
  }
}

@Suite("Publishers and schedulers") struct SchedulerTests {
  @Test("Values arrive through a queue in order, followed by the end")
  func queues() {
    let inbox = Inbox<Int>(wanted: 4)
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.receive(on: DispatchQueue(label: "inbox")).sink(
      receiveCompletion: { _ in inbox.put(-1) }, receiveValue: { inbox.put($0) })
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    #expect(inbox.take() == [1, 2, 3, -1])
    subscription.cancel()
  }

  @Test("Operation queues and run loops of other threads receive values, immediately and after a delay")
  func otherSchedulers() {
    let operations = OperationQueue()
    operations.maxConcurrentOperationCount = 1
    let first = Inbox<String>(wanted: 2)
    let now = Just("now").receive(on: operations).sink { first.put($0) }
    let later = Just("later").delay(for: 0.02, scheduler: operations).sink { first.put($0) }
    #expect(first.take() == ["now", "later"])

    let second = Inbox<String>(wanted: 2)
    let thread = Thread {
      let loop = RunLoop.current
      let now = Just("now").receive(on: loop).sink { second.put($0) }
      let later = Just("later").delay(for: 0.02, scheduler: loop).sink { second.put($0) }
      let end = Date(timeIntervalSinceNow: 5)
      while Date() < end, loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) {}
      now.cancel()
      later.cancel()
    }
    thread.start()
    #expect(second.take() == ["now", "later"])
    now.cancel()
    later.cancel()
  }

  @Test("Timers and run loops wait for the first time, too")
  func firstTick() {
    let ticks = Inbox<Date>(wanted: 2)
    let start = Date()
    let thread = Thread {
      let timer = Timer.publish(every: 0.2, on: .current, in: .default).autoconnect().sink {
        ticks.put($0)
      }
      let later = Just(0).delay(for: 0.2, scheduler: RunLoop.current).sink { _ in ticks.put(Date()) }
      let end = Date(timeIntervalSinceNow: 5)
      while Date() < end, RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) {}
      timer.cancel()
      later.cancel()
    }
    thread.start()
    let times = ticks.take()
    #expect(
      times.count == 2 && times.allSatisfy { $0.timeIntervalSince(start) > 0.19 }, "\(times) after \(start)")
  }

  @Test("A timer ticks while it has a subscriber, and not before it is connected")
  func timers() {
    let ticks = Inbox<Date>(wanted: 3)
    let early = Inbox<Date>(wanted: 1)
    let thread = Thread {
      let silent = Timer.publish(every: 0.005, on: .current, in: .default).sink { early.put($0) }
      let publisher = Timer.publish(every: 0.01, tolerance: 0.001, on: .current, in: .default)
      let subscription = publisher.autoconnect().sink { ticks.put($0) }
      let end = Date(timeIntervalSinceNow: 1)
      while Date() < end { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02)) }
      subscription.cancel()
      silent.cancel()
      early.put(.distantPast)
    }
    thread.start()
    let times = ticks.take()
    #expect(times.count >= 3 && times == times.sorted())
    #expect(early.take() == [.distantPast])
  }
}
