import Foundation
import OpenChartsLiveServer
import SwiftUI

/// Builds and runs a program that serves views, and replaces it when its files change.
@MainActor
struct ServeSession {
  private let arguments: ServeArguments
  private let printLine: (String) -> Void
  private let printError: (String) -> Void
  private let builder: PreviewBuilder
  private let listening: ListeningAddress
  private let request: ServeRequest

  init(
    _ arguments: ServeArguments, printLine: @escaping (String) -> Void, printError: @escaping (String) -> Void
  ) throws {
    self.arguments = arguments
    self.printLine = printLine
    self.printError = printError
    builder = try PreviewBuilder(
      arguments.paths, library: arguments.library, scratch: arguments.scratch, printError: printError)
    let title = try PreviewSources(arguments.paths).stem ?? "Views"
    // All builds use one port, so that open pages reconnect to the next one.
    guard let listening = ListeningAddress(arguments.address),
      let port = arguments.port == 0 ? listening.freePort() : arguments.port
    else { throw FileError("\(arguments.address): nothing can listen at this address") }
    self.listening = listening
    request = ServeRequest(
      address: arguments.address, port: port, token: LiveServer.makeToken(), title: title)
  }

  /// - Returns: Whether the program ended without errors. Does not return while watching.
  func run() throws -> Bool {
    var process: Process?
    var isReported = false
    while true {
      let watch = WatchLoop(builder.watched)
      do {
        let program = try build()
        process?.terminate()
        process?.waitUntilExit()
        process = try start(program)
        if !isReported {
          isReported = true
          printLine("\(request.title) is at \(address)")
          // Flush, because standard output may be a pipe.
          fflush(nil)
          if arguments.opensBrowser { RedirectFile.open(address) }
        }
      } catch {
        printError("\(error)")
        if !arguments.watches { return false }
      }
      guard arguments.watches else {
        process?.waitUntilExit()
        return process?.terminationStatus == 0
      }
      var wasRunning = process?.isRunning ?? false
      watch.wait {
        if wasRunning, let process, !process.isRunning {
          wasRunning = false
          printError(
            "the program has ended (status \(process.terminationStatus)); a change of a file runs it again")
        }
        return false
      } now: {
        builder.watched
      }
    }
  }

  private var address: String {
    LiveServer.address(listening, port: request.port, token: request.token)
  }

  private func build() throws -> String {
    let sources = try PreviewSources(arguments.paths)
    let isWanted = PreviewSources.hasScreens
    var additions: [String] = []
    if case .files(let files) = sources, !files.contains(where: isWanted) {
      guard let view = files.lazy.compactMap(PreviewSources.view).first else {
        throw FileError(
          "\(arguments.paths.joined(separator: " ")): there is no app, no preview and no view in it")
      }
      try builder.scratch.write("import SwiftUI\n\n#Preview { \(view)() }\n", to: "Served.swift")
      additions = [builder.scratch.folder + "/Served.swift"]
    }
    return try builder.build(
      sources, where: isWanted, additions: additions, settles: false, onOmission: printError)
  }

  private func start(_ program: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [ServeRequest.argument]
    // The pipe closes when this process ends. The other program then ends too.
    let input = Pipe()
    process.standardInput = input
    do {
      // Write before the start. A pipe buffers some lines, so a program that ends immediately cannot cause a broken
      // pipe.
      try request.write(to: input.fileHandleForWriting)
      try process.run()
    } catch {
      throw FileError("\(program): \(error.localizedDescription)")
    }
    return process
  }
}
