import Foundation

/// Everything that is said in one language: sentences, units, controls. Values arrive in words; a sentence adds
/// no opinion to them.
///
/// A further language is one type that follows this protocol, and its name in ``SpeechLanguage/books``.
package protocol PhraseBook: SpacePhrases, Sendable {
  /// As locales name the language: "en".
  static var code: String { get }
  /// - Parameter locale: Its region decides how digits are written.
  init(_ locale: Locale)

  /// How long sentences take to be said.
  var pace: SpeakingPace { get }

  var minus: String { get }
  var infinity: String { get }
  var noValue: String { get }
  /// The last word of an audio graph.
  var complete: String { get }
  /// What the values are, where an axis has no title.
  var values: String { get }

  /// The titles of axes whose numbers are years, in lower case.
  var yearTitles: [String] { get }

  /// The sizes that have a word, the largest first: a million, a milliard, a billion.
  var sizes: [Double] { get }
  /// "6.5 billion": a count of one of the ``sizes``.
  /// - Parameter shown: The number that the count is the text of.
  func large(_ count: String, _ size: Double, shown: Double) -> String
  /// "minus 5".
  func negative(_ number: String) -> String
  /// A moment as the formatter of the locale writes it, as people say it.
  func date(_ text: String) -> String
  /// The forms of a unit that its sign stands for, from one to many: "meter|meters"; `nil` for one not known.
  func unit(_ sign: String) -> String?
  /// A number with its unit, in the form that goes with the number.
  /// - Parameter shown: What the text shows; `nil` for one with words in it ("6.5 billion").
  func measured(_ number: String, _ shown: Double?, _ forms: [String]) -> String
  /// The title of an axis whose values have a unit: "Speed in meters per second".
  func title(_ name: String, in forms: [String]) -> String
  /// What stands between the parts of a phrase, between phrases with commas, and between sentences.
  var comma: String { get }
  var semicolon: String { get }
  var gap: String { get }
  /// The sign at the end of a sentence.
  var fullStop: String { get }
  /// "1.5 times 10 to the power 18".
  func power(_ mantissa: String, _ exponent: String) -> String
  func percent(_ number: String) -> String
  /// "a, b and c".
  func list(_ items: [String]) -> String
  /// "a, b and 4 more".
  func list(_ items: [String], more: Int) -> String
  func range(_ from: String, _ to: String) -> String
  /// Where a value lies: "in May 2024", "on May 3", "at 14:00", "for Apples".
  func at(_ place: String, _ placing: Placing) -> String
  /// The same of several places, and of more that are not named.
  func at(_ places: [String], more: Int, _ placing: Placing) -> String
  /// From one place to another: "from May 2024 to June 2024".
  func stretch(_ from: String, _ to: String, _ placing: Placing) -> String

  func chart(_ form: ChartForm, values: Int, functions: Int, series: Int) -> String
  /// What the colours of fields stand for.
  func fields(_ title: String, _ from: String, _ to: String) -> String
  func empty(_ form: ChartForm) -> String
  /// - Parameter stretch: From end to end, with its words: "from 0 to 5".
  func axis(_ axis: AxisName, _ title: String, stretch: String) -> String
  func axis(_ axis: AxisName, _ title: String, categories: Int, _ from: String, _ to: String) -> String
  /// - Parameter form: The rows of a heat map are its series.
  func series(_ names: [String], more: Int, of form: ChartForm) -> String
  /// What tells series of one name apart: "Density as area".
  func series(_ name: String, as form: ChartForm) -> String
  /// A sentence about one series of several.
  func about(_ series: String, _ sentence: String) -> String

  /// - Parameter place: With the words before it, as in what follows.
  func extreme(isHighest: Bool, _ value: String, _ place: String) -> String
  func allEqual(_ value: String) -> String
  func distribution(median: String, _ lower: String, _ upper: String) -> String
  /// Values that go one way between two places.
  func piece(isRising: Bool, _ stretch: String) -> String
  func piece(
    isRising: Bool, _ stretch: String, _ first: String, _ last: String, change: String, percent: String?
  ) -> String
  func trend(isRising: Bool) -> String
  func trend(isRising: Bool, _ first: String, _ from: String, _ last: String, _ to: String) -> String
  var noTrend: String { get }
  /// The same for all of several series.
  var noTrendInAny: String { get }
  /// The name of the sums of stacked series.
  var total: String { get }
  /// The extreme of values that are moments.
  func moment(isLatest: Bool, _ value: String, _ place: String) -> String
  /// The named parts of glyphs such as candlesticks and boxes.
  func components(_ names: [String]) -> String
  /// Places that marks across the plot or parts of a curve point out.
  func marked(_ parts: [String]) -> String
  /// An axis that shows magnitudes on both sides of a middle.
  func stretch(_ from: String, through middle: String, _ to: String) -> String
  func season(rows: Int) -> String
  /// - Parameter shown: Each value that stands out, as ``outlier(_:_:distance:isAbove:expected:)`` makes it.
  func outliers(_ shown: [String], count: Int) -> String
  /// - Parameter place: With the words before it: "on March 18".
  func outlier(_ place: String, _ value: String, distance: String, isAbove: Bool, expected: String) -> String
  func missing(_ places: String, count: Int, of total: Int) -> String
  func correlation(_ x: String, _ y: String, _ coefficient: String) -> String
  func groups(_ shown: [String]) -> String
  func group(points: Int, _ x: String, _ y: String) -> String
  /// A part of a whole with its share, among others.
  func part(_ name: String, _ share: String) -> String
  func parts(_ shown: [String], rest: String?) -> String
  func share(_ name: String, _ first: String, _ from: String, _ last: String, _ to: String) -> String
  func comparison(_ a: String, above b: String, places: Int, of total: Int, _ unit: CountedUnit) -> String
  /// The least and the greatest of several values, and the difference of the last and the first.
  func span(_ low: String, _ high: String, change: String?, isRise: Bool) -> String
  func count(_ values: Int) -> String
  func functions(_ count: Int) -> String
  /// A name for a chart that has none: "Cups by Day".
  func heading(_ value: String, by place: String) -> String
  func kind(_ form: ChartForm) -> String
  /// One mark of a kind.
  func mark(_ form: ChartForm) -> String
  var rule: String { get }
  /// The method behind trends, and the one behind values that stand out.
  var trendMethod: String { get }
  var outlierMethod: String { get }

  /// The words of controls; gaps for names and numbers are {0} and {1}.
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
  /// At the beginning of a sentence.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
