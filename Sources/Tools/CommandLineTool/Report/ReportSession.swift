import Foundation
import LiveServer
import SVGRenderer
import SwiftUI
import Synchronization

/// Serves a report, which is made again when one of its files has changed.
@MainActor struct ReportSession {
  private let arguments: ServeArguments
  private let report: Report
  private let say: (String) -> Void
  private let complain: (String) -> Void

  init(
    _ arguments: ServeArguments, say: @escaping (String) -> Void, complain: @escaping (String) -> Void
  ) throws {
    (self.arguments, self.say, self.complain) = (arguments, say, complain)
    var options = ReportArguments()
    options.paths = arguments.paths
    if let locale = arguments.locale { options.locale = locale }
    (options.allowsFiles, options.isSafe) = (arguments.allowsFiles, arguments.isSafe)
    (options.library, options.scratch) = (arguments.library, arguments.scratch)
    report = Report(try options.checked(), as: .html, complain: complain)
    guard ListeningAddress(arguments.address) != nil else {
      throw FileError("\(arguments.address): nothing can listen at this address")
    }
  }

  /// Serves until Ctrl-C.
  ///
  /// - Throws: Why the report could not be made for the first time; later the page says it.
  func run() throws -> Never {
    var version = 1
    var watch = FileWatch(report.files)
    let first = try make(version)
    let pages = ReportPageServer(first.page)
    var configuration = LiveServer.Configuration()
    (configuration.address, configuration.port) = (arguments.address, arguments.port)
    let server = try LiveServer(configuration, handler: pages)
    pages.server.withLock { $0 = server }
    say("\(first.title) is at \(server.address)")
    // At once, also where somebody else reads it.
    fflush(nil)
    if arguments.opensBrowser { RedirectFile.open(server.address) }
    while true {
      while !arguments.watches || !watch.hasChange(now: report.files) { usleep(200_000) }
      // Several files are often saved at once.
      usleep(100_000)
      watch = FileWatch(report.files)
      do {
        version += 1
        pages.show(try make(version).page, version)
      } catch {
        complain("\(error)")
        pages.tell("\(error)")
      }
    }
  }

  private func make(_ version: Int) throws -> (title: String, page: String) {
    let made = try report.make(script: Self.script(version))
    for note in Set(made.notes).sorted() { complain(note) }
    return (made.title, String(decoding: made.bytes, as: UTF8.self))
  }

  /// A page asks for itself again where there is another version, and stays where its reader is.
  private static func script(_ version: Int) -> String {
    """
    const news = document.body.appendChild(document.createElement('p'))
    news.id = 'news'
    news.setAttribute('role', 'status')
    const place = 'place ' + location.pathname
    addEventListener('load', () => scrollTo(0, Number(sessionStorage.getItem(place))))
    const connect = () => {
      const socket = new WebSocket(location.href.replace(/^http/, 'ws').replace(/[?#].*/, '') + 'live')
      socket.onmessage = event => {
        const message = JSON.parse(event.data)
        news.textContent = message.news
        if (message.version === \(version)) return
        sessionStorage.setItem(place, scrollY)
        location.reload()
      }
      socket.onclose = () => setTimeout(connect, 1000)
    }
    connect()

    """
  }
}

/// Gives browsers the page as it is now, and tells them when there is another one.
private final class ReportPageServer: LiveServer.Handler {
  private struct State {
    var page: LiveServer.Page
    var version = 1
    var news = ""
    var connections: Set<LiveServer.ConnectionID> = []

    var message: String { "{\"version\": \(version), \"news\": \(JSONText.string(news))}" }
  }

  let server = Mutex<LiveServer?>(nil)
  private let state: Mutex<State>

  init(_ page: String) { state = Mutex(State(page: Self.served(page))) }

  var page: LiveServer.Page { state.withLock { $0.page } }

  /// A report states its own content security policy.
  private static func served(_ page: String) -> LiveServer.Page { LiveServer.Page(page, scriptNonce: nil) }

  func connected(_ id: LiveServer.ConnectionID) {
    let message = state.withLock { state in
      state.connections.insert(id)
      return state.message
    }
    let server = server.withLock { $0 }
    server?.introduce(id)
    server?.send(message, to: id)
  }

  /// No-op: pages of reports say nothing.
  func arrived(_ inbox: LiveServer.Inbox) { while inbox.take() != nil {} }

  func disconnected(_ id: LiveServer.ConnectionID) { state.withLock { _ = $0.connections.remove(id) } }

  func show(_ page: String, _ version: Int) {
    let page = Self.served(page)
    send { state in (state.page, state.version, state.news) = (page, version, "") }
  }

  /// What is wrong with the report as it is now; the page stays as it was.
  func tell(_ news: String) { send { $0.news = news } }

  private func send(_ change: (inout State) -> Void) {
    let (message, connections) = state.withLock { state in
      change(&state)
      return (state.message, state.connections)
    }
    let server = server.withLock { $0 }
    for id in connections.sorted() { server?.send(message, to: id) }
  }
}
