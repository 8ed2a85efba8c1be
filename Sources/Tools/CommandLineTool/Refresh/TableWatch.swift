import Engines
import Foundation

/// Waits until a table may have changed.
struct TableWatch {
  private let path: String
  private let refresh: Double?
  private let files: FileWatch

  /// Records the file's state. Later changes end ``wait(until:)``.
  init(_ arguments: PlotArguments) {
    (path, refresh) = (arguments.file, arguments.refresh)
    files = FileWatch([arguments.file])
  }

  /// Blocks for the refresh interval, or until the file changes if no interval is set.
  ///
  /// - Parameter isOver: Returns true to cancel the wait.
  func wait(until isOver: () -> Bool = { false }) {
    if let refresh {
      let end = Date(timeIntervalSinceNow: refresh)
      while !isOver(), case let left = end.timeIntervalSinceNow, left > 0 {
        Thread.sleep(forTimeInterval: min(left, 0.2))
      }
      return
    }
    while !files.hasChange(now: [path]) {
      if isOver() { return }
      usleep(200_000)
    }
    // A file is often written in several pieces.
    usleep(100_000)
  }
}

/// Reports why a table could not be read again. Skips repetitions of the last error.
struct RefreshFailures {
  private var last: String?

  mutating func worked() { last = nil }

  /// The line to print; `nil` if it equals the last one.
  ///
  /// - Throws: `error` itself if the user cancelled the query by Ctrl-C.
  mutating func line(_ error: any Error) throws -> String? {
    if let error = error as? EngineError, error.problem == .cancelled { throw error }
    let line = "\(error)"
    defer { last = line }
    return line == last ? nil : line
  }
}
