import Foundation

/// Says on a terminal what a run does that takes longer than two seconds.
final class Progress: @unchecked Sendable {
  private let lock = NSLock()
  private var stage = "reading"
  private var isDone = false
  private var hasShown = false

  /// Nothing is started where standard error is no terminal.
  init(isShown: Bool = isatty(2) == 1) {
    guard isShown else { return }
    let start = Date()
    Thread.detachNewThread { [weak self] in
      usleep(2_000_000)
      while let self, self.show(Date().timeIntervalSince(start)) { usleep(250_000) }
    }
  }

  func enter(_ stage: String) { lock.withLock { self.stage = stage } }

  /// Clears the line.
  func finish() {
    lock.withLock {
      isDone = true
      if hasShown { tell("\r\u{1B}[K") }
    }
  }

  private func show(_ seconds: Double) -> Bool {
    lock.withLock {
      guard !isDone else { return false }
      hasShown = true
      tell("\r\u{1B}[K\(stage)… \(Int(seconds)) s")
      return true
    }
  }

  private func tell(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
