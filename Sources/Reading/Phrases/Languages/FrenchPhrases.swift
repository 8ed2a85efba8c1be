import Foundation
import OpenChartsChartMath

struct FrenchPhrases: PhraseBook {
  static let code = "fr"
  static let texts = PhraseTexts(PackageResources.fr_tsv)
  let locale: Locale
  init(_ locale: Locale = Locale(identifier: "fr_FR")) { self.locale = locale }

  let pace = SpeakingPace(latin: 0.062, digit: 0.295, separator: 0.4, pause: 0.3)
  let yearTitles = ["année", "an", "années"]
  let semicolon = "\u{202F}; "

  // "2 000 milliards" rather than "2 billions", which few French speakers know.
  let sizes = [1e9, 1e6]
  func large(_ count: String, _ size: Double, shown: Double) -> String {
    "\(count) \(size == 1e9 ? "milliard" : "million")\(shown < 2 ? "" : "s")"
  }
  func date(_ text: String) -> String { text.hasPrefix("1 ") ? "1er" + text.dropFirst() : text }
  func measured(_ number: String, _ shown: Double?, _ forms: [String]) -> String {
    let isOne = shown.map { abs($0) < 2 } ?? false
    let unit = (isOne ? forms.first : forms.last) ?? ""
    let isLarge = ["million", "millions", "milliard", "milliards"].contains { number.hasSuffix($0) }
    return "\(number) \(isLarge ? of(unit, isSilent: unit.hasPrefix("h")) : unit)"
  }
  func digits(_ number: Int) -> String { DecimalText(locale: locale)(number) }
  func form(of number: Int) -> Int { number < 2 ? 0 : 1 }
  func contracted(_ text: String, _ word: ControlPhrase) -> String {
    word == .changeOf
      ? withArticle(text, after: "variation de ", ["du ": masculine, "de la ": feminine, "de l’": ["écart"]])
      : text
  }
  /// The nouns at the start of titles of amounts, by their article.
  private var masculine: Set<Substring> { ["total", "nombre", "minimum", "maximum"] }
  private var feminine: Set<Substring> { ["moyenne", "médiane", "part"] }
  func inflected(_ value: String, as form: String) -> String? {
    switch form {
    case "of": of(value)
    case "inMonth": (isQuarter(value) ? "au " : "en ") + value
    case "ofMonth": isQuarter(value) ? "du " + value : of(value)
    case "toMonth": (isQuarter(value) ? "au " : "à ") + value
    default: nil
    }
  }

  /// Whether a text begins with the name of a quarter, such as "T4 2024".
  private func isQuarter(_ text: String) -> Bool {
    text.hasPrefix("T") && text.dropFirst().first?.isNumber == true
  }

  /// Returns a word with the preposition that fits it: "de mai", but "d’avril".
  private func of(_ word: String, isSilent: Bool = false) -> String {
    let first = word.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).prefix(1)
    return isSilent || "aeiouœæ".contains(first) && !first.isEmpty ? "d’\(word)" : "de \(word)"
  }
}
