import Foundation

/// The lifetime of a preview program.
enum ProgramLife {
  /// Exits when the parent process ends, which closes standard input.
  static func endWithParent() {
    Thread.detachNewThread {
      while let data = try? FileHandle.standardInput.read(upToCount: 4_096), !data.isEmpty {}
      // Exit without waiting for other threads.
      _exit(0)
    }
  }

  /// The maximum time in seconds of a preview besides the time that it is asked to run.
  static let timeout = 60.0

  /// Ends the program with the signal `SIGALRM` after a time, so that an endless preview does not stop the others. A
  /// further call replaces the time.
  ///
  /// - Parameter seconds: The time in seconds; rounded up, and at most one day.
  static func endAfter(_ seconds: Double) {
    signal(SIGALRM, SIG_DFL)
    alarm(UInt32(min(max(seconds, 1), 86_400).rounded(.up)))
  }
}
