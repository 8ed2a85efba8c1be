import Foundation

/// Letters and signs as ASCII has them.
enum PlainLetters {
  private static let signs: [Character: Character] = [
    "…": "~", "−": "-", "–": "-", "—": "-", "·": "-", "×": "x", "•": "*", "“": "\"", "”": "\"", "„": "\"",
    "‘": "'", "’": "'", "°": "o", "µ": "u", "ß": "s", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "€": "E",
    "£": "L", "→": ">", "←": "<",
  ]

  /// Signs of two letters, which texts have room made for before they are placed.
  static let pairs: [Character: [Character]] = ["≤": ["<", "="], "≥": [">", "="], "≠": ["!", "="]]

  /// The sign itself, its letter without accents, or a question mark.
  static func ascii(_ character: Character) -> Character {
    if character.isASCII { return character }
    if let sign = signs[character] ?? pairs[character]?.first { return sign }
    if character.isWhitespace { return " " }
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    return base.map { $0.isASCII ? Character($0) : "?" } ?? "?"
  }
}
