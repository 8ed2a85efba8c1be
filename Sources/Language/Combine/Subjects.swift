import Foundation
import Isolation
import Synchronization

/// A publisher that code sends values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
  /// Ends it: nothing is sent any longer.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Tells that something has happened.
  public func send() { send(()) }
}

/// Those who subscribed, in order; calls from several threads take turns.
final class Subscriptions<Output, Failure: Error>: Sendable {
  private typealias Receiver = AuthorValue<(_PublisherEvent<Output, Failure>) -> Void>

  private struct State {
    var receivers: [(id: Int, receive: Receiver)] = []
    var next = 0
    var end: Subscribers.Completion<Failure>?
  }

  /// Held while a new subscriber hears its first value, so that no later one overtakes it; what it does then may come
  /// back here.
  private let turn = NSRecursiveLock()
  private let state = Mutex(State())

  var hasEnded: Bool { turn.withLock { state.withLock { $0.end != nil } } }

  /// Adds a subscriber, who hears `first` at once.
  func add(
    first: Output?, _ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void
  ) -> AnyCancellable {
    turn.withLock {
      if let end = state.withLock({ $0.end }) {
        receive(.completion(end))
        return AnyCancellable {}
      }
      let receiver = AuthorValue(receive)
      let id = state.withLock { state in
        defer { state.next += 1 }
        state.receivers.append((state.next, receiver))
        return state.next
      }
      if let first { receive(.value(first)) }
      return AnyCancellable { [weak self] in
        guard let self else { return }
        // The receiver is let go of outside of the locks: its end may cancel others.
        let gone = self.turn.withLock {
          self.state.withLock { state in
            state.receivers.firstIndex { $0.id == id }.map { state.receivers.remove(at: $0) }
          }
        }
        withExtendedLifetime(gone) {}
      }
    }
  }

  func send(_ event: _PublisherEvent<Output, Failure>) {
    let all: [Receiver] = turn.withLock {
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

/// Passes values on to those who have subscribed by then.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscriptions = Subscriptions<Output, Failure>()

  /// A subject without subscribers.
  public init() {}

  /// Passes a value on to those who have subscribed.
  public func send(_ value: Output) { subscriptions.send(.value(value)) }
  /// Ends it: nothing is sent any longer.
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

  /// A subject with its first value.
  public init(_ value: Output) { current = value }

  /// The newest value; setting it sends it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Keeps a value and passes it on; nothing after the end.
  public func send(_ value: Output) {
    guard !subscriptions.hasEnded else { return }
    lock.withLock { current = value }
    subscriptions.send(.value(value))
  }
  /// Ends it: nothing is sent any longer.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.send(.completion(completion))
  }
  public func _subscribe(
    _ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void
  ) -> AnyCancellable { subscriptions.add(first: value, receive) }
}
