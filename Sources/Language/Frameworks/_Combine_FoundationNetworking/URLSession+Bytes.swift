import Foundation
import FoundationNetworking

extension URLSession {
  /// The bytes of an answer, one after the other. On Linux they arrive together.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let data: Data

    /// The position in an answer.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var bytes: Data.Iterator
      /// Returns the next byte; `nil` at the end.
      public mutating func next() async throws -> UInt8? { bytes.next() }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }

    /// The lines of the answer in UTF-8, without empty ones.
    public var lines: Lines { Lines(data: data) }

    /// The lines of an answer.
    public struct Lines: AsyncSequence, Sendable {
      public typealias Element = String
      let data: Data

      /// The position in an answer.
      public struct AsyncIterator: AsyncIteratorProtocol {
        var lines: IndexingIterator<[Substring]>
        /// Returns the next line; `nil` at the end.
        public mutating func next() async throws -> String? { lines.next().map(String.init) }
      }
      public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(
          lines: String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).makeIterator())
      }
    }
  }

  /// Returns the bytes of the answer to a request. `delegate` has no effect.
  public func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws
    -> (AsyncBytes, URLResponse)
  {
    let (data, response) = try await data(for: request)
    return (AsyncBytes(data: data), response)
  }

  /// Returns the bytes at an address. `delegate` has no effect.
  public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws
    -> (AsyncBytes, URLResponse)
  {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}
