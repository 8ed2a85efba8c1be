import Foundation

/// A client that sends arbitrary bytes to a server, valid or not.
package final class RawClient {
  private let handle: Int32
  private var buffer: [UInt8] = []
  /// Whether the server has closed the connection.
  package private(set) var isClosed = false

  /// - Parameter address: A numeric address.
  package init?(_ address: String = "127.0.0.1", port: Int, receiveBuffer: Int32? = nil) {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address, "\(port)", &hints, &found) == 0, let place = found else { return nil }
    defer { freeaddrinfo(found) }
    handle = socket(place.pointee.ai_family, Int32(SOCK_STREAM.rawValue), 0)
    if var size = receiveBuffer {
      setsockopt(handle, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    guard handle >= 0, connect(handle, place.pointee.ai_addr, place.pointee.ai_addrlen) == 0 else {
      if handle >= 0 { close(handle) }
      return nil
    }
  }

  deinit { close(handle) }

  /// - Returns: Whether all bytes were sent.
  @discardableResult
  package func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.send(handle, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  @discardableResult
  package func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Reads until the buffer has `count` bytes, the connection ends, or the time is over. Returns whether it has them.
  private func fill(_ count: Int, seconds: Double) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    var piece = [UInt8](repeating: 0, count: 65_536)
    while buffer.count < count {
      let left = end.timeIntervalSinceNow
      guard left > 0, !isClosed else { return false }
      var waiting = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(left * 1_000) + 1) > 0 else { continue }
      let got = recv(handle, &piece, piece.count, 0)
      if got <= 0 { isClosed = true } else { buffer += piece[..<got] }
    }
    return true
  }

  /// Returns all bytes until the server closes the connection or the time is over.
  package func readToEnd(seconds: Double = 5) -> String {
    _ = fill(.max, seconds: seconds)
    defer { buffer = [] }
    return String(decoding: buffer, as: UTF8.self)
  }

  /// Reads the head of a response: status line and headers.
  package func readHead(seconds: Double = 5) -> String {
    let blank = Array("\r\n\r\n".utf8)
    var count = 1
    while fill(count, seconds: seconds) {
      if let end = buffer.indices.first(where: { buffer[$0...].starts(with: blank) }) {
        defer { buffer.removeFirst(end + blank.count) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      count = buffer.count + 1
    }
    return ""
  }

  // MARK: - HTTP

  /// Sends a request, and reads the response with a body of the stated length.
  package func get(
    _ path: String, host: String?, method: String = "GET", headers: [String] = []
  ) -> (status: Int, head: String, body: String) {
    let lines = ["\(method) \(path) HTTP/1.1"] + (host.map { ["Host: \($0)"] } ?? []) + headers
    send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    let head = readHead()
    let length = head.lowercased().split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
      .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
    if let length {
      _ = fill(length, seconds: 5)
    } else {
      _ = fill(.max, seconds: 5)
    }
    defer { buffer = [] }
    return (Self.status(head), head, String(decoding: buffer, as: UTF8.self))
  }

  /// The status code; 0 if there is none.
  package static func status(_ head: String) -> Int {
    head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  // MARK: - WebSocket

  /// - Returns: The status code: 101 if the connection was upgraded.
  package func upgrade(_ path: String, host: String?, origin: String?, headers: [String] = []) -> Int {
    var lines = ["GET \(path) HTTP/1.1"]
    if let host { lines.append("Host: \(host)") }
    if let origin { lines.append("Origin: \(origin)") }
    lines += [
      "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "Sec-WebSocket-Version: 13",
    ]
    send((lines + headers).joined(separator: "\r\n") + "\r\n\r\n")
    return Self.status(readHead())
  }

  package enum Opcode: UInt8 {
    case more, text, binary
    case close = 8
    case ping, pong
  }

  /// Sends one frame. Clients must mask their frames (RFC 6455, section 5.3).
  @discardableResult
  package func frame(_ opcode: Opcode, _ payload: [UInt8], isLast: Bool = true, isMasked: Bool = true) -> Bool
  {
    var bytes: [UInt8] = [(isLast ? 0x80 : 0) | opcode.rawValue]
    let mask: UInt8 = isMasked ? 0x80 : 0
    switch payload.count {
    case ..<126: bytes.append(mask | UInt8(payload.count))
    case ..<65_536: bytes += [mask | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default: bytes += [mask | 127] + (0..<8).reversed().map { UInt8(payload.count >> ($0 * 8) & 255) }
    }
    guard isMasked else { return send(bytes + payload) }
    let key: [UInt8] = [0x12, 0x34, 0x56, 0x78]
    bytes += key
    bytes += payload.indices.map { payload[$0] ^ key[$0 % 4] }
    return send(bytes)
  }

  @discardableResult
  package func message(_ text: String) -> Bool { frame(.text, Array(text.utf8)) }

  /// Reads the next frame; `nil` if there is none in time.
  package func nextFrame(seconds: Double = 5) -> (opcode: UInt8, payload: [UInt8])? {
    guard fill(2, seconds: seconds) else { return nil }
    var (start, count) = (2, Int(buffer[1] & 127))
    if count > 125 {
      let width = count == 126 ? 2 : 8
      start += width
      guard fill(start, seconds: seconds) else { return nil }
      count = buffer[2..<start].reduce(0) { $0 << 8 | Int($1) }
    }
    guard fill(start + count, seconds: seconds) else { return nil }
    defer { buffer.removeFirst(start + count) }
    return (buffer[0] & 15, Array(buffer[start..<(start + count)]))
  }

  /// Reads the next text frame and skips others; `nil` after a close frame or a timeout.
  package func nextText(seconds: Double = 5) -> String? {
    while let frame = nextFrame(seconds: seconds) {
      if frame.opcode == Opcode.text.rawValue { return String(decoding: frame.payload, as: UTF8.self) }
      if frame.opcode == Opcode.close.rawValue { return nil }
    }
    return nil
  }

  /// The close code of the server; 0 if it closed without one, `nil` if it has not closed.
  package func closeCode(seconds: Double = 5) -> Int? {
    while let frame = nextFrame(seconds: seconds) {
      guard frame.opcode == Opcode.close.rawValue else { continue }
      return frame.payload.count < 2 ? 0 : Int(frame.payload[0]) << 8 | Int(frame.payload[1])
    }
    return isClosed ? 0 : nil
  }
}
