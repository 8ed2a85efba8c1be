import Foundation
import OpenChartsCWebSockets

/// One connection of a ``ClientGate``: the client's socket, and the socket of which libwebsockets has the other end.
///
/// Bytes of the client are passed on only as far as their meaning is known: up to the end of a request's head, and
/// after an upgrade as masked frames. Not thread-safe.
final class GatedConnection {
  private enum Phase {
    /// A request is arriving.
    case request(RequestHead)
    /// The library processes a request. Whether requests or frames follow is not known yet.
    case reply
    case frames(ClientFrames)
  }

  let client: Int32
  let server: Int32
  private var phase = Phase.request(RequestHead())
  /// The bytes of the client that the library has not received. The first `approvedCount` of them may be passed on.
  private let received = ByteQueue(capacity: 16_384)
  private var approvedCount = 0
  /// The bytes of the library that the client has not received.
  private let reply = ByteQueue(capacity: 65_536)

  /// The client will send no more, or nothing more of it is passed on.
  private var clientHasEnded = false
  /// The client has closed its side, but there may be bytes that have not been read.
  private var clientIsLeaving = false
  private var serverHasEnded = false
  /// The library has closed its end. There may be bytes of it that have not been read.
  private(set) var serverHasLeft = false
  private var inputIsShut = false
  private var outputIsShut = false

  init(client: Int32, server: Int32) { (self.client, self.server) = (client, server) }

  deinit {
    close(client)
    close(server)
  }

  /// Lets the next request pass. Called when the library has completed a reply.
  func expectRequest() { if case .reply = phase { phase = .request(RequestHead()) } }

  /// Lets frames pass. Called when the library upgrades the connection.
  func expectFrames() { phase = .frames(ClientFrames()) }

  /// The events to wait for at the client's socket.
  var clientEvents: UInt32 {
    var events = clientIsLeaving ? 0 : websockets_event_leaving
    if !clientHasEnded, received.hasSpace { events |= websockets_event_readable }
    if !reply.isEmpty { events |= websockets_event_writable }
    return events
  }

  /// The events to wait for at the library's socket.
  var serverEvents: UInt32 {
    var events: UInt32 = 0
    if !serverHasEnded, reply.hasSpace { events |= websockets_event_readable }
    if approvedCount > 0 { events |= websockets_event_writable }
    return events
  }

  /// Handles an event at the client's socket. Returns whether the connection stays open.
  func clientEvent(_ events: UInt32) -> Bool {
    if events & websockets_event_ended != 0 { return false }
    if events & websockets_event_leaving != 0 { clientIsLeaving = true }
    return transfer()
  }

  /// Handles an event at the library's socket. Returns whether the connection stays open.
  func serverEvent(_ events: UInt32) -> Bool {
    if events & websockets_event_ended != 0 { serverHasLeft = true }
    return transfer()
  }

  /// Passes bytes in both directions, as far as the sockets accept them.
  ///
  /// - Returns: Whether the connection stays open. False if the client broke the protocol or has disconnected, or if
  ///   everything has been passed on after the library closed its end.
  func transfer() -> Bool {
    guard readClient(), approve() else { return false }
    writeServer()
    repeat {
      readServer()
      guard writeClient() else { return false }
      // The end of the library causes no more events.
    } while serverHasLeft && !serverHasEnded && reply.isEmpty
    return !(serverHasEnded && reply.isEmpty && (serverHasLeft || inputIsShut))
  }

  /// Returns false if the connection is broken.
  private func readClient() -> Bool {
    guard !clientHasEnded, received.hasSpace else { return true }
    let count = received.receive(from: client)
    if count == 0 { clientHasEnded = true }
    return count >= 0 || Self.isTemporary(errno)
  }

  /// Returns false if a frame is not masked.
  private func approve() -> Bool {
    switch phase {
    case .request(var head):
      if let end = head.end(in: received.bytes(from: approvedCount)) {
        approvedCount += end
        phase = .reply
      } else {
        approvedCount = received.count
        phase = .request(head)
      }
    case .reply: break
    case .frames(var frames):
      guard frames.accept(received.bytes(from: approvedCount)) else { return false }
      approvedCount = received.count
      phase = .frames(frames)
    }
    return true
  }

  private func writeServer() {
    while approvedCount > 0 {
      let count = received.send(to: server, limit: approvedCount)
      if count > 0 {
        approvedCount -= count
      } else if errno != EINTR {
        // The library may have stopped reading. If the client has left, the library learns that now, and does not get
        // the rest.
        if !Self.isTemporary(errno) || clientIsLeaving { dropInput() }
        break
      }
    }
    if clientHasEnded, approvedCount == 0, !inputIsShut {
      shutdown(server, Int32(SHUT_WR))
      inputIsShut = true
    }
  }

  private func dropInput() {
    received.removeAll()
    approvedCount = 0
    clientHasEnded = true
  }

  private func readServer() {
    guard !serverHasEnded, reply.hasSpace else { return }
    let count = reply.receive(from: server)
    if count == 0 || count < 0 && !Self.isTemporary(errno) { serverHasEnded = true }
  }

  /// Returns false if the connection is broken.
  private func writeClient() -> Bool {
    while !reply.isEmpty {
      let count = reply.send(to: client, limit: reply.count)
      if count <= 0, errno != EINTR { return Self.isTemporary(errno) }
    }
    if serverHasEnded, !outputIsShut {
      shutdown(client, Int32(SHUT_WR))
      outputIsShut = true
    }
    return true
  }

  private static func isTemporary(_ reason: Int32) -> Bool {
    [EAGAIN, EWOULDBLOCK, EINTR].contains(reason)
  }
}
