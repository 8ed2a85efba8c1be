import Foundation

/// Resolves symbolic links.
enum LinkTarget {
  /// Maximum length of a chain, as in Linux.
  private static let longest = 40

  /// The path at the end of a chain of links, which need not exist. Returns `name` if it is not a link.
  ///
  /// Like the kernel (`fs.protected_symlinks`), refuses links of other users in shared folders.
  static func path(of name: String) throws(TemporaryFile.Failure) -> String {
    var path = name
    for _ in 0..<longest {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      var shared = stat()
      if stat(folder.isEmpty ? "." : folder, &shared) == 0, shared.st_mode & S_ISVTX != 0,
        shared.st_mode & S_IWOTH != 0, status.st_uid != geteuid(), status.st_uid != shared.st_uid
      {
        throw TemporaryFile.Failure(code: EACCES)
      }
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count - 1)
      guard count > 0 else { throw TemporaryFile.Failure(code: count < 0 ? errno : ENOENT) }
      let target = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      path = target.hasPrefix("/") ? target : folder + target
    }
    throw TemporaryFile.Failure(code: ELOOP)
  }
}
