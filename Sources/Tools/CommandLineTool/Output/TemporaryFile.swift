import Foundation
import OpenChartsTables

/// Creates new files with unused names. Never opens an existing file, which another user could have placed in a shared
/// folder.
enum TemporaryFile {
  private static let attempts = 100

  /// Creates an empty file.
  ///
  /// - Parameters:
  ///   - folder: Empty, or with a slash at its end.
  ///   - names: Returns a name to try; a parameter for tests.
  /// - Returns: Its path and a descriptor for writing, or the error number.
  static func create(
    in folder: String, mode: mode_t = 0o666, names: () -> String = randomName
  ) -> Result<(path: String, descriptor: Int32), Failure> {
    for _ in 0..<attempts {
      let path = folder + names()
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
      if descriptor >= 0 { return .success((path, descriptor)) }
      guard errno == EEXIST else { return .failure(Failure(code: errno)) }
    }
    return .failure(Failure(code: EEXIST))
  }

  /// A value of `errno`.
  struct Failure: Error { var code: Int32 }

  /// A name that begins with a dot and ends in `.tmp`.
  static func randomName() -> String {
    ".opencharts-" + String(UInt64.random(in: .min ... .max), radix: 36) + ".tmp"
  }
}

/// A new folder that only this user can enter. It is deleted with its contents when the object is released.
final class PrivateFolder {
  let path: String

  /// - Parameter parent: An existing folder.
  /// - Throws: ``FileError``.
  init(in parent: String) throws(FileError) {
    var template = Array((parent + "/.opencharts-XXXXXX").utf8CString)
    guard let createdPath = mkdtemp(&template) else {
      throw FileError("\(parent): no folder can be made there: \(FileProblem.reason(errno))")
    }
    path = String(cString: createdPath)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
