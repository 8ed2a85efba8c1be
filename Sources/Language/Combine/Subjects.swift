import Foundation

/// A publisher that code sends values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Those who subscribed, in order; calls from several threads take turns.
final class Subscriptions<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var receivers: [(id: Int, receive: (_PublisherEvent<Output, Failure>) -> Void)] = []
  private var next = 0
  private var end: Subscribers.Completion<Failure>?

  var hasEnded: Bool { lock.withLock { end != nil } }

  /// - Parameter first: What a new subscriber hears at once.
  func add(
    first: Output?, _ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void
  ) -> AnyCancellable {
    lock.withLock {
      if let end {
        receive(.completion(end))
        return AnyCancellable {}
      }
      let id = next
      next += 1
      receivers.append((id, receive))
      if let first { receive(.value(first)) }
      return AnyCancellable { [weak self] in
        guard let self else { return }
        self.lock.withLock { self.receivers.removeAll { $0.id == id } }
      }
    }
  }

  func send(_ event: _PublisherEvent<Output, Failure>) {
    let all = lock.withLock { () -> [(_PublisherEvent<Output, Failure>) -> Void] in
      guard end == nil else { return [] }
      let all = receivers.map(\.receive)
      if case .completion(let completion) = event {
        end = completion
        receivers = []
      }
      return all
    }
    for receive in all { receive(event) }
  }
}

/// Passes values on to those who have subscribed by then.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscriptions = Subscriptions<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { subscriptions.send(.value(value)) }
  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.send(.completion(completion))
  }
  public func _subscribe(
    _ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void
  ) -> AnyCancellable { subscriptions.add(first: nil, receive) }
}

/// Keeps the last value, which new subscribers get at once.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscriptions = Subscriptions<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard !subscriptions.hasEnded else { return }
    lock.withLock { current = value }
    subscriptions.send(.value(value))
  }
  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.send(.completion(completion))
  }
  public func _subscribe(
    _ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void
  ) -> AnyCancellable { subscriptions.add(first: value, receive) }
}
