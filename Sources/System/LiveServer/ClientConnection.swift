import CWebSockets
import Foundation

/// One client: what it has sent of a message so far, and what waits to be sent to it.
final class ClientConnection {
  let handle: WebSocketsLibrary.Connection
  var incoming: [UInt8] = []
  var isClosing = false
  /// Bytes that wait.
  private(set) var backlog = 0
  private var outgoing: [[UInt8]] = []
  private var first = 0

  private let rate: Double
  /// Messages that may come at once; fills up with time.
  private var allowance: Double
  private var lastMessage = DispatchTime.now().uptimeNanoseconds

  init(_ handle: WebSocketsLibrary.Connection, rate: Int) {
    self.handle = handle
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

  /// Forgets what waits to be sent, and takes no more.
  func abandon() {
    isClosing = true
    outgoing = []
    first = 0
    backlog = 0
  }

  /// Sends the next message; called when the socket takes one.
  func send(_ library: WebSocketsLibrary) -> Int32 {
    if isClosing {
      library.closeReason(handle, LWS_CLOSE_STATUS_GOINGAWAY, nil, 0)
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
      _ = library.callbackOnWritable(handle)
    }
    return 0
  }
}
