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
      case ("\\", nil), ("\\", "\""): if let next = rest.popFirst() { word.text.append(next) }
      default:
        word.text.append(character)
        if word.quote == nil, "=:".contains(character) { word.kept = word.text.count }
      }
      isBegun = true
    }
    return words + [word]
  }

  /// Where the text in an open quote begins.
  private var start: Int?

  /// What bash puts in the place of this word for a candidate.
  func replacement(_ candidate: String) -> String {
    if quote != nil { return String(candidate.dropFirst(start ?? 0)) }
    var result = ""
    for character in candidate.dropFirst(kept) {
      if !character.isLetter, !character.isNumber, !"_./:=%+,@-".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
