import Foundation
import OpenChartsStatistics
import Testing

@testable import OpenChartsDescriptions
@testable import OpenChartsPhrases

/// The numbers of a sentence are consistent as spoken.
@Suite("True numbers") struct TrueNumberTests {
  private static let english = Locale(identifier: "en_US")
  nonisolated static let languages = ["en_US", "de_DE", "es_ES", "fr_FR", "ja_JP", "ar_EG"]

  /// Parses a number in English words.
  static func number(_ text: String) throws -> Double {
    let sizes = ["million": 1e6, "billion": 1e9, "trillion": 1e12]
    let isNegative = text.hasPrefix("minus ")
    let words = text.replacingOccurrences(of: "minus ", with: "").replacingOccurrences(of: "plus ", with: "")
      .split(separator: " ")
    let digits = try #require(Double(words[0].replacingOccurrences(of: ",", with: "")), "\(text)")
    return (isNegative ? -1 : 1) * digits * (words.count > 1 ? sizes[String(words[1])] ?? .nan : 1)
  }

  /// Falling and rising values, on scales from thousandths to millions.
  private static func course(_ seed: UInt64) -> DescribedChart {
    var random = SeededGenerator(seed: seed)
    let scale = pow(10, Double(random.index(below: 9)) - 3) * (1 + random.fraction())
    let base = random.fraction() * 2
    let places = (0..<40).map(Double.init)
    let y = places.map { scale * (base + abs($0 - 20) / 20 + 0.01 * random.fraction()) }
    let axis = DescribedAxis.numbers("y", range: 0...scale * (base + 2), locale: english)
    return DescribedChart(
      form: .line, x: .numbers("x", range: 0...40, locale: english), y: axis,
      series: [DescribedSeries(name: "", isContinuous: true, x: places, y: y)])
  }

  @Test(
    "A change is the difference of the two spoken numbers, and its percentage agrees with it",
    arguments: 1...60)
  func change(seed: Int) throws {
    let sentences = ChartSentences(Self.course(UInt64(seed)), locale: Self.english)
    let pattern =
      /values (?:rise|fall) from (.+?) to (.+?), a change of (.+?)(?: \((.+?) percent\))?\.(?= |$)/
    var count = 0
    for sentence in sentences.features {
      guard let found = try pattern.firstMatch(in: sentence) else { continue }
      count += 1
      let (first, last) = (try Self.number(String(found.1)), try Self.number(String(found.2)))
      let change = try Self.number(String(found.3))
      #expect(abs(last - first - change) <= 1e-9 * max(abs(first), abs(last)), "\(sentence)")
      guard let percent = found.4 else { continue }
      #expect(abs(try Self.number(String(percent)) - change / first * 100) <= 0.5 + 1e-9, "\(sentence)")
    }
    #expect(count == 2, "\(sentences.features)")
  }

  @Test(
    "The distance of an outlier is the difference of the spoken numbers", arguments: 1...40)
  func outlier(seed: Int) throws {
    var chart = Self.course(UInt64(seed))
    chart.series[0].y[10] *= seed % 2 == 0 ? 5 : 0.1
    let sentences = ChartSentences(chart, locale: Self.english)
    let pattern =
      /(?:One value stands|\d+ values stand) out(?:, among them)?: (.+?) at 10, which is (.+?) (above|below) the expected (.+?)(?:;|\.$)/
    let sentence = try #require(
      sentences.features.first { $0.contains(" out: ") || $0.contains(", among them: ") })
    let found = try #require(try pattern.firstMatch(in: sentence), "\(sentence)")
    let (value, distance) = (try Self.number(String(found.1)), try Self.number(String(found.2)))
    let expected = try Self.number(String(found.4))
    let sign = found.3 == "above" ? 1.0 : -1
    #expect(abs(expected + sign * distance - value) <= 1e-9 * max(value, expected), "\(sentence)")
    #expect(sentences.methods.last == EnglishPhrases().outlierMethod)
  }

  @Test("A number is the same after formatting and parsing", arguments: 1...200)
  func shown(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let value = (random.fraction() - 0.5) * pow(10, Double(random.index(below: 16)) - 2)
    let number = SpokenNumber(locale: Self.english, range: 0...max(abs(value) * random.fraction(), 1e-6))
    guard abs(value) >= 1e-4 else { return #expect(number.shown(0) == 0) }
    #expect(
      abs(try Self.number(number(value)) - number.shown(value)) <= 1e-12 * abs(value), "\(number(value))")
  }

  @Test(
    "Outliers are described with a verb between the numbers, in each language",
    arguments: languages)
  func standsOut(language: String) throws {
    let locale = Locale(identifier: language)
    let words = SpeechLanguage(locale).phrases
    let number = SpokenNumber(locale: locale)
    let shown = [
      words.outlier(
        words.at("1917", .year), number(3_900), distance: number(2_880), isAbove: true,
        expected: number(1_020))
    ]
    let verbs = [
      "en": ["stands out", "stand out"], "de": ["fällt auf", "fallen auf"],
      "es": ["Destaca un valor", "Destacan"],
      "fr": ["se démarque", "se démarquent"], "ja": ["外れ値", "外れ値"], "ar": ["تبرز", "تبرز"],
    ]
    for count in [1, 2, 5] {
      let sentence = words.outliers(shown, count: count)
      let verb = try #require(verbs[String(language.prefix(2))])[count == 1 ? 0 : 1]
      #expect(sentence.contains(verb), "\(sentence)")
      #expect(!sentence.contains("noted") && !sentence.contains("vermerkt"))
      let gap = try Regex("\(number(3_900))[,،] ?\(number(2_880))")
      #expect(sentence.firstMatch(of: gap) == nil, "\(sentence)")
    }
    if language == "ja_JP" { #expect(words.outliers(shown, count: 1).hasSuffix("います。")) }
  }

  @Test("Several series without a trend share one sentence", arguments: languages)
  func noTrendOnce(language: String) {
    let locale = Locale(identifier: language)
    var random = SeededGenerator(seed: 4)
    let x = (0..<30).map(Double.init)
    let chart = DescribedChart(
      form: .line, x: .numbers("x", range: 0...30, locale: locale),
      y: .numbers("y", range: 0...10, locale: locale),
      series: ["A", "B", "C"].map { name in
        DescribedSeries(name: name, isContinuous: true, x: x, y: x.map { _ in 5 + random.fraction() })
      })
    let words = SpeechLanguage(locale).phrases
    let sentences = ChartSentences(chart, locale: locale)
    #expect(sentences.features.filter { $0.contains(words.noTrendInAny) }.count == 1, "\(sentences.features)")
    #expect(!sentences.features.contains { $0.contains(words.noTrend) })
    #expect(sentences.methods == [])
  }

  @Test("A comparison counts the years, months or days in which it is true", arguments: languages)
  func comparison(language: String) {
    let words = SpeechLanguage(Locale(identifier: language)).phrases
    let all = words.comparison("A", above: "B", positions: 12, of: 12, .year)
    let some = words.comparison("A", above: "B", positions: 7, of: 12, .month)
    if language == "en_US" {
      #expect(all == "A is above B in all 12 years.")
      #expect(some == "A is above B in 7 of 12 months.")
    }
    #expect(all != words.comparison("A", above: "B", positions: 12, of: 12, .place))
    #expect(some.contains(SpokenNumber(locale: Locale(identifier: language))(7)))
  }

  @Test("Stacked series are described by their totals, and equal totals as equal", arguments: languages)
  func totals(language: String) {
    let locale = Locale(identifier: language)
    var chart = DescribedChart(
      form: .bar, x: DescribedAxis(title: "Q", categories: ["Q1", "Q2", "Q3"]),
      y: .numbers("y", range: 0...10, locale: locale),
      series: [("A", [1.0, 2, 3]), ("B", [4.0, 3, 3])].map {
        DescribedSeries(name: $0.0, isContinuous: false, x: [0, 1, 2], y: $0.1)
      })
    chart.isStacked = true
    let words = SpeechLanguage(locale).phrases
    let number = SpokenNumber(locale: locale)
    let features = ChartSentences(chart, locale: locale).features
    #expect(
      features.first
        == words.about(
          words.total, words.extreme(isHighest: true, number(6), words.at(["Q3"], more: 0, .name))))
    #expect(
      features.dropFirst().first
        == words.about(
          words.total, words.extreme(isHighest: false, number(5), words.at(["Q1", "Q2"], more: 0, .name))))
  }

  @Test("Equal parts have equal shares in every language", arguments: languages, 3...13)
  func equalParts(language: String, count: Int) {
    let shares = Shares.percentages(of: [Double](repeating: 7, count: count)) ?? []
    #expect(Set(shares).count == 1)
    #expect(abs(shares.reduce(0, +) - 100) <= 0.05 * Double(count) + 1e-9)
  }
}
