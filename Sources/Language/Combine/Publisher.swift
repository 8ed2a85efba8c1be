/// Something that sends values over time to those who subscribe.
///
/// Make publishers from ``Just``, subjects, `$published` properties and the operators; a type of one's own cannot
/// conform, because the exchange between publishers and subscribers is simpler here than in Apple's Combine.
public protocol Publisher<Output, Failure> {
  /// What is sent.
  associatedtype Output
  /// How it may fail; `Never` where it cannot.
  associatedtype Failure: Error

  /// Calls `receive` for each event until it has ended or the subscription is cancelled.
  func _subscribe(_ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable
}

/// A value, or the end.
public enum _PublisherEvent<Output, Failure: Error> {
  case value(Output)
  case completion(Subscribers.Completion<Failure>)
}

/// What subscribers are told by.
public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    /// All values have been sent.
    case finished
    /// It could not go on.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// Something under way that can be ended.
public protocol Cancellable {
  /// Ends what is under way.
  func cancel()
}

/// A subscription; it ends when nothing holds this any longer.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// A subscription that a closure ends, once.
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  /// A subscription that ends another one.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }
  deinit { cancel() }

  /// Ends the subscription; again it does nothing.
  public func cancel() {
    let last = action
    action = nil
    last?()
  }

  /// Keeps the subscription for as long as the collection.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Keeps the subscription for as long as the collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher {
  /// Subscribes with closures for the values and the end.
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

  /// Writes each value to a property.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes each value to a published property for as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.take(from: self)
  }
}

/// A publisher whose kind is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe: (@escaping (_PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable

  /// The values of another publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = publisher._subscribe
  }

  public func _subscribe(
    _ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void
  ) -> AnyCancellable { subscribe(receive) }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// A publisher that sends this value at once and ends.
  public init(_ output: Output) { self.output = output }

  public func _subscribe(_ receive: @escaping (_PublisherEvent<Output, Never>) -> Void) -> AnyCancellable {
    receive(.value(output))
    receive(.completion(.finished))
    return AnyCancellable {}
  }
}
