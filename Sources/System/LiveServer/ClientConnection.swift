import Foundation
import OpenChartsCWebSockets

/// One client: the message being received, the inbox for the program, and the messages to send.
final class ClientConnection {
  let handle: WebSocketsLibrary.Connection
  let inbox: LiveServer.Inbox
  /// The bytes received so far of an incomplete message.
  var incoming: [UInt8] = []
  /// Whether the program has accepted the client's first message.
  var isIntroduced = false
  /// Whether the server has stopped reading from the client until its inbox has space again.
  var isPaused = false
  /// The time at which the client connected, in nanoseconds of system uptime.
  let start = DispatchTime.now().uptimeNanoseconds
  var isClosing = false
  /// The number of bytes to send.
  private(set) var backlog = 0
  private var outgoing: [[UInt8]] = []
  private var first = 0

  private let rate: Double
  /// The number of messages that may arrive now. It increases with time.
  private var allowance: Double
  private var lastMessage = DispatchTime.now().uptimeNanoseconds

  init(_ handle: WebSocketsLibrary.Connection, _ inbox: LiveServer.Inbox, rate: Int) {
    self.handle = handle
    self.inbox = inbox
    self.rate = Double(rate)
    allowance = 2 * Double(rate)
  }

  /// Whether the client's message rate is within the limit. Uses a token bucket whose capacity is two seconds of
  /// messages.
  func allowsMessage() -> Bool {
    let now = DispatchTime.now().uptimeNanoseconds
    allowance = min(2 * rate, allowance + Double(now - lastMessage) / 1e9 * rate)
    lastMessage = now
    guard allowance >= 1 else { return false }
    allowance -= 1
    return true
  }

  /// Appends a message. Adds the padding that libwebsockets requires before it.
  func enqueue(_ message: [UInt8]) {
    outgoing.append(Array(repeating: 0, count: Int(websockets_padding)) + message)
    backlog += message.count
  }

  /// Drops the messages in both directions, and accepts no more messages.
  func abandon() {
    isClosing = true
    inbox.close()
    outgoing = []
    first = 0
    backlog = 0
  }

  /// Whether the client has closed its side of the connection, even if it sent bytes that the server has not read yet.
  func isAbandoned(_ library: WebSocketsFunctions) -> Bool {
    var status = pollfd(fd: library.get_socket_fd(handle), events: websockets_peer_has_ended, revents: 0)
    return poll(&status, 1, 0) > 0
  }

  /// Sends the next message. Called when the socket is writable. Returns 0, or -1 to close the connection.
  func send(_ library: WebSocketsFunctions) -> Int32 {
    if isClosing {
      library.close_reason(handle, LWS_CLOSE_STATUS_GOINGAWAY, nil, 0)
      return -1
    }
    guard first < outgoing.count else { return 0 }
    let padding = Int(websockets_padding)
    let count = outgoing[first].count - padding
    let written = outgoing[first].withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { library.write(handle, $0 + padding, count, LWS_WRITE_TEXT) } ?? -1
    }
    guard written >= count else { return -1 }
    outgoing[first] = []
    backlog -= count
    first += 1
    if first == outgoing.count {
      outgoing.removeAll(keepingCapacity: outgoing.count < 64)
      first = 0
    } else {
      _ = library.callback_on_writable(handle)
    }
    return 0
  }
}
