#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folders that a search has entered, by device and file number, because links may lead to a folder again or back
/// to a folder around it.
package struct VisitedFolders {
  private struct Identity: Hashable {
    var device: UInt64
    var file: UInt64
  }
  private var entered: Set<Identity> = []

  package init() {}

  /// The number of folders.
  package var count: Int { entered.count }

  /// Enters a folder. False if the path does not lead to a folder, or if the search has entered it before.
  package mutating func enter(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
    return entered.insert(Identity(device: UInt64(status.st_dev), file: UInt64(status.st_ino))).inserted
  }
}
