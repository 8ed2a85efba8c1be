/// A word of a command line as it is typed in bash, with its quotes and backslashes.
struct TypedWord: Equatable {
  /// What the program would get.
  private(set) var text = ""
  /// The quote that is open at its end.
  private(set) var quote: Character?
  /// How much of `text` lies before the last sign at which bash parts words: it replaces only what comes after.
  private(set) var kept = 0

  init(_ typed: String) { self = Self.words(of: typed).last! }

  private init() {}

  /// All words of a line, at least one: after a space an empty one is begun.
  static func words(of line: String) -> [TypedWord] {
    var words: [TypedWord] = []
    var word = TypedWord()
    var isBegun = false
    var rest = line[...]
    while let character = rest.popFirst() {
      switch (character, word.quote) {
      case (" ", nil), ("\t", nil):
        if isBegun { words.append(word) }
        (word, isBegun) = (TypedWord(), false)
        continue
      case ("'", nil), ("\"", nil):
        word.quote = character
        // Bash takes what follows an open quote for the word.
        word.start = word.text.count
      case (let end, let start?) where end == start:
        word.quote = nil
        word.start = nil
      case ("\\", nil): if let next = rest.popFirst() { word.text.append(next) }
      case ("\\", "\""):
        // Between these quotes it stands for itself before most letters.
        guard let next = rest.popFirst() else { break }
        if !escapedInQuotes.contains(next) { word.text.append(character) }
        word.text.append(next)
      default:
        word.text.append(character)
        guard word.quote == nil else { break }
        if "=:".contains(character) { word.kept = word.text.count }
        // The names of machines begin with it, and bash takes it for a part of what follows.
        if character == "@" { word.kept = word.text.count - 1 }
      }
      isBegun = true
    }
    return words + [word]
  }

  /// Where the text in an open quote begins.
  private var start: Int?

  /// What keeps a meaning of its own between double quotes.
  private static let escapedInQuotes = "$`\"\\"

  /// What bash puts in the place of this word for a candidate.
  func replacement(_ candidate: String) -> String {
    guard let quote else { return candidate.dropFirst(kept).map(Self.escaped).joined() }
    let rest = String(candidate.dropFirst(start ?? 0))
    let quoted = quote == "'" ? rest.replacing("'", with: #"'\''"#) : rest.map(Self.quoted).joined()
    // Bash closes the quote itself, but takes one at the end for that.
    return quoted.last == quote ? quoted + String(quote) : quoted
  }

  /// A letter between double quotes.
  private static func quoted(_ letter: Character) -> String {
    // It calls up older commands there, and a backslash would stay before it: it stands outside.
    if letter == "!" { return #""\!""# }
    return escapedInQuotes.contains(letter) ? "\\\(letter)" : String(letter)
  }

  /// A letter outside of quotes.
  private static func escaped(_ letter: Character) -> String {
    letter.isLetter || letter.isNumber || "_./:=%+,@-".contains(letter) ? String(letter) : "\\\(letter)"
  }
}
