extension Publisher {
  /// Converts events with a closure, which returns the events to send and can end the publisher. `make` is called once
  /// for each subscriber.
  private func converting<T>(
    _ make: @escaping () -> (_PublisherEvent<Output, Failure>) -> [_PublisherEvent<T, Failure>]
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher(
      Derived { receive in
        let convert = make()
        var isOver = false
        return self._subscribe { event in
          guard !isOver else { return }
          for event in convert(event) {
            if case .completion = event { isOver = true }
            receive(event)
          }
        }
      })
  }

  /// Publishes the first values, at most `maxLength`, and finishes.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    converting {
      var left = maxLength
      return { event in
        guard case .value = event else { return [event] }
        left -= 1
        return left > 0 ? [event] : left == 0 ? [event, .completion(.finished)] : [.completion(.finished)]
      }
    }
  }

  /// Publishes the first value and finishes.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Publishes the first value that satisfies a closure, and finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }

  /// Publishes the last value when the publisher finishes.
  public func last() -> AnyPublisher<Output, Failure> {
    collected { $0.suffix(1) }
  }

  /// Publishes all values as one array when the publisher finishes.
  public func collect() -> AnyPublisher<[Output], Failure> { collected { [$0] } }

  /// Publishes arrays of `count` values, and the remaining values when the publisher finishes.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    converting {
      var values: [Output] = []
      return { event in
        switch event {
        case .value(let value):
          values.append(value)
          guard values.count >= count else { return [] }
          defer { values = [] }
          return [.value(values)]
        case .completion(let end):
          if case .finished = end, !values.isEmpty { return [.value(values), .completion(end)] }
          return [.completion(end)]
        }
      }
    }
  }

  /// Combines all values, and publishes the result when the publisher finishes.
  public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    collected { [$0.reduce(initial, next)] }
  }

  /// Publishes the number of values when the publisher finishes.
  public func count() -> AnyPublisher<Int, Failure> { collected { [$0.count] } }

  /// Publishes a value if the publisher finishes without one.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    converting {
      var isEmpty = true
      return { event in
        switch event {
        case .value:
          isEmpty = false
          return [event]
        case .completion(.finished): return isEmpty ? [.value(output), event] : [event]
        case .completion: return [event]
        }
      }
    }
  }

  /// Replaces `nil` by a value.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// Drops all values. Passes on only the end of the publisher.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { collected { _ in [] } }

  /// Calls closures when events happen, and passes the events on. `receiveRequest` is not called, because publishers
  /// send without requests.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      Derived { receive in
        var isOver = false
        let inner = self._subscribe { event in
          switch event {
          case .value(let value): receiveOutput?(value)
          case .completion(let end):
            isOver = true
            receiveCompletion?(end)
          }
          receive(event)
        }
        return AnyCancellable {
          if !isOver { receiveCancel?() }
          inner.cancel()
        }
      })
  }

  private func collected<T>(_ results: @escaping ([Output]) -> [T]) -> AnyPublisher<T, Failure> {
    converting {
      var values: [Output] = []
      return { event in
        switch event {
        case .value(let value):
          values.append(value)
          return []
        case .completion(.finished):
          return results(values).map { _PublisherEvent<T, Failure>.value($0) } + [.completion(.finished)]
        case .completion(let end): return [.completion(end)]
        }
      }
    }
  }
}
