import Foundation
import Synchronization
import TestClient

@testable import OpenChartsLiveServer

/// Records the events of a server.
final class Recorder: LiveServer.Handler {
  enum Event: Equatable {
    case connected(Int)
    case received(String, Int)
    case disconnected(Int)
  }

  private let told = Mutex<[Event]>([])
  let page: LiveServer.Page
  /// Whether messages are taken as soon as they arrive.
  let takes: Bool
  private let inboxes = Mutex<[Int: LiveServer.Inbox]>([:])

  init(page: String, takes: Bool) {
    self.page = LiveServer.Page(page, scriptNonce: "n0nce")
    self.takes = takes
  }

  func connected(_ id: Int) { told.withLock { $0.append(.connected(id)) } }
  func arrived(_ inbox: LiveServer.Inbox) {
    inboxes.withLock { $0[inbox.id] = inbox }
    if takes { while take(inbox.id) {} }
  }
  func disconnected(_ id: Int) { told.withLock { $0.append(.disconnected(id)) } }

  /// Takes the next message.
  ///
  /// - Returns: Whether there was one.
  func take(_ id: Int) -> Bool {
    guard let text = inbox(id)?.take() else { return false }
    told.withLock { $0.append(.received(text, id)) }
    return true
  }

  func inbox(_ id: Int) -> LiveServer.Inbox? { inboxes.withLock { $0[id] } }

  var events: [Event] { told.withLock { $0 } }

  var texts: [String] {
    events.compactMap { event in
      if case .received(let text, _) = event { text } else { nil }
    }
  }

  /// Waits until a condition holds; returns false after `seconds`.
  func waits(_ seconds: Double = 5, for condition: ([Event]) -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      if condition(events) { return true }
      usleep(2_000)
    }
    return condition(events)
  }
}

/// A server that stops when its test ends.
final class TestServer {
  let recorder: Recorder
  let server: LiveServer

  init(
    page: String = "<p>It is here.</p>", takes: Bool = true,
    _ change: (inout LiveServer.Configuration) -> Void = { _ in }
  ) throws {
    var configuration = LiveServer.Configuration()
    change(&configuration)
    recorder = Recorder(page: page, takes: takes)
    server = try LiveServer(configuration, handler: recorder)
  }

  deinit { server.stop() }

  var port: Int { server.port }
  var host: String { "127.0.0.1:\(port)" }
  var path: String { "/\(server.configuration.token)/" }
  var origin: String { "http://" + host }

  /// A client connected to the server's loopback address.
  func client(receiveBuffer: Int32? = nil) -> RawClient? {
    RawClient(port: port, receiveBuffer: receiveBuffer)
  }

  /// A client with a WebSocket connection, like the page's connection; `nil` if it was refused.
  func page(receiveBuffer: Int32? = nil) -> RawClient? {
    guard let client = client(receiveBuffer: receiveBuffer) else { return nil }
    return client.upgrade(path + "live", host: host, origin: origin) == 101 ? client : nil
  }
}
