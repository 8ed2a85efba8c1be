import Foundation
import OpenChartsCWebSockets
import Synchronization

/// Stands between clients and libwebsockets, and closes connections with frames that are not masked, because the
/// library accepts them.
///
/// The library accepts a connection and asks whether to keep it. Then the gate puts one end of a pair of sockets in the
/// place of the client's socket, keeps the client's socket, and passes bytes between the two. The library knows only
/// its own end.
final class ClientGate: @unchecked Sendable {
  // Proof: connections and the other mutable state are accessed only while `lock` is locked.

  private final class Entry {
    let connection: GatedConnection
    /// The number of the library's socket.
    let descriptor: Int32
    var clientEvents: UInt32
    var serverEvents: UInt32
    /// The time at which a connection that the library has closed ends, in nanoseconds of system uptime.
    var deadline: UInt64?

    init(_ connection: GatedConnection, descriptor: Int32) {
      (self.connection, self.descriptor) = (connection, descriptor)
      (clientEvents, serverEvents) = (connection.clientEvents, connection.serverEvents)
    }
  }

  private let lock = Mutex(())
  private var entries: [UInt64: Entry] = [:]
  /// The identifiers of connections by the library's socket.
  private var identifiers: [Int32: UInt64] = [:]
  /// Connections with a deadline.
  private var draining: Set<UInt64> = []
  private var nextIdentifier: UInt64 = 1
  private var isStopped = false

  private let epoll: Int32
  /// Wakes the thread when the gate stops.
  private let wake: Int32
  /// The time in seconds for a client to read what the library sent before it closed the connection.
  private let drainTime: Int

  /// Identifier and side of an event.
  private static let wakeToken = UInt64.max
  private static let drainInterval: Int32 = 200

  /// `nil` if the process has too many open files.
  init?(drainTime: Int) {
    self.drainTime = drainTime
    epoll = websockets_epoll_create()
    wake = websockets_event_create()
    var event = epoll_event()
    event.events = websockets_event_readable
    event.data.u64 = Self.wakeToken
    guard epoll >= 0, wake >= 0, epoll_ctl(epoll, Int32(EPOLL_CTL_ADD), wake, &event) == 0 else { return nil }
  }

  deinit {
    if epoll >= 0 { close(epoll) }
    if wake >= 0 { close(wake) }
  }

  // MARK: - Called on the server's thread

  /// Takes over a client's socket.
  ///
  /// - Parameter descriptor: The socket. Afterwards this number is the library's end of the pair.
  /// - Returns: False if the connection must be closed, because the process has too many open files.
  func insert(at descriptor: Int32) -> Bool {
    var (client, server): (Int32, Int32) = (-1, -1)
    guard websockets_interpose(descriptor, &client, &server) == 0 else { return false }
    let entry = Entry(GatedConnection(client: client, server: server), descriptor: descriptor)
    return lock.withLock { _ in
      let identifier = nextIdentifier
      nextIdentifier += 1
      guard !isStopped, control(EPOLL_CTL_ADD, client, identifier, isServer: false, entry.clientEvents),
        control(EPOLL_CTL_ADD, server, identifier, isServer: true, entry.serverEvents)
      else { return false }
      entries[identifier] = entry
      identifiers[descriptor] = identifier
      return true
    }
  }

  /// Lets the next request of a connection pass.
  func expectRequest(at descriptor: Int32) { change(descriptor) { $0.expectRequest() } }

  /// Lets masked frames of a connection pass, and no more requests.
  func expectFrames(at descriptor: Int32) { change(descriptor) { $0.expectFrames() } }

  private func change(_ descriptor: Int32, _ body: (GatedConnection) -> Void) {
    lock.withLock { _ in
      guard let identifier = identifiers[descriptor], let entry = entries[identifier] else { return }
      body(entry.connection)
      finish(entry, identifier, isOpen: entry.connection.transfer())
    }
  }

  /// Ends the thread. Connections end after what they can send without waiting.
  func stop() {
    lock.withLock { _ in isStopped = true }
    var one: UInt64 = 1
    _ = write(wake, &one, 8)
  }

  // MARK: - The gate's thread

  func start() {
    let thread = Thread { [self] in run() }
    thread.name = "OpenCharts clients"
    thread.start()
  }

  private func run() {
    var events = [epoll_event](repeating: epoll_event(), count: 64)
    while true {
      let timeout = lock.withLock { _ in draining.isEmpty ? -1 : Self.drainInterval }
      let count = epoll_wait(epoll, &events, Int32(events.count), timeout)
      guard count >= 0 || errno == EINTR else { break }
      for event in events.prefix(Int(max(count, 0))) where event.data.u64 != Self.wakeToken {
        handle(event.data.u64, event.events)
      }
      endDrained()
      if lock.withLock({ _ in isStopped }) { break }
    }
    lock.withLock { _ in
      isStopped = true
      for (identifier, entry) in entries {
        _ = entry.connection.transfer()
        remove(entry, identifier)
      }
    }
  }

  private func handle(_ token: UInt64, _ events: UInt32) {
    lock.withLock { _ in
      let identifier = token >> 1
      guard let entry = entries[identifier] else { return }
      let isOpen =
        token & 1 == 1 ? entry.connection.serverEvent(events) : entry.connection.clientEvent(events)
      finish(entry, identifier, isOpen: isOpen)
    }
  }

  /// Closes a connection, or waits for its next events. The lock is locked.
  private func finish(_ entry: Entry, _ identifier: UInt64, isOpen: Bool) {
    guard isOpen else { return remove(entry, identifier) }
    let connection = entry.connection
    if connection.serverHasLeft, entry.deadline == nil {
      // From now on, the closed socket would cause events without end.
      _ = control(EPOLL_CTL_DEL, connection.server, identifier, isServer: true, 0)
      entry.deadline = DispatchTime.now().uptimeNanoseconds + UInt64(drainTime) * 1_000_000_000
      draining.insert(identifier)
    }
    if entry.deadline == nil, entry.serverEvents != connection.serverEvents {
      entry.serverEvents = connection.serverEvents
      _ = control(EPOLL_CTL_MOD, connection.server, identifier, isServer: true, entry.serverEvents)
    }
    if entry.clientEvents != connection.clientEvents {
      entry.clientEvents = connection.clientEvents
      _ = control(EPOLL_CTL_MOD, connection.client, identifier, isServer: false, entry.clientEvents)
    }
  }

  private func endDrained() {
    lock.withLock { _ in
      let now = DispatchTime.now().uptimeNanoseconds
      for identifier in draining {
        guard let entry = entries[identifier], let deadline = entry.deadline, deadline <= now else {
          continue
        }
        remove(entry, identifier)
      }
    }
  }

  private func remove(_ entry: Entry, _ identifier: UInt64) {
    entries[identifier] = nil
    draining.remove(identifier)
    if identifiers[entry.descriptor] == identifier { identifiers[entry.descriptor] = nil }
  }

  private func control(
    _ operation: Int32, _ socket: Int32, _ identifier: UInt64, isServer: Bool, _ events: UInt32
  ) -> Bool {
    var event = epoll_event()
    event.events = events
    event.data.u64 = identifier << 1 | (isServer ? 1 : 0)
    return epoll_ctl(epoll, operation, socket, &event) == 0
  }
}
