import Foundation
import OpenChartsLimits
import OpenChartsTables

/// Reads a file that a document names. Only regular files are read, because the name may be a link to a device or
/// pipe, which could block the process.
enum RegularFile {
  /// - Parameters:
  ///   - kind: The expected content, for messages: `picture`.
  ///   - limit: The maximum size in bytes.
  /// - Throws: ``FileError`` if the file is larger, not regular, or cannot be read.
  static func bytes(_ path: String, kind: String, limit: Limit) throws(FileError) -> [UInt8] {
    let descriptor = try opened(path, kind: kind)
    defer { close(descriptor) }
    let tooLarge = FileError("\(path): larger than \(limit.text), the most that a \(kind) may have")
    var bytes: [UInt8] = []
    while bytes.count <= limit.value {
      let start = bytes.count
      bytes += [UInt8](repeating: 0, count: min(max(start, 65_536), limit.value + 1 - start))
      let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + start, $0.count - start) }
      if count < 0, errno != EINTR { throw FileError("\(path): \(FileProblem.reason(errno))") }
      bytes.removeLast(bytes.count - start - max(count, 0))
      if count == 0 { return bytes }
    }
    throw tooLarge
  }

  /// Throws for folders, devices, pipes and sockets, and for links to them. Accepts a missing file, which its reader
  /// reports.
  static func check(_ path: String, kind: String) throws(FileError) {
    guard access(path, F_OK) == 0 else { return }
    close(try opened(path, kind: kind))
  }

  private static func opened(_ path: String, kind: String) throws(FileError) -> Int32 {
    guard !path.utf8.contains(0) else {
      throw FileError("\(path.prefix { $0 != "\0" }): no file has such a name")
    }
    var status = stat()
    // Check before opening: sockets cannot be opened, and opening a device may have effects.
    guard stat(path, &status) == 0 else { throw FileError("\(path): \(FileProblem.reason(errno))") }
    try refuse(status, path, kind)
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw FileError("\(path): \(FileProblem.reason(errno))") }
    // The name may have been replaced between `stat` and `open`.
    guard fstat(descriptor, &status) == 0 else {
      close(descriptor)
      throw FileError("\(path): \(FileProblem.reason(errno))")
    }
    do { try refuse(status, path, kind) } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  private static func refuse(_ status: stat, _ path: String, _ kind: String) throws(FileError) {
    let actualKind: String
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: actualKind = "folder"
    case S_IFIFO: actualKind = "pipe"
    case S_IFSOCK: actualKind = "socket"
    default: actualKind = "device"
    }
    throw FileError("\(path): this is a \(actualKind), not a \(kind)")
  }
}
