import Foundation
import OpenChartsChartMath

/// A language of the sentences, with the digits of a region.
package struct SpeechLanguage: Sendable {
  /// All languages; the first one replaces unsupported ones.
  static let books: [any PhraseBook.Type] = [
    EnglishPhrases.self, GermanPhrases.self, SpanishPhrases.self, FrenchPhrases.self, JapanesePhrases.self,
    ArabicPhrases.self,
  ]

  package let phrases: any PhraseBook

  /// Creates the language of a locale; English if it is not supported.
  package init(_ locale: Locale) {
    phrases = Self.book(locale).init(locale)
  }

  private static func book(_ locale: Locale) -> any PhraseBook.Type {
    // Nearly every identifier starts with the code. Parsing a locale takes longer than making a sentence.
    let start = locale.identifier.prefix { $0 != "_" && $0 != "-" }
    if let book = books.first(where: { $0.code == start }) { return book }
    let code = locale.language.languageCode?.identifier
    return books.first { $0.code == code } ?? EnglishPhrases.self
  }

  /// The language code, such as "en".
  package var code: String { type(of: phrases).code }
  /// Whether the script runs from right to left.
  package var isRightToLeft: Bool { Locale(identifier: code).language.characterDirection == .rightToLeft }
  package static var codes: [String] { books.map { $0.code } }

  /// Whether an axis title means years, which have no digit grouping.
  package static func isYear(title: String) -> Bool {
    yearTitles.contains(title.lowercased())
  }

  private static let yearTitles = Set(
    books.flatMap { $0.init(Locale(identifier: "en_US")).yearTitles })
}

extension SpeechLanguage {
  /// A number of hundredths in words: "45 percent".
  package func percent(_ number: String) -> String { phrases.percent(number) }
  /// "minus 5".
  package func negative(_ number: String) -> String { phrases.negative(number) }
  /// The number after the word for minus; `nil` if a text does not start with it.
  package func magnitude(ofNegative number: String) -> String? {
    let start = phrases.negative("")
    guard !start.isEmpty, number.hasPrefix(start) else { return nil }
    return String(number.dropFirst(start.count))
  }
  /// Converts a date from the locale's formatter to its spoken form.
  package func date(_ text: String) -> String { phrases.date(text) }

  /// A week by its first day: "week of May 6, 2024".
  package func week(_ day: String) -> String { phrases.week(day) }

  package var noValue: String { phrases.noValue }
  package func count(_ values: Int) -> String { phrases.count(values) }
  /// A number of rows of a table: "1,200 rows".
  package func rows(_ count: Int) -> String { phrases.rows(count) }
  /// An integer in the digits of the language.
  package func digits(_ number: Int) -> String { phrases.digits(number) }
  package func span(_ low: String, _ high: String, change: String?, isRise: Bool) -> String {
    phrases.span(low, high, change: change, isRise: isRise)
  }
  package func mark(_ form: ChartForm) -> String { phrases.mark(form) }
  package func series(_ name: String, as form: ChartForm) -> String {
    phrases.series(name, as: form)
  }
  package var rule: String { phrases.rule }
  package var points: String { phrases.points }

  /// A value with the name of its axis: "Threshold 5".
  package func place(_ name: String, _ value: String) -> String { phrases.place(name, value) }
  /// A range of values: "3 to 5".
  package func range(_ from: String, _ to: String) -> String { phrases.range(from, to) }
  package func range(_ from: String, _ to: String, _ placing: Placing) -> String {
    phrases.range(from, to, placing)
  }

  /// Joins names and values: "Cachapa, 916".
  package func joined(_ parts: [String]) -> String {
    var text = ""
    for part in parts where !part.isEmpty {
      if !text.isEmpty { text += phrases.comma }
      text += part
    }
    return text
  }
  /// The separators between parts of a phrase, and between phrases that contain commas.
  package var comma: String { phrases.comma }
  package var semicolon: String { phrases.semicolon }
  /// The mark at the end of a sentence.
  package var fullStop: String { phrases.fullStop }
  /// The separator after a sentence without a final mark.
  package var stop: String { phrases.fullStop + phrases.gap }
  /// Joins sentences.
  package func text(_ sentences: [String]) -> String {
    sentences.filter { !$0.isEmpty }.joined(separator: phrases.gap)
  }

  /// A list: "a, b and c".
  package func list(_ items: [String]) -> String { phrases.list(items) }
  /// The title of a chart without one: "Cups by Day".
  package func heading(_ value: String, by place: String) -> String { phrases.heading(value, by: place) }

  /// The text of a control.
  package func control(_ word: ControlPhrase) -> String { phrases.control(word) }
  /// The text of a control with its placeholders filled.
  package func control(_ word: ControlPhrase, _ parts: String...) -> String { control(word, parts) }
  package func control(_ word: ControlPhrase, _ parts: [String]) -> String {
    var text = ""
    var rest = phrases.control(word)[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let number = Int(rest[rest.index(after: open)..<close])
      text += rest[..<open]
      text += number.flatMap { parts.indices.contains($0) ? parts[$0] : nil } ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return phrases.contracted(text + rest, word)
  }

  /// The texts for "N values" that the page's script needs: one for each plural category of the language whose text
  /// differs from `other`, with {0} in place of the number.
  package func countForms(_ locale: Locale) -> [(category: String, form: String)] {
    let samples = [("zero", 0), ("one", 1), ("two", 2), ("few", 3), ("many", 11), ("other", 100)]
    let forms = samples.map { (category: String, number: Int) -> (String, String) in
      let digits = DecimalText(locale: locale)(number)
      return (category, count(number).replacingOccurrences(of: digits, with: "{0}"))
    }
    let other = forms[forms.count - 1].1
    return forms.filter { $0.0 == "other" || $0.1 != other }
  }
}
