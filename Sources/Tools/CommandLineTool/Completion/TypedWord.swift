/// A word of a bash command line, including unfinished quotes and backslashes.
struct TypedWord: Equatable {
  /// The word as the program would receive it.
  private(set) var text = ""
  /// The quote that is open at the end of the word.
  private(set) var quote: Character?
  /// Number of characters of `text` up to the last word break of bash, which replaces only the text after it.
  private(set) var keptCount = 0

  init(_ typedText: String) { self = Self.words(of: typedText).last! }

  private init() {}

  /// The words of a line, at least one. A space at the end begins an empty word.
  static func words(of line: String) -> [TypedWord] {
    var words: [TypedWord] = []
    var word = TypedWord()
    var isBegun = false
    var remaining = line[...]
    while let character = remaining.popFirst() {
      switch (character, word.quote) {
      case (" ", nil), ("\t", nil):
        if isBegun { words.append(word) }
        (word, isBegun) = (TypedWord(), false)
        continue
      case ("'", nil), ("\"", nil):
        word.quote = character
        // Bash completes the text after an open quote as the word.
        word.start = word.text.count
      case (let end, let start?) where end == start:
        word.quote = nil
        word.start = nil
      case ("\\", nil): if let next = remaining.popFirst() { word.text.append(next) }
      case ("\\", "\""):
        // Between double quotes, a backslash is literal before most characters.
        guard let next = remaining.popFirst() else { break }
        if !escapedInQuotes.contains(next) { word.text.append(character) }
        word.text.append(next)
      default:
        word.text.append(character)
        guard word.quote == nil else { break }
        if "=:".contains(character) { word.keptCount = word.text.count }
        // `@` begins a host name, so bash treats it as part of the following text.
        if character == "@" { word.keptCount = word.text.count - 1 }
      }
      isBegun = true
    }
    return words + [word]
  }

  /// Index in `text` of the first character after the open quote.
  private var start: Int?

  /// Characters that keep a special meaning between double quotes.
  private static let escapedInQuotes = "$`\"\\"

  /// The text that bash inserts in place of this word for a candidate.
  func replacement(_ candidate: String) -> String {
    guard let quote else { return candidate.dropFirst(keptCount).map(Self.escaped).joined() }
    let suffix = String(candidate.dropFirst(start ?? 0))
    let quoted = quote == "'" ? suffix.replacing("'", with: #"'\''"#) : suffix.map(Self.quoted).joined()
    // Bash adds the closing quote, unless the text ends in one.
    return quoted.last == quote ? quoted + String(quote) : quoted
  }

  /// Escapes a character between double quotes.
  private static func quoted(_ letter: Character) -> String {
    // Between double quotes, `!` expands history and a backslash before it would remain, so close the quotes around
    // it.
    if letter == "!" { return #""\!""# }
    return escapedInQuotes.contains(letter) ? "\\\(letter)" : String(letter)
  }

  /// Escapes a character outside quotes.
  private static func escaped(_ letter: Character) -> String {
    letter.isLetter || letter.isNumber || "_./:=%+,@-".contains(letter) ? String(letter) : "\\\(letter)"
  }
}
