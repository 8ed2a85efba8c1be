import Foundation

/// Filters the output of the compiler and the package manager for the user.
enum CompilerOutput {
  /// The errors and their lines of source. Without an error: the whole output except progress.
  ///
  /// - Parameters:
  ///   - moved: Folders of copies, and the originals to print instead.
  static func errors(_ output: String, moved: [(from: String, to: String)] = []) -> String {
    var text = output
    for (from, to) in moved where !from.isEmpty { text = text.replacingOccurrences(of: from, with: to) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var keptLines: [String] = []
    var isKept = false
    var reportedLines: Set<String> = []
    for line in lines {
      if let kind = kind(line) {
        // Each module that includes a file may report its errors again.
        isKept = kind != .warning && (kind == .note ? isKept : reportedLines.insert(line).inserted)
      } else if isProgress(line) {
        isKept = false
      }
      if isKept { keptLines.append(line) }
    }
    let result = keptLines.isEmpty ? lines.filter { !isProgress($0) } : keptLines
    return result.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  /// Whether a line begins the report of an error.
  static func isError(_ line: String) -> Bool { kind(line) == .error }

  private enum Kind { case error, warning, note }

  /// The kind of a line such as `Chart.swift:3:9: error: …`; `nil` for other lines.
  private static func kind(_ line: String) -> Kind? {
    guard line.first.map({ !$0.isWhitespace && $0 != "|" && $0 != "`" }) == true else { return nil }
    if line.hasPrefix("error:") || line.contains(": error: ") { return .error }
    if line.hasPrefix("warning:") || line.contains(": warning: ") { return .warning }
    if line.contains(": note: ") { return .note }
    return nil
  }

  private static func isProgress(_ line: String) -> Bool {
    if line.isEmpty { return true }
    if line.hasPrefix("["), let end = line.firstIndex(of: "]"), line[..<end].contains("/") { return true }
    return [
      "Building for", "Build complete", "Fetching", "Fetched", "Computing", "Planning", "error: fatalError",
    ]
    .contains { line.hasPrefix($0) }
  }
}
