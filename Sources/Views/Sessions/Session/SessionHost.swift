import Foundation
import OpenChartsLimits
import OpenChartsLiveRenderer
import OpenChartsLiveServer
import OpenChartsSVGRenderer
import OpenChartsViewCore

/// The sessions of a server: one for each browser, kept for some time after its connection is lost.
@MainActor package final class SessionHost {
  @MainActor private final class Entry {
    let session: LiveSession
    let token: String
    var connection: LiveServer.ConnectionID?
    var isScheduled = false
    /// Draws pictures that are due without a message.
    var timer: FlushTimer?
    /// The sequence number of its disconnection, counted over all sessions of the host.
    var loss = 0

    init(_ session: LiveSession, token: String) {
      self.session = session
      self.token = token
    }
  }

  /// The functions that reach the browsers.
  struct Link {
    var send: (String, LiveServer.ConnectionID) -> Void
    var close: (LiveServer.ConnectionID) -> Void
    /// Tells the server that the client has sent a valid hello message.
    var introduce: (LiveServer.ConnectionID) -> Void = { _ in }
  }

  /// The maximum time in seconds for messages or pictures before other work of the main queue runs.
  private static let timeSlice = 0.002

  /// Seconds for which a session without a connection keeps its state.
  var sessionTimeout = Double(Limits.sessionSeconds.value)
  /// The maximum number of sessions without a connection. If there are more, the session that lost its connection first
  /// ends.
  var keptSessions = Limits.keptSessions.value
  /// Largest number of sessions, with and without connections.
  var limit = 512
  /// `nil` until the host serves.
  var link: Link?
  /// The time in seconds, monotonic.
  private let clock: () -> Double

  private let title: String
  /// The CSP nonce that allows only the scripts of the host's pages.
  private let nonce = LiveServer.makeToken()
  /// Receives the diagnostics of pictures.
  private let report: ([String]) -> Void
  private let content: @MainActor () -> AnyView
  private var server: LiveServer?
  private var sessions: [String: Entry] = [:]
  private var connections: [LiveServer.ConnectionID: Entry] = [:]
  /// Connections that have not sent a valid hello message yet.
  private var unauthenticated: Set<LiveServer.ConnectionID> = []
  /// Sessions that wait to be drawn, oldest first.
  private var scheduled: [Entry] = []
  private var lossCount = 0

  package init(
    title: String, clock: @escaping () -> Double = { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
    report: @escaping ([String]) -> Void = { _ in }, content: @escaping @MainActor () -> AnyView
  ) {
    self.title = title
    self.clock = clock
    self.report = report
    self.content = content
  }

  /// Starts the server.
  ///
  /// - Returns: The address of the page.
  package func serve(_ configuration: LiveServer.Configuration) throws(LiveServerError) -> String {
    let page = LiveServer.Page(LivePage.html(title: title, nonce: nonce), scriptNonce: nonce)
    let server = try LiveServer(configuration, handler: ConnectionHandler(page: page, host: self))
    self.server = server
    link = Link(
      send: { server.send($0, to: $1) }, close: { server.close($0) }, introduce: { server.introduce($0) })
    return server.address
  }

  package func stop() {
    server?.stop()
    (server, link) = (nil, nil)
    for entry in sessions.values { end(entry) }
    (sessions, connections, unauthenticated, scheduled) = ([:], [:], [], [])
  }

  // MARK: - Connections

  func connected(_ id: LiveServer.ConnectionID) { unauthenticated.insert(id) }

  func disconnected(_ id: LiveServer.ConnectionID) {
    unauthenticated.remove(id)
    guard let entry = connections.removeValue(forKey: id), entry.connection == id else { return }
    entry.connection = nil
    lossCount += 1
    entry.loss = lossCount
    entry.session.releasePage()
    let disconnected = sessions.values.filter { $0.connection == nil }
    if disconnected.count > keptSessions { endOldest(of: disconnected) }
    let loss = lossCount
    MainQueue.async(after: sessionTimeout) { [weak self, weak entry] in
      guard let self, let entry, entry.connection == nil, entry.loss == loss else { return }
      self.end(entry)
    }
  }

  /// Processes the messages in an inbox, for at most `timeSlice` at a time.
  func drain(_ inbox: LiveServer.Inbox) {
    let start = DispatchTime.now().uptimeNanoseconds
    while let text = inbox.take() {
      received(text, from: inbox.id)
      guard Self.seconds(since: start) < Self.timeSlice else {
        return MainQueue.async { [weak self] in self?.drain(inbox) }
      }
    }
  }

  private static func seconds(since start: UInt64) -> Double {
    Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }

  func received(_ text: String, from id: LiveServer.ConnectionID) {
    if let entry = connections[id] {
      // Close the connection: no page of this package sends other messages.
      if !entry.session.receive(text) { link?.close(id) }
      return
    }
    guard unauthenticated.contains(id) else { return }
    guard case .hello(let settings, let token)? = ClientMessage(text, lastNumber: 0) else {
      link?.close(id)
      return
    }
    unauthenticated.remove(id)
    let resumedEntry = token.flatMap { sessions[$0] }
    guard resumedEntry != nil || makeRoom() else {
      link?.close(id)
      return
    }
    let entry = resumedEntry ?? makeSession()
    if let other = entry.connection {
      // The browser has resumed the session on a new connection; the previous one is obsolete.
      connections[other] = nil
      link?.close(other)
    }
    entry.connection = id
    connections[id] = entry
    link?.introduce(id)
    link?.send(JSONText.object([("session", JSONText.string(entry.token))]), id)
    entry.session.receive(.hello(settings, resume: nil))
  }

  // MARK: - Sessions

  private func makeSession() -> Entry {
    weak var weakEntry: Entry?
    let session = LiveSession(
      content: content,
      nonce: nonce,
      clock: clock,
      schedule: { [weak self] in if let weakEntry { self?.schedule(weakEntry) } },
      report: report,
      send: { [weak self] text in
        if let id = weakEntry?.connection { self?.link?.send(text, id) }
      })
    let entry = Entry(session, token: LiveServer.makeToken())
    entry.timer = FlushTimer { [weak self, weak entry] in if let entry { self?.schedule(entry) } }
    weakEntry = entry
    sessions[entry.token] = entry
    session.onChange { [weak self, weak entry] in
      MainQueue.async { [weak self, weak entry] in if let entry { self?.schedule(entry) } }
    }
    return entry
  }

  /// Schedules the session to be drawn after the work that is already queued.
  private func schedule(_ entry: Entry) {
    guard !entry.isScheduled else { return }
    entry.isScheduled = true
    scheduled.append(entry)
    if scheduled.count == 1 { MainQueue.async { [weak self] in self?.drawScheduled() } }
  }

  /// Draws scheduled sessions for at most `timeSlice`, first those whose browsers have no picture yet.
  private func drawScheduled() {
    let start = DispatchTime.now().uptimeNanoseconds
    repeat {
      guard let next = scheduled.firstIndex(where: \.session.isEmpty) ?? scheduled.indices.first else {
        return
      }
      let entry = scheduled.remove(at: next)
      entry.isScheduled = false
      flush(entry)
    } while Self.seconds(since: start) < Self.timeSlice
    if !scheduled.isEmpty { MainQueue.async { [weak self] in self?.drawScheduled() } }
  }

  private func flush(_ entry: Entry) {
    // Without a connection nothing is drawn until the browser reconnects.
    guard entry.connection != nil else { return }
    entry.session.flush()
    entry.timer?.set(after: entry.session.deadlineDelay)
  }

  private func makeRoom() -> Bool {
    sessions.count < limit || endOldest(of: sessions.values.filter { $0.connection == nil })
  }

  /// Ends the session that has been disconnected longest.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  private func endOldest(of disconnected: [Entry]) -> Bool {
    guard let oldest = disconnected.min(by: { $0.loss < $1.loss }) else { return false }
    end(oldest)
    return true
  }

  private func end(_ entry: Entry) {
    entry.timer = nil
    entry.session.end()
    sessions[entry.token] = nil
  }
}

/// Forwards the events of the server's thread to the main actor, in order.
private final class ConnectionHandler: LiveServer.Handler {
  let page: LiveServer.Page
  private let host: WeakHost

  @MainActor init(page: LiveServer.Page, host: SessionHost) {
    self.page = page
    self.host = WeakHost(host)
  }

  func connected(_ id: LiveServer.ConnectionID) { runOnMain { $0.connected(id) } }
  func arrived(_ inbox: LiveServer.Inbox) { runOnMain { $0.drain(inbox) } }
  func disconnected(_ id: LiveServer.ConnectionID) { runOnMain { $0.disconnected(id) } }

  private func runOnMain(_ body: @escaping @MainActor @Sendable (SessionHost) -> Void) {
    let host = host
    MainQueue.async { if let host = host.value { body(host) } }
  }

  @MainActor private final class WeakHost: Sendable {
    weak var value: SessionHost?
    init(_ value: SessionHost) { self.value = value }
  }
}
