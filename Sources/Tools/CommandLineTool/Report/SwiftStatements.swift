/// The top-level statements of a Swift text, found by their first words and brackets only.
struct SwiftStatements {
  enum Kind {
    case type, function, fileScope, variable
    /// A statement without a value, such as a loop, or one that changes a variable.
    case command
    /// A view, or a text that may be one.
    case expression
  }

  /// The kind of each statement, and its lines from 0.
  private(set) var statements: [(kind: Kind, lines: Range<Int>)] = []
  /// The code of each statement, without comments and texts.
  private var codes: [[String]] = []

  private static let types: Set = ["struct", "class", "enum", "actor", "typealias"]
  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "public", "package", "final", "indirect", "nonisolated", "static",
    "lazy",
    "weak", "async", "isolated", "unowned", "prefix", "infix", "postfix",
  ]

  init(_ text: String) {
    var scanner = Scanner()
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let isInside = scanner.isInside
      let words = line.trimmed
      let code = scanner.take(line)
      let isEmpty = code.allSatisfy(\.isWhitespace)
      if isInside || isEmpty || Self.continues(words) || scanner.expectsMore {
        scanner.expectsMore = isEmpty ? scanner.expectsMore : Self.expectsMore(code)
        if !statements.isEmpty, isInside || !isEmpty {
          statements[statements.count - 1].lines =
            statements[statements.count - 1].lines.lowerBound..<number + 1
          codes[codes.count - 1].append(code)
        }
        if !(statements.isEmpty && !isEmpty) { continue }
      }
      let kind = Self.kind(words)
      // An operator may have the same name as a sign that continues an expression.
      scanner.expectsMore = kind != .fileScope && Self.expectsMore(code)
      // An attribute in its own line belongs to the next statement.
      if let kind {
        statements.append((kind, number..<number + 1))
        codes.append([code])
      }
    }
    markCommands()
  }

  /// Finds the commands among the expressions.
  private mutating func markCommands() {
    let views = Set(statements.indices.compactMap(nameOfView))
    let last = statements.lastIndex { $0.kind == .expression }
    for index in statements.indices where statements[index].kind == .expression {
      if isCommand(codes[index], isLast: index == last, views) { statements[index].kind = .command }
    }
  }

  /// The name of a function or variable that is a view; `nil` for other statements.
  private func nameOfView(_ index: Int) -> Substring? {
    guard [.function, .variable].contains(statements[index].kind),
      codes[index].contains(where: { $0.contains("View") || $0.contains("Chart") })
    else { return nil }
    return codes[index].joined(separator: " ").firstMatch(of: /\b(?:func|let|var)\s+(\w+)/)?.output.1
  }

  private func isCommand(_ code: [String], isLast: Bool, _ views: Set<Substring>) -> Bool {
    let first = (code.first ?? "").trimmed
    let word = first.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    switch word {
    case "for", "while", "repeat", "guard", "do", "defer", "throw": return true
    // Branches are a part of the view if a line in them begins with a view.
    case "if", "switch": return !isLast && !code.contains { $0.contains(/(^|[{:])\s*[A-Z]\w*\s*[({<.]/) }
    default:
      guard word.first?.isLowercase == true || word.first == "_" else { return false }
      let isAssignment = first.contains(/^[\w.]+(\[[^\]]*\])?\s*([-+*\/%&|^]|<<|>>|&[-+*])?=\s/)
      return isAssignment || (!isLast && !views.contains(word))
    }
  }

  private static func continues(_ words: Substring) -> Bool {
    [".", "{", ")", "]", "}", "?", ":", "&&", "||"].contains { words.hasPrefix($0) }
  }

  private static func expectsMore(_ code: String) -> Bool {
    let end = code.trimmed
    return ["=", ",", "+", "-", "*", "/", "&&", "||", "->", ":", "?"].contains { end.hasSuffix($0) }
  }

  /// The kind of a statement by its first words; `nil` for attributes alone.
  private static func kind(_ line: Substring) -> Kind? {
    var remaining = line
    while true {
      remaining = remaining.trimmed
      if remaining.first == "@" {
        remaining = remaining.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        if remaining.first == "(" {
          guard let end = remaining.firstIndex(of: ")") else { return nil }
          remaining = remaining[remaining.index(after: end)...]
        }
        if remaining.trimmed.isEmpty { return nil }
        continue
      }
      let word = remaining.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if modifiers.contains(String(word)) {
        remaining = remaining[word.endIndex...]
        // Skips parentheses, as in `private(set)`.
        if remaining.first == "(", let end = remaining.firstIndex(of: ")") {
          remaining = remaining[remaining.index(after: end)...]
        }
        continue
      }
      if types.contains(String(word)) { return .type }
      switch word {
      case "func": return .function
      case "extension", "protocol", "operator", "precedencegroup": return .fileScope
      case "let", "var": return .variable
      default: return .expression
      }
    }
  }

  /// Brackets, strings and comments across lines.
  private struct Scanner {
    private var depth = 0
    private var comments = 0
    /// Whether a string over several lines is open.
    private var isInText = false
    var expectsMore = false

    var isInside: Bool { depth > 0 || comments > 0 || isInText }

    /// Reads a line, and returns it without comments and texts.
    mutating func take(_ line: Substring) -> String {
      var code = ""
      var remaining = line
      var isInString = false
      while let character = remaining.first {
        if comments > 0 {
          if remaining.hasPrefix("*/") { comments -= 1 } else if remaining.hasPrefix("/*") { comments += 1 }
          remaining = remaining.dropFirst(remaining.hasPrefix("*/") || remaining.hasPrefix("/*") ? 2 : 1)
          continue
        }
        if isInText {
          if remaining.hasPrefix("\"\"\"") { isInText = false }
          remaining = remaining.dropFirst(remaining.hasPrefix("\"\"\"") ? 3 : 1)
          continue
        }
        if isInString {
          if character == "\\" {
            remaining = remaining.dropFirst()
          } else if character == "\"" {
            isInString = false
          }
          remaining = remaining.dropFirst()
          continue
        }
        if remaining.hasPrefix("//") { break }
        if remaining.hasPrefix("/*") {
          comments += 1
          remaining = remaining.dropFirst(2)
          continue
        }
        if remaining.hasPrefix("\"\"\"") {
          isInText = true
          code += "\"\""
          remaining = remaining.dropFirst(3)
          continue
        }
        if character == "\"" { isInString = true }
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth = max(0, depth - 1) }
        code.append(character)
        remaining = remaining.dropFirst()
      }
      return code
    }
  }
}
