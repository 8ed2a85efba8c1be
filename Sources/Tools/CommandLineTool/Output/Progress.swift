import Engines
import Foundation
import Synchronization

/// Says on a terminal what a run does that takes longer than a second, and how far it is where that is known.
final class Progress: Sendable {
  private struct State {
    var stage = "reading"
    /// How far the stage is.
    var part: (@Sendable () -> String?)?
    var isDone = false
    var hasShown = false
  }

  private let state = Mutex(State())

  /// Nothing is started where standard error is no terminal.
  init(isShown: Bool = isatty(2) == 1) {
    guard isShown else { return }
    let start = Date()
    Thread.detachNewThread { [weak self] in
      usleep(1_000_000)
      while let self, self.show(Date().timeIntervalSince(start)) { usleep(250_000) }
    }
  }

  /// - Parameter part: Tells how far the stage is, on a thread of its own; `nil` where that is not known now.
  func enter(_ stage: String, part: (@Sendable () -> String?)? = nil) {
    state.withLock { ($0.stage, $0.part) = (stage, part) }
  }

  /// Clears the line.
  func finish() {
    state.withLock { state in
      state.isDone = true
      if state.hasShown { tell("\r\u{1B}[K") }
    }
  }

  private func show(_ seconds: Double) -> Bool {
    // Whoever tells the part may take a moment, for which nobody else is to wait.
    let part = state.withLock { $0.part }?()
    return state.withLock { state in
      guard !state.isDone else { return false }
      state.hasShown = true
      tell("\r\u{1B}[K" + Self.line(state.stage, part: part, seconds: seconds))
      return true
    }
  }

  /// `asking… 42 %, 3 s`
  static func line(_ stage: String, part: String?, seconds: Double) -> String {
    "\(stage)… " + (part.map { "\($0), " } ?? "") + "\(Int(seconds)) s"
  }

  private func tell(_ text: String) {
    _ = writeAll(Data(text.utf8), to: 2)
  }
}

extension EngineProgress {
  /// For a terminal: the rows that came back once there are any, else the engine's share; `nil` where neither is known.
  var text: String? {
    if rows > 0 { return "\(NumberText.plain(Double(rows))) row\(rows == 1 ? "" : "s")" }
    // A whole that is not there yet is 99 %.
    return share.map { "\(min(99, Int($0 * 100))) %" }
  }
}
