import Foundation

/// The types of publishers that operators make. Apps extend it with their own.
public enum Publishers {
  /// The publisher of pairs of the last values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    private let pairs: AnyPublisher<Output, Failure>
    /// Creates the publisher.
    public init(_ a: A, _ b: B) { pairs = a.combineLatest(b) }
    public func _subscribe(_ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable
    {
      pairs._subscribe(receive)
    }
  }

  /// The publisher of the values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    private let values: AnyPublisher<Output, Failure>
    /// Creates the publisher.
    public init(_ a: A, _ b: B) { values = a.merge(with: b) }
    public func _subscribe(_ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable
    {
      values._subscribe(receive)
    }
  }

  /// The publisher of the values of any number of publishers as they come. It ends with the last of them, or with the
  /// first failure.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    private let values: AnyPublisher<Output, Failure>
    /// Creates the publisher.
    public init(_ upstream: Upstream...) { self.init(upstream) }
    /// Creates the publisher of the values of a sequence of publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      values = Array(upstream).publisher.setFailureType(to: Failure.self).flatMap { $0 }
    }
    public func _subscribe(_ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable
    {
      values._subscribe(receive)
    }
  }

  /// The publisher of pairs: the first values of two publishers, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    private let pairs: AnyPublisher<Output, Failure>
    /// Creates the publisher.
    public init(_ a: A, _ b: B) { pairs = a.zip(b) }
    public func _subscribe(_ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable
    {
      pairs._subscribe(receive)
    }
  }
}

/// Decodes values of a format, such as `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
  /// The type of encoded values.
  associatedtype Input
  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension Publisher {
  /// Decodes each value. An error ends the publisher.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
