import CWebSockets
import Foundation
import Synchronization

/// What the server's thread does: all but the mailbox belongs to that thread.
final class ServerLoop: @unchecked Sendable {
  /// What other threads ask of the server's.
  enum Command: Sendable {
    case send(Int, [UInt8])
    case close(Int)
    case stop
  }

  let library: WebSocketsLibrary
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
  private let protocols: UnsafeMutablePointer<lws_protocols>
  private let protocolName = strdup("live")

  init(
    _ library: WebSocketsLibrary, _ configuration: LiveServer.Configuration, _ listening: ListeningAddress,
    _ handler: any LiveServer.Handler
  ) {
    self.library = library
    self.configuration = configuration
    self.listening = listening
    names = ServerNames(address: listening, port: configuration.port)
    self.handler = handler
    page = HTTPReply(library)
    protocols = .allocate(capacity: 2)
    protocols.initialize(repeating: lws_protocols(), count: 2)
    protocols[0].name = UnsafePointer(protocolName)
    protocols[0].callback = serverCallback
    // Room for the connection's number beside it.
    protocols[0].per_session_data_size = MemoryLayout<Int>.size
    protocols[0].rx_buffer_size = 4_096
  }

  deinit {
    protocols.deallocate()
    free(protocolName)
  }

  /// - Returns: The port.
  func open() throws(LiveServerError) -> Int {
    library.setLogLevel(0, nil)
    var info = lws_context_creation_info()
    info.port = Int32(clamping: configuration.port)
    info.protocols = UnsafePointer(protocols)
    info.gid = -1
    info.uid = -1
    info.options = UInt64(websockets_validate_utf8 | websockets_needs_its_address)
    // With version 6 on, the library reads an address of version 4 as none, and listens everywhere.
    if !listening.isV6 { info.options |= UInt64(websockets_version_4) }
    info.user = Unmanaged.passUnretained(self).toOpaque()
    // Half-open requests do not stay.
    info.timeout_secs = UInt32(configuration.requestTimeout)
    info.timeout_secs_ah_idle = UInt32(configuration.requestTimeout)
    info.keepalive_timeout = Int32(configuration.requestTimeout)
    let name = "default"
    var made = listen(&info, name)
    // A free port that is bound and not yet listened at may be given to two programs that start at one time, and
    // a busy machine may have none for a moment: others are tried, a little later each time.
    for attempt in 1...20 where made == nil && configuration.port == 0 {
      usleep(UInt32(attempt) * 10_000)
      guard let port = listening.freePort() else { continue }
      info.port = Int32(port)
      made = listen(&info, name)
    }
    guard let (context, port) = made else {
      throw .cannotListen(address: configuration.address, port: configuration.port)
    }
    self.context = context
    names = ServerNames(address: listening, port: port)
    return port
  }

  /// - Returns: A context and the port that it listens at; `nil` where there is none.
  private func listen(_ info: inout lws_context_creation_info, _ name: String)
    -> (WebSocketsLibrary.Context, port: Int)?
  {
    let made = listening.digits.withCString { address in
      name.withCString { name in
        info.iface = address
        info.vhost_name = name
        return library.createContext(&info)
      }
    }
    guard let made else { return nil }
    let port = library.vhostByName(made, name).map { Int(library.listenPort($0)) } ?? 0
    if port > 0 { return (made, port) }
    library.destroyContext(made)
    return nil
  }

  func run() {
    guard let context else { return }
    while !isStopping {
      guard library.service(context, 0) >= 0 else { break }
      // Commands may have come before the service began to wait; its wake-up is then still due.
      carryOut()
    }
    mailbox.withLock { $0.isOpen = false }
    library.destroyContext(context)
    self.context = nil
  }

  /// Asks something of the server's thread, from any other.
  func enqueue(_ command: Command) {
    mailbox.withLock { box in
      guard box.isOpen, let context else { return }
      box.commands.append(command)
      if box.commands.count == 1 { library.cancelService(context) }
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
          // Nobody reads there: it would never come to take a farewell.
          connection.abandon()
          library.setTimeout(connection.handle, PENDING_TIMEOUT_USER_OK, Int32(LWS_TO_KILL_ASYNC))
        } else {
          _ = library.callbackOnWritable(connection.handle)
        }
      case .close(let id):
        guard let connection = connections[id] else { continue }
        connection.isClosing = true
        _ = library.callbackOnWritable(connection.handle)
      case .stop: isStopping = true
      }
    }
  }

  // MARK: - Events

  /// - Returns: 0, or what closes the connection.
  fileprivate func handle(
    _ reason: lws_callback_reasons, _ handle: WebSocketsLibrary.Connection,
    _ number: UnsafeMutablePointer<Int>?, _ bytes: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int32 {
    switch reason {
    case LWS_CALLBACK_HTTP:
      let path =
        bytes.map { String(decoding: UnsafeRawBufferPointer(start: $0, count: count), as: UTF8.self) } ?? ""
      guard isKnownHost(handle), path == "/\(configuration.token)/" else { return page.refuse(handle, 404) }
      guard library.headerLength(handle, WSI_TOKEN_GET_URI) > 0 else { return page.refuse(handle, 405) }
      return page.begin(handler.page(), handle)
    case LWS_CALLBACK_HTTP_WRITEABLE: return page.proceed(handle)
    case LWS_CALLBACK_CLOSED_HTTP:
      page.forget(handle)
      return 0
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
      return isOwnPage(handle) && connections.count < configuration.connectionLimit ? 0 : 1
    case LWS_CALLBACK_ESTABLISHED:
      guard let number else { return 1 }
      number.pointee = nextID
      connections[nextID] = ClientConnection(handle, rate: configuration.messageRate)
      nextID += 1
      handler.connected(number.pointee)
      return 0
    case LWS_CALLBACK_RECEIVE:
      guard let number, let connection = connections[number.pointee] else { return 1 }
      return receive(bytes, count, connection, number.pointee)
    case LWS_CALLBACK_SERVER_WRITEABLE:
      guard let number, let connection = connections[number.pointee] else { return 1 }
      return connection.send(library)
    case LWS_CALLBACK_CLOSED:
      guard let number, connections.removeValue(forKey: number.pointee) != nil else { return 0 }
      handler.disconnected(number.pointee)
      return 0
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
      carryOut()
      return 0
    default: return library.dummy(handle, reason, number, bytes, count)
    }
  }

  private func receive(
    _ bytes: UnsafeMutableRawPointer?, _ count: Int, _ connection: ClientConnection, _ id: Int
  ) -> Int32 {
    // Pages of ours send text.
    guard library.isBinary(connection.handle) == 0 else {
      return refuse(connection, LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE)
    }
    if let bytes { connection.incoming += UnsafeRawBufferPointer(start: bytes, count: count) }
    guard connection.incoming.count <= configuration.messageLimit else {
      return refuse(connection, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE)
    }
    guard library.isFinalFragment(connection.handle) != 0, library.remainingPayload(connection.handle) == 0
    else {
      return 0
    }
    let text = String(decoding: connection.incoming, as: UTF8.self)
    connection.incoming.removeAll(keepingCapacity: connection.incoming.capacity <= 8_192)
    guard connection.allowsMessage() else { return refuse(connection, LWS_CLOSE_STATUS_POLICY_VIOLATION) }
    if !connection.isClosing { handler.received(text, from: id) }
    return 0
  }

  private func refuse(_ connection: ClientConnection, _ status: lws_close_status) -> Int32 {
    library.closeReason(connection.handle, status, nil, 0)
    return -1
  }

  // MARK: - Who asks

  private func header(_ handle: WebSocketsLibrary.Connection, _ token: lws_token_indexes) -> String? {
    let length = library.headerLength(handle, token)
    guard length > 0, length < 4_096 else { return nil }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(length) + 1) { buffer in
      guard let start = buffer.baseAddress, library.copyHeader(handle, start, length + 1, token) == length
      else { return nil }
      return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  private func isKnownHost(_ handle: WebSocketsLibrary.Connection) -> Bool {
    header(handle, WSI_TOKEN_HOST).map(names.contains) ?? false
  }

  /// Whether a connection comes from the page that this server gave, with its token.
  private func isOwnPage(_ handle: WebSocketsLibrary.Connection) -> Bool {
    guard isKnownHost(handle), header(handle, WSI_TOKEN_GET_URI) == "/\(configuration.token)/live",
      let host = header(handle, WSI_TOKEN_HOST)?.lowercased(),
      let origin = header(handle, WSI_TOKEN_ORIGIN)?.lowercased()
    else { return false }
    return origin == "http://\(host)"
  }
}

/// What libwebsockets calls; the context leads to the loop.
private func serverCallback(
  _ handle: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
  _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int32 {
  guard let handle, let library = WebSocketsLibrary.shared, let context = library.context(handle),
    let owner = library.user(context)
  else { return 0 }
  let loop = Unmanaged<ServerLoop>.fromOpaque(owner).takeUnretainedValue()
  return loop.handle(reason, handle, user?.assumingMemoryBound(to: Int.self), bytes, count)
}
