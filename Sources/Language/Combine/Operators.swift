extension Publisher {
  /// Returns a publisher that converts each event with a closure; `nil` drops the event. `make` is called once for
  /// each subscriber.
  private func handling<T>(
    _ make: @escaping () -> (Output) -> T?
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher(
      Derived { receive in
        let transform = make()
        return self._subscribe { event in
          switch event {
          case .value(let value): if let result = transform(value) { receive(.value(result)) }
          case .completion(let end): receive(.completion(end))
          }
        }
      })
  }

  /// Wraps the publisher in a type that hides how the values are produced.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Transforms each value with a closure.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    handling { { .some(transform($0)) } }
  }

  /// Transforms each value with a closure, and drops values for which it returns `nil`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    handling { transform }
  }

  /// Publishes the values that satisfy a closure.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    handling { { isIncluded($0) ? $0 : nil } }
  }

  /// Drops each value that equals the previous one, according to a closure.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    handling {
      var last: Output?
      return { value in
        defer { last = value }
        if let last, predicate(last, value) { return nil }
        return value
      }
    }
  }

  /// Drops the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    handling {
      var left = count
      return { value in
        guard left > 0 else { return value }
        left -= 1
        return nil
      }
    }
  }

  /// Combines each value with the previous result, and publishes each result.
  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    handling {
      var sum = initial
      return { value in
        sum = next(sum, value)
        return sum
      }
    }
  }

  /// Publishes the values of two publishers as they arrive. It finishes when both have finished.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher(
      Derived { receive in
        var open = 2
        let both: (_PublisherEvent<Output, Failure>) -> Void = { event in
          if case .completion(.finished) = event {
            open -= 1
            if open > 0 { return }
          }
          receive(event)
        }
        let (first, second) = (self._subscribe(both), other._subscribe(both))
        return AnyCancellable {
          first.cancel()
          second.cancel()
        }
      })
  }

  /// Publishes the latest values of two publishers whenever either of them publishes. Starts when both have published a
  /// value.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher(
      Derived { receive in
        var (left, right): (Output?, P.Output?) = (nil, nil)
        var open = 2
        func sendPair() { if let left, let right { receive(.value((left, right))) } }
        func end(_ completion: Subscribers.Completion<Failure>) {
          open -= 1
          if case .finished = completion, open > 0 { return }
          receive(.completion(completion))
        }
        let first = self._subscribe { event in
          switch event {
          case .value(let value):
            left = value
            sendPair()
          case .completion(let completion): end(completion)
          }
        }
        let second = other._subscribe { event in
          switch event {
          case .value(let value):
            right = value
            sendPair()
          case .completion(let completion): end(completion)
          }
        }
        return AnyCancellable {
          first.cancel()
          second.cancel()
        }
      })
  }
}

extension Publisher where Output: Equatable {
  /// Drops each value that equals the previous one.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

/// A publisher that calls a closure for each subscriber.
struct Derived<Output, Failure: Error>: Publisher {
  let start: (@escaping (_PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable
  init(_ start: @escaping (@escaping (_PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable) {
    self.start = start
  }
  func _subscribe(_ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable {
    start(receive)
  }
}
