import Engines
import Foundation

/// Waits until a table may have changed.
struct TableWatch {
  private let path: String
  private let refresh: Double?
  private let files: FileWatch

  /// What changes from here on counts.
  init(_ arguments: PlotArguments) {
    (path, refresh) = (arguments.file, arguments.refresh)
    files = FileWatch([arguments.file])
  }

  /// Comes back after so many seconds, or once the file is another one where none are said.
  /// - Parameter isOver: Whether something else happened that is not to be waited for any longer.
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

/// Says why a table could not be read again: once, however often the same is tried in vain.
struct RefreshFailures {
  private var last: String?

  mutating func worked() { last = nil }

  /// The line that is to be said; `nil` where it was the last one too.
  ///
  /// - Throws: What somebody stopped by Ctrl-C.
  mutating func line(_ error: any Error) throws -> String? {
    if let error = error as? EngineError, error.problem == .cancelled { throw error }
    let line = "\(error)"
    defer { last = line }
    return line == last ? nil : line
  }
}
