import Foundation
import Testing

@testable import OpenChartsPhrases

@Suite("Languages")
struct LanguageTests {
  static let identifiers = ["en_US", "de_DE", "es_ES", "fr_FR", "ja_JP", "ar_EG"]
  private static func words(_ identifier: String) -> any PhraseBook {
    SpeechLanguage(Locale(identifier: identifier)).phrases
  }

  @Test("a sentence of each kind is as stored", arguments: identifiers)
  func sentences(identifier: String) throws {
    let stored = try #require(LanguageGoldens.sentences[identifier]).split(separator: "\n")
    let made = LanguageSamples.sentences(identifier)
    #expect(made.count == stored.count)
    for (made, stored) in zip(made, stored) { #expect(made == stored) }
  }

  @Test("numbers of values have their plurals", arguments: identifiers)
  func plurals(identifier: String) {
    #expect(LanguageSamples.counts(identifier) == LanguageGoldens.counts[identifier])
  }

  @Test("scripts have the plural categories of each language")
  func categories() {
    func categories(_ identifier: String) -> [String] {
      let locale = Locale(identifier: identifier)
      return SpeechLanguage(locale).countForms(locale).map(\.category)
    }
    #expect(categories("en_US") == ["one", "other"])
    #expect(categories("ja_JP") == ["other"])
    #expect(categories("ar") == ["one", "two", "few", "other"])
    let arabic = Locale(identifier: "ar_EG")
    #expect(SpeechLanguage(arabic).countForms(arabic)[2].form == "{0} قيم")
  }

  /// Texts that are the same in two languages.
  private static let shared: [String: Set<ControlPhrase>] = [
    "de_DE": [.pause, .position, .seriesOf, .escapeKey],
    "es_ES": [.seriesOf, .escapeKey],
    "fr_FR": [.description, .pause, .position, .page, .liveActions, .unitMinute],
    "ja_JP": [], "ar_EG": [.seriesOf, .escapeKey],
  ]

  @Test(
    "each control has a text in its language, with the same placeholders", arguments: identifiers.dropFirst())
  func controls(identifier: String) throws {
    let (english, words) = (Self.words("en_US"), Self.words(identifier))
    let shared = try #require(Self.shared[identifier])
    let isolated = CharacterSet(charactersIn: "\u{2068}\u{2069}")
    for word in ControlPhrase.allCases {
      let (first, second) = (english.control(word), words.control(word))
      let plain = second.components(separatedBy: isolated).joined()
      #expect(plain != first || shared.contains(word) || word == .escapeKey, "\(word)")
      for gap in ["{0}", "{1}"] { #expect(first.contains(gap) == second.contains(gap), "\(word)") }
    }
  }

  @Test(
    "each language has every text of English, and no others", arguments: SpeechLanguage.books.map { $0.code })
  func sameTexts(code: String) throws {
    let book = try #require(SpeechLanguage.books.first { $0.code == code })
    for section in PhraseTexts.Section.allCases where section != .sentence && section != .noun {
      let (texts, english) = (book.texts[section], EnglishPhrases.texts[section])
      #expect(!texts.isEmpty, "\(section)")
      #expect(Set(texts.keys) == Set(english.keys), "\(section)")
      for (key, text) in texts {
        #expect(!text.isEmpty, "\(key)")
        let placeholders = text.matches(of: /\{\d\}/).map { String($0.output) }.sorted()
        let expected = try #require(english[key]).matches(of: /\{\d\}/).map { String($0.output) }.sorted()
        #expect(placeholders == expected, "\(key)")
      }
    }
  }

  @Test(
    "each language has every sentence of English with the same values, and the nouns in them",
    arguments: SpeechLanguage.books.map { $0.code })
  func sameSentences(code: String) throws {
    let book = try #require(SpeechLanguage.books.first { $0.code == code })
    /// The keys of sentences without their variants, each with the names of its values.
    func values(_ sentences: [String: [PhraseTexts.Piece]]) -> [Substring: Set<String>] {
      let names = sentences.map { key, pieces in
        (key.prefix { $0 != "." }, Set(pieces.compactMap(\.name).filter { Int($0) == nil && $0 != "count" }))
      }
      return Dictionary(names) { $0.union($1) }
    }
    #expect(values(book.texts.sentences) == values(EnglishPhrases.texts.sentences))
    let inflections: Set = [
      "capital", "lower", "name", "digits", "and", "days", "hour", "inMonth", "of", "ofMonth", "plural",
      "toMonth", "year",
    ]
    for form in book.texts.sentences.values.joined().compactMap(\.form) where !inflections.contains(form) {
      #expect(book.texts.nouns[form] != nil, "\(form)")
    }
    for noun in EnglishPhrases.texts.nouns.keys where noun != "point" {
      #expect(book.texts.nouns[noun] != nil, "\(noun)")
    }
    for forms in book.texts.nouns.values {
      #expect((1...5).contains(forms.count))
      #expect(forms.allSatisfy { $0.count { $0 == "#" } <= 1 })
    }
  }

  @Test("the texts contain every control and every form")
  func textsForAllCases() {
    let texts = EnglishPhrases.texts
    #expect(Set(texts[.control].keys) == Set(ControlPhrase.allCases.map(\.rawValue)))
    let forms = Set(ChartForm.allCases.map(\.rawValue))
    #expect(Set(texts[.kind].keys) == forms)
    #expect(Set(texts[.mark].keys) == forms)
  }

  @Test("each unit has its words", arguments: identifiers)
  func units(identifier: String) {
    let words = Self.words(identifier)
    for sign in [
      "mm", "cm", "m", "km", "km²", "m²", "m³", "km³", "g", "kg", "g/cm³", "µg/m³", "l", "°C", "°F", "ms",
      "s",
      "min", "h", "m/s", "km/h", "mph", "W", "kW", "kWh", "MWh", "GWh", "TWh", "hPa", "kB", "MB", "GB", "%",
      "€", "EUR", "$", "USD", "£",
    ] {
      let count = words.unit(sign)?.split(separator: "|").count ?? 0
      #expect(
        (identifier == "ja_JP" ? [1] : identifier == "ar_EG" ? [1, 5] : [2]).contains(count), "\(sign)")
    }
  }

  @Test(
    "units agree with their number",
    arguments: [
      ("en_US", "1", "1 hour"), ("en_US", "2.5 million", "2.5 million hours"), ("fr_FR", "0", "0 heure"),
      ("fr_FR", "1,5", "1,5 heure"), ("fr_FR", "2", "2 heures"),
      ("fr_FR", "3 millions", "3 millions d’heures"),
      ("es_ES", "1 millón", "1 millón de horas"), ("es_ES", "mil", "mil horas"), ("ja_JP", "3", "3時間"),
      ("ar_EG", "٢", "ساعتان"), ("ar_EG", "٥", "٥ ساعات"), ("ar_EG", "١١", "١١ ساعة"),
      ("ar_EG", "١٫٥", "١٫٥ ساعة"), ("ar", "103", "103 ساعات"), ("de_DE", "minus 1", "minus 1 Stunde"),
    ])
  func measured(identifier: String, number: String, text: String) {
    #expect(UnitWords(title: "t (h)", locale: Locale(identifier: identifier))?.of(number) == text)
  }

  @Test("French elides vowels, and the first day of a month has its ordinal")
  func elision() {
    let words = FrenchPhrases()
    #expect(words.stretch("avril 2024", "août 2024", .month) == "d’avril 2024 à août 2024")
    #expect(words.stretch("mai", "juin", .month) == "de mai à juin")
    #expect(
      words.comparison("Nord", above: "Est", positions: 1, of: 3, .place)
        == "Nord est au-dessus d’Est à 1 endroit sur 3.")
    #expect(words.date("1 mai 2024") == "1er mai 2024")
    #expect(words.date("11 mai 2024") == "11 mai 2024")
    #expect(words.at(["1er mai", "3 mai"], more: 0, .day) == "le 1er mai et le 3 mai")
  }

  @Test("quarters have an article in French and Spanish")
  func quarters() {
    #expect(FrenchPhrases().at("T4 2024", .month) == "au T4 2024")
    #expect(FrenchPhrases().at("mai 2024", .month) == "en mai 2024")
    #expect(FrenchPhrases().stretch("T1 2024", "T4 2024", .month) == "du T1 2024 au T4 2024")
    #expect(SpanishPhrases().at("T4 2024", .month) == "en el T4 2024")
    #expect(SpanishPhrases().at("mayo de 2024", .month) == "en mayo de 2024")
    #expect(SpanishPhrases().stretch("T1 2024", "T4 2024", .month) == "desde el T1 2024 hasta el T4 2024")
  }

  @Test("Arabic isolates names in other scripts, once")
  func isolation() {
    let words = ArabicPhrases()
    #expect(words.at("Oslo", .name) == "عند \u{2068}Oslo\u{2069}")
    #expect(words.at("القاهرة", .name) == "عند القاهرة")
    #expect(words.about(words.series("Oslo (A)", as: .line), "x").filter { $0 == "\u{2068}" }.count == 1)
    #expect(words.list(["Oslo", "Rome"]) == "\u{2068}Oslo\u{2069} و\u{2068}Rome\u{2069}")
  }

  @Test("Japanese counts in groups of four digits")
  func japanese() {
    let number = SpokenNumber(locale: Locale(identifier: "ja_JP"))
    #expect(number(1e6) == "100万")
    #expect(number(-2.5e9) == "マイナス25億")
    #expect(number(3e12) == "3兆")
    #expect(number(999_999.9) == "100万")
    #expect(number(123_456) == "123,456")
  }

  @Test(arguments: [
    ("en", "1 May to 7 May"), ("de", "1 May bis 7 May"), ("es", "del 1 May al 7 May"),
    ("fr", "du 1 May au 7 May"),
    ("ja", ""), ("ar", ""),
  ])
  func daysHaveTheArticlesOfTheLanguage(language: String, text: String) {
    let range = SpeechLanguage(Locale(identifier: language)).range("1 May", "7 May", .day)
    // Languages without articles have one form for all positions.
    #expect(
      range == (text.isEmpty ? SpeechLanguage(Locale(identifier: language)).range("1 May", "7 May") : text))
    #expect(SpeechLanguage(Locale(identifier: "es")).range("1", "7", .number) == "de 1 a 7")
  }
}

extension PhraseTexts.Piece {
  fileprivate var name: String? { if case .placeholder(let name, _) = self { name } else { nil } }
  fileprivate var form: String? { if case .placeholder(_, let form) = self { form } else { nil } }
}
