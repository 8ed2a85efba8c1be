/// A word, number, text or sign of a format string.
enum PredicateToken: Equatable {
  case word(String)
  case number(Double)
  case integer(Int64)
  case text(String)
  /// An argument's value: `%@`, `%d`.
  case value
  /// An argument that is a path: `%K`.
  case path
  case variable(String)
  case sign(String)
  /// The options of a comparison: `[cd]`.
  case options(String)

  /// - Returns: The tokens; `nil` for a format with a text that does not end or with an unknown sign.
  static func all(in format: String) -> [PredicateToken]? {
    var scanner = Scanner(Array(format))
    var tokens: [PredicateToken] = []
    while let token = scanner.next() {
      guard let token = token else { return nil }
      tokens.append(token)
    }
    return tokens
  }

  private struct Scanner {
    let letters: [Character]
    var index = 0

    init(_ letters: [Character]) { self.letters = letters }

    private var letter: Character? { index < letters.count ? letters[index] : nil }

    private static func isName(_ letter: Character) -> Bool {
      letter.isLetter || letter.isNumber || letter == "_" || letter == "@" || letter == "."
    }

    private mutating func take(while condition: (Character) -> Bool) -> String {
      let start = index
      while let letter, condition(letter) { index += 1 }
      return String(letters[start..<index])
    }

    /// The next token; `nil` inside for a mistake, and outside at the end.
    mutating func next() -> PredicateToken?? {
      _ = take { $0.isWhitespace }
      guard let letter else { return .none }
      if letter.isNumber { return .some(number()) }
      if letter == "#" {
        index += 1
        return .some(.word(take { Self.isName($0) }))
      }
      if letter == "$" {
        index += 1
        return .some(.variable(take { Self.isName($0) && $0 != "." }))
      }
      if Self.isName(letter) { return .some(.word(take { Self.isName($0) })) }
      if letter == "'" || letter == "\"" { return .some(text(letter)) }
      if letter == "%" { return .some(argument()) }
      if letter == "[" {
        let end = letters[index...].firstIndex(of: "]") ?? letters.count
        let options = String(letters[index..<end].dropFirst()).lowercased()
        guard end < letters.count, options.allSatisfy({ "cdnlw".contains($0) }) else { return .some(nil) }
        index = end + 1
        return .some(.options(options))
      }
      for sign in ["==", "=<", "=>", "<=", ">=", "<>", "!=", "&&", "||"]
      where letters[index...].starts(with: sign) {
        index += 2
        return .some(.sign(sign))
      }
      guard "=<>!(){},+-*/".contains(letter) else { return .some(nil) }
      index += 1
      return .some(.sign(String(letter)))
    }

    private mutating func number() -> PredicateToken? {
      var digits = take { $0.isNumber || $0 == "." }
      if letter == "e" || letter == "E" {
        digits += "e"
        index += 1
        if letter == "-" || letter == "+" {
          digits.append(letters[index])
          index += 1
        }
        digits += take { $0.isNumber }
      }
      return Int64(digits).map { .integer($0) } ?? Double(digits).map { .number($0) }
    }

    private mutating func text(_ quote: Character) -> PredicateToken? {
      index += 1
      var result = ""
      while let letter, letter != quote {
        if letter == "\\", index + 1 < letters.count { index += 1 }
        result.append(letters[index])
        index += 1
      }
      guard index < letters.count else { return nil }
      index += 1
      return .text(result)
    }

    /// `%@`, `%K` and the numbers of C, such as `%d`, `%lld` and `%.2f`.
    private mutating func argument() -> PredicateToken? {
      index += 1
      _ = take { $0.isNumber || ".lhqz".contains($0) }
      guard let letter else { return nil }
      index += 1
      return letter == "K" ? .path : "@diufgexDUc".contains(letter) ? .value : nil
    }
  }
}
