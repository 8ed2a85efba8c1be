/// A type that sends values over time to its subscribers.
///
/// Create publishers from ``Just``, subjects, `$published` properties and the operators, or implement
/// ``receive(subscriber:)`` in a type of your own.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error; `Never` if the publisher cannot fail.
  associatedtype Failure: Error

  /// Calls `receive` for each event until the publisher ends or the subscription is cancelled.
  func _subscribe(_ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable

  /// Attaches a subscriber. A publisher implements this function; the publishers of this module implement
  /// `_subscribe` instead.
  func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output
}

/// A value, or the end of a publisher.
public enum _PublisherEvent<Output, Failure: Error> {
  case value(Output)
  case completion(Subscribers.Completion<Failure>)
}

/// A namespace for types that subscribers use.
public enum Subscribers {
  /// The way in which a publisher ended.
  public enum Completion<Failure: Error> {
    /// The publisher has sent all values.
    case finished
    /// The publisher stopped because of an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// An activity that can be cancelled.
public protocol Cancellable {
  /// Cancels the activity.
  func cancel()
}

/// A subscription that is cancelled when the last reference to it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Creates a subscription that calls a closure once when it is cancelled.
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  /// Creates a subscription that cancels another one.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }
  deinit { cancel() }

  /// Cancels the subscription. Further calls do nothing.
  public func cancel() {
    let last = action
    action = nil
    last?()
  }

  /// Stores the subscription in a collection, which keeps it active.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Stores the subscription in a collection, which keeps it active.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher {
  /// Subscribes with one closure for the end and one for the values.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    _subscribe { event in
      switch event {
      case .value(let value): receiveValue(value)
      case .completion(let end): receiveCompletion(end)
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Subscribes with a closure for the values.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Assigns each value to a property of an object.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Assigns each value to a published property, as long as that property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.take(from: self)
  }
}

/// A publisher that hides the type of another one.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe: (@escaping (_PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable

  /// Creates a publisher that forwards another one.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = publisher._subscribe
  }

  public func _subscribe(
    _ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void
  ) -> AnyCancellable { subscribe(receive) }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// The publisher never fails.
  public typealias Failure = Never
  /// The value that is sent.
  public let output: Output

  /// Creates a publisher that sends this value immediately and then finishes.
  public init(_ output: Output) { self.output = output }

  public func _subscribe(_ receive: @escaping (_PublisherEvent<Output, Never>) -> Void) -> AnyCancellable {
    receive(.value(output))
    receive(.completion(.finished))
    return AnyCancellable {}
  }
}
