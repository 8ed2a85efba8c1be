#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Checks that a server speaks HTTP/2 before a gRPC driver connects, because these drivers wait long for a silent
/// server.
///
/// - Note: RFC 9113, section 3.4: a client begins with a preface and its settings, and a server with its settings.
enum ServerGreeting {
  /// - Throws: ``EngineError`` if no server accepts the connection, or none responds within `seconds`. With TLS,
  ///   which has its own handshake, an accepted connection is enough.
  static func expect(at address: EngineAddress, seconds: Double) throws(EngineError) {
    let shownAddress = address.description
    let host = address.hosts[0]
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    let port = host.port ?? 15_002
    guard getaddrinfo(host.name, "\(port)", &hints, &list) == 0 else {
      throw EngineError(shownAddress, .refused("there is no host of this name"))
    }
    defer { freeaddrinfo(list) }
    var reason = ECONNREFUSED
    var entry = list
    while let info = entry?.pointee {
      defer { entry = info.ai_next }
      let end = socket(info.ai_family, info.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), info.ai_protocol)
      guard end >= 0 else { continue }
      defer { close(end) }
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      if connect(end, info.ai_addr, info.ai_addrlen) != 0, errno != EINPROGRESS {
        reason = errno
        continue
      }
      guard isReady(end, Int16(POLLOUT), seconds) else {
        reason = ETIMEDOUT
        continue
      }
      var problem: Int32 = 0
      var size = socklen_t(MemoryLayout<Int32>.size)
      getsockopt(end, SOL_SOCKET, SO_ERROR, &problem, &size)
      guard problem == 0 else {
        reason = problem
        continue
      }
      if address.usesTLS { return }
      let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8) + [0, 0, 0, 4, 0, 0, 0, 0, 0]
      _ = send(end, preface, preface.count, Int32(MSG_NOSIGNAL))
      var byte: UInt8 = 0
      guard isReady(end, Int16(POLLIN), seconds) else {
        reason = ETIMEDOUT
        continue
      }
      if recv(end, &byte, 1, 0) == 1 { return }
      throw EngineError(shownAddress, .refused("what listens there is no server of \(address.kind.title)"))
    }
    if reason == ETIMEDOUT { throw EngineError(shownAddress, .noServer(seconds: seconds)) }
    throw EngineError(
      shownAddress, .refused("the server cannot be reached: \(String(cString: strerror(reason)))"))
  }

  private static func isReady(_ end: Int32, _ event: Int16, _ seconds: Double) -> Bool {
    var wish = pollfd(fd: end, events: event, revents: 0)
    while true {
      let count = poll(&wish, 1, Int32(min(seconds * 1000, 3_600_000)))
      if count < 0, errno == EINTR { continue }
      return count > 0
    }
  }
}
