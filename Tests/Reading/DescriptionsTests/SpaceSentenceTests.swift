import Foundation
import OpenChartsStatistics
import SyntheticSeries
import Testing

@testable import OpenChartsDescriptions
@testable import OpenChartsPhrases

@Suite("Sentences about charts in three dimensions")
struct SpaceSentenceTests {
  private static let english = Locale(identifier: "en_US")

  private static func axis(_ title: String, _ range: ClosedRange<Double>, _ locale: Locale) -> DescribedAxis {
    .numbers(title, range: range, locale: locale)
  }

  static func surfaces(
    _ heights: [(name: String, height: (Double, Double) -> Double)], locale: Locale = english,
    range: ClosedRange<Double> = -1...1
  ) -> DescribedChart {
    let places = (0..<DescribedSurface.lines).map { Double($0) / Double(DescribedSurface.lines - 1) * 2 - 1 }
    var chart = DescribedChart(
      form: .surface, x: axis("Price", -1...1, locale), y: axis("Profit", range, locale),
      additionalAxes: [axis("Volume", -1...1, locale)], series: [])
    for (name, height) in heights {
      let grid = HeightGrid(
        columns: places.count, heights: places.flatMap { z in places.map { x in height(x, z) } })
      let start = chart.series.count
      for row in stride(from: 0, to: places.count, by: DescribedSurface.step) {
        var series = DescribedSeries(
          name: "\(name) \(row)", isContinuous: true, x: places, y: places.indices.map { grid[$0, row] },
          additional: [Array(repeating: places[row], count: places.count)])
        series.isFunction = true
        chart.series.append(series)
      }
      chart.surfaces.append(
        DescribedSurface(name: name, x: places, z: places, grid: grid, rows: start..<chart.series.count))
    }
    return chart
  }

  private static func points(_ locale: Locale = english, series: [(String, Int)]) -> DescribedChart {
    var data = SyntheticData(seed: 5)
    return DescribedChart(
      form: .space, x: axis("Length", 0...110, locale), y: axis("Mass", 0...250, locale),
      additionalAxes: [axis("Age", 0...10, locale)],
      series: series.map { name, count in
        let x = (0..<count).map { Double($0) }
        return DescribedSeries(
          name: name, isContinuous: false, x: x, y: x.map { 2 * $0 + 5 * data.normal() },
          additional: [x.map { _ in 5 + data.normal() }])
      })
  }

  @Test("a surface is described by bounds, slopes and features")
  func surface() {
    let chart = Self.surfaces([("", { x, z in 0.5 * x - 0.25 * z })])
    let sentences = ChartSentences(chart, locale: Self.english)
    #expect(
      sentences.overview == [
        "Surface with 1 function.", "X axis: Price, from minus 1 to 1.", "Y axis: Profit, from minus 1 to 1.",
        "Z axis: Volume, from minus 1 to 1.",
      ])
    #expect(
      sentences.features == [
        "Highest value: 0.75, at Price 1, Volume minus 1.",
        "Lowest value: minus 0.75, at Price minus 1, Volume 1.",
        "The surface rises steadily along Price and falls steadily along Volume.",
        "Away from the edges: no hill and no hollow.",
      ])
    #expect(sentences.methods == [EnglishPhrases().surfaceMethod(33)])
  }

  @Test("equal slopes are one statement, more than two positions are counted, and holes are a share")
  func hill() {
    let chart = Self.surfaces([
      ("", { x, z in x * x + z * z < 0.1 ? .nan : 1 - x * x - z * z })
    ])
    let features = ChartSentences(chart, locale: Self.english).features
    #expect(
      features.contains(
        "Lowest value: minus 1, at Price minus 1, Volume minus 1; Price 1, Volume minus 1; and 2 more."))
    #expect(
      features.contains("The surface neither rises nor falls on the whole along Price and Volume."))
    let share = chart.surfaces[0].grid.heights.count { $0.isNaN } * 1000 / 1089
    #expect(features.last == "\(Double(share) / 10) percent of the floor has no height.", "\(features)")
  }

  @Test("two surfaces are described by name, with the share in which each is above")
  func two() {
    let chart = Self.surfaces([("A", { x, _ in x }), ("B", { _, _ in 0.5 })])
    let sentences = ChartSentences(chart, locale: Self.english)
    #expect(sentences.overview.last == "Surfaces: A and B.")
    #expect(sentences.features.contains("A: Away from the edges: no hill and no hollow."))
    #expect(sentences.features.contains("B: All values are 0.5."))
    #expect(sentences.features.last == "B lies above A on 73 percent of the floor.")
  }

  @Test("points are described by the correlations of each pair of axes, in total and by series")
  func relations() {
    let chart = Self.points(series: [("A", 40), ("B", 5)])
    let sentences = ChartSentences(chart, locale: Self.english)
    #expect(sentences.overview[0] == "Chart in three dimensions with 2 series and 45 values.")
    let all = sentences.features[0]
    #expect(all.hasPrefix("Correlations (Spearman, from minus 1 to 1): Mass with Length 0.9"), "\(all)")
    #expect(all.hasSuffix("Mass with Age none found; Age with Length none found."))
    #expect(sentences.features[1].hasPrefix("A: Highest value: "))
    #expect(sentences.features[1].contains("Correlations"))
    // Five points are too few for a correlation.
    #expect(sentences.features[2].hasPrefix("B: ") && !sentences.features[2].contains("Correlations"))
    let short = all.replacingOccurrences(of: " (Spearman, from minus 1 to 1)", with: "")
    #expect(sentences.summary.contains(short) || sentences.summary.contains(all), "\(sentences.summary)")
  }

  @Test("an axis of names, or with a single value, has no correlation")
  func noRelation() {
    var chart = Self.points(series: [("", 20)])
    chart.additionalAxes[0] = DescribedAxis(title: "Who", categories: ["a", "b"])
    chart.series[0].additional[0] = chart.series[0].x.map { $0.truncatingRemainder(dividingBy: 2) }
    let features = ChartSentences(chart, locale: Self.english).features
    #expect(features[2].contains("to 1): Mass with Length 0.") && !features[2].contains(";"), "\(features)")
    #expect(features[0].hasSuffix("at Length 19, Who b."), "\(features)")
    chart.series[0].y = chart.series[0].y.map { _ in 3 }
    #expect(ChartSentences(chart, locale: Self.english).features == ["All values are 3."])
  }

  @Test(
    "a summary prefers the features of surfaces to their bounds, and keeps the time limit",
    arguments: ["en_US", "de_DE", "es_ES", "fr_FR", "ja_JP", "ar_EG"].map(Locale.init(identifier:)))
  func summary(locale: Locale) throws {
    var wave = Self.surfaces(
      [("", { x, z in 0.8123 * sin(5 * x) * cos(5 * z) })], locale: locale, range: -0.8123...0.8123)
    // Short names, which take little speaking time.
    (wave.x.title, wave.x.name) = ("", "")
    wave.y?.title = ""
    (wave.additionalAxes[0].title, wave.additionalAxes[0].name) = ("", "")
    let sentences = ChartSentences(wave, locale: locale)
    let words = SpeechLanguage(locale).phrases
    #expect(words.pace.seconds(for: sentences.summary, namesLetters: true) <= ChartSentences.longestSummary)
    #expect(sentences.summary.count <= 400)
    let start = words.forms(hills: 0, hollows: 0, ridges: 0, trenches: 0).prefix(5)
    let place = try #require(sentences.features.firstIndex { $0.hasPrefix(start) })
    let forms = sentences.features[(place - 1)...place]
    let least = (sentences.overview + forms).joined(separator: words.gap)
    let fits = words.pace.seconds(for: least, namesLetters: true) <= ChartSentences.longestSummary
    #expect(fits || locale.identifier != "en_US")
    for form in forms { #expect(sentences.summary.contains(form) || !fits) }
  }
}
