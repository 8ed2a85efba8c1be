#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds programs by their names in the folders of the variable `PATH`.
///
/// Relative folders are skipped, and so are empty entries, which mean the current folder: a program there may be
/// untrusted.
package enum ProgramPath {
  /// The folders of this process, or the system's own if there are none.
  package static var folders: [String] {
    let folders = folders(of: getenv("PATH").map { String(cString: $0) } ?? "")
    return folders.isEmpty ? ["/usr/local/bin", "/usr/bin", "/bin"] : folders
  }

  static func folders(of path: String) -> [String] {
    path.split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
  }

  /// Returns the first program of a name; `nil` if there is none.
  ///
  /// - Parameter path: A list of folders in the form of `PATH`; `nil` means ``folders``.
  package static func find(_ name: String, on path: String? = nil) -> String? {
    (path.map(folders(of:)) ?? folders).map { "\($0)/\(name)" }.first {
      var status = stat()
      return stat($0, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access($0, X_OK) == 0
    }
  }

  /// Removes relative folders from the variable, so that programs which this process starts do not look there for
  /// others. Not thread-safe.
  package static func removeRelativeFolders() { setenv("PATH", folders.joined(separator: ":"), 1) }
}
