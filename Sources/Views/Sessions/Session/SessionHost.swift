import Foundation
import LiveRenderer
import LiveServer
import SVGRenderer
import ViewCore

/// The sessions of a server: one for each browser, kept for a while when the connection is lost.
@MainActor package final class SessionHost {
  @MainActor private final class Entry {
    let session: LiveSession
    let token: String
    var connection: LiveServer.ConnectionID?
    var isScheduled = false
    /// Draws what is due although nothing comes.
    var timer: FlushTimer?
    /// Counts the times that the connection was lost, so that only the last counts down.
    var losses = 0

    init(_ session: LiveSession, token: String) {
      self.session = session
      self.token = token
    }
  }

  /// The way to the browsers.
  struct Link {
    var send: (String, LiveServer.ConnectionID) -> Void
    var close: (LiveServer.ConnectionID) -> Void
  }

  /// Seconds for which a session without a connection keeps its state.
  var patience = 300.0
  /// Sessions that are kept at once, with and without connections.
  var limit = 512
  /// `nil` until it serves.
  var link: Link?
  /// Seconds; never goes back.
  private let clock: () -> Double

  private let title: String
  private let content: @MainActor () -> AnyView
  private var server: LiveServer?
  private var sessions: [String: Entry] = [:]
  private var connections: [LiveServer.ConnectionID: Entry] = [:]
  /// Connections that have not yet said who they are.
  private var strangers: Set<LiveServer.ConnectionID> = []

  package init(
    title: String, clock: @escaping () -> Double = { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
    content: @escaping @MainActor () -> AnyView
  ) {
    self.title = title
    self.clock = clock
    self.content = content
  }

  /// Starts to serve.
  ///
  /// - Returns: The address of the page.
  package func serve(_ configuration: LiveServer.Configuration) throws(LiveServerError) -> String {
    let page = LivePage.html(title: title)
    let server = try LiveServer(configuration, handler: Door(page: page, host: self))
    self.server = server
    link = Link(send: { server.send($0, to: $1) }, close: { server.close($0) })
    return server.address
  }

  package func stop() {
    server?.stop()
    (server, link) = (nil, nil)
    for entry in sessions.values { end(entry) }
    (sessions, connections, strangers) = ([:], [:], [])
  }

  // MARK: - Connections

  func connected(_ id: LiveServer.ConnectionID) { strangers.insert(id) }

  func disconnected(_ id: LiveServer.ConnectionID) {
    strangers.remove(id)
    guard let entry = connections.removeValue(forKey: id), entry.connection == id else { return }
    entry.connection = nil
    entry.losses += 1
    let losses = entry.losses
    MainQueue.async(after: patience) { [weak self, weak entry] in
      guard let self, let entry, entry.connection == nil, entry.losses == losses else { return }
      self.end(entry)
    }
  }

  func received(_ text: String, from id: LiveServer.ConnectionID) {
    if let entry = connections[id] {
      // What no page of ours sends comes from somebody else.
      if !entry.session.receive(text) { link?.close(id) }
      return
    }
    guard strangers.contains(id) else { return }
    guard case .hello(let look, let token)? = ClientMessage(text) else {
      link?.close(id)
      return
    }
    strangers.remove(id)
    let known = token.flatMap { sessions[$0] }
    guard known != nil || makeRoom() else {
      link?.close(id)
      return
    }
    let entry = known ?? makeSession()
    if let other = entry.connection {
      // The browser has opened the session again; the connection before is dead or forgotten.
      connections[other] = nil
      link?.close(other)
    }
    entry.connection = id
    connections[id] = entry
    link?.send(JSONText.object([("session", JSONText.string(entry.token))]), id)
    entry.session.receive(.hello(look, resume: nil))
  }

  // MARK: - Sessions

  private func makeSession() -> Entry {
    weak var made: Entry?
    let session = LiveSession(
      content: content,
      clock: clock,
      schedule: { [weak self] in if let made { self?.schedule(made) } },
      send: { [weak self] text in
        if let id = made?.connection { self?.link?.send(text, id) }
      })
    let entry = Entry(session, token: LiveServer.makeToken())
    entry.timer = FlushTimer { [weak self, weak entry] in if let entry { self?.schedule(entry) } }
    made = entry
    sessions[entry.token] = entry
    session.onChange { [weak self, weak entry] in
      MainQueue.async { [weak self, weak entry] in if let entry { self?.schedule(entry) } }
    }
    return entry
  }

  /// Draws after everything that has come by now.
  private func schedule(_ entry: Entry) {
    guard !entry.isScheduled else { return }
    entry.isScheduled = true
    MainQueue.async { [weak self, weak entry] in
      guard let entry else { return }
      entry.isScheduled = false
      self?.flush(entry)
    }
  }

  private func flush(_ entry: Entry) {
    // Nobody sees it now; the state is drawn when somebody is back.
    guard entry.connection != nil else { return }
    entry.session.flush()
    entry.timer?.set(after: entry.session.deadlineDelay)
  }

  private func makeRoom() -> Bool {
    if sessions.count < limit { return true }
    guard let idle = sessions.values.filter({ $0.connection == nil }).min(by: { $0.token < $1.token }) else {
      return false
    }
    end(idle)
    return true
  }

  private func end(_ entry: Entry) {
    entry.timer = nil
    entry.session.end()
    sessions[entry.token] = nil
  }
}

/// Brings what happens on the server's thread to the main actor, in order.
private final class Door: LiveServer.Handler {
  private let text: String
  private let host: WeakHost

  @MainActor init(page: String, host: SessionHost) {
    text = page
    self.host = WeakHost(host)
  }

  func page() -> String { text }

  func connected(_ id: LiveServer.ConnectionID) { tell { $0.connected(id) } }
  func received(_ text: String, from id: LiveServer.ConnectionID) { tell { $0.received(text, from: id) } }
  func disconnected(_ id: LiveServer.ConnectionID) { tell { $0.disconnected(id) } }

  private func tell(_ body: @escaping @MainActor @Sendable (SessionHost) -> Void) {
    let host = host
    MainQueue.async { if let host = host.value { body(host) } }
  }

  @MainActor private final class WeakHost: Sendable {
    weak var value: SessionHost?
    init(_ value: SessionHost) { self.value = value }
  }
}
