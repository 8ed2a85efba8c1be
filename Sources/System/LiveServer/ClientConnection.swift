import CWebSockets
import Foundation

/// One client: the message that is arriving, the messages that wait for the program, and those that wait to be sent.
final class ClientConnection {
  let handle: WebSocketsLibrary.Connection
  let inbox: LiveServer.Inbox
  /// Bytes of a message that has not arrived as a whole.
  var incoming: [UInt8] = []
  /// Whether the program has accepted the client.
  var isIntroduced = false
  /// Whether the server reads nothing from the client until its inbox has room.
  var isPaused = false
  /// Nanoseconds of system uptime.
  let start = DispatchTime.now().uptimeNanoseconds
  var isClosing = false
  /// Bytes that wait to be sent.
  private(set) var backlog = 0
  private var outgoing: [[UInt8]] = []
  private var first = 0

  private let rate: Double
  /// Messages that may come at once; fills up with time.
  private var allowance: Double
  private var lastMessage = DispatchTime.now().uptimeNanoseconds

  init(_ handle: WebSocketsLibrary.Connection, _ inbox: LiveServer.Inbox, rate: Int) {
    self.handle = handle
    self.inbox = inbox
    self.rate = Double(rate)
    allowance = 2 * Double(rate)
  }

  /// A bucket that holds the messages of two seconds.
  func allowsMessage() -> Bool {
    let now = DispatchTime.now().uptimeNanoseconds
    allowance = min(2 * rate, allowance + Double(now - lastMessage) / 1e9 * rate)
    lastMessage = now
    guard allowance >= 1 else { return false }
    allowance -= 1
    return true
  }

  /// Puts a message at the end, with the room before it that the library needs.
  func enqueue(_ message: [UInt8]) {
    outgoing.append(Array(repeating: 0, count: Int(websockets_padding)) + message)
    backlog += message.count
  }

  /// Drops the messages in both directions, and takes no more.
  func abandon() {
    isClosing = true
    inbox.close()
    outgoing = []
    first = 0
    backlog = 0
  }

  /// Whether the client has ended its side of the connection, also where it has sent bytes that were not read yet.
  func isAbandoned(_ library: WebSocketsFunctions) -> Bool {
    var status = pollfd(fd: library.get_socket_fd(handle), events: websockets_peer_has_ended, revents: 0)
    return poll(&status, 1, 0) > 0
  }

  /// Sends the next message; called when the socket takes one.
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
