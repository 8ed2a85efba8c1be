import Foundation

/// Where a chain of symbolic links ends.
enum LinkTarget {
  /// As many as Linux follows.
  private static let longest = 40

  /// The path that a name leads to; the name where it is no link. What a link leads to need not exist.
  ///
  /// As the kernel does it (`fs.protected_symlinks`), a link that another user has placed in a shared folder is not
  /// followed.
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
