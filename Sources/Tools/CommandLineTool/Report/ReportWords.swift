/// Splits the text of a chart block into words, like a shell.
enum ReportWords {
  /// A problem, and its line in the block, from 0.
  struct Problem: Error, Equatable {
    var text: String
    var line: Int
  }

  /// A word, and the line at which it starts, from 0.
  typealias Word = (text: String, line: Int)

  /// The words of a text without their lines.
  static func words(of text: String) throws(Problem) -> [String] { try located(text).map(\.text) }

  /// The line of the word that a message is about: an option with its value, an option, or a name in quotes. A message
  /// without such a word gets the line of the first word.
  static func line(of message: String, among words: [Word]) -> Int {
    let messageWords = Set(message.split { " :;,\"".contains($0) })
    func option(_ word: Word) -> Substring? {
      word.text.hasPrefix("-") ? word.text.prefix { $0 != "=" } : nil
    }
    let mentionedOptions = words.filter { word in option(word).map(messageWords.contains) ?? false }
    let pair = zip(words, words.dropFirst()).first { word, value in
      option(word) != nil && message.contains("\(word.text) \(value.text)")
    }
    let quoted = words.dropFirst().first { !$0.text.isEmpty && message.contains("\"\($0.text)\"") }
    return pair?.0.line ?? mentionedOptions.first?.line ?? quoted?.line ?? words.first?.line ?? 0
  }

  /// Quotes group words, and a backslash escapes the next character. A line that begins with `#` is a comment. Line
  /// breaks are spaces.
  static func located(_ text: String) throws(Problem) -> [Word] {
    var result: [Word] = []
    var word: String?
    var start = 0
    var quote: (mark: Character, line: Int)?
    var line = 0
    var isLineStart = true
    var remaining = text[...]
    while let character = remaining.popFirst() {
      let startsLine = isLineStart && word == nil
      isLineStart = character.isNewline || (startsLine && character.isWhitespace)
      if word == nil { start = line }
      if character.isNewline { line += 1 }
      if let open = quote {
        if character == open.mark {
          quote = nil
        } else if character == "\\", open.mark == "\"", let next = remaining.first, "\"\\".contains(next) {
          word?.append(remaining.removeFirst())
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
        guard let next = remaining.popFirst() else { break }
        if next.isNewline { line += 1 } else { word = (word ?? "") + String(next) }
      case "#" where startsLine:
        while let next = remaining.first, !next.isNewline { remaining.removeFirst() }
      case _ where character.isWhitespace:
        if let finishedWord = word { result.append((finishedWord, start)) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if let quote {
      throw Problem(text: "a quote (\(quote.mark)) is opened and not closed", line: quote.line)
    }
    if let finishedWord = word { result.append((finishedWord, start)) }
    return result
  }
}
