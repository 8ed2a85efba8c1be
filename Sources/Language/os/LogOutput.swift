import Foundation
import Synchronization

/// The levels in ascending order of importance.
enum LogLevel: String, Comparable, CaseIterable {
  case debug, info, `default`, error, fault

  static func < (a: LogLevel, b: LogLevel) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}

/// Writes log messages to standard error.
enum LogOutput {
  /// The settings from the environment variable `OPENCHARTS_LOG`: a level and, after a comma, `private`.
  struct Settings: Equatable {
    /// The lowest level that is written; `nil` writes nothing.
    var least: LogLevel? = .error
    var showsPrivate = false
    /// A word in the environment variable that is not a valid setting.
    var unknown: String?

    init(_ text: String?) {
      for word in (text ?? "").split(separator: ",") {
        let word = word.trimmingCharacters(in: .whitespaces)
        switch word {
        case "": break
        case "off": least = nil
        case "private": showsPrivate = true
        default:
          if let level = LogLevel(rawValue: word) { least = level } else { unknown = word }
        }
      }
    }

    func writes(_ level: LogLevel) -> Bool { least.map { level >= $0 } ?? false }
  }

  /// The settings at the time of the first message.
  static let settings: Settings = {
    let settings = Settings(ProcessInfo.processInfo.environment["OPENCHARTS_LOG"])
    if let word = settings.unknown {
      let levels = LogLevel.allCases.map(\.rawValue).joined(separator: ", ")
      write("OPENCHARTS_LOG: there is no level \"\(word)\"; use off, \(levels), and private after a comma.")
    }
    return settings
  }()

  private static let lock = Mutex(())

  /// Writes one message. Further lines of the text are indented, so that they do not look like another message.
  static func write(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let bytes = Array((lines.joined(separator: "\n  ") + "\n").utf8)
    // The lock keeps lines whole if several threads write. Ignore the error if standard error is closed.
    lock.withLock { _ in try? FileHandle.standardError.write(contentsOf: bytes) }
  }
}
