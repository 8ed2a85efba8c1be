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
