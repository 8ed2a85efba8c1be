import Foundation

/// The spoken form of a unit such as "km/h" at the end of an axis title.
///
///     let unit = UnitWords(title: "Speed (km/h)", locale: Locale(identifier: "en_US"))
///     unit?.title      // "Speed in kilometers per hour"
///     unit?.of("90")   // "90 kilometers per hour"
package struct UnitWords: Sendable {
  /// The axis title with the unit in words.
  package let title: String
  /// The title without the unit, for texts that give it with each value.
  package let name: String
  /// The unit as written in the title.
  package let symbol: String
  private let forms: [String]
  private let phrases: any PhraseBook
  private let decimal: String

  /// Creates the unit at the end of a title; `nil` if the title ends in no known unit. A title of one letter, and "min",
  /// is the name of a variable, not a unit.
  package init?(title: String, locale: Locale) {
    guard let (name, symbol) = Self.split(title), !name.isEmpty || !Self.isVariable(symbol) else {
      return nil
    }
    self.init(name: name, symbol: symbol, locale)
  }

  /// Creates the unit of a symbol after numbers, such as h; `nil` for an unknown unit.
  package init?(symbol: String, locale: Locale) { self.init(name: "", symbol: symbol, locale) }

  private static func isVariable(_ title: String) -> Bool {
    title.count == 1 && title.allSatisfy(\.isLetter) || title == "min"
  }

  private init?(name: String, symbol: String, _ locale: Locale) {
    phrases = SpeechLanguage(locale).phrases
    guard let words = phrases.unit(symbol) else { return nil }
    forms = words.split(separator: "|").map(String.init)
    self.title = name.isEmpty ? forms.last ?? "" : phrases.title(name, in: forms)
    self.name = name.isEmpty ? self.title : name
    self.symbol = symbol
    decimal = locale.decimalSeparator ?? "."
  }

  /// Returns a formatted number with the unit.
  package func of(_ number: String) -> String { phrases.measured(number, shown(number), forms) }

  /// Parses the magnitude of a formatted number; `nil` if the text contains words.
  private func shown(_ text: String) -> Double? {
    var digits = ""
    let rest = text.hasPrefix(phrases.minus) ? text.dropFirst(phrases.minus.count) : text[...]
    for character in rest {
      if character.isLetter { return nil }
      if let digit = character.wholeNumberValue, digit < 10 {
        digits += String(digit)
      } else if String(character) == decimal {
        digits += "."
      }
    }
    return Double(digits)
  }

  /// Splits a title such as "Rain (mm)", "Rain [mm]", "Rain in mm" or "Rain, mm" into name and unit.
  private static func split(_ title: String) -> (name: String, symbol: String)? {
    // A longer text is not a title with a unit, and the searches would take too long.
    guard title.utf8.count <= 1_000 else { return nil }
    // A word of ASCII letters is nearly always the whole title, and contains none of the following characters.
    if title.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }) { return ("", title) }
    let text = title.trimmingCharacters(in: .whitespaces)
    for (open, close) in [("(", ")"), ("[", "]"), ("（", "）")] where text.hasSuffix(close) {
      guard let start = text.range(of: open, options: .backwards) else { continue }
      return (
        text[..<start.lowerBound].trimmingCharacters(in: .whitespaces),
        text[start.upperBound...].dropLast().trimmingCharacters(in: .whitespaces)
      )
    }
    for joint in [" in ", " en ", ", ", "، ", "、"] {
      guard let start = text.range(of: joint, options: .backwards) else { continue }
      return (String(text[..<start.lowerBound]), String(text[start.upperBound...]))
    }
    return ("", text)
  }
}
