import Foundation

/// The languages in which sentences are made.
package enum SpeechLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case german = "de"
  case spanish = "es"

  /// The language of a locale; English for those that are not spoken here.
  package init(_ locale: Locale) {
    self = locale.language.languageCode.flatMap { SpeechLanguage(rawValue: $0.identifier) } ?? .english
  }

  var phrases: any PhraseBook {
    switch self {
    case .english: EnglishPhrases()
    case .german: GermanPhrases()
    case .spanish: SpanishPhrases()
    }
  }
}

extension SpeechLanguage {
  /// A number of hundredths in words: "45 percent".
  package func percent(_ number: String) -> String { phrases.percent(number) }

  package var minus: String { phrases.minus }
  package var noValue: String { phrases.noValue }
  package func count(_ values: Int) -> String { phrases.count(values) }
  package func span(_ low: String, _ high: String, change: String?, isRise: Bool) -> String {
    phrases.span(low, high, change: change, isRise: isRise)
  }
  package func mark(_ form: DescribedChart.Form) -> String { phrases.mark(form) }
  package func kind(_ form: DescribedChart.Form) -> String { phrases.kind(form) }
  package func series(_ name: String, as form: DescribedChart.Form) -> String {
    phrases.series(name, as: form)
  }
  package var rule: String { phrases.rule }

  /// "3 to 5".
  package func range(_ from: String, _ to: String) -> String { phrases.range(from, to) }
}
