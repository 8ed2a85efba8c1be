import Foundation
import OpenChartsDisplayList

/// The answers of a terminal about its capabilities.
struct TerminalAnswers: Equatable {
  var hasKitty = false
  var hasSixel = false
  var isITerm = false
  /// Size of a cell in pixels.
  var cell: Size?
  var background: RGBA?
  /// Whether the last question was answered. Terminals answer in order, so no other answer will follow.
  var isComplete = false

  /// The questions, in order: a one-pixel picture by kitty's protocol, the size of a cell, the background colour, the
  /// terminal's name, and its device attributes, which every terminal answers.
  ///
  /// Omits kitty's question for tmux and screen, which would show it as a title, and for the Linux console, which
  /// would print it.
  static func questions(in environment: [String: String]) -> String {
    let terminal = environment["TERM"] ?? ""
    let isKept =
      !(environment["TMUX"] ?? "").isEmpty || ["tmux", "screen", "linux"].contains(where: terminal.hasPrefix)
    return (isKept ? "" : "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\")
      + "\u{1B}[16t" + "\u{1B}]11;?\u{1B}\\" + "\u{1B}[>q" + "\u{1B}[c"
  }

  init() {}

  /// Parses answers. Any of them may be missing or truncated.
  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for part in text.split(separator: "\u{1B}") {
      if part.hasPrefix("_G"), part.contains("i=31"), part.contains(";OK") {
        hasKitty = true
      } else if part.hasPrefix("[6;"), part.hasSuffix("t") {
        let numbers = part.dropFirst(3).dropLast().split(separator: ";").compactMap { Double($0) }
        if numbers.count == 2, numbers.allSatisfy({ (2...200).contains($0) }) {
          cell = Size(numbers[1], numbers[0])
        }
      } else if part.hasPrefix("]11;rgb:") {
        background = Self.color(part.dropFirst(8))
      } else if part.hasPrefix("P>|") {
        isITerm = part.contains("iTerm2")
      } else if part.hasPrefix("[?"), let end = part.firstIndex(of: "c") {
        isComplete = true
        hasSixel = part[..<end].dropFirst(2).split(separator: ";").dropFirst().contains("4")
      }
    }
  }

  /// A colour with three components of one to four hexadecimal digits. Each component is a fraction of the largest
  /// number with its number of digits.
  private static func color(_ text: Substring) -> RGBA? {
    let parts = text.prefix { $0 != "\u{7}" }.split(separator: "/").map { part -> Double? in
      guard (1...4).contains(part.count), let number = Int(part, radix: 16) else { return nil }
      return Double(number) / Double(1 << (4 * part.count) - 1)
    }
    guard parts.count == 3, let r = parts[0], let g = parts[1], let b = parts[2] else { return nil }
    return RGBA(r, g, b)
  }
}
