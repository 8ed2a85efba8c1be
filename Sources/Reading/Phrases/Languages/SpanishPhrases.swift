import Foundation

struct SpanishPhrases: PhraseBook {
  static let code = "es"
  static let texts = PhraseTexts(PackageResources.es_tsv)
  let locale: Locale
  init(_ locale: Locale = Locale(identifier: "es_ES")) { self.locale = locale }

  let pace = SpeakingPace(latin: 0.065, digit: 0.41, separator: 0.22, letter: 0.2, pause: 0.26)
  let yearTitles = ["año", "años"]

  func large(_ count: String, _ size: Double, shown: Double) -> String {
    if size == 1e9 { return shown == 1 ? "mil millones" : "\(count) mil millones" }
    let word = size == 1e12 ? "bill" : "mill"
    return "\(count) \(word)\(shown == 1 ? "ón" : "ones")"
  }
  func measured(_ number: String, _ shown: Double?, _ forms: [String]) -> String {
    let unit = (shown.map(abs) == 1 ? forms.first : forms.last) ?? ""
    return "\(number) \(number.hasSuffix("llón") || number.hasSuffix("llones") ? "de " : "")\(unit)"
  }
  func contracted(_ text: String, _ word: ControlPhrase) -> String {
    word == .changeOf
      ? withArticle(text, after: "variación de ", ["del ": masculine, "de la ": feminine]) : text
  }
  /// The nouns at the start of titles of amounts, by their article.
  private var masculine: Set<Substring> { ["total", "percentil", "mínimo", "máximo"] }
  private var feminine: Set<Substring> { ["media", "mediana", "cantidad", "desviación", "proporción"] }
  func inflected(_ value: String, as form: String) -> String? {
    switch form {
    case "and":
      let start = value.lowercased()
      // "e" before a word that begins with the sound of "i".
      let isVowel = (start.hasPrefix("i") || start.hasPrefix("hi")) && !start.hasPrefix("hie")
      return (isVowel ? "e " : "y ") + value
    // "en el T4 2024", but "en mayo de 2024".
    case "inMonth":
      return (value.hasPrefix("T") && value.dropFirst().first?.isNumber == true ? "el " : "") + value
    // Other days of the week have one form.
    case "plural": return value.replacing("sábado", with: "sábados").replacing("domingo", with: "domingos")
    // "las 14:00", but "la 1:00".
    case "hour": return (value.prefix { $0.isNumber } == "1" ? "la " : "las ") + value
    default: return nil
    }
  }
}
