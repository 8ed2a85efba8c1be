import Foundation
import LiveRenderer
import LiveServer

/// The sessions of a server: one for each browser, kept for a while when the connection is lost.
@MainActor package final class SessionHost {
  @MainActor private final class Entry {
    let session: LiveSession
    let token: String
    var connection: LiveServer.ConnectionID?
    var isScheduled = false
    /// Counts the times that the connection was lost, so that only the last counts down.
    var losses = 0

    init(_ session: LiveSession, token: String) {
      self.session = session
      self.token = token
    }
  }

  /// Seconds for which a session without a connection keeps its state.
  package static let patience = 300.0
  /// Sessions that are kept at once, with and without connections.
  package static let limit = 512

  private let title: String
  private let content: @MainActor () -> AnyView
  private var server: LiveServer?
  private var sessions: [String: Entry] = [:]
  private var connections: [LiveServer.ConnectionID: Entry] = [:]
  /// Connections that have not yet said who they are.
  private var strangers: Set<LiveServer.ConnectionID> = []

  package init(title: String, content: @escaping @MainActor () -> AnyView) {
    self.title = title
    self.content = content
  }

  /// Starts to serve.
  ///
  /// - Returns: The address of the page.
  package func serve(_ configuration: LiveServer.Configuration) throws(LiveServerError) -> String {
    let page = LivePage.html(title: title)
    let server = try LiveServer(configuration, handler: Door(page: page, host: self))
    self.server = server
    return server.address
  }

  package func stop() {
    server?.stop()
    for entry in sessions.values { entry.session.end() }
    (sessions, connections, strangers) = ([:], [:], [])
  }

  // MARK: - Connections

  fileprivate func connected(_ id: LiveServer.ConnectionID) { strangers.insert(id) }

  fileprivate func disconnected(_ id: LiveServer.ConnectionID) {
    strangers.remove(id)
    guard let entry = connections.removeValue(forKey: id), entry.connection == id else { return }
    entry.connection = nil
    entry.losses += 1
    let losses = entry.losses
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self, weak entry] in
      MainActor.assumeIsolated {
        guard let self, let entry, entry.connection == nil, entry.losses == losses else { return }
        self.end(entry)
      }
    }
  }

  fileprivate func received(_ text: String, from id: LiveServer.ConnectionID) {
    if let entry = connections[id] {
      // What no page of ours sends comes from somebody else.
      if !entry.session.receive(text) { server?.close(id) }
      return
    }
    guard strangers.contains(id) else { return }
    guard case .hello(let look, let token)? = ClientMessage(text) else {
      server?.close(id)
      return
    }
    strangers.remove(id)
    let known = token.flatMap { sessions[$0] }
    guard known != nil || makeRoom() else {
      server?.close(id)
      return
    }
    let entry = known ?? makeSession()
    if let other = entry.connection {
      // The browser has opened the session again; the connection before is dead or forgotten.
      connections[other] = nil
      server?.close(other)
    }
    entry.connection = id
    connections[id] = entry
    server?.send(WireText.object([("session", WireText.string(entry.token))]), to: id)
    entry.session.receive(.hello(look, resume: nil))
  }

  // MARK: - Sessions

  private func makeSession() -> Entry {
    weak var made: Entry?
    let start = DispatchTime.now().uptimeNanoseconds
    let session = LiveSession(
      content: content,
      clock: { Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 },
      schedule: { [weak self] in if let made { self?.schedule(made) } },
      send: { [weak self] text in
        if let id = made?.connection { self?.server?.send(text, to: id) }
      })
    let entry = Entry(session, token: LiveServer.makeToken())
    made = entry
    sessions[entry.token] = entry
    session.onChange { [weak self, weak entry] in
      DispatchQueue.main.async { [weak self, weak entry] in
        MainActor.assumeIsolated { if let entry { self?.schedule(entry) } }
      }
    }
    return entry
  }

  /// Draws after everything that has come by now.
  private func schedule(_ entry: Entry) {
    guard !entry.isScheduled else { return }
    entry.isScheduled = true
    DispatchQueue.main.async { [weak self, weak entry] in
      MainActor.assumeIsolated {
        guard let entry else { return }
        entry.isScheduled = false
        self?.flush(entry)
      }
    }
  }

  private func flush(_ entry: Entry) {
    // Nobody sees it now; the state is drawn when somebody is back.
    guard entry.connection != nil else { return }
    entry.session.flush()
    guard let deadline = entry.session.deadlineDelay else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + deadline) { [weak self, weak entry] in
      MainActor.assumeIsolated { if let entry { self?.schedule(entry) } }
    }
  }

  private func makeRoom() -> Bool {
    if sessions.count < Self.limit { return true }
    guard let idle = sessions.values.filter({ $0.connection == nil }).min(by: { $0.token < $1.token }) else {
      return false
    }
    end(idle)
    return true
  }

  private func end(_ entry: Entry) {
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
    DispatchQueue.main.async { MainActor.assumeIsolated { if let host = host.value { body(host) } } }
  }

  @MainActor private final class WeakHost: Sendable {
    weak var value: SessionHost?
    init(_ value: SessionHost) { self.value = value }
  }
}
