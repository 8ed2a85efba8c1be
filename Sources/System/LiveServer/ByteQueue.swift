import Foundation

/// Bytes between two sockets: received at the end, sent from the start. Has memory only while it contains bytes. Not
/// thread-safe.
final class ByteQueue {
  private let capacity: Int
  private var memory: UnsafeMutableRawPointer?
  private var start = 0
  private var end = 0

  private static let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)

  init(capacity: Int) { self.capacity = capacity }

  deinit { memory?.deallocate() }

  var count: Int { end - start }
  var isEmpty: Bool { start == end }
  var hasSpace: Bool { count < capacity }

  /// The bytes from an offset; valid until the next change.
  func bytes(from offset: Int) -> UnsafeRawBufferPointer {
    guard let memory else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(start: memory + start + offset, count: count - offset)
  }

  /// Receives bytes of a socket without waiting, as many as there is space for. Returns the result of `recv`.
  func receive(from socket: Int32) -> Int {
    let memory = memory ?? .allocate(byteCount: capacity, alignment: 1)
    self.memory = memory
    if start > 0 {
      memmove(memory, memory + start, count)
      (start, end) = (0, count)
    }
    let received = recv(socket, memory + end, capacity - end, Self.flags)
    let reason = errno
    end += max(received, 0)
    if isEmpty { removeAll() }
    errno = reason
    return received
  }

  /// Sends the first bytes without waiting, at most `limit`, and removes what was sent. Returns the result of `send`.
  func send(to socket: Int32, limit: Int) -> Int {
    guard let memory else { return 0 }
    let sent = Foundation.send(socket, memory + start, min(limit, count), Self.flags)
    let reason = errno
    start += max(sent, 0)
    if isEmpty { removeAll() }
    errno = reason
    return sent
  }

  func removeAll() {
    memory?.deallocate()
    memory = nil
    (start, end) = (0, 0)
  }
}
