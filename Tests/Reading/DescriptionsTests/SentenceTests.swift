import Foundation
import SyntheticSeries
import Testing

@testable import OpenChartsDescriptions
@testable import OpenChartsPhrases

@Suite("Sentences about charts")
struct SentenceTests {
  private static let english = Locale(identifier: "en_US")
  static let locales = ["en_US", "de_DE", "es_ES", "fr_FR", "ja_JP", "ar_EG"].map(Locale.init(identifier:))

  private static func numbers(_ title: String, _ range: ClosedRange<Double>, _ locale: Locale = english)
    -> DescribedAxis
  {
    DescribedAxis.numbers(title, range: range, locale: locale)
  }

  private static func years(_ locale: Locale = english) -> DescribedAxis {
    {
      var axis = DescribedAxis(title: "year", range: 1917...1976, describe: { String(Int($0)) })
      (axis.placing, axis.boundPlacing) = (.year, .year)
      return axis
    }()
  }

  /// Births that fall until 1936, rise until 1957, and fall again.
  static func births(_ locale: Locale = english, missing: ClosedRange<Int>? = nil, spike: Int? = nil)
    -> DescribedChart
  {
    var data = SyntheticData(seed: 21)
    let x = (1917...1976).map(Double.init)
    let y = x.map { year -> Double in
      if let missing, missing.contains(Int(year)) { return .nan }
      let clean =
        year < 1936
        ? 280 - 5 * (year - 1917) : year < 1957 ? 185 + 4 * (year - 1936) : 269 - 6 * (year - 1957)
      return (clean + 2 * data.normal()).rounded() + (spike == Int(year) ? 60 : 0)
    }
    return DescribedChart(
      title: "Births", form: .line, x: years(locale),
      y: numbers("births per 10,000 people", 100...300, locale),
      series: [DescribedSeries(name: "", isContinuous: true, x: x, y: y)])
  }

  private static func groups(_ locale: Locale = english) -> DescribedChart {
    var data = SyntheticData(seed: 22)
    var (x, y): ([Double], [Double]) = ([], [])
    for row in 0..<90 {
      x.append(Double(row % 3) * 10 + data.normal())
      y.append(40 - Double(row % 3) * 12 + data.normal())
    }
    return DescribedChart(
      form: .point, x: numbers("weight", 0...25, locale), y: numbers("efficiency", 0...45, locale),
      series: [DescribedSeries(name: "", isContinuous: false, x: x, y: y)])
  }

  private static func pie(_ locale: Locale = english) -> DescribedChart {
    DescribedChart(
      form: .sector, x: DescribedAxis(title: "Dish", categories: ["Cachapa", "Injera", "Crêpe"]),
      y: numbers("Sold", 0...1000, locale),
      series: [DescribedSeries(name: "", isContinuous: false, x: [0, 1, 2], y: [100, 200, 300])])
  }

  private static func two(_ locale: Locale = english) -> DescribedChart {
    let x = (0..<12).map(Double.init)
    return DescribedChart(
      form: .line, x: numbers("month", 0...11, locale), y: numbers("temperature", -20...30, locale),
      series: [
        DescribedSeries(name: "North", isContinuous: true, x: x, y: x.map { 2 * $0 - 10 }),
        DescribedSeries(name: "South", isContinuous: true, x: x, y: x.map { 1.5 * $0 - 5 }),
      ])
  }

  private static func all(_ locale: Locale) -> [DescribedChart] {
    var shares = two(locale)
    shares.form = .share
    shares.series[0].y = [Double](repeating: 1, count: 12)
    shares.series[1].y = (0..<12).map { Double($0) + 1 }
    return [
      births(locale), births(locale, missing: 1942...1945), births(locale, spike: 1948), groups(locale),
      pie(locale), two(locale), shares,
    ]
  }

  @Test("a line is described by extremes, segments and missing values")
  func line() {
    let chart = Self.births(missing: 1942...1945)
    let sentences = ChartSentences(chart, locale: Self.english)
    #expect(
      sentences.overview == [
        "Line chart with 56 values.", "X axis: year, from 1917 to 1976.",
        "Y axis: births per 10,000 people, from 100 to 300.",
      ])
    let y = chart.series[0].y
    let highest = y.filter(\.isFinite).max() ?? 0
    #expect(sentences.features[0].hasPrefix("Highest value: \(Int(highest)), in 19"))
    let pieces = sentences.features.filter { $0.hasPrefix("From ") }
    #expect(pieces.count == 3)
    #expect(pieces[0].hasPrefix("From 1917 to 193"))
    #expect(pieces[0].contains("the values fall from \(Int(y[0])) to"))
    #expect(pieces[0].contains("a change of minus "))
    #expect(pieces[1].contains("a change of plus "))
    #expect(sentences.features.last == "4 of 60 values are missing: 1942 to 1945.")
  }

  @Test("every number in a segment's sentence is a value of the data")
  func numbers() throws {
    let chart = Self.births()
    let sentence = try #require(
      ChartSentences(chart, locale: Self.english).features.first { $0.hasPrefix("From ") })
    let numbers = sentence.split { !$0.isNumber }.compactMap { Double($0) }
    let values = Dictionary(uniqueKeysWithValues: zip(chart.series[0].x, chart.series[0].y))
    let (first, last) = (try #require(values[numbers[0]]), try #require(values[numbers[1]]))
    #expect(numbers[2] == first)
    #expect(numbers[3] == last)
    #expect(numbers[4] == abs(last - first))
    #expect(numbers[5] == abs((last - first) / first * 100).rounded())
  }

  @Test("an outlier is described with its distance as a number")
  func outlier() {
    let sentences = ChartSentences(Self.births(spike: 1948), locale: Self.english).features
    let noted = sentences.first {
      $0.hasPrefix("One value stands out: ") && $0.contains(" in 1948, which is ")
    }
    #expect(noted?.contains(" above the expected ") == true, "\(sentences)")
  }

  @Test("a steady rise is a trend, and noise is none")
  func trends() {
    let two = ChartSentences(Self.two(), locale: Self.english)
    let trend = "Trend: the values increase. The fitted line goes from minus 10 at 0 to 12 at 11."
    #expect(two.features.contains { $0.hasPrefix("North: Highest value: 12") && $0.hasSuffix(trend) })
    #expect(two.features.contains("South is above North at 10 of 12 places."))
    var data = SyntheticData(seed: 30)
    let noise = DescribedChart(
      form: .line, x: Self.numbers("x", 0...59), y: Self.numbers("y", -4...4),
      series: [
        DescribedSeries(
          name: "", isContinuous: true, x: (0..<60).map(Double.init), y: data.noise(60))
      ])
    let features = ChartSentences(noise, locale: Self.english).features
    #expect(features.contains("No overall increase or decrease was found."))
    #expect(!features.contains { $0.hasPrefix("Trend") || $0.hasPrefix("From") })
  }

  @Test("points are described by correlation and groups, not by segments")
  func points() {
    let features = ChartSentences(Self.groups(), locale: Self.english).features
    #expect(features.contains { $0.hasPrefix("Correlation of weight and efficiency (Spearman): minus 0.") })
    #expect(features.contains { $0.hasPrefix("The points form 3 groups: 30 points with the middle at ") })
    #expect(!features.contains { $0.hasPrefix("Trend") })
  }

  @Test("a pie is described by its parts, in integer percentages that add up to 100")
  func parts() {
    #expect(
      ChartSentences(Self.pie(), locale: Self.english).features == [
        "Parts of the whole: Crêpe 50 percent, Injera 33 percent, Cachapa 17 percent."
      ])
  }

  @Test(
    "the short text and the summary keep their limits and begin with the kind of chart", arguments: locales)
  func lengths(locale: Locale) {
    for chart in Self.all(locale) {
      let sentences = ChartSentences(chart, locale: locale)
      #expect(sentences.short.count <= 150)
      #expect(sentences.summary.count <= 400)
      let seconds = SpeechLanguage(locale).phrases.pace.seconds(for: sentences.summary)
      #expect(seconds <= ChartSentences.longestSummary)
      #expect(sentences.short.hasPrefix(sentences.overview[0]))
      #expect(sentences.full.count >= sentences.summary.count)
    }
    var chart = Self.pie(locale)
    chart.summary = "My words."
    #expect(ChartSentences(chart, locale: locale).summary == "My words.")
    #expect(ChartSentences(chart, locale: locale).introduction.first == "My words.")
  }

  @Test("each language has its own words", arguments: locales.filter { $0 != english })
  func languages(locale: Locale) {
    let english = Set(Self.all(Self.english).flatMap { ChartSentences($0, locale: Self.english).features })
    for chart in Self.all(locale) {
      for sentence in ChartSentences(chart, locale: locale).features { #expect(!english.contains(sentence)) }
    }
  }

  @Test("no opinions, no colours, and no signs that screen readers speak wrongly", arguments: locales)
  func wording(locale: Locale) throws {
    let words =
      "rapid|gradual|almost|\\bfar\\b|extreme|nearly|about|roughly|slight|sharp|steep|dramatic|huge|strong|weak"
      + "|significant|clearly|obvious|interesting|\\bgood\\b|\\bbad\\b|stark|schwach|deutlich|steil|leicht|rasch"
      + "|fuerte|débil|rápid|claramente|notable"
    let signs = "[0-9][mhskMB]\\b|[0-9]/[0-9]|%|\\$|(^|\\s)[-−][0-9]"
    let rule = try Regex("(?i)\(words)|\(signs)")
    for chart in Self.all(locale) {
      let text = ChartSentences(chart, locale: locale).full
      #expect(text.firstMatch(of: rule) == nil, "\(text)")
    }
  }

  @Test("charts with no value or one value have only this sentence")
  func few() {
    let empty = DescribedChart(form: .bar, x: Self.numbers("x", 0...1), series: [])
    #expect(ChartSentences(empty, locale: Self.english).full.hasPrefix("Bar chart without values."))
    var one = Self.pie()
    one.form = .bar
    one.series[0].x = [1]
    one.series[0].y = [916]
    let sentences = ChartSentences(one, locale: Self.english)
    #expect(sentences.overview[0] == "Bar chart with 1 value.")
    #expect(sentences.features == ["Highest value: 916, for Injera."])
    #expect(sentences.statistics.isEmpty)
    one.series[0].y = [.nan]
    #expect(ChartSentences(one, locale: Self.english).features.isEmpty)
  }
}
