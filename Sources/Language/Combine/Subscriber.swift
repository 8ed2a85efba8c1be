import Foundation

/// The identifier of a stream of values.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let id: UInt
  private static let counter = Counter()

  private final class Counter: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var last: UInt = 0
    var next: UInt {
      lock.withLock {
        last += 1
        return last
      }
    }
  }

  /// Creates an identifier that no other call creates.
  public init() { id = Self.counter.next << 1 }
  /// Creates the identifier of an object.
  public init(_ object: AnyObject) { id = UInt(bitPattern: ObjectIdentifier(object)) | 1 }
  public var description: String { "0x" + String(id, radix: 16) }
}

/// A type with an identifier of its stream of values.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// The connection of a subscriber with its publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Allows the publisher to send more values.
  func request(_ demand: Subscribers.Demand)
}

/// A receiver of the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error.
  associatedtype Failure: Error
  /// Receives the subscription, from which the subscriber requests values.
  func receive(subscription: any Subscription)
  /// Receives a value. Returns how many more values the publisher may send.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an event without a value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

extension Subscribers {
  /// A number of values that a publisher may send.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number; `nil` means no limit.
    public let max: Int?
    /// All values.
    public static let unlimited = Demand(max: nil)
    /// No values.
    public static let none = Demand(max: 0)
    /// Creates a demand for a number of values. Traps if it is negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand of \(value) values")
      return Demand(max: value)
    }
    private init(max: Int?) { self.max = max }

    public static func < (a: Demand, b: Demand) -> Bool {
      guard let first = a.max else { return false }
      return b.max.map { first < $0 } ?? true
    }
    /// The sum; unlimited if a part is, or if the number is too large.
    public static func + (a: Demand, b: Demand) -> Demand {
      guard let first = a.max, let second = b.max else { return .unlimited }
      let (sum, isTooLarge) = first.addingReportingOverflow(second)
      return isTooLarge ? .unlimited : Demand(max: sum)
    }
    /// Adds a demand to another one.
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Subtracts one value.
    mutating func take() { self = max.map { Demand(max: $0 - 1) } ?? self }
  }

  /// A subscriber that requests all values and passes them to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let receiveCompletion: (Completion<Failure>) -> Void
    private let receiveValue: (Input) -> Void
    private let lock = NSRecursiveLock()
    private var subscription: (any Subscription)?
    private var isOver = false

    /// Creates a subscriber with one closure for the end and one for the values.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
    }

    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard !isOver, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Demand {
      if !lock.withLock({ isOver }) { receiveValue(value) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      if end() != nil { receiveCompletion(completion) }
    }

    /// Cancels the subscription. Further calls do nothing.
    public func cancel() { end()??.cancel() }

    /// Ends the subscription and returns it; `nil` if it has ended before.
    private func end() -> (any Subscription)?? {
      lock.withLock {
        guard !isOver else { return nil }
        isOver = true
        defer { subscription = nil }
        return .some(subscription)
      }
    }
  }
}

extension Publisher {
  /// Attaches a subscriber. Publishers of this module send a subscriber as many values as it requests; further values
  /// wait for the next request.
  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
    let subscription = DemandSubscription(subscriber) { receive in _subscribe(receive) }
    subscriber.receive(subscription: subscription)
  }

  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Failure == Failure, S.Input == Output {
    receive(subscriber: subscriber)
  }

  /// Receives the events of a publisher that implements ``receive(subscriber:)``.
  public func _subscribe(_ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { receive(.completion($0)) }, receiveValue: { receive(.value($0)) })
    self.receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

/// Delivers the values of a publisher as a subscriber requests them.
private final class DemandSubscription<S: Subscriber>: Subscription {
  private typealias Events = (@escaping (_PublisherEvent<S.Input, S.Failure>) -> Void) -> AnyCancellable

  /// Recursive, because a subscriber may request values or cancel while it receives one.
  private let lock = NSRecursiveLock()
  private var subscriber: S?
  /// Starts the publisher; `nil` once it has started.
  private var start: Events?
  private var source: AnyCancellable?
  private var demand = Subscribers.Demand.none
  /// The values that wait; those before `next` are delivered.
  private var waiting: [S.Input] = []
  private var next = 0
  private var end: Subscribers.Completion<S.Failure>?
  private var isDelivering = false

  init(
    _ subscriber: S,
    _ start: @escaping (@escaping (_PublisherEvent<S.Input, S.Failure>) -> Void) -> AnyCancellable
  ) {
    (self.subscriber, self.start) = (subscriber, start)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      if let start, demand > .none {
        self.start = nil
        // The publisher keeps this subscription until it ends or is cancelled.
        let source = start { event in self.take(event) }
        // The subscriber may have cancelled during the first values.
        if subscriber == nil { source.cancel() } else { self.source = source }
      }
      deliver()
    }
  }

  func cancel() {
    lock.withLock {
      (subscriber, start, end) = (nil, nil, nil)
      (waiting, next) = ([], 0)
      source?.cancel()
      source = nil
    }
  }

  private func take(_ event: _PublisherEvent<S.Input, S.Failure>) {
    lock.withLock {
      guard subscriber != nil, end == nil else { return }
      switch event {
      case .value(let value): waiting.append(value)
      case .completion(let end): self.end = end
      }
      deliver()
    }
  }

  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while let subscriber, demand > .none, next < waiting.count {
      let value = waiting[next]
      next += 1
      if next == waiting.count { (waiting, next) = ([], 0) }
      demand.take()
      demand += subscriber.receive(value)
    }
    if let subscriber, let end, waiting.isEmpty {
      cancel()
      subscriber.receive(completion: end)
    }
  }
}
