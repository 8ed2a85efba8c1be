extension Publisher {
  /// Replaces each value by the values of another publisher. `maxPublishers` is not supported: all publishers run at
  /// the same time.
  public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure>
  where P.Failure == Failure {
    inner(keepsOnlyLatest: false, transform)
  }

  /// Replaces each value by the values of another publisher that cannot fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure>
  where P.Failure == Never {
    inner(keepsOnlyLatest: false) { value in
      Derived<P.Output, Failure> { receive in
        transform(value)._subscribe { event in
          switch event {
          case .value(let value): receive(.value(value))
          case .completion: receive(.completion(.finished))
          }
        }
      }
    }
  }

  fileprivate func inner<P: Publisher>(
    keepsOnlyLatest: Bool, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher(
      Derived { receive in
        var (subscriptions, number): ([Int: AnyCancellable], Int) = ([:], 0)
        // The inner publishers that have not ended, and the outer publisher as -1.
        var (open, isOver): (Set<Int>, Bool) = ([-1], false)
        func end(_ index: Int, _ completion: Subscribers.Completion<Failure>) {
          guard !isOver, open.remove(index) != nil else { return }
          subscriptions[index] = nil
          if case .finished = completion, !open.isEmpty { return }
          isOver = true
          receive(.completion(completion))
        }
        let outer = self._subscribe { event in
          switch event {
          case .value(let value):
            let index = number
            number += 1
            if keepsOnlyLatest {
              open.formIntersection([-1])
              subscriptions = [:]
            }
            open.insert(index)
            let subscription = transform(value)._subscribe { event in
              switch event {
              case .value(let value): if !isOver, open.contains(index) { receive(.value(value)) }
              case .completion(let completion): end(index, completion)
              }
            }
            if open.contains(index) { subscriptions[index] = subscription }
          case .completion(let completion): end(-1, completion)
          }
        }
        return AnyCancellable {
          outer.cancel()
          subscriptions = [:]
        }
      })
  }

  /// Publishes pairs: the first values of both publishers, then the second values, and so on.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher(
      Derived { receive in
        var (left, right): ([Output], [P.Output]) = ([], [])
        var (leftEnded, rightEnded, isOver) = (false, false, false)
        func step() {
          while !isOver, !left.isEmpty, !right.isEmpty {
            receive(.value((left.removeFirst(), right.removeFirst())))
          }
          if !isOver, leftEnded && left.isEmpty || rightEnded && right.isEmpty {
            isOver = true
            receive(.completion(.finished))
          }
        }
        func fail(_ completion: Subscribers.Completion<Failure>) {
          guard !isOver else { return }
          isOver = true
          receive(.completion(completion))
        }
        let first = self._subscribe { event in
          switch event {
          case .value(let value): left.append(value)
          case .completion(.finished): leftEnded = true
          case .completion(let error): fail(error)
          }
          step()
        }
        let second = other._subscribe { event in
          switch event {
          case .value(let value): right.append(value)
          case .completion(.finished): rightEnded = true
          case .completion(let error): fail(error)
          }
          step()
        }
        return AnyCancellable {
          first.cancel()
          second.cancel()
        }
      })
  }

  /// Publishes values before the values of the publisher.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }

  /// Publishes a sequence before the values of the publisher.
  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
    AnyPublisher(
      Derived { receive in
        for element in elements { receive(.value(element)) }
        return self._subscribe(receive)
      })
  }

  /// Publishes values after the values of the publisher, if the publisher finishes.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      Derived { receive in
        self._subscribe { event in
          if case .completion(.finished) = event { for element in elements { receive(.value(element)) } }
          receive(event)
        }
      })
  }
}

extension Publisher where Failure == Never {
  /// Replaces each value by the values of another publisher that can fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, P.Failure>
  {
    setFailureType(to: P.Failure.self).flatMap(transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the latest publisher, and cancels the previous one.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    inner(keepsOnlyLatest: true) { $0 }
  }
}
