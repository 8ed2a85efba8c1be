import Foundation

/// The plural of English nouns after numbers, for `^[3 item](inflect: true)`. In other languages the text does not
/// change: translations have their own plural forms.
enum Inflection {
  /// Returns the text with its last word in the form that its number requires: one item, three items.
  static func inflected(_ text: String, in locale: Locale) -> String {
    guard locale.language.languageCode?.identifier == "en" else { return text }
    let digits = text.drop { !$0.isWholeNumber }.prefix { $0.isNumber || $0 == "." || $0 == "," }
    guard !digits.isEmpty, digits != "1" else { return text }
    let end = text.lastIndex(where: \.isLetter).map { text.index(after: $0) } ?? text.startIndex
    let start = text[..<end].lastIndex { !$0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
    guard start < end else { return text }
    return text[..<start] + plural(text[start..<end]) + text[end...]
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "half": "halves", "leaf": "leaves", "life": "lives", "knife": "knives",
    "shelf": "shelves", "wolf": "wolves", "datum": "data", "sheep": "sheep", "fish": "fish",
    "series": "series",
    "species": "species",
  ]

  private static func plural(_ noun: Substring) -> String {
    if let plural = irregular[noun.lowercased()] {
      return noun.first?.isUppercase == true ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
    }
    let ending = noun.suffix(2).lowercased()
    // Already plural, as in a column name.
    if ending.last == "s", ending != "ss", ending != "us", ending != "is" { return String(noun) }
    if ["ss", "us", "sh", "ch"].contains(ending) || "xz".contains(ending.last ?? " ") { return noun + "es" }
    if ending == "is" { return noun.dropLast(2) + "es" }
    if ending.last == "y", let before = ending.first, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
