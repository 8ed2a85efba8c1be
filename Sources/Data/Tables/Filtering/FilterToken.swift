/// A piece of a filter's text.
struct FilterToken: Equatable {
  enum Kind: Equatable {
    case word(String)
    /// A name in double quotes.
    case name(String)
    /// A text in single quotes.
    case text(String)
    case number(FilterNumber)
    case symbol(String)
  }

  var kind: Kind
  /// The number of characters before the token.
  var position: Int

  static func tokens(of filter: String) throws(FilterError) -> [FilterToken] {
    let characters = Array(filter)
    var tokens: [FilterToken] = []
    var at = 0
    while at < characters.count {
      let start = at
      let character = characters[at]
      if character.isWhitespace {
        at += 1
        continue
      }
      if character == "'" || character == "\"" {
        guard let inner = quoted(characters, &at) else {
          throw FilterError(filter, at: start, "this quote is not closed")
        }
        tokens.append(FilterToken(kind: character == "'" ? .text(inner) : .name(inner), position: start))
      } else if isInNumber(character) || (character == "-" || character == "."), isNumber(characters, at) {
        // An exponent can have a sign.
        at += 1
        while at < characters.count,
          isInNumber(characters[at]) || "+-".contains(characters[at]) && "eE".contains(characters[at - 1])
        { at += 1 }
        let text = String(characters[start..<at])
        guard let number = FilterNumber(text) else {
          throw FilterError(filter, at: start, "\(text) is no number")
        }
        tokens.append(FilterToken(kind: .number(number), position: start))
      } else if isInWord(character) {
        while at < characters.count, isInWord(characters[at]) { at += 1 }
        tokens.append(FilterToken(kind: .word(String(characters[start..<at])), position: start))
      } else {
        let two = String(characters[at..<min(at + 2, characters.count)])
        let symbol = ["<>", "!=", "<=", ">=", "=="].contains(two) ? two : String(character)
        guard two == symbol || "=<>(),".contains(character) else {
          throw FilterError(
            filter, at: start,
            "\"\(character)\" is not valid here; write names that contain it in \"double quotes\""
          )
        }
        at += symbol.count
        tokens.append(FilterToken(kind: .symbol(symbol), position: start))
      }
    }
    return tokens
  }

  /// Whether a number starts here: a digit, optionally after a sign and a point.
  private static func isNumber(_ characters: [Character], _ start: Int) -> Bool {
    characters[start...].prefix(3).drop { $0 == "-" || $0 == "." }.first.map { ("0"..."9").contains($0) }
      ?? false
  }

  private static func isInNumber(_ character: Character) -> Bool {
    ("0"..."9").contains(character) || character == "." || character == "e" || character == "E"
  }

  private static func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }

  /// The text in quotes, where a doubled quote is one; `nil` without a closing quote.
  private static func quoted(_ characters: [Character], _ at: inout Int) -> String? {
    let quote = characters[at]
    var inner = ""
    at += 1
    while at < characters.count {
      if characters[at] == quote {
        if at + 1 < characters.count, characters[at + 1] == quote {
          at += 1
        } else {
          at += 1
          return inner
        }
      }
      inner.append(characters[at])
      at += 1
    }
    return nil
  }
}
