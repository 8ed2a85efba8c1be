import Foundation
import Synchronization

/// The signal that came while the terminal was in another mode; 0 for none. Outside of the type, as handlers of signals
/// are plain functions.
private let caughtSignal = Atomic<Int32>(0)

/// Asks a terminal, with a time limit, and leaves it as it was.
enum TerminalConversation {
  /// What would end or stop the process and leave the terminal without an echo.
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

  /// What comes back within the time; nothing where there is no terminal or another job has it.
  ///
  /// Nearly all terminals answer at once; over a slow line an answer that nobody waits for would come to stand in the
  /// shell.
  ///
  /// - Parameter input: Where answers come from; the terminal of the process where it is none.
  static func ask(
    _ questions: String, input: Int32 = 0, output: Int32 = 1, seconds: Double = 1.5,
    until isDone: ([UInt8]) -> Bool
  ) -> [UInt8] {
    guard isatty(output) == 1 else { return [] }
    guard isatty(input) != 1 else { return converse(questions, input, output, seconds, isDone) }
    let own = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard own >= 0 else { return [] }
    defer { close(own) }
    return converse(questions, own, output, seconds, isDone)
  }

  private static func converse(
    _ questions: String, _ input: Int32, _ output: Int32, _ seconds: Double, _ isDone: ([UInt8]) -> Bool
  ) -> [UInt8] {
    let owner = tcgetpgrp(input)
    guard owner == -1 || owner == getpgrp() else { return [] }
    var before = termios()
    guard tcgetattr(input, &before) == 0 else { return [] }
    // The mode is put back before a signal does what it does.
    caughtSignal.store(0, ordering: .relaxed)
    let old = signals.map { ($0, signal($0) { caughtSignal.store($0, ordering: .relaxed) }) }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
    }
    var answer: [UInt8] = []
    if tcsetattr(input, TCSADRAIN, &raw) == 0 {
      answer = exchange(questions, input, output, seconds, isDone)
      if !isDone(answer) {
        // What knows no such questions may have written them. Elsewhere the line may be somebody's.
        let clean = Array("\r\u{1B}[K".utf8)
        _ = write(output, clean, clean.count)
      }
      // Late answers must not come to stand in the shell.
      tcsetattr(input, isDone(answer) ? TCSADRAIN : TCSAFLUSH, &before)
    }
    for (number, handler) in old { signal(number, handler) }
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
