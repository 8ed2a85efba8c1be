import Foundation

/// Waits until files change, or for a refresh interval: the loop of previews, servers, reports and tables.
struct WatchLoop {
  private let files: FileWatch
  private let paths: [String]
  private let refresh: Double?

  /// Records the files' state. Later changes end ``wait(until:now:)``, so create the loop before the files are read.
  ///
  /// - Parameter refresh: The interval in seconds; `nil` to wait for a change.
  init(_ paths: [String], refresh: Double? = nil) {
    (self.paths, self.refresh) = (paths, refresh)
    files = FileWatch(paths)
  }

  init(_ arguments: PlotArguments) { self.init([arguments.file], refresh: arguments.refresh) }

  /// Blocks for the refresh interval, or until the list of files, or one of the files, changes.
  ///
  /// - Parameters:
  ///   - isOver: Called about five times per second. Returns true to cancel the wait.
  ///   - paths: Returns the current list of files; `nil` if the list is constant.
  func wait(until isOver: () -> Bool = { false }, now paths: (() -> [String])? = nil) {
    if let refresh {
      let end = Date(timeIntervalSinceNow: refresh)
      while !isOver(), case let remaining = end.timeIntervalSinceNow, remaining > 0 {
        Thread.sleep(forTimeInterval: min(remaining, Self.interval))
      }
      return
    }
    while !files.hasChange(now: paths?() ?? self.paths) {
      if isOver() { return }
      Thread.sleep(forTimeInterval: Self.interval)
    }
    // Editors and scripts often save several files at the same time, or one file in several pieces.
    Thread.sleep(forTimeInterval: 0.1)
  }

  private static let interval = 0.2
}
