import Foundation
import OpenChartsLiveRenderer
import OpenChartsLiveServer
import OpenChartsViewCore

/// A program that serves a view: arguments, server and sessions.
@MainActor package enum LiveProgram {
  /// The options on the command line.
  package struct Options: Equatable, Sendable {
    package var address = "127.0.0.1"
    package var port = 0
    package var opensBrowser = false
    package init() {}

    /// Parses the arguments of the server, and ignores all others.
    package init(arguments: [String]) throws(OptionError) {
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        let name = parts.first ?? ""
        guard ["--address", "--port", "--open"].contains(name) else { continue }
        if name == "--open" {
          opensBrowser = true
          continue
        }
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
          throw OptionError(text: "\(name) needs a value")
        }
        if name == "--address" {
          address = value
        } else {
          guard let number = Int(value), (0...65_535).contains(number) else {
            throw OptionError(text: "--port \(value): a port is a number from 0 to 65535; 0 takes a free one")
          }
          port = number
        }
      }
    }
  }

  package struct OptionError: Error { package let text: String }

  /// Serves until the process ends.
  static func run(title: String, content: @escaping @MainActor () -> AnyView) -> Never {
    do throws(OptionError) {
      let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
      run(options, title: title, content: content)
    } catch {
      fail(error.text, status: 2)
    }
  }

  package static func run(
    _ options: Options, title: String, content: @escaping @MainActor () -> AnyView
  ) -> Never {
    var configuration = LiveServer.Configuration()
    configuration.address = options.address
    configuration.port = options.port
    run(configuration, title: title, content: content) { address in
      FileHandle.standardOutput.write(Data("\(title) is at \(address)\n".utf8))
      if options.opensBrowser { RedirectFile.open(address) }
    }
  }

  /// Serves the content until the process ends.
  ///
  /// - Parameters:
  ///   - report: Receives the diagnostics of the pictures that pages show; `nil` prints them to standard error.
  ///   - isServed: Receives the address of the page.
  package static func run(
    _ configuration: LiveServer.Configuration, title: String, report: (([String]) -> Void)? = nil,
    content: @escaping @MainActor () -> AnyView, isServed: (String) -> Void
  ) -> Never {
    var newNotes = NewNotes()
    let report =
      report ?? { problems in
        for note in newNotes.among(problems) {
          FileHandle.standardError.write(Data("\(title): note: \(note)\n".utf8))
        }
      }
    let host = SessionHost(title: title, report: report, content: content)
    do throws(LiveServerError) {
      isServed(try host.serve(configuration))
    } catch {
      fail("\(error)", status: 1)
    }
    // Kept alive until the process ends.
    _ = Unmanaged.passRetained(host)
    while true { RunLoop.main.run(until: .distantFuture) }
  }

  package static func fail(_ text: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(CommandLine.arguments.first ?? "app"): \(text)\n".utf8))
    exit(status)
  }
}
