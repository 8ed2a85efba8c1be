import Foundation
import OpenChartsIsolation
import Synchronization

/// A publisher to which code can send values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Ends the subject; it ignores later values.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends an event without a value.
  public func send() { send(()) }
}

/// The subscribers in order. Calls from several threads are serialised.
final class Subscriptions<Output, Failure: Error>: Sendable {
  private typealias Receiver = UncheckedSendable<(_PublisherEvent<Output, Failure>) -> Void>

  private struct State {
    var receivers: [(id: Int, receive: Receiver)] = []
    var next = 0
    var end: Subscribers.Completion<Failure>?
  }

  /// Locked while a new subscriber receives its first value, so that a later value cannot overtake it. It is
  /// recursive because a subscriber may call this object again.
  private let deliveryLock = NSRecursiveLock()
  private let state = Mutex(State())

  var hasEnded: Bool { deliveryLock.withLock { state.withLock { $0.end != nil } } }

  /// Adds a subscriber, which receives `first` immediately if it is not `nil`.
  func add(
    first: Output?, _ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void
  ) -> AnyCancellable {
    deliveryLock.withLock {
      if let end = state.withLock({ $0.end }) {
        receive(.completion(end))
        return AnyCancellable {}
      }
      let receiver = UncheckedSendable(receive)
      let id = state.withLock { state in
        defer { state.next += 1 }
        state.receivers.append((state.next, receiver))
        return state.next
      }
      if let first { receive(.value(first)) }
      return AnyCancellable { [weak self] in
        guard let self else { return }
        // Release the receiver outside the locks, because its deinitialiser may cancel other subscriptions.
        let gone = self.deliveryLock.withLock {
          self.state.withLock { state in
            state.receivers.firstIndex { $0.id == id }.map { state.receivers.remove(at: $0) }
          }
        }
        withExtendedLifetime(gone) {}
      }
    }
  }

  func send(_ event: _PublisherEvent<Output, Failure>) {
    let all: [Receiver] = deliveryLock.withLock {
      state.withLock { state in
        guard state.end == nil else { return [] }
        let all = state.receivers.map(\.receive)
        if case .completion(let completion) = event {
          state.end = completion
          state.receivers = []
        }
        return all
      }
    }
    for receive in all { receive.value(event) }
  }
}

/// Forwards values to the current subscribers.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscriptions = Subscriptions<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  /// Sends a value to the current subscribers.
  public func send(_ value: Output) { subscriptions.send(.value(value)) }
  /// Ends the subject; it ignores later values.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.send(.completion(completion))
  }
  public func _subscribe(
    _ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void
  ) -> AnyCancellable { subscriptions.add(first: nil, receive) }
}

/// Stores the latest value and sends it to each new subscriber immediately.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscriptions = Subscriptions<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  /// Creates a subject with an initial value.
  public init(_ value: Output) { current = value }

  /// The latest value; setting it sends it to the subscribers.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Stores and sends a value; does nothing after the end.
  public func send(_ value: Output) {
    guard !subscriptions.hasEnded else { return }
    lock.withLock { current = value }
    subscriptions.send(.value(value))
  }
  /// Ends the subject; it ignores later values.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.send(.completion(completion))
  }
  public func _subscribe(
    _ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void
  ) -> AnyCancellable { subscriptions.add(first: value, receive) }
}
