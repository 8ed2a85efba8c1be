import Foundation

/// How long a program of previews may live.
enum ProgramLife {
  /// Standard input is open as long as the program that started this one lives.
  static func endWithParent() {
    Thread.detachNewThread {
      while let data = try? FileHandle.standardInput.read(upToCount: 4_096), !data.isEmpty {}
      // Whatever the others are at.
      _exit(0)
    }
  }
}
