import Foundation
import OpenChartsEngines
import OpenChartsLiveServer
import SwiftUI

/// Serves the chart of a table, and animates it when the table has changed.
@MainActor
final class TableSession {
  private let arguments: ServeTableArguments
  private let printLine: (String) -> Void
  private let printError: (String) -> Void
  private let source: ChartSource
  private var failures = RefreshFailures()
  private var newNotes = NewNotes()
  /// The chart that pages show.
  private var shownChart: EngineInput.Drawn?

  init(
    _ arguments: ServeTableArguments, printLine: @escaping (String) -> Void,
    printError: @escaping (String) -> Void
  ) throws {
    (self.arguments, self.printLine, self.printError) = (arguments, printLine, printError)
    guard ListeningAddress(arguments.address) != nil else {
      throw FileError("\(arguments.address): nothing can listen at this address")
    }
    source = try ChartSource(arguments.plot)
  }

  /// Serves until Ctrl-C.
  func run() throws -> Never {
    // Start watching before the first drawing, so that changes during it are noticed.
    let watch = WatchLoop(arguments.plot)
    let progress = Progress()
    let drawn = try source.chart(progress)
    progress.finish()
    shownChart = drawn
    printNotes()
    let table = ServedTable(drawn)
    let title = drawn.plan.title.isEmpty ? source.name : drawn.plan.title
    var configuration = LiveServer.Configuration()
    (configuration.address, configuration.port) = (arguments.address, arguments.port)
    let settings = source.settings
    let content = { @MainActor @Sendable in AnyView(ServedChart(table: table, settings: settings)) }
    let report: @MainActor ([String]) -> Void = { [self] in printNotes($0) }
    LiveProgram.run(configuration, title: title, report: report, content: content) { address in
      printLine("\(title) is at \(address)")
      // Flush, because standard output may be a pipe.
      fflush(nil)
      if arguments.opensBrowser { RedirectFile.open(address) }
      follow(table, from: watch)
    }
  }

  /// Reads the table on a background thread, so that pages are served meanwhile.
  private func follow(_ table: ServedTable, from watch: WatchLoop) {
    let (source, plot) = (source, arguments.plot)
    // Servers do not report changes, so without `--refresh` there is nothing to wait for.
    guard plot.refresh != nil || plot.isFile else { return }
    Thread.detachNewThread {
      var watch = watch
      while true {
        watch.wait()
        watch = WatchLoop(plot)
        let result = Result { try source.chartInBackground() }
        Task { @MainActor in self.take(result, table) }
      }
    }
  }

  /// Prints the notes of the chart, each once.
  ///
  /// - Parameter diagnostics: The problems of its drawing on a page, such as missing fonts.
  private func printNotes(_ diagnostics: [String] = []) {
    for note in newNotes.among(shownChart?.notes(diagnostics) ?? []) {
      printError("\(source.name): note: \(note)")
    }
  }

  private func take(_ result: Result<EngineInput.Drawn, any Error>, _ table: ServedTable) {
    do {
      let drawn = try result.get()
      if table.show(drawn) {
        shownChart = drawn
        printNotes()
      }
      failures.worked()
    } catch {
      do {
        if let line = try failures.line(error) { printError(line) }
      } catch {
        printError("\(error)")
        exit(130)
      }
    }
  }
}
