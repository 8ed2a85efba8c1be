import Foundation
import OpenChartsLimits
import OpenChartsTables

/// The settings above the text of a report: ``SettingLines`` between two lines `---`, and `parameters` with indented
/// lines.
struct ReportFrontMatter: Equatable {
  enum Key: String, CaseIterable {
    case title, author, date, language, toc, theme, accent, logo
    case darkLogo = "dark-logo"
    case logoText = "logo-text"
    case paper, header, footer, parameters
  }

  struct Entry: Equatable {
    var value: String
    var line: Int
  }

  private(set) var entries: [Key: Entry] = [:]
  private(set) var parameters: [String: Entry] = [:]
  /// The line numbers of the problems and their texts.
  private(set) var problems: [(line: Int, text: String)] = []

  static func == (a: Self, b: Self) -> Bool { a.entries == b.entries && a.parameters == b.parameters }

  init() {}

  /// Takes the settings from the start of a report, and replaces their lines by empty ones.
  ///
  /// - Throws: ``ReportProblem`` for settings without an end, or with more bytes than the limit.
  init(from text: inout [UInt8], file: String) throws(ReportProblem) {
    guard let (lines, end) = try Self.lines(text, file: file) else { return }
    var isInParameters = false
    let settings = SettingLines(lines, example: "title: Rain", first: 2)
    problems = settings.problems
    for line in settings.lines {
      if line.isIndented {
        if isInParameters {
          add(parameter: line.name, line.value, line.number)
        } else {
          problems.append((line.number, "only the lines of parameters are indented"))
        }
        continue
      }
      isInParameters = line.name == Key.parameters.rawValue
      add(line.name, line.value, line.number)
    }
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let count = String(decoding: text[start..<end], as: UTF8.self).count(where: Self.isLineEnd)
    text.replaceSubrange(start..<end, with: [UInt8](repeating: 0x0A, count: count))
  }

  private mutating func add(_ name: String, _ value: String, _ line: Int) {
    guard let key = Key(rawValue: name) else {
      return problems.append((line, SettingLines.unknown(name, among: Key.allCases.map(\.rawValue))))
    }
    if let first = entries[key] {
      return problems.append((line, "\(name) is set twice, first in line \(first.line)"))
    }
    if key == .parameters, !value.isEmpty {
      problems.append((line, "parameters are in indented lines below, as in \"  year: 2024\""))
    } else if key != .parameters, value.isEmpty {
      problems.append((line, SettingLines.empty(name)))
    }
    entries[key] = Entry(value: value, line: line)
  }

  private mutating func add(parameter name: String, _ value: String, _ line: Int) {
    guard ReportArguments.isParameterName(name) else {
      return problems.append(
        (line, "\"\(name.prefix(40))\" is no name of a parameter; it can have letters, digits and _"))
    }
    if let first = parameters[name] {
      return problems.append((line, "\(name) is set twice, first in line \(first.line)"))
    }
    parameters[name] = Entry(value: value, line: line)
  }

  /// Whether a character ends a line in Markdown.
  private static func isLineEnd(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n" || character == "\r"
  }

  /// The lines between the `---` marks, and the offset after the second mark; `nil` for a report without settings.
  private static func lines(_ text: [UInt8], file: String) throws(ReportProblem) -> (
    lines: [Substring], end: Int
  )? {
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    // A rule may be in the first line. Settings have a key in the second.
    let limit = min(text.count, start + Limits.frontMatterBytes.value + 8)
    let head = String(decoding: text[start..<limit], as: UTF8.self)
    let headLines = head.split(omittingEmptySubsequences: false, whereSeparator: Self.isLineEnd)
    func isMark(_ line: Substring) -> Bool { line.trimmedEnd == "---" }
    guard headLines.count > 1, isMark(headLines[0]) else { return nil }
    if let end = headLines.dropFirst().firstIndex(where: { isMark($0) || $0.trimmedEnd == "..." }) {
      let inner = Array(headLines[1..<end])
      guard inner.first(where: { !$0.trimmed.isEmpty })?.contains(/^\w[\w-]*\s*:/) == true else {
        return nil
      }
      let lineEnd = head[headLines[end].endIndex...].first.map { $0.utf8.count } ?? 0
      return (inner, start + head.utf8.distance(from: head.startIndex, to: headLines[end].endIndex) + lineEnd)
    }
    guard headLines[1].contains(/^\w[\w-]*\s*:/) else { return nil }
    let problem =
      limit < text.count
      ? "more than \(Limits.frontMatterBytes.text) of settings; end them with a line ---"
      : "the settings have no end; end them with a line ---"
    throw ReportProblem(file: file, line: 1, text: problem)
  }
}

extension Substring {
  fileprivate var trimmedEnd: Substring {
    var trimmedText = self
    while trimmedText.last == " " || trimmedText.last == "\t" { trimmedText.removeLast() }
    return trimmedText
  }
}
