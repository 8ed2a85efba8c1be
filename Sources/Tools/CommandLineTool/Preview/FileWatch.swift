import Foundation

/// Detects that files were changed, added or removed.
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

  /// Whether the list of files, or one of the files, has changed.
  func hasChange(now: [String]) -> Bool { now != paths || now.map(Self.state) != states }

  /// Returns `nil` if the file is missing. Editors replace files, so a file may be missing for a moment.
  private static func state(_ path: String) -> State? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return State(
      changed: Int(status.st_mtim.tv_sec), nanoseconds: Int(status.st_mtim.tv_nsec),
      size: Int(status.st_size),
      file: UInt(status.st_ino))
  }
}
