import Foundation
import Tables

/// Something is wrong with a file: one line, exit status 1.
package struct FileError: Error, Equatable, CustomStringConvertible {
  package var description: String
  package init(_ description: String) { self.description = description }
}

/// The bytes of a file or of standard input.
enum InputFile {
  static func bytes(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileError("\(path): \(FileProblem.reason(errno))") }
    defer { if descriptor != 0 { close(descriptor) } }
    var status = stat()
    var expected = 0
    if fstat(descriptor, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { throw FileError("\(path): this is a folder, not a table") }
      if status.st_mode & S_IFMT == S_IFREG { expected = Int(status.st_size) }
    }
    var bytes = [UInt8](repeating: 0, count: max(expected + 1, 65_536))
    var count = 0
    while true {
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let got = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress! + count, $0.count - count) }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw FileError("\(path): \(FileProblem.reason(errno))") }
      if got == 0 { break }
      count += got
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}
