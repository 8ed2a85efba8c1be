import Foundation

/// One error of the compiler, with its lines of source.
struct CompilerError: Equatable {
  /// The path as the compiler prints it.
  var path: String
  var line: Int
  var column: Int
  var message: String
  /// All lines of the report, the message first.
  var text: String
  /// Whether the error is probably a consequence of another one: it is in code that a macro generates, or about a body
  /// whose type is unknown because of another error.
  var isConsequence: Bool

  /// The message without the lines of source: `A.swift:3:5: error: cannot find 'x' in scope`.
  var summary: String { "\(path):\(line):\(column): error: \(message)" }

  /// Whether the compiler gave up on an expression, which may be correct.
  var isTooComplex: Bool { message.contains("unable to type-check this expression in reasonable time") }

  /// The errors in a compiler's output, by file in the given order, then by position. Consequences of other errors are
  /// left out if the file also has other errors.
  static func all(in output: String, files: [String]) -> [CompilerError] {
    let errors = blocks(CompilerOutput.errors(output)).compactMap(CompilerError.init)
    let order = Dictionary(files.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
    let causes = Set(errors.filter { !$0.isConsequence }.map(\.path))
    return errors.filter { !$0.isConsequence || !causes.contains($0.path) }.sorted {
      (order[$0.path] ?? files.count, $0.line, $0.column) < (
        order[$1.path] ?? files.count, $1.line, $1.column
      )
    }
  }

  /// Returns `nil` for an error without a position in a file, such as one of the linker.
  private init?(_ block: [String]) {
    guard let head = block.first else { return nil }
    let text = block.joined(separator: "\n")
    if let match = head.wholeMatch(of: /(.+?\.swift):(\d+):(\d+): error: (.*)/) {
      let message = String(match.4)
      self.init(
        path: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0, message: message,
        text: text,
        isConsequence: Self.consequences.contains(where: message.contains))
      return
    }
    // For generated code, the compiler prints a macro's name instead of a path, and the position of the macro in a
    // note.
    guard let message = head.wholeMatch(of: /macro expansion .*?: error: (.*)/)?.1,
      let origin = text.firstMatch(of: /(?:^|\n)[ `|-]*(\/?[^\n:]+\.swift):(\d+):(\d+): note: expanded code/)
    else { return nil }
    self.init(
      path: String(origin.1), line: Int(origin.2) ?? 0, column: Int(origin.3) ?? 0, message: String(message),
      text: text, isConsequence: true)
  }

  private init(
    path: String, line: Int, column: Int, message: String, text: String, isConsequence: Bool
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.text = text
    self.isConsequence = isConsequence
  }

  private static let consequences = [
    "has no member named '_Previews'", "recursive expansion of macro",
    "cannot use explicit 'return' statement",
  ]

  /// Splits the compiler's output into reports, each with its lines.
  private static func blocks(_ text: String) -> [[String]] {
    var blocks: [[String]] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if CompilerOutput.isError(line) || blocks.isEmpty { blocks.append([]) }
      blocks[blocks.count - 1].append(line)
    }
    return blocks
  }
}
