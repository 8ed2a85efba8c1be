/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether the publisher finishes at once; otherwise it never ends.
  public let completeImmediately: Bool
  /// Creates a publisher without values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public func _subscribe(_ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable {
    if completeImmediately { receive(.completion(.finished)) }
    return AnyCancellable {}
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure
  /// Creates a publisher that fails at once.
  public init(error: Failure) { self.error = error }
  /// Creates a publisher that fails at once.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func _subscribe(_ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable {
    receive(.completion(.failure(error)))
    return AnyCancellable {}
  }
}

/// A publisher that is created separately for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  /// Creates the publisher for a subscriber.
  public let createPublisher: () -> DeferredPublisher
  /// Creates a publisher from a closure that returns the actual publisher for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func _subscribe(_ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable {
    createPublisher()._subscribe(receive)
  }
}

/// A publisher of one value that a closure provides, now or later. Not safe for promises from other threads.
public final class Future<Output, Failure: Error>: Publisher {
  /// Fulfils the future. Only the first call has an effect.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var subscribers: [Int: (_PublisherEvent<Output, Failure>) -> Void] = [:]
  private var number = 0

  /// Creates a future and calls the closure at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in
      guard self.result == nil else { return }
      self.result = result
      for (_, receive) in self.subscribers.sorted(by: { $0.key < $1.key }) { Self.send(result, to: receive) }
      self.subscribers = [:]
    }
  }

  private static func send(
    _ result: Result<Output, Failure>, to receive: (_PublisherEvent<Output, Failure>) -> Void
  ) {
    switch result {
    case .success(let value):
      receive(.value(value))
      receive(.completion(.finished))
    case .failure(let error): receive(.completion(.failure(error)))
    }
  }

  public func _subscribe(_ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable {
    if let result {
      Self.send(result, to: receive)
      return AnyCancellable {}
    }
    number += 1
    let key = number
    subscribers[key] = receive
    return AnyCancellable { self.subscribers[key] = nil }
  }
}

extension Sequence {
  /// A publisher of the elements in order. It finishes after the last element.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher(
      Derived { receive in
        for element in self { receive(.value(element)) }
        receive(.completion(.finished))
        return AnyCancellable {}
      })
  }
}
