import Foundation

/// Filters a program's standard error: removes the message and the stack trace that Swift prints after a crash.
struct CrashOutput {
  /// The unfinished last line.
  private var unfinishedLine = Data()
  private var isOver = false
  /// The message of the crash with its position in the user's code: `Index out of range (Cups.swift:14)`.
  private(set) var message: String?

  /// - Returns: The complete lines to print, up to the stack trace.
  mutating func take(_ data: Data) -> Data {
    unfinishedLine += data
    var visibleOutput = Data()
    while !isOver, let end = unfinishedLine.firstIndex(of: UInt8(ascii: "\n")) {
      let line = unfinishedLine[unfinishedLine.startIndex...end]
      unfinishedLine = Data(unfinishedLine[(end + 1)...])
      if line.starts(with: Data("Current stack trace:".utf8)) {
        isOver = true
      } else if let fatal = Self.message(String(decoding: line, as: UTF8.self)) {
        message = fatal
      } else {
        visibleOutput += line
      }
    }
    return visibleOutput
  }

  /// The message in a line such as `Module/File.swift:3: Fatal error: text`; `nil` for other lines. The position is
  /// left out if it is in a library.
  private static func message(_ line: String) -> String? {
    guard let match = line.firstMatch(of: /^(?:(\w+)\/([^\/:]+\.swift:\d+): )?Fatal error: (.+)/) else {
      return nil
    }
    let text = String(match.3).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let module = match.1, let location = match.2, module != "Swift", !module.hasPrefix("OpenCharts")
    else {
      return text
    }
    return "\(text) (\(location))"
  }

  /// - Returns: The unfinished last line, if it is to be printed.
  mutating func end() -> Data {
    defer { unfinishedLine = Data() }
    return isOver ? Data() : unfinishedLine
  }
}
