import CWebSockets
import Foundation
import Limits
import Synchronization

/// Serves one page and its WebSocket connections to browsers, by libwebsockets on a thread of its own.
///
/// The page's address holds a token that cannot be guessed; every other path is not there. Requests must name the
/// server by its own name (so that no other name can be made to mean it), and a connection must come from the page
/// itself. Messages are bounded in size and rate: a connection that exceeds them is closed. The server reads from a
/// connection only as fast as the program takes its messages.
package final class LiveServer: Sendable {
  /// A connection, while it lasts. Numbers are never used again.
  package typealias ConnectionID = Int

  package struct Configuration: Sendable {
    /// Where to listen: an address of this machine, its name, or that of an interface; `0.0.0.0` and `::` are all.
    package var address = "127.0.0.1"
    /// 0 takes a free one.
    package var port = 0
    /// The first part of every path.
    package var token = LiveServer.makeToken()
    /// Bytes of a message from a client.
    package var messageLimit = 65_536
    /// Messages of a client within a second, on average over two seconds.
    package var messageRate = 1_000
    package var connectionLimit = 256
    /// Bytes that wait to be sent to a client; beyond them it is closed, since it does not listen.
    package var backlogLimit = 64 << 20
    /// Seconds after which a request that has not come to its end, or whose answer is not read, is given up.
    package var requestTimeout = 10
    /// Seconds after which a connection is closed that the program has not accepted by ``LiveServer/introduce(_:)``.
    package var helloTimeout = Limits.helloSeconds.value
    package init() {}
  }

  /// The page, which all requests share.
  package struct Page: Sendable {
    let bytes: [UInt8]
    /// Scripts with this nonce run and no others; `nil` lets all scripts in the page run.
    let scriptNonce: String?

    package init(_ text: String, scriptNonce: String?) {
      bytes = Array(text.utf8)
      self.scriptNonce = scriptNonce
    }
  }

  /// The program behind the server; called on the server's thread.
  package protocol Handler: AnyObject, Sendable {
    var page: Page { get }
    func connected(_ id: ConnectionID)
    /// Messages wait in an inbox that was empty: take them until there are none.
    func arrived(_ inbox: Inbox)
    func disconnected(_ id: ConnectionID)
  }

  package let configuration: Configuration
  /// The port listened at.
  package let port: Int
  private let listening: ListeningAddress
  private let loop: ServerLoop

  /// Starts to listen, and to serve on a thread of its own until ``stop()``.
  package init(_ configuration: Configuration, handler: any Handler) throws(LiveServerError) {
    guard let library = WebSocketsLibrary.shared else { throw .noLibrary }
    guard let listening = ListeningAddress(configuration.address) else {
      throw .unknownAddress(configuration.address)
    }
    self.configuration = configuration
    self.listening = listening
    loop = ServerLoop(library, configuration, listening, handler)
    port = try loop.open()
    let loop = loop
    let thread = Thread { loop.run() }
    thread.name = "OpenCharts server"
    thread.start()
  }

  /// Where the page is.
  package var address: String {
    LiveServer.address(listening, port: port, token: configuration.token)
  }

  /// Where the page of a server is.
  package static func address(_ listening: ListeningAddress, port: Int, token: String) -> String {
    "http://\(host(listening.host, port))/\(token)/"
  }

  /// Queues a message to a client; one that has gone is passed over. Any thread may call it.
  package func send(_ text: String, to id: ConnectionID) { loop.enqueue(.send(id, Array(text.utf8))) }

  /// Closes a connection and drops its messages that wait.
  package func close(_ id: ConnectionID) { loop.enqueue(.close(id)) }

  /// Accepts a client: its connection stays after ``Configuration/helloTimeout``.
  package func introduce(_ id: ConnectionID) { loop.enqueue(.introduce(id)) }

  package func stop() { loop.enqueue(.stop) }

  /// 128 random bits in letters and digits.
  package static func makeToken() -> String {
    var random = SystemRandomNumberGenerator()
    let alphabet = Array("abcdefghijkmnpqrstuvwxyz23456789")
    return String((0..<26).map { _ in alphabet[Int(random.next() >> 59)] })
  }

  static func host(_ address: String, _ port: Int) -> String {
    (address.contains(":") ? "[\(address)]" : address) + ":\(port)"
  }
}

/// Why nothing can be served.
package enum LiveServerError: Error, Equatable, CustomStringConvertible {
  case noLibrary
  case unknownAddress(String)
  case cannotListen(address: String, port: Int)

  package var description: String {
    switch self {
    case .noLibrary:
      "serving needs libwebsockets \(WebSocketsLibrary.version) (\(WebSocketsLibrary.fileName)): "
        + "apt-get install \(WebSocketsLibrary.package(soname: websockets_soname))"
    case .unknownAddress(let address):
      "\(address) is no address, host or interface that this machine knows"
    case .cannotListen(let address, let port):
      port == 0
        ? "cannot listen at \(address): is that an address of this machine?"
        : "cannot listen at \(address) port \(port): is that an address of this machine, and does no other program "
          + "have the port? Port 0 takes a free one"
    }
  }
}
