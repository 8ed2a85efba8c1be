#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads regular files only. Names come from documents, projects and the environment. They may denote a folder, a
/// pipe, a socket, a device, or a link to one, and reading it could block or never end.
package enum PlainFile {
  /// The reason why a file cannot be read.
  package enum Problem: Error, Equatable {
    /// The kind of a file that is not regular, such as `pipe`.
    case kind(String)
    /// The name contains a zero, so that no file has it.
    case name
    case tooLarge
    /// The error number of the system.
    case system(Int32)
  }

  /// Returns the bytes of a file, at most `limit`.
  package static func bytes(_ path: String, limit: Limit) throws(Problem) -> [UInt8] {
    let descriptor = try opened(path)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while bytes.count <= limit.value {
      let start = bytes.count
      bytes += [UInt8](repeating: 0, count: min(max(start, 65_536), limit.value + 1 - start))
      let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + start, $0.count - start) }
      if count < 0, errno != EINTR { throw .system(errno) }
      bytes.removeLast(bytes.count - start - max(count, 0))
      if count == 0 { return bytes }
    }
    throw .tooLarge
  }

  /// Returns the bytes of a file; `nil` if it cannot be read.
  package static func contents(_ path: String, limit: Limit = Limits.projectFileBytes) -> [UInt8]? {
    try? bytes(path, limit: limit)
  }

  /// Throws unless the path leads to a regular file that can be opened.
  package static func check(_ path: String) throws(Problem) { close(try opened(path)) }

  private static func opened(_ path: String) throws(Problem) -> Int32 {
    guard !path.utf8.contains(0) else { throw .name }
    var status = stat()
    // Check before opening: sockets cannot be opened, and opening a device may have effects.
    guard stat(path, &status) == 0 else { throw .system(errno) }
    try refuse(status)
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .system(errno) }
    // The name may have been replaced between `stat` and `open`.
    guard fstat(descriptor, &status) == 0 else {
      let reason = errno
      close(descriptor)
      throw .system(reason)
    }
    do { try refuse(status) } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  private static func refuse(_ status: stat) throws(Problem) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .kind("folder")
    case S_IFIFO: throw .kind("pipe")
    case S_IFSOCK: throw .kind("socket")
    default: throw .kind("device")
    }
  }
}
