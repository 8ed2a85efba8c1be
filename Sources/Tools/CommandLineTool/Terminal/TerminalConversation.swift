import Foundation
import Synchronization

/// The last signal caught while the terminal was in raw mode; 0 if none. Global, because signal handlers cannot
/// capture.
private let caughtSignal = Atomic<Int32>(0)

/// Sends questions to a terminal, with a time limit, and restores its mode.
enum TerminalConversation {
  /// Signals that would end or stop the process while the terminal does not echo.
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

  /// The bytes that arrive within the time limit; empty without a terminal, and if another job controls it.
  ///
  /// Nearly all terminals answer immediately. Over a slow connection, an answer after the time limit would appear in
  /// the shell.
  ///
  /// - Parameter input: The descriptor to read from. If it is not a terminal, reads from `/dev/tty`.
  static func answers(
    to questions: String, input: Int32 = 0, output: Int32 = 1, seconds: Double = 1.5,
    until isDone: ([UInt8]) -> Bool
  ) -> [UInt8] {
    guard isatty(output) == 1 else { return [] }
    guard isatty(input) != 1 else { return converse(questions, input, output, seconds, isDone) }
    let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return [] }
    defer { close(terminal) }
    return converse(questions, terminal, output, seconds, isDone)
  }

  private static func converse(
    _ questions: String, _ input: Int32, _ output: Int32, _ seconds: Double, _ isDone: ([UInt8]) -> Bool
  ) -> [UInt8] {
    let owner = tcgetpgrp(input)
    guard owner == -1 || owner == getpgrp() else { return [] }
    var savedMode = termios()
    guard tcgetattr(input, &savedMode) == 0 else { return [] }
    // Delay signals until the mode is restored.
    caughtSignal.store(0, ordering: .relaxed)
    let handlers = SignalHandlers(of: signals, { caughtSignal.store($0, ordering: .relaxed) })
    var rawMode = savedMode
    rawMode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &rawMode.c_cc) { characters in
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
    }
    var answer: [UInt8] = []
    if tcsetattr(input, TCSADRAIN, &rawMode) == 0 {
      answer = exchange(questions, input, output, seconds, isDone)
      if !isDone(answer) {
        // A terminal that does not know the questions may have printed them. Otherwise the line may contain other
        // output.
        let clean = Array("\r\u{1B}[K".utf8)
        _ = write(output, clean, clean.count)
      }
      // Discard late answers, which would appear in the shell.
      tcsetattr(input, isDone(answer) ? TCSADRAIN : TCSAFLUSH, &savedMode)
    }
    handlers.restore()
    let number = caughtSignal.load(ordering: .relaxed)
    if number != 0 { raise(number) }
    return answer
  }

  private static func exchange(
    _ questions: String, _ input: Int32, _ output: Int32, _ seconds: Double, _ isDone: ([UInt8]) -> Bool
  ) -> [UInt8] {
    var answer: [UInt8] = []
    let bytes = Array(questions.utf8)
    guard write(output, bytes, bytes.count) == bytes.count else { return [] }
    let end = DispatchTime.now().uptimeNanoseconds + UInt64(seconds * 1e9)
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !isDone(answer), caughtSignal.load(ordering: .relaxed) == 0, answer.count < 65_536 {
      let now = DispatchTime.now().uptimeNanoseconds
      guard now < end else { break }
      var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, Int32((end - now) / 1_000_000) + 1) > 0 else { continue }
      let count = read(input, &buffer, buffer.count)
      guard count > 0 else { break }
      answer += buffer[..<count]
    }
    return answer
  }
}
