import Foundation

/// What a program writes to standard error, without the stack that Swift adds where it crashes.
struct CrashOutput {
  /// A line whose end has not come yet.
  private var begun = Data()
  private var isOver = false

  /// - Returns: What is to be shown of it and of what came before.
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

  /// The rest, which has no end of a line.
  mutating func end() -> Data {
    defer { begun = Data() }
    return isOver ? Data() : begun
  }
}
