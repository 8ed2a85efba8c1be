import Foundation
import Phrases

/// A chart in words: numbers and where they lie. What the data do not support is left out.
///
/// The sentences come in the order in which a listener needs them: kind, axes (x first), series, extremes, course,
/// noted values, missing ones.
package struct ChartSentences: Sendable {
  /// The most characters of ``short`` and of ``summary``.
  package static let (shortLimit, summaryLimit) = (150, 400)
  /// The longest ``summary`` that is made, in seconds at 170 words a minute: longer ones are not listened to.
  package static let longestSummary = 25.0
  /// The longest estimate of a summary's time, in seconds: the estimate of a text is off by a twentieth.
  private static let longestEstimate = 0.95 * longestSummary

  /// More series than these are told together.
  static let seriesLimit = 6

  /// A name for a chart without a title, from what its axes stand for.
  package let heading: String
  /// What the chart is: its kind, what each axis stands for, its series.
  package let overview: [String]
  /// What stands out, series by series: extremes, course, noted values, groups.
  package let features: [String]
  /// Middle and spread of each series.
  package let statistics: [String]
  /// The methods behind the trends, the values that stand out and the forms of surfaces, where there are any.
  package let methods: [String]
  /// The last word of an audio graph.
  package let ending: String
  private let gap: String
  private let pace: SpeakingPace
  private let isSpatial: Bool
  /// What the chart is in fewer words; empty where there is none.
  private let shortOverview: [String]
  private let title: String
  private let authorsSummary: String
  /// The most telling sentences first.
  private let ranked: [String]
  /// Those of them that say where values go as a whole, and the least of each: they stay where not all fit.
  private let trends: [String: String]

  /// - Parameter locale: Language and digits; the values are said by the axes.
  package init(_ chart: DescribedChart, locale: Locale) {
    let words = SpeechLanguage(locale).phrases
    let outline = ChartOutline(chart)
    let overview = outline.sentences(words)
    self.overview = overview
    heading = outline.heading(words)
    ending = words.complete
    gap = words.gap
    pace = words.pace
    title = chart.title
    authorsSummary = chart.summary
    isSpatial = chart.z != nil
    shortOverview = isSpatial ? outline.shortSentences(words) : []
    if let depth = chart.z {
      let space = SpaceSentences(chart, depth, words, locale)
      (features, statistics, methods) = (space.features, space.statistics, space.methods)
      trends = Dictionary(space.kept.map { $0 }, uniquingKeysWith: { first, _ in first })
      ranked =
        overview.prefix(1) + space.kept.map(\.whole).filter { !space.leading.contains($0) } + space.leading
      return
    }
    let number = SpokenNumber(locale: locale, range: chart.y?.range)
    // Of many series what stands out in all of them is said, not each by itself.
    let isCrowd = chart.series.count { $0.part == nil } > Self.seriesLimit
    var all = chart.series.map { series in
      isCrowd || chart.y == nil || chart.hasEvenAngles
        ? nil : SeriesSentences(chart, series, words, number, exact: .exact(locale: locale))
    }
    let together = Self.withoutTrends(&all, chart, words)
    let isOne = chart.series.count == 1
    func named(_ index: Int, _ sentences: [String]) -> [String] {
      let name = chart.series[index].name
      return isOne || name.isEmpty ? sentences : sentences.map { words.about(name, $0) }
    }
    let whole = chart.y == nil ? [] : WholeSentences(chart, words, locale, isCrowd: isCrowd).sentences
    // Of a whole only the parts tell; a single value of each series is no course.
    let single = chart.series.indices.flatMap { index in
      let features = all[index]?.features ?? []
      return isOne ? features : named(index, features.isEmpty ? [] : [features.joined(separator: words.gap)])
    }
    let marked = chart.marked.isEmpty ? [] : [words.marked(chart.marked)]
    features = whole + (chart.form == .sector ? [] : single) + together + marked
    statistics =
      chart.form == .sector
      ? []
      : chart.series.indices.flatMap { index in
        let name = isOne ? chart.y?.name ?? "" : chart.series[index].name
        return (all[index]?.statistics ?? []).map { name.isEmpty ? $0 : words.about(name, $0) }
      }
    let isShown = chart.form != .sector
    methods =
      (isShown && all.contains { $0?.statesTrend == true } ? [words.trendMethod] : [])
      + (isShown && all.contains { $0?.statesOutliers == true } ? [words.outlierMethod] : [])
    var trends: [String: String] = [:]
    for index in chart.series.indices {
      guard let trend = all[index]?.trend else { continue }
      let both = named(index, [trend.whole, trend.short])
      trends[both[0]] = both[1]
    }
    self.trends = trends
    ranked =
      overview.prefix(1) + whole
      + chart.series.indices.flatMap { named($0, chart.form == .sector ? [] : all[$0]?.leading ?? []) }
  }

  /// Takes the statement that there is no trend from series that share it, and makes it once.
  private static func withoutTrends(
    _ all: inout [SeriesSentences?], _ chart: DescribedChart, _ words: any PhraseBook
  ) -> [String] {
    let level = all.indices.filter { all[$0]?.features.contains(words.noTrend) == true }
    let names = level.map { chart.series[$0].name }
    guard level.count > 1, names.allSatisfy({ !$0.isEmpty }) else { return [] }
    for index in level { all[index]?.remove(words.noTrend) }
    return level.count == chart.series.count
      ? [words.noTrendInAny] : [words.about(words.list(names), words.noTrend)]
  }

  /// At most 150 characters: the kind of chart and what fits of the rest.
  package var short: String { fitting(ranked, Self.shortLimit, overview: overview.count) }

  /// The author's own words; without them at most 400 characters from the data, said in 25 seconds. Where not all
  /// fits, a trend is kept rather than an extreme.
  package var summary: String {
    guard authorsSummary.isEmpty else { return authorsSummary }
    func text(_ overview: [String]) -> String {
      fitting(
        overview + ranked.dropFirst(), Self.summaryLimit,
        seconds: Self.longestEstimate, before: trends,
        overview: overview.count)
    }
    let whole = text(overview)
    // The form of a scene tells more than the ends of its axes.
    let isComplete = trends.allSatisfy { whole.contains($0.key) || whole.contains($0.value) }
    return isSpatial && !isComplete ? text(shortOverview) : whole
  }

  /// Everything.
  package var full: String {
    ([authorsSummary] + overview + features + statistics + methods).filter { !$0.isEmpty }
      .joined(separator: gap)
  }

  /// What a narrator says before the first tone.
  package var introduction: [String] {
    [title, authorsSummary, overview.joined(separator: gap)].filter { !$0.isEmpty }
  }

  /// Whole sentences, as many as fit, in their order.
  ///
  /// - Parameters:
  ///   - first: Sentences that are taken before others, except for the overview, each with a shorter one for where it
  ///     does not fit.
  ///   - overview: How many of the sentences are the overview.
  private func fitting(
    _ sentences: [String], _ limit: Int, seconds: Double = .infinity, before first: [String: String] = [:],
    overview: Int
  ) -> String {
    func rank(_ place: Int) -> Int {
      place < overview ? 0 : first[sentences[place]] != nil ? 1 : 2
    }
    var kept: [(place: Int, sentence: String)] = []
    var text = ""
    for place in sentences.indices.sorted(by: { (rank($0), $0) < (rank($1), $1) }) {
      let forms = [sentences[place]] + (first[sentences[place]].map { [$0] } ?? [])
      for form in forms {
        let more = (kept + [(place, form)]).sorted { $0.place < $1.place }
        let longer = more.map(\.sentence).joined(separator: gap)
        guard longer.utf8.count <= limit || longer.count <= limit,
          pace.seconds(for: longer, namesLetters: isSpatial) <= seconds
        else {
          continue
        }
        (kept, text) = (more, longer)
        break
      }
    }
    return text
  }
}
