import Foundation

/// Replaces characters by ASCII.
enum PlainLetters {
  private static let replacements: [Character: Character] = [
    "…": "~", "−": "-", "–": "-", "—": "-", "·": "-", "×": "x", "•": "*", "“": "\"", "”": "\"", "„": "\"",
    "‘": "'", "’": "'", "°": "o", "µ": "u", "ß": "s", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "€": "E",
    "£": "L", "→": ">", "←": "<",
  ]

  /// Symbols that become two ASCII characters. They are replaced before texts are placed, so that both characters fit.
  static let pairs: [Character: [Character]] = ["≤": ["<", "="], "≥": [">", "="], "≠": ["!", "="]]

  /// Returns the character if it is ASCII, its ASCII replacement, its letter without accents, or a question mark.
  static func ascii(_ character: Character) -> Character {
    if character.isASCII { return character }
    if let replacement = replacements[character] ?? pairs[character]?.first { return replacement }
    if character.isWhitespace { return " " }
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    return base.map { $0.isASCII ? Character($0) : "?" } ?? "?"
  }
}
