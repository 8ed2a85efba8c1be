import Foundation
import Synchronization

/// Says on a terminal what a run does that takes longer than two seconds.
final class Progress: Sendable {
  private struct State {
    var stage = "reading"
    var isDone = false
    var hasShown = false
  }

  private let state = Mutex(State())

  /// Nothing is started where standard error is no terminal.
  init(isShown: Bool = isatty(2) == 1) {
    guard isShown else { return }
    let start = Date()
    Thread.detachNewThread { [weak self] in
      usleep(2_000_000)
      while let self, self.show(Date().timeIntervalSince(start)) { usleep(250_000) }
    }
  }

  func enter(_ stage: String) { state.withLock { $0.stage = stage } }

  /// Clears the line.
  func finish() {
    state.withLock { state in
      state.isDone = true
      if state.hasShown { tell("\r\u{1B}[K") }
    }
  }

  private func show(_ seconds: Double) -> Bool {
    state.withLock { state in
      guard !state.isDone else { return false }
      state.hasShown = true
      tell("\r\u{1B}[K\(state.stage)… \(Int(seconds)) s")
      return true
    }
  }

  private func tell(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
