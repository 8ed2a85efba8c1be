import Foundation
import OpenChartsLimits
import OpenChartsTables

/// Reads a file that a document names, or throws an error in words. Only regular files are read.
enum RegularFile {
  /// - Parameters:
  ///   - kind: The expected content, for messages: `picture`.
  ///   - limit: The maximum size in bytes.
  /// - Throws: ``FileError`` if the file is larger, not regular, or cannot be read.
  static func bytes(_ path: String, kind: String, limit: Limit) throws(FileError) -> [UInt8] {
    do { return try PlainFile.bytes(path, limit: limit) } catch {
      throw Self.error(error, path, kind: kind, limit: limit)
    }
  }

  /// Throws for folders, devices, pipes and sockets, and for links to them. Accepts a missing file, which its reader
  /// reports.
  static func check(_ path: String, kind: String) throws(FileError) {
    do { try PlainFile.check(path) } catch {
      if case .system = error { return }
      throw Self.error(error, path, kind: kind)
    }
  }

  private static func error(
    _ problem: PlainFile.Problem, _ path: String, kind: String, limit: Limit? = nil
  ) -> FileError {
    switch problem {
    case .kind(let actual): FileError("\(path): this is a \(actual), not a \(kind)")
    case .name: FileError("\(path.prefix { $0 != "\0" }): no file has such a name")
    case .tooLarge: FileError("\(path): larger than \(limit?.text ?? ""), the most that a \(kind) may have")
    case .system(let number): FileError("\(path): \(FileProblem.reason(number))")
    }
  }
}
