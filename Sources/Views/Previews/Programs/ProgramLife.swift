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
}
