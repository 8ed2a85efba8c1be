import OpenChartsTables

/// Settings in lines of the form `key: value`, a subset of YAML. Each key has one value, in quotes or not, which is
/// always a text. Lists, anchors and text blocks are reported as problems.
struct SettingLines {
  struct Line {
    var name: String
    /// The value without quotes and comment.
    var value: String
    var number: Int
    var isIndented: Bool
  }

  private(set) var lines: [Line] = []
  /// The line numbers of the problems and their texts.
  private(set) var problems: [(line: Int, text: String)] = []

  /// - Parameters:
  ///   - example: A line for the message about a line without a key.
  ///   - first: The number of the first line.
  init(_ text: [Substring], example: String, first: Int) {
    for (index, line) in text.enumerated() {
      let number = index + first
      let words = line.trimmed
      if words.isEmpty || words.hasPrefix("#") { continue }
      guard let colon = words.firstIndex(of: ":") else {
        problems.append(
          (number, "\"\(words.prefix(40))\" is no setting; a line is key: value, as in \(example)"))
        continue
      }
      guard let value = value(words[words.index(after: colon)...].trimmed, number) else { continue }
      lines.append(
        Line(
          name: String(words[..<colon].trimmed), value: value, number: number,
          isIndented: line.first == " " || line.first == "\t"))
    }
  }

  /// The value without quotes and without a comment; `nil` for a problem.
  private mutating func value(_ text: Substring, _ line: Int) -> String? {
    guard let first = text.first else { return "" }
    if first == "\"" || first == "'" {
      guard let (value, rest) = Self.quoted(text.dropFirst(), first) else {
        problems.append((line, "a quote (\(first)) is opened and not closed"))
        return nil
      }
      let trailingText = rest.trimmed
      guard trailingText.isEmpty || trailingText.hasPrefix("#") else {
        problems.append((line, "\"\(trailingText.prefix(40))\" is behind the closing quote"))
        return nil
      }
      return value
    }
    guard !"[{|>&*!%@`".contains(first) else {
      problems.append((line, "a value that begins with \(first) needs quotes; lists are not known here"))
      return nil
    }
    let comment = text.firstRange(of: " #")?.lowerBound ?? text.endIndex
    return String(text[..<comment].trimmed)
  }

  /// The value up to the closing quote, and the rest of the text. As in YAML, two single quotes are one in the value, and
  /// a backslash in double quotes precedes a quote or a backslash of the value.
  private static func quoted(_ text: Substring, _ quote: Character) -> (value: String, rest: Substring)? {
    var value = ""
    var remaining = text
    while let character = remaining.popFirst() {
      if character == "\\", quote == "\"", let next = remaining.first, next == "\"" || next == "\\" {
        value.append(remaining.removeFirst())
      } else if character != quote {
        value.append(character)
      } else if quote == "'", remaining.first == "'" {
        value.append(remaining.removeFirst())
      } else {
        return (value, remaining)
      }
    }
    return nil
  }

  /// The message for a name that is not one of `names`.
  static func unknown(_ name: String, among names: [String]) -> String {
    let suggestion = nearestName(to: name, among: names)
    return "\"\(name.prefix(40))\" is no setting; "
      + (suggestion.map { "did you mean \($0)?" } ?? "there are \(names.joined(separator: ", "))")
  }

  /// The message for a name without a value.
  static func empty(_ name: String) -> String { "\(name) has no value; leave the line out" }
}
