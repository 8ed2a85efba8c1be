import Foundation
import Synchronization

/// Prints to a terminal what a run is doing, and its progress if known, if it takes longer than a second.
final class Progress: Sendable {
  private struct State {
    var stage = "reading"
    /// Returns the progress of the stage.
    var part: (@Sendable () -> String?)?
    var isDone = false
    var hasShown = false
  }

  private let state = Mutex(State())

  /// Does nothing unless `isShown`, which is true if standard error is a terminal.
  init(isShown: Bool = isatty(2) == 1) {
    guard isShown else { return }
    let start = Date()
    Thread.detachNewThread { [weak self] in
      usleep(1_000_000)
      while let self, self.show(Date().timeIntervalSince(start)) { usleep(250_000) }
    }
  }

  /// - Parameter part: Returns the progress of the stage as text, or `nil` if it is unknown. Runs on a background
  ///   thread.
  func enter(_ stage: String, part: (@Sendable () -> String?)? = nil) {
    state.withLock { ($0.stage, $0.part) = (stage, part) }
  }

  /// Clears the line.
  func finish() {
    state.withLock { state in
      state.isDone = true
      if state.hasShown { write("\r\u{1B}[K") }
    }
  }

  private func show(_ seconds: Double) -> Bool {
    // Call `part` outside the lock, because it may be slow.
    let part = state.withLock { $0.part }?()
    return state.withLock { state in
      guard !state.isDone else { return false }
      state.hasShown = true
      write("\r\u{1B}[K" + Self.line(state.stage, part: part, seconds: seconds))
      return true
    }
  }

  /// `1,200 rows`; `nil` before the first row.
  static func text(ofRows rows: Int) -> String? {
    rows > 0 ? "\(NumberText.plain(Double(rows))) row\(rows == 1 ? "" : "s")" : nil
  }

  /// `asking… 1,200 rows, 3 s`
  static func line(_ stage: String, part: String?, seconds: Double) -> String {
    "\(stage)… " + (part.map { "\($0), " } ?? "") + "\(Int(seconds)) s"
  }

  private func write(_ text: String) {
    _ = writeAll(Data(text.utf8), to: 2)
  }
}
