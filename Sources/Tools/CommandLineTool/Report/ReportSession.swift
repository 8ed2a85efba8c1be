import Foundation
import OpenChartsLiveServer
import OpenChartsSVGRenderer
import SwiftUI
import Synchronization

/// Serves a report, and makes it again after each change of its files.
@MainActor struct ReportSession {
  private let arguments: ServeArguments
  private let report: Report
  /// The nonce that allows only the scripts of the report's pages.
  private let nonce = LiveServer.makeToken()
  private let printLine: (String) -> Void
  private let printError: (String) -> Void

  init(
    _ arguments: ServeArguments, printLine: @escaping (String) -> Void, printError: @escaping (String) -> Void
  ) throws {
    (self.arguments, self.printLine, self.printError) = (arguments, printLine, printError)
    var options = ReportArguments()
    options.paths = arguments.paths
    (options.theme, options.givenLocale) = (arguments.theme, arguments.locale)
    options.parameters = arguments.parameters
    (options.allowsFiles, options.isSafe) = (arguments.allowsFiles, arguments.isSafe)
    (options.library, options.scratch) = (arguments.library, arguments.scratch)
    report = Report(try options.checked(), as: .html, printError: printError)
    guard ListeningAddress(arguments.address) != nil else {
      throw FileError("\(arguments.address): nothing can listen at this address")
    }
  }

  /// Serves until Ctrl-C.
  ///
  /// - Throws: The problem of the first version. Problems of later versions are shown on the page.
  func run() throws -> Never {
    var version = 1
    // Without files to watch, the first version is served until Ctrl-C.
    var watch = WatchLoop(arguments.watches ? report.files : [])
    let first = try make(version)
    let pages = ReportPageServer(first.page, nonce: nonce)
    var configuration = LiveServer.Configuration()
    (configuration.address, configuration.port) = (arguments.address, arguments.port)
    let server = try LiveServer(configuration, handler: pages)
    pages.server.withLock { $0 = server }
    printLine("\(first.title) is at \(server.address)")
    // Flush, because standard output may be a pipe.
    fflush(nil)
    if arguments.opensBrowser { RedirectFile.open(server.address) }
    while true {
      watch.wait(now: { arguments.watches ? report.files : [] })
      watch = WatchLoop(report.files)
      do {
        version += 1
        pages.show(try make(version).page, version)
      } catch {
        ((error as? Report.Problems)?.lines ?? ["\(error)"]).forEach(printError)
        pages.show(problem: "\(error)")
      }
    }
  }

  private func make(_ version: Int) throws -> (title: String, page: String) {
    let document = try report.make(script: Self.script(version), scriptNonce: nonce)
    var printedNotes: Set<String> = []
    for note in document.notes where printedNotes.insert(note).inserted { printError(note) }
    return (document.title, String(decoding: document.bytes, as: UTF8.self))
  }

  /// Reloads the page when there is a new version, and restores the scroll position.
  private static func script(_ version: Int) -> String {
    """
    const problem = document.body.appendChild(document.createElement('p'))
    problem.id = 'problem'
    problem.setAttribute('role', 'status')
    const place = 'place ' + location.pathname
    addEventListener('load', () => scrollTo(0, Number(sessionStorage.getItem(place))))
    const connect = () => {
      const socket = new WebSocket(location.href.replace(/^http/, 'ws').replace(/[?#].*/, '') + 'live')
      socket.onmessage = event => {
        const message = JSON.parse(event.data)
        problem.textContent = message.problem
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

/// Serves the current page, and notifies browsers of new versions.
private final class ReportPageServer: LiveServer.Handler {
  private struct State {
    var page: LiveServer.Page
    var version = 1
    var problem = ""
    var connections: Set<LiveServer.ConnectionID> = []

    var message: String { "{\"version\": \(version), \"problem\": \(JSONText.string(problem))}" }
  }

  let server = Mutex<LiveServer?>(nil)
  private let state: Mutex<State>

  private let nonce: String

  init(_ page: String, nonce: String) {
    self.nonce = nonce
    state = Mutex(State(page: LiveServer.Page(page, scriptNonce: nonce)))
  }

  var page: LiveServer.Page { state.withLock { $0.page } }

  func connected(_ id: LiveServer.ConnectionID) {
    let message = state.withLock { state in
      state.connections.insert(id)
      return state.message
    }
    let server = server.withLock { $0 }
    server?.introduce(id)
    server?.send(message, to: id)
  }

  /// No-op: pages of reports send no messages.
  func arrived(_ inbox: LiveServer.Inbox) { while inbox.take() != nil {} }

  func disconnected(_ id: LiveServer.ConnectionID) { state.withLock { _ = $0.connections.remove(id) } }

  func show(_ page: String, _ version: Int) {
    let page = LiveServer.Page(page, scriptNonce: nonce)
    send { state in (state.page, state.version, state.problem) = (page, version, "") }
  }

  /// Shows a problem of the current files. The page keeps the last version.
  func show(problem: String) { send { $0.problem = problem } }

  private func send(_ change: (inout State) -> Void) {
    let (message, connections) = state.withLock { state in
      change(&state)
      return (state.message, state.connections)
    }
    let server = server.withLock { $0 }
    for id in connections.sorted() { server?.send(message, to: id) }
  }
}
