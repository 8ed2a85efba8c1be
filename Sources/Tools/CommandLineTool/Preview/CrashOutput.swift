import Foundation

/// Filters a program's standard error: removes the stack trace that Swift prints after a crash.
struct CrashOutput {
  /// The unfinished last line.
  private var begun = Data()
  private var isOver = false

  /// - Returns: The complete lines to print, up to the stack trace.
  mutating func take(_ data: Data) -> Data {
    begun += data
    var shown = Data()
    while !isOver, let end = begun.firstIndex(of: UInt8(ascii: "\n")) {
      let line = begun[begun.startIndex...end]
      begun = Data(begun[(end + 1)...])
      if line.starts(with: Data("Current stack trace:".utf8)) { isOver = true } else { shown += line }
    }
    return shown
  }

  /// - Returns: The unfinished last line, if it is to be printed.
  mutating func end() -> Data {
    defer { begun = Data() }
    return isOver ? Data() : begun
  }
}
