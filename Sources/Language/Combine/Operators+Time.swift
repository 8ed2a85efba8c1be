import OpenChartsIsolation

extension Publisher {
  /// Delivers events after a delay.
  @_disfavoredOverload
  public func delay<S: Scheduler>(
    for interval: _SchedulerStride, scheduler: S
  ) -> AnyPublisher<Output, Failure> { delay(for: interval.duration, scheduler: scheduler) }

  /// Delivers a value after an interval in which no other value arrived. At the end, a waiting value is delivered if
  /// the publisher finished, and dropped if it failed.
  public func debounce<S: Scheduler>(
    for dueTime: _SchedulerStride, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      Derived { receive in
        var waiting: Output?
        var number = 0
        return self._subscribe { event in
          number += 1
          switch event {
          case .value(let value):
            waiting = value
            let current = number
            let action = UncheckedSendable {
              guard current == number, let value = waiting else { return }
              waiting = nil
              receive(.value(value))
            }
            scheduler._perform(after: dueTime.duration) { action.value() }
          case .completion(let end):
            if case .finished = end, let value = waiting { receive(.value(value)) }
            waiting = nil
            receive(event)
          }
        }
      })
  }

  /// Delivers at most one value per interval: the first value at once, then either the first or the latest value of
  /// each interval.
  public func throttle<S: Scheduler>(
    for interval: _SchedulerStride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      Derived { receive in
        var isWaiting = false
        var next: Output?
        func begin() {
          isWaiting = true
          let action = UncheckedSendable {
            isWaiting = false
            guard let value = next else { return }
            next = nil
            begin()
            receive(.value(value))
          }
          scheduler._perform(after: interval.duration) { action.value() }
        }
        return self._subscribe { event in
          guard case .value(let value) = event else { return receive(event) }
          if isWaiting {
            if latest || next == nil { next = value }
          } else {
            begin()
            receive(.value(value))
          }
        }
      })
  }

  /// Subscribes on a queue or a run loop.
  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      Derived { receive in
        var inner: AnyCancellable?
        var isCancelled = false
        let action = UncheckedSendable { if !isCancelled { inner = self._subscribe(receive) } }
        scheduler._perform(after: 0) { action.value() }
        return AnyCancellable {
          isCancelled = true
          inner?.cancel()
        }
      })
  }
}
