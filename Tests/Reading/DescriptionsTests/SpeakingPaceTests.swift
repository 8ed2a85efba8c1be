import Foundation
import Testing

@testable import OpenChartsDescriptions
@testable import OpenChartsPhrases

@Suite("The duration of spoken sentences")
struct SpeakingPaceTests {
  private let pace = SpeakingPace(
    latin: 1, other: 2, ideograph: 3, digit: 10, symbol: 7, separator: 100, pause: 1_000)

  @Test("letters, digits and pauses take time; spaces and directional marks take none")
  func kinds() {
    #expect(pace.seconds(for: "") == 0)
    #expect(pace.seconds(for: "at é") == 3)
    #expect(pace.seconds(for: "\u{2068}ab\u{2069}") == 2)
    #expect(pace.seconds(for: "مي") == 4)
    #expect(pace.seconds(for: "値あ") == 5)
    #expect(pace.seconds(for: "٣7") == 20)
    #expect(pace.seconds(for: "√(x + 2)") == 1_025)
  }

  @Test("a sign between digits is spoken, and a sign after digits is a pause")
  func signs() {
    #expect(pace.seconds(for: "1,234.5") == 250)
    #expect(pace.seconds(for: "1, 2.") == 2_020)
    #expect(pace.seconds(for: "1.") == 1_010)
    #expect(pace.seconds(for: "a.1") == 1_011)
  }

  @Test("single letters are spelled if requested")
  func letters() {
    var pace = pace
    pace.letter = 50
    #expect(pace.seconds(for: "X axis") == 5)
    #expect(pace.seconds(for: "X axis", namesLetters: true) == 55)
    #expect(pace.seconds(for: "axis x", namesLetters: true) == 55)
    #expect(pace.seconds(for: "X軸", namesLetters: true) == 54)
  }

  @Test("a summary keeps the overview and omits sentences whose numbers take long to speak")
  func long() {
    let locale = Locale(identifier: "en_US")
    let axis = DescribedAxis.numbers("x", range: 0...9, locale: locale)
    func summary(_ scale: Double) -> (text: String, overview: [String]) {
      let values = [3, 1, 4, 1.5, 9, 2.6, 5, 3.5].map { $0 * scale }
      let y = DescribedAxis.numbers("y", range: 0...(9 * scale), locale: locale)
      let series = ["A", "B", "C"].map {
        DescribedSeries(name: $0, isContinuous: true, x: [0, 1, 2, 3, 4, 5, 6, 7], y: values)
      }
      let chart = DescribedChart(title: "", form: .line, x: axis, y: y, series: series)
      let sentences = ChartSentences(chart, locale: locale)
      return (sentences.summary, sentences.overview)
    }
    let (short, long) = (summary(1), summary(12_345.678))
    for (text, overview) in [short, long] {
      #expect(text.hasPrefix(overview.joined(separator: " ")))
      #expect(EnglishPhrases(locale).pace.seconds(for: text) <= ChartSentences.longestSummary)
    }
    #expect(short.text.split(separator: ". ").count > long.text.split(separator: ". ").count)
  }

  @Test(
    "a summary omits the trend only if it does not fit beside the overview, and keeps the usual order")
  func trend() throws {
    let locale = Locale(identifier: "en_US")
    func sentences(_ title: String) -> ChartSentences {
      let x = (0..<40).map(Double.init)
      let y = x.map { $0 * 1.5 + sin($0 * 2) * 4 + 11.25 }
      let chart = DescribedChart(
        title: "", form: .line, x: .numbers("t", range: 0...40, locale: locale),
        y: .numbers(title, range: 0...80, locale: locale),
        series: [DescribedSeries(name: "", isContinuous: true, x: x, y: y)])
      return ChartSentences(chart, locale: locale)
    }
    let all = sentences("y")
    let trend = try #require(all.features.first { $0.hasPrefix("Trend") })
    let extremes = all.features.filter { $0.hasPrefix("Highest") || $0.hasPrefix("Lowest") }
    #expect(extremes.count == 2)
    let kept = extremes.filter(all.summary.contains)
    #expect(!kept.isEmpty && all.summary.hasPrefix((all.overview + kept).joined(separator: " ")))
    #expect(all.summary.hasSuffix(trend))
    // A longer title leaves less time for other sentences.
    var keptAlone = 0
    for length in 1...40 {
      let long = sentences(String(repeating: "long title ", count: length))
      let least = (long.overview + [trend]).joined(separator: " ")
      let fits =
        least.count <= 400
        && EnglishPhrases(locale).pace.seconds(for: least) <= ChartSentences.longestEstimate
      #expect(!fits || long.summary.contains(trend), "\(length) titles")
      // The short version of the trend comes before an extreme.
      if extremes.contains(where: long.summary.contains) {
        #expect(long.summary.contains("Trend: the values increase."))
      }
      if fits, !extremes.allSatisfy(long.summary.contains) { keptAlone += 1 }
    }
    #expect(keptAlone > 0)
  }
}
