import Foundation
import OpenChartsTables

/// A problem with a file: one line, exit status 1.
package struct FileError: Error, Equatable, CustomStringConvertible {
  package var description: String
  package init(_ description: String) { self.description = description }
}

/// Reads a file or standard input.
enum InputFile {
  /// The first 16 bytes of a regular file; empty for pipes, which can be read only once, and for unreadable files.
  static func head(_ path: String) -> [UInt8] {
    var status = stat()
    guard path != "-", stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let file = fopen(path, "r")
    else { return [] }
    defer { fclose(file) }
    var head = [UInt8](repeating: 0, count: 16)
    return Array(head[..<fread(&head, 1, head.count, file)])
  }

  /// The error for a folder instead of a table. Suggests a pattern if the folder contains tables.
  static func folder(_ path: String) -> FileError {
    let folder = path.droppingLastSlash
    let endings = [".parquet", ".csv", ".csv.gz", ".json", ".ndjson", ".jsonl", ".tsv"]
    var level = [folder]
    var pattern = folder
    for _ in 0..<4 {
      pattern += "/*"
      var inner: [String] = []
      for parent in level {
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []).sorted().prefix(
          200)
        {
          if let ending = endings.first(where: { name.hasSuffix($0) }) {
            return FileError(
              "\(path): this is a folder, not a table; \(ShellWord.quoted(pattern + ending)) reads the files in it as one"
            )
          }
          var isFolder: ObjCBool = false
          let child = "\(parent)/\(name)"
          if FileManager.default.fileExists(atPath: child, isDirectory: &isFolder), isFolder.boolValue {
            inner.append(child)
          }
        }
      }
      level = Array(inner.prefix(20))
    }
    return FileError("\(path): this is a folder, not a table")
  }

  /// Whether the first bytes of a pipe or device, which may have no end, contain a zero and begin neither like an
  /// archive nor like UTF-16.
  private static func isEndlessBinary(_ bytes: ArraySlice<UInt8>) -> Bool {
    let signatures: [[UInt8]] = [
      Array("PK".utf8), [0x1F, 0x8B], [0x28, 0xB5], [0xFF, 0xFE], [0xFE, 0xFF],
    ]
    return bytes.contains(0) && !signatures.contains { bytes.starts(with: $0) }
  }

  static func bytes(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileError("\(path): \(FileProblem.reason(errno))") }
    defer { if descriptor != 0 { close(descriptor) } }
    var status = stat()
    var expected = 0
    var isStream = true
    if fstat(descriptor, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { throw folder(path) }
      if status.st_mode & S_IFMT == S_IFREG {
        (expected, isStream) = (Int(status.st_size), false)
      }
    }
    var bytes = [UInt8](repeating: 0, count: max(expected + 1, 65_536))
    var count = 0
    while true {
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let readCount = bytes.withUnsafeMutableBytes {
        read(descriptor, $0.baseAddress! + count, $0.count - count)
      }
      if readCount < 0, errno == EINTR { continue }
      guard readCount >= 0 else { throw FileError("\(path): \(FileProblem.reason(errno))") }
      if readCount == 0 { break }
      if count == 0, isStream, isEndlessBinary(bytes[..<readCount]) {
        throw FileError("\(path == "-" ? "standard input" : path): this is not a text file")
      }
      count += readCount
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}
