/// Splits the text of a chart block into words, as a shell does.
enum ReportWords {
  /// A problem, and its line in the block, from 0.
  struct Problem: Error, Equatable {
    var text: String
    var line: Int
  }

  /// Quotes group words, and a backslash escapes the next character. A line that begins with `#` is a comment. Line
  /// breaks are spaces.
  static func words(of text: String) throws(Problem) -> [String] {
    var result: [String] = []
    var word: String?
    var quote: (sign: Character, line: Int)?
    var line = 0
    var isLineStart = true
    var rest = text[...]
    while let character = rest.popFirst() {
      let startsLine = isLineStart && word == nil
      isLineStart = character.isNewline || (startsLine && character.isWhitespace)
      if character.isNewline { line += 1 }
      if let open = quote {
        if character == open.sign {
          quote = nil
        } else if character == "\\", open.sign == "\"", let next = rest.first, "\"\\".contains(next) {
          word?.append(rest.removeFirst())
        } else {
          word?.append(character)
        }
        continue
      }
      switch character {
      case "\"", "'":
        quote = (character, line)
        word = word ?? ""
      case "\\":
        guard let next = rest.popFirst() else { break }
        if next.isNewline { line += 1 } else { word = (word ?? "") + String(next) }
      case "#" where startsLine:
        while let next = rest.first, !next.isNewline { rest.removeFirst() }
      case _ where character.isWhitespace:
        if let ended = word { result.append(ended) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if let quote {
      throw Problem(text: "a quote (\(quote.sign)) is opened and not closed", line: quote.line)
    }
    if let ended = word { result.append(ended) }
    return result
  }
}
