import Foundation
import OpenChartsCWebSockets
import Synchronization

/// The work of the server's thread. The thread owns all state except the mailbox.
final class ServerLoop: @unchecked Sendable {
  // Proof: after ``open()``, which runs before the thread starts, only the thread of ``run()`` accesses mutable
  // state. Other threads call ``enqueue(_:)``: it reads the context while the mailbox is locked, and the mailbox is
  // closed before the context is destroyed.

  /// Commands from other threads.
  enum Command: Sendable {
    case send(Int, [UInt8])
    case close(Int)
    /// The program has accepted the client.
    case introduce(Int)
    /// The inbox of a connection has space again.
    case resume(Int)
    case stop
  }

  /// The interval for checking a connection that is not read from, in microseconds.
  private static let pausedInterval: Int64 = 100_000

  let library: WebSocketsFunctions
  let configuration: LiveServer.Configuration
  private let handler: any LiveServer.Handler
  private let mailbox = Mutex<(commands: [Command], isOpen: Bool)>(([], true))
  private var context: WebSocketsLibrary.Context?
  private var connections: [Int: ClientConnection] = [:]
  private var nextID = 1
  private var isStopping = false
  private let listening: ListeningAddress
  private var names: ServerNames
  private let page: HTTPReply
  private let gate: ClientGate
  private let protocols: UnsafeMutablePointer<lws_protocols>
  // The texts that the library refers to by pointer as long as the context exists.
  private let protocolName = strdup("live")
  private let hostName = strdup("default")
  private let interface: UnsafeMutablePointer<CChar>?

  init(
    _ library: WebSocketsFunctions, _ configuration: LiveServer.Configuration, _ listening: ListeningAddress,
    _ handler: any LiveServer.Handler
  ) throws(LiveServerError) {
    guard let gate = ClientGate(drainTime: configuration.requestTimeout) else { throw .tooManyFiles }
    self.gate = gate
    self.library = library
    self.configuration = configuration
    self.listening = listening
    interface = strdup(listening.digits)
    names = ServerNames(address: listening, port: configuration.port)
    self.handler = handler
    page = HTTPReply(library)
    protocols = .allocate(capacity: 2)
    protocols.initialize(repeating: lws_protocols(), count: 2)
    protocols[0].name = UnsafePointer(protocolName)
    protocols[0].callback = serverCallback
    // Storage for the connection's identifier.
    protocols[0].per_session_data_size = MemoryLayout<Int>.size
    protocols[0].rx_buffer_size = 4_096
  }

  deinit {
    protocols.deallocate()
    free(protocolName)
    free(hostName)
    free(interface)
  }

  /// - Returns: The port on which the server listens.
  func open() throws(LiveServerError) -> Int {
    library.set_log_level(0, nil)
    websockets_raise_file_limit()
    // Version 4.3 tries again and again to bind such an address.
    guard listening.isOfThisMachine else {
      throw .cannotListen(address: configuration.address, port: configuration.port)
    }
    var info = lws_context_creation_info()
    info.port = Int32(clamping: configuration.port)
    info.protocols = UnsafePointer(protocols)
    // The type is signed in libwebsockets 4.1 and unsigned in 4.3.
    info.gid = .init(truncatingIfNeeded: -1)
    info.uid = .init(truncatingIfNeeded: -1)
    info.options = UInt64(websockets_validate_utf8 | websockets_needs_its_address)
    // With IPv6 enabled, the library ignores an IPv4 address and listens on all addresses.
    if !listening.isV6 { info.options |= UInt64(websockets_version_4) }
    info.user = Unmanaged.passUnretained(self).toOpaque()
    // Incomplete requests time out.
    info.timeout_secs = UInt32(configuration.requestTimeout)
    info.timeout_secs_ah_idle = UInt32(configuration.requestTimeout)
    info.keepalive_timeout = Int32(configuration.requestTimeout)
    info.vhost_name = UnsafePointer(hostName)
    // Without an interface, the server listens at all addresses of both versions. For "::", version 4.3 of libwebsockets
    // takes IPv6 addresses only. Its two listeners need the same port.
    let takesBothVersions = listening.isV6 && listening.isEverywhere
    if !takesBothVersions { info.iface = UnsafePointer(interface) }
    if takesBothVersions, info.port == 0 { info.port = Int32(listening.freePort() ?? 0) }
    var listener = listen(&info)
    // Two programs that start at the same time can get the same free port. A busy machine can have no free port for a
    // moment. Try other ports, with increasing delays.
    for attempt in 1...20 where listener == nil && configuration.port == 0 {
      usleep(UInt32(attempt) * 10_000)
      guard let port = listening.freePort() else { continue }
      info.port = Int32(port)
      listener = listen(&info)
    }
    guard let (context, port) = listener else {
      throw .cannotListen(address: configuration.address, port: configuration.port)
    }
    self.context = context
    gate.start()
    names = ServerNames(address: listening, port: port)
    return port
  }

  /// - Returns: A context and its port; `nil` on failure.
  private func listen(_ info: inout lws_context_creation_info) -> (
    WebSocketsLibrary.Context, port: Int
  )? {
    guard let context = library.create_context(&info) else { return nil }
    let port =
      library.get_vhost_by_name(context, hostName).map { Int(library.get_vhost_listen_port($0)) } ?? 0
    if port > 0 { return (context, port) }
    library.context_destroy(context)
    return nil
  }

  func run() {
    guard let context else { return }
    while !isStopping {
      guard library.service(context, 0) >= 0 else { break }
      // Carry out the commands that arrived before the service began to wait. Their wake-up is still pending.
      carryOut()
    }
    mailbox.withLock { $0.isOpen = false }
    library.context_destroy(context)
    self.context = nil
    gate.stop()
  }

  /// Queues a command for the server's thread. Called on other threads.
  func enqueue(_ command: Command) {
    mailbox.withLock { box in
      guard box.isOpen, let context else { return }
      box.commands.append(command)
      if box.commands.count == 1 { library.cancel_service(context) }
    }
  }

  private func carryOut() {
    let commands = mailbox.withLock { box in
      defer { box.commands = [] }
      return box.commands
    }
    for command in commands {
      switch command {
      case .send(let id, let bytes):
        guard let connection = connections[id], !connection.isClosing else { continue }
        connection.enqueue(bytes)
        if connection.backlog > configuration.backlogLimit {
          // The client has stopped reading, so a close frame would never be delivered.
          connection.abandon()
          library.set_timeout(connection.handle, PENDING_TIMEOUT_USER_OK, Int32(LWS_TO_KILL_ASYNC))
        } else {
          _ = library.callback_on_writable(connection.handle)
        }
      case .close(let id):
        guard let connection = connections[id] else { continue }
        connection.isClosing = true
        connection.inbox.close()
        _ = library.callback_on_writable(connection.handle)
      case .introduce(let id): connections[id]?.isIntroduced = true
      case .resume(let id):
        guard let connection = connections[id], connection.isPaused else { continue }
        connection.isPaused = false
        _ = library.rx_flow_control(connection.handle, 1)
        watch(connection)
      case .stop: isStopping = true
      }
    }
  }

  // MARK: - Events

  /// - Returns: 0, or a value that closes the connection.
  fileprivate func handle(
    _ reason: lws_callback_reasons, _ handle: WebSocketsLibrary.Connection,
    _ number: UnsafeMutablePointer<Int>?, _ bytes: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int32 {
    switch reason {
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
      // The argument is the number of the accepted socket, in the form of a pointer.
      return gate.insert(at: Int32(truncatingIfNeeded: Int(bitPattern: bytes))) ? 0 : 1
    case LWS_CALLBACK_HTTP:
      let path =
        bytes.map { String(decoding: UnsafeRawBufferPointer(start: $0, count: count), as: UTF8.self) } ?? ""
      guard isKnownHost(handle), path == "/\(configuration.token)/" else { return page.refuse(handle, 404) }
      guard library.hdr_total_length(handle, WSI_TOKEN_GET_URI) > 0 else { return page.refuse(handle, 405) }
      return page.begin(handler.page, handle, seconds: configuration.requestTimeout)
    case LWS_CALLBACK_HTTP_WRITEABLE:
      return page.proceed(handle) { gate.expectRequest(at: library.get_socket_fd(handle)) }
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
      // Reject HTTP/2, because it would be a second parser to secure. The library itself handles other unknown upgrades
      // before this callback.
      switch header(handle, WSI_TOKEN_UPGRADE)?.lowercased() {
      case "websocket": return 0
      case "h2c": return page.refuse(handle, 403)
      default: return -1
      }
    case LWS_CALLBACK_RAW_CONNECTED, LWS_CALLBACK_RAW_ADOPT, LWS_CALLBACK_RAW_RX:
      // Reject the method CONNECT, because the library treats it as a raw protocol without time limits.
      return -1
    case LWS_CALLBACK_CLOSED_HTTP:
      page.forget(handle)
      return 0
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
      guard isOwnPage(handle), connections.count < configuration.connectionLimit else { return 1 }
      gate.expectFrames(at: library.get_socket_fd(handle))
      return 0
    case LWS_CALLBACK_ESTABLISHED:
      guard let number else { return 1 }
      let id = nextID
      nextID += 1
      number.pointee = id
      let inbox = LiveServer.Inbox(id) { [weak self] in self?.enqueue(.resume(id)) }
      let connection = ClientConnection(handle, inbox, rate: configuration.messageRate)
      connections[id] = connection
      handler.connected(id)
      watch(connection)
      return 0
    case LWS_CALLBACK_TIMER:
      guard let number, let connection = connections[number.pointee] else { return 0 }
      if connection.isPaused, connection.isAbandoned(library) { return -1 }
      // Do not close the connection while the program processes the first message.
      if !connection.isIntroduced, secondsLeft(connection) <= 0, connection.inbox.isIdle { return -1 }
      watch(connection)
      return 0
    case LWS_CALLBACK_RECEIVE:
      guard let number, let connection = connections[number.pointee] else { return 1 }
      return receive(bytes, count, connection, number.pointee)
    case LWS_CALLBACK_SERVER_WRITEABLE:
      guard let number, let connection = connections[number.pointee] else { return 1 }
      return connection.send(library)
    case LWS_CALLBACK_CLOSED:
      guard let number, let connection = connections.removeValue(forKey: number.pointee) else { return 0 }
      connection.inbox.close()
      handler.disconnected(number.pointee)
      return 0
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
      carryOut()
      return 0
    default: return library.callback_http_dummy(handle, reason, number, bytes, count)
    }
  }

  /// The remaining time in seconds for the client's first message.
  private func secondsLeft(_ connection: ClientConnection) -> Double {
    Double(configuration.helloTimeout)
      - Double(DispatchTime.now().uptimeNanoseconds - connection.start) / 1e9
  }

  /// Sets the timer of a connection that is paused or not accepted yet.
  private func watch(_ connection: ClientConnection) {
    var wait: Int64?
    if !connection.isIntroduced { wait = Int64(max(secondsLeft(connection), 0.1) * 1e6) }
    if connection.isPaused { wait = min(wait ?? .max, Self.pausedInterval) }
    if let wait { library.set_timer_usecs(connection.handle, wait) }
  }

  private func receive(
    _ bytes: UnsafeMutableRawPointer?, _ count: Int, _ connection: ClientConnection, _ id: Int
  ) -> Int32 {
    // Reject binary messages: the pages of this package send only text.
    guard library.frame_is_binary(connection.handle) == 0 else {
      return refuse(connection, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE)
    }
    if let bytes { connection.incoming += UnsafeRawBufferPointer(start: bytes, count: count) }
    guard connection.incoming.count <= configuration.messageLimit else {
      return refuse(connection, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE)
    }
    guard library.is_final_fragment(connection.handle) != 0,
      library.remaining_packet_payload(connection.handle) == 0
    else {
      return 0
    }
    let text = String(decoding: connection.incoming, as: UTF8.self)
    connection.incoming.removeAll(keepingCapacity: connection.incoming.capacity <= 8_192)
    guard connection.allowsMessage() else { return refuse(connection, LWS_CLOSE_STATUS_POLICY_VIOLATION) }
    guard !connection.isClosing else { return 0 }
    let (announces, isFull) = connection.inbox.append(text)
    if isFull, !connection.isPaused {
      connection.isPaused = true
      _ = library.rx_flow_control(connection.handle, 0)
      watch(connection)
    }
    if announces { handler.arrived(connection.inbox) }
    return 0
  }

  private func refuse(_ connection: ClientConnection, _ status: lws_close_status) -> Int32 {
    library.close_reason(connection.handle, status, nil, 0)
    return -1
  }

  // MARK: - Names of requests

  private func header(_ handle: WebSocketsLibrary.Connection, _ token: lws_token_indexes) -> String? {
    let length = library.hdr_total_length(handle, token)
    guard length > 0, length < 4_096 else { return nil }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(length) + 1) { buffer in
      guard let start = buffer.baseAddress, library.hdr_copy(handle, start, length + 1, token) == length
      else { return nil }
      return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  private func isKnownHost(_ handle: WebSocketsLibrary.Connection) -> Bool {
    header(handle, WSI_TOKEN_HOST).map(names.contains) ?? false
  }

  /// Whether a connection originates from this server's page, with its token.
  private func isOwnPage(_ handle: WebSocketsLibrary.Connection) -> Bool {
    guard isKnownHost(handle), header(handle, WSI_TOKEN_GET_URI) == "/\(configuration.token)/live",
      let host = header(handle, WSI_TOKEN_HOST)?.lowercased(),
      let origin = header(handle, WSI_TOKEN_ORIGIN)?.lowercased()
    else { return false }
    return origin == "http://\(host)"
  }
}

/// The callback of libwebsockets. The context's user data is the loop.
private func serverCallback(
  _ handle: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
  _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int32 {
  guard let handle, let library = WebSocketsLibrary.shared, let context = library.get_context(handle),
    let owner = library.context_user(context)
  else { return 0 }
  let loop = Unmanaged<ServerLoop>.fromOpaque(owner).takeUnretainedValue()
  return loop.handle(reason, handle, user?.assumingMemoryBound(to: Int.self), bytes, count)
}
