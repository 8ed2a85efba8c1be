/// Something that sends values over time to those who subscribe.
///
/// Make publishers from ``Just``, subjects, `$published` properties and the operators; a type of one's own cannot
/// conform, because the exchange between publishers and subscribers is simpler here than in Apple's Combine.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Calls `receive` for each event until it has ended or the subscription is cancelled.
  func _subscribe(_ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable
}

/// A value, or the end.
public enum _PublisherEvent<Output, Failure: Error> {
  case value(Output)
  case completion(Subscribers.Completion<Failure>)
}

public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// Something under way that can be ended.
public protocol Cancellable {
  func cancel()
}

/// A subscription; it ends when nothing holds this any longer.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }
  deinit { cancel() }

  public func cancel() {
    let last = action
    action = nil
    last?()
  }

  /// Keeps the subscription for as long as the collection.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
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

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = publisher._subscribe
  }

  public func _subscribe(
    _ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void
  ) -> AnyCancellable { subscribe(receive) }
}

/// A publisher of one value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func _subscribe(_ receive: @escaping (_PublisherEvent<Output, Never>) -> Void) -> AnyCancellable {
    receive(.value(output))
    receive(.completion(.finished))
    return AnyCancellable {}
  }
}
