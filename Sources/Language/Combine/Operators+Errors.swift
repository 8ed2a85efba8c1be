extension Publisher {
  /// Transforms each value with a closure. An error that it throws ends the publisher.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    tryCompactMap { .some(try transform($0)) }
  }

  /// Publishes the values that satisfy a closure. An error that it throws ends the publisher.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tryCompactMap { try isIncluded($0) ? $0 : nil }
  }

  /// Transforms each value with a closure, and drops values for which it returns `nil`. An error that it throws ends
  /// the publisher.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher(
      Derived { receive in
        var isOver = false
        return self._subscribe { event in
          guard !isOver else { return }
          switch event {
          case .value(let value):
            do {
              if let result = try transform(value) { receive(.value(result)) }
            } catch {
              isOver = true
              receive(.completion(.failure(error)))
            }
          case .completion(.finished): receive(.completion(.finished))
          case .completion(.failure(let error)): receive(.completion(.failure(error)))
          }
        }
      })
  }

  /// Replaces the error with which the publisher may end.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher(
      Derived { receive in
        self._subscribe { event in
          switch event {
          case .value(let value): receive(.value(value))
          case .completion(.finished): receive(.completion(.finished))
          case .completion(.failure(let error)): receive(.completion(.failure(transform(error))))
          }
        }
      })
  }

  /// Continues with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher(
      Derived { receive in
        var next: AnyCancellable?
        let first = self._subscribe { event in
          switch event {
          case .value(let value): receive(.value(value))
          case .completion(.finished): receive(.completion(.finished))
          case .completion(.failure(let error)): next = handler(error)._subscribe(receive)
          }
        }
        return AnyCancellable {
          first.cancel()
          next?.cancel()
        }
      })
  }

  /// Sends a value and finishes in place of an error.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Subscribes again after an error, at most `retries` times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(retries - 1) }
  }
}

extension Publisher where Failure == Never {
  /// Changes the type of the error, so that the publisher can be combined with publishers that can fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher(
      Derived { receive in
        self._subscribe { event in
          switch event {
          case .value(let value): receive(.value(value))
          case .completion: receive(.completion(.finished))
          }
        }
      })
  }
}
