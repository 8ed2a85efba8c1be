import Foundation

/// A stored output with which a test compares the current one. The files are in a folder next to this source file.
///
/// If a file is missing, it is recorded and the test fails. With `RECORD_SNAPSHOTS=1`, all files are recorded again.
/// The output of a failing test stays in a temporary folder.
struct Golden {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens", isDirectory: true)
  static let changedFolder = FileManager.default.temporaryDirectory
    .appendingPathComponent("opencharts-changed", isDirectory: true)

  enum Outcome {
    case same
    case recorded
    /// The output differs. The text names the difference and the path of the new output.
    case different(String)
  }

  let name: String
  let fileExtension: String

  /// Compares an output with the stored bytes. `difference` describes the difference; `nil` if there is none.
  func compare(_ data: Data, difference: (_ stored: Data) throws -> String?) throws -> Outcome {
    let stored = Self.folder.appendingPathComponent("\(name).\(fileExtension)")
    let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
    guard !isRecording, let old = try? Data(contentsOf: stored) else {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try data.write(to: stored, options: .atomic)
      return isRecording ? .same : .recorded
    }
    guard let difference = try difference(old) else { return .same }
    try FileManager.default.createDirectory(at: Self.changedFolder, withIntermediateDirectories: true)
    let changed = Self.changedFolder.appendingPathComponent("\(name)-changed.\(fileExtension)")
    try data.write(to: changed, options: .atomic)
    return .different("\(difference); the new one is \(changed.path)")
  }

  /// Compares a text with the stored one. The difference is the first line that differs.
  func compare(text: String) throws -> Outcome {
    try compare(Data(text.utf8)) { stored in
      let old = String(decoding: stored, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      let new = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard old != new else { return nil }
      let line = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
      let (was, now) = (line < old.count ? old[line] : "nothing", line < new.count ? new[line] : "nothing")
      return "line \(line + 1) was \(was) and is \(now)"
    }
  }
}
