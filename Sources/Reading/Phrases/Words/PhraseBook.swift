import Foundation

/// All texts in one language: sentences, units, controls. Values are given as texts; a sentence adds no judgement.
///
/// A further language is one type that conforms to this protocol, added to ``SpeechLanguage/books``, and one file of
/// ``PhraseTexts``.
package protocol PhraseBook: SpacePhrases, Sendable {
  /// The language code, such as "en".
  static var code: String { get }
  /// The texts without numbers or grammar, read when first used.
  static var texts: PhraseTexts { get }
  /// - Parameter locale: Its region determines the format of digits.
  init(_ locale: Locale)

  /// The speaking time of sentences.
  var pace: SpeakingPace { get }

  var minus: String { get }
  var infinity: String { get }
  var noValue: String { get }
  /// The final words of an audio graph.
  var complete: String { get }
  /// The word for values of an axis without a title.
  var values: String { get }

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
  func unit(_ sign: String) -> String?
  /// A number with its unit, in the form that agrees with the number.
  /// - Parameter shown: The number in the text; `nil` if the text contains words ("6.5 billion").
  func measured(_ number: String, _ shown: Double?, _ forms: [String]) -> String
  /// The title of an axis whose values have a unit: "Speed in meters per second".
  func title(_ name: String, in forms: [String]) -> String
  /// The separators between parts of a phrase, between phrases that contain commas, and between sentences.
  var comma: String { get }
  var semicolon: String { get }
  var gap: String { get }
  /// The mark at the end of a sentence.
  var fullStop: String { get }
  /// "1.5 times 10 to the power 18".
  func power(_ mantissa: String, _ exponent: String) -> String
  func percent(_ number: String) -> String
  /// "a, b and c".
  func list(_ items: [String]) -> String
  /// "a, b and 4 more".
  func list(_ items: [String], more: Int) -> String
  func range(_ from: String, _ to: String) -> String
  /// A position as a phrase: "in May 2024", "on May 3", "at 14:00", "for Apples".
  func at(_ place: String, _ placing: Placing) -> String
  /// Several positions as a phrase, with the number of further ones.
  func at(_ places: [String], more: Int, _ placing: Placing) -> String
  /// An interval between two positions: "from May 2024 to June 2024".
  func stretch(_ from: String, _ to: String, _ placing: Placing) -> String

  func chart(_ form: ChartForm, values: Int, functions: Int, series: Int) -> String
  /// The variable that the colours of cells encode.
  func fields(_ title: String, _ from: String, _ to: String) -> String
  func empty(_ form: ChartForm) -> String
  /// - Parameter stretch: The ends as a phrase: "from 0 to 5".
  func axis(_ axis: AxisName, _ title: String, stretch: String) -> String
  func axis(_ axis: AxisName, _ title: String, categories: Int, _ from: String, _ to: String) -> String
  /// - Parameter form: The form of the chart; the rows of a heat map are its series.
  func series(_ names: [String], more: Int, of form: ChartForm) -> String
  /// Distinguishes series of one name by their marks: "Density as area".
  func series(_ name: String, as form: ChartForm) -> String
  /// A sentence about one of several series.
  func about(_ series: String, _ sentence: String) -> String

  /// - Parameter place: The position with its preposition, also in the following requirements.
  func extreme(isHighest: Bool, _ value: String, _ place: String) -> String
  func allEqual(_ value: String) -> String
  func distribution(median: String, _ lower: String, _ upper: String) -> String
  /// Values with one direction between two positions.
  func piece(isRising: Bool, _ stretch: String) -> String
  func piece(
    isRising: Bool, _ stretch: String, _ first: String, _ last: String, change: String, percent: String?
  ) -> String
  func trend(isRising: Bool) -> String
  func trend(isRising: Bool, _ first: String, _ from: String, _ last: String, _ to: String) -> String
  var noTrend: String { get }
  /// The statement that no series has a trend.
  var noTrendInAny: String { get }
  /// The name of the totals of stacked series.
  var total: String { get }
  /// The extreme of values that are dates or times.
  func moment(isLatest: Bool, _ value: String, _ place: String) -> String
  /// The named parts of glyphs such as candlesticks and boxes.
  func components(_ names: [String]) -> String
  /// Positions that rules or highlighted parts of a curve mark.
  func marked(_ parts: [String]) -> String
  /// The interval of an axis that shows magnitudes on both sides of a middle.
  func stretch(_ from: String, through middle: String, _ to: String) -> String
  func season(rows: Int) -> String
  /// - Parameter shown: The texts of single outliers from ``outlier(_:_:distance:isAbove:expected:)``.
  func outliers(_ shown: [String], count: Int) -> String
  /// - Parameter place: The position with its preposition: "on March 18".
  func outlier(_ place: String, _ value: String, distance: String, isAbove: Bool, expected: String) -> String
  func missing(_ places: String, count: Int, of total: Int) -> String
  func correlation(_ x: String, _ y: String, _ coefficient: String) -> String
  func groups(_ shown: [String]) -> String
  func group(points: Int, _ x: String, _ y: String) -> String
  /// A part of a whole with its share.
  func part(_ name: String, _ share: String) -> String
  func parts(_ shown: [String], rest: String?) -> String
  func share(_ name: String, _ first: String, _ from: String, _ last: String, _ to: String) -> String
  func comparison(_ a: String, above b: String, places: Int, of total: Int, _ unit: CountedUnit) -> String
  /// The least and greatest of several values, and the difference between the first and the last.
  func span(_ low: String, _ high: String, change: String?, isRise: Bool) -> String
  func count(_ values: Int) -> String
  func functions(_ count: Int) -> String
  /// A name for a chart without a title: "Cups by Day".
  func heading(_ value: String, by place: String) -> String
  func kind(_ form: ChartForm) -> String
  /// The name of a single mark.
  func mark(_ form: ChartForm) -> String
  var rule: String { get }
  /// The methods behind trends and behind outliers.
  var trendMethod: String { get }
  var outlierMethod: String { get }

  /// The texts of controls; placeholders for names and numbers are {0} and {1}.
  func control(_ word: ControlWord) -> String
}

extension PhraseBook {
  package var sizes: [Double] { [1e12, 1e9, 1e6] }
  package func negative(_ number: String) -> String { "\(minus) \(number)" }
  package func date(_ text: String) -> String { text }
  package func measured(_ number: String, _ shown: Double?, _ forms: [String]) -> String {
    "\(number) \((shown.map(abs) == 1 ? forms.first : forms.last) ?? "")"
  }
  package func title(_ name: String, in forms: [String]) -> String { "\(name) in \(forms.last ?? "")" }
  package func axis(
    _ axis: AxisName, _ title: String, _ from: String, _ to: String, _ placing: Placing
  ) -> String {
    self.axis(axis, title, stretch: stretch(from, to, placing))
  }
  package func part(_ name: String, _ share: String) -> String { "\(name) \(share)" }
  package var comma: String { ", " }
  package var semicolon: String { "; " }
  package var gap: String { " " }
  package var fullStop: String { "." }
}

extension String {
  /// The text with its first character in upper case, for the start of a sentence.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
