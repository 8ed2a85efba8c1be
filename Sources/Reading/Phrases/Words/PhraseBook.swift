import Foundation
import OpenChartsChartMath

/// The grammar of one language. Values are given as texts; a sentence adds no judgement.
///
/// A further language is one type that conforms to this protocol, added to ``SpeechLanguage/books``, and one file of
/// ``PhraseTexts``.
package protocol PhraseBook: Sendable {
  /// The language code, such as "en".
  static var code: String { get }
  /// The texts of the language, read when first used.
  static var texts: PhraseTexts { get }
  /// Its region determines the format of digits.
  var locale: Locale { get }
  init(_ locale: Locale)

  /// The speaking time of sentences.
  var pace: SpeakingPace { get }
  /// Lower-case titles of axes whose numbers are years.
  var yearTitles: [String] { get }

  /// The sizes that have a word, in descending order: a million, a milliard, a billion.
  var sizes: [Double] { get }
  /// "6.5 billion": a count of one of the ``sizes``.
  /// - Parameter shown: The number that `count` is the text of.
  func large(_ count: String, _ size: Double, shown: Double) -> String
  /// "minus 5".
  func negative(_ number: String) -> String
  /// Converts a date from the locale's formatter to its spoken form.
  func date(_ text: String) -> String
  /// The forms of a unit from singular to plural, such as "meter|meters"; `nil` for an unknown unit.
  func unit(_ symbol: String) -> String?
  /// A number with its unit, in the form that agrees with the number.
  /// - Parameter shown: The number in the text; `nil` if the text contains words ("6.5 billion").
  func measured(_ number: String, _ shown: Double?, _ forms: [String]) -> String

  /// The separators between parts of a phrase, between phrases that contain commas, and between sentences.
  var comma: String { get }
  var semicolon: String { get }
  var gap: String { get }
  /// The mark at the end of a sentence.
  var fullStop: String { get }
  /// The separator between single outliers.
  var outlierSeparator: String { get }

  /// An integer as digits in a sentence.
  func digits(_ number: Int) -> String
  /// The index of the form of a noun that agrees with a number; the last form has every higher index too.
  func form(of number: Int) -> Int
  /// A text of a control with the articles that its parts need: "variation du total", not "variation de total".
  func contracted(_ text: String, _ word: ControlPhrase) -> String
  /// A name in a sentence. Languages from right to left isolate names that run from left to right.
  func isolated(_ name: String) -> String
  /// The value of a placeholder in a grammatical form that only this language has; `nil` for other forms.
  func inflected(_ value: String, as form: String) -> String?

  /// Several positions as a phrase, with the number of further ones.
  func at(_ positions: [String], more: Int, _ placing: Placing) -> String
  /// The variable that the colours of cells encode.
  func fields(_ title: String, _ from: String, _ to: String) -> String
  /// - Parameter form: The form of the chart; the rows of a heat map are its series.
  func series(_ names: [String], more: Int, of form: ChartForm) -> String
  /// - Parameter parts: Phrases from ``slope(isRising:isSteady:along:)`` and ``level(along:)``.
  func slopes(_ parts: [String]) -> String
}

extension PhraseBook {
  package var sizes: [Double] { [1e12, 1e9, 1e6] }
  package func negative(_ number: String) -> String { minus + " " + number }
  package func date(_ text: String) -> String { text }
  package func measured(_ number: String, _ shown: Double?, _ forms: [String]) -> String {
    "\(number) \((shown.map(abs) == 1 ? forms.first : forms.last) ?? "")"
  }
  package var comma: String { ", " }
  package var semicolon: String { "; " }
  package var gap: String { " " }
  package var fullStop: String { "." }
  package var outlierSeparator: String { semicolon }
  package func digits(_ number: Int) -> String { "\(number)" }
  package func form(of number: Int) -> Int { number == 1 ? 0 : 1 }
  package func contracted(_ text: String, _ word: ControlPhrase) -> String { text }
  /// Replaces a preposition in a text by its contraction with the article of the following noun.
  ///
  /// - Parameter articles: For each contraction of preposition and article, the nouns that take it. Other nouns take no
  ///   article.
  func withArticle(
    _ text: String, after beginning: String, _ articles: KeyValuePairs<String, Set<Substring>>
  ) -> String {
    guard text.hasPrefix(beginning) else { return text }
    let rest = text.dropFirst(beginning.count)
    let noun = rest.prefix { $0 != " " }
    guard let article = articles.first(where: { $0.value.contains(noun) })?.key else { return text }
    return beginning.prefix { $0 != " " } + " " + article + rest
  }
  package func isolated(_ name: String) -> String { name }
  package func inflected(_ value: String, as form: String) -> String? { nil }
  package func at(_ positions: [String], more: Int, _ placing: Placing) -> String {
    // In some languages, each day has an article.
    let next = positions.dropFirst().map { position in
      placing == .day || placing == .week
        ? sentence("nextDay", variant: placing.rawValue, ["place": position]) : position
    }
    return at(list(positions.prefix(1) + next, more: more), placing)
  }
  package func fields(_ title: String, _ from: String, _ to: String) -> String {
    sentence("fields", ["title": titled(title), "from": from, "to": to])
  }
  package func series(_ names: [String], more: Int, of form: ChartForm) -> String {
    sentence("seriesOf", variant: form.rawValue, ["names": list(names, more: more)])
  }
  package func slopes(_ parts: [String]) -> String { sentence("slopes", ["parts": list(parts)]) }
}
