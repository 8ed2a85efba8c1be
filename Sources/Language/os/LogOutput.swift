import Foundation
import Synchronization

/// From what matters least to what matters most.
enum LogLevel: String, Comparable, CaseIterable {
  case debug, info, `default`, error, fault

  static func < (a: LogLevel, b: LogLevel) -> Bool {
    allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
  }
}

/// Standard error, and what is written to it.
enum LogOutput {
  /// What the environment variable `OPENCHARTS_LOG` asks for: a level, and behind a comma `private`.
  struct Settings: Equatable {
    /// The least that is written; `nil` is nothing.
    var least: LogLevel? = .error
    var showsPrivate = false
    /// A word that means nothing.
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

  /// As they were when the first message came.
  static let settings: Settings = {
    let settings = Settings(ProcessInfo.processInfo.environment["OPENCHARTS_LOG"])
    if let word = settings.unknown {
      let levels = LogLevel.allCases.map(\.rawValue).joined(separator: ", ")
      write("OPENCHARTS_LOG: there is no level \"\(word)\"; use off, \(levels), and private after a comma.")
    }
    return settings
  }()

  private static let lock = Mutex(())

  /// One line; those that a text has more are indented, so that no text looks like another message.
  static func write(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let bytes = Array((lines.joined(separator: "\n  ") + "\n").utf8)
    // Whole lines, also where several threads write; a reader who has gone is none of the program's problems.
    lock.withLock { _ in try? FileHandle.standardError.write(contentsOf: bytes) }
  }
}
