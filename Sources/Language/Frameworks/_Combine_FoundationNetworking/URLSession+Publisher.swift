import Combine
import Foundation
import FoundationNetworking

extension URLSession {
  /// A publisher of the answer to a request. Each subscriber has its own request, and receives events on the main queue.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    /// The request.
    public let request: URLRequest
    /// The session that performs the request.
    public let session: URLSession
    /// Creates a publisher of the answer to a request.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    public func _subscribe(_ receive: @escaping (_PublisherEvent<Output, Failure>) -> Void) -> AnyCancellable
    {
      // Proof: all calls are on the main queue.
      nonisolated(unsafe) let receive = receive
      let task = session.dataTask(with: request) { data, response, error in
        let failure = error.map { $0 as? URLError ?? URLError(.unknown) }
        // A subscription that was cancelled has no more events.
        if failure?.code == .cancelled { return }
        DispatchQueue.main.async {
          if let data, let response, failure == nil {
            receive(.value((data, response)))
            receive(.completion(.finished))
          } else {
            receive(.completion(.failure(failure ?? URLError(.badServerResponse))))
          }
        }
      }
      task.resume()
      return AnyCancellable { task.cancel() }
    }
  }

  /// Returns a publisher of the data at an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }
  /// Returns a publisher of the answer to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
