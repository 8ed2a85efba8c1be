import Foundation

/// Sees that files change, come or go.
struct FileWatch {
  private struct State: Equatable {
    var changed: Int
    var nanoseconds: Int
    var size: Int
    var file: UInt
  }
  private let paths: [String]
  private let states: [State?]

  init(_ paths: [String]) {
    self.paths = paths
    states = paths.map(Self.state)
  }

  /// Whether the files are no longer as they were.
  func hasChange(now: [String]) -> Bool { now != paths || now.map(Self.state) != states }

  /// `nil` where there is no file; editors replace files, which takes one away for a moment.
  private static func state(_ path: String) -> State? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return State(
      changed: Int(status.st_mtim.tv_sec), nanoseconds: Int(status.st_mtim.tv_nsec),
      size: Int(status.st_size),
      file: UInt(status.st_ino))
  }
}
