import Foundation
import OpenChartsCWebSockets
import OpenChartsLimits
import Synchronization

/// Serves one page and its WebSocket connections to browsers, with libwebsockets on a separate thread.
///
/// The page's address contains a token that cannot be guessed; all other paths give 404. Requests must have the
/// server's name as their host (against DNS rebinding), and a WebSocket connection must originate from the page. A
/// connection that exceeds the limits of message size or rate is closed. The server reads from a connection only as
/// fast as the program takes its messages.
package final class LiveServer: Sendable {
  /// The identifier of a connection. Identifiers are not reused.
  package typealias ConnectionID = Int

  package struct Configuration: Sendable {
    /// The address to listen on: an address of this machine, a host name or an interface; `0.0.0.0` and `::` mean all
    /// addresses.
    package var address = "127.0.0.1"
    /// The port; 0 chooses a free one.
    package var port = 0
    /// The first component of every path.
    package var token = LiveServer.makeToken()
    /// The maximum size of a message from a client, in bytes.
    package var messageLimit = 65_536
    /// The maximum number of messages of a client per second, averaged over two seconds.
    package var messageRate = 1_000
    package var connectionLimit = 256
    /// The maximum number of bytes that wait to be sent to a client. A client that exceeds it has stopped reading and
    /// is disconnected.
    package var backlogLimit = 64 << 20
    /// The time in seconds for a request, and for reading its response. After this time, the connection is closed.
    package var requestTimeout = 10
    /// The time in seconds after which a connection is closed if the program has not called
    /// ``LiveServer/introduce(_:)`` for it.
    package var helloTimeout = Limits.helloSeconds.value
    package init() {}
  }

  /// The page. All requests get the same page.
  package struct Page: Sendable {
    let bytes: [UInt8]
    /// The nonce of scripts. Browsers do not run scripts without it.
    let scriptNonce: String

    /// - Parameter scriptNonce: Letters and digits.
    package init(_ text: String, scriptNonce: String) {
      bytes = Array(text.utf8)
      self.scriptNonce = scriptNonce
    }
  }

  /// The program's callbacks, which the server's thread calls.
  package protocol Handler: AnyObject, Sendable {
    var page: Page { get }
    func connected(_ id: ConnectionID)
    /// An inbox that was empty has received a message. The handler must take messages until there are none.
    func arrived(_ inbox: Inbox)
    func disconnected(_ id: ConnectionID)
  }

  package let configuration: Configuration
  /// The port on which the server listens.
  package let port: Int
  private let listening: ListeningAddress
  private let loop: ServerLoop

  /// Listens, and serves on a new thread until ``stop()``.
  package init(_ configuration: Configuration, handler: any Handler) throws(LiveServerError) {
    guard let library = WebSocketsLibrary.shared else { throw .noLibrary }
    guard let listening = ListeningAddress(configuration.address) else {
      throw .unknownAddress(configuration.address)
    }
    self.configuration = configuration
    self.listening = listening
    loop = try ServerLoop(library, configuration, listening, handler)
    port = try loop.open()
    let loop = loop
    let thread = Thread { loop.run() }
    thread.name = "OpenCharts server"
    thread.start()
  }

  /// The URL of the page.
  package var address: String {
    LiveServer.address(listening, port: port, token: configuration.token)
  }

  /// The URL of a server's page.
  package static func address(_ listening: ListeningAddress, port: Int, token: String) -> String {
    "http://\(host(listening.host, port))/\(token)/"
  }

  /// Queues a message to a client. No-op if the client has disconnected. Thread-safe.
  package func send(_ text: String, to id: ConnectionID) { loop.enqueue(.send(id, Array(text.utf8))) }

  /// Closes a connection and drops its pending messages.
  package func close(_ id: ConnectionID) { loop.enqueue(.close(id)) }

  /// Accepts a client, so that its connection is not closed after ``Configuration/helloTimeout``.
  package func introduce(_ id: ConnectionID) { loop.enqueue(.introduce(id)) }

  package func stop() { loop.enqueue(.stop) }

  /// Returns 26 random letters and digits, with 130 random bits.
  package static func makeToken() -> String {
    var random = SystemRandomNumberGenerator()
    let alphabet = Array("abcdefghijkmnpqrstuvwxyz23456789")
    return String((0..<26).map { _ in alphabet[Int(random.next() >> 59)] })
  }

  static func host(_ address: String, _ port: Int) -> String {
    (address.contains(":") ? "[\(address)]" : address) + ":\(port)"
  }
}

/// The reason why the server cannot start.
package enum LiveServerError: Error, Equatable, CustomStringConvertible {
  case noLibrary
  case unknownAddress(String)
  case cannotListen(address: String, port: Int)
  case tooManyFiles

  package var description: String {
    switch self {
    case .noLibrary:
      "serving needs libwebsockets \(WebSocketsLibrary.version) (\(WebSocketsLibrary.fileName)): "
        + "apt-get install \(WebSocketsLibrary.package(soname: websockets_soname))"
    case .unknownAddress(let address):
      "\(address) is no address, host or interface that this machine knows"
    case .tooManyFiles: "this process has too many open files (see ulimit -n)"
    case .cannotListen(let address, let port):
      port == 0
        ? "cannot listen at \(address): is that an address of this machine?"
        : "cannot listen at \(address) port \(port): is that an address of this machine, and does no other program "
          + "have the port? Port 0 takes a free one"
    }
  }
}
