import Foundation
import OpenChartsPhrases

/// Sentences about a chart: numbers and positions. Statements that the data do not support are omitted.
///
/// Sentences are in the order that listeners need: kind, axes (x first), series, extremes, trend, outliers, missing
/// values.
package struct ChartSentences: Sendable {
  /// The maximum number of characters of ``short`` and ``summary``.
  package static let (shortLimit, summaryLimit) = (150, 400)
  /// The maximum duration of ``summary``, in seconds at 170 words per minute, because listeners skip longer ones.
  package static let longestSummary = 25.0
  /// The longest estimated time of a summary, in seconds: a text can take a little longer than its estimate.
  package static let longestEstimate = 0.97 * longestSummary
  /// The longest estimated time for a 3-D chart, whose sentences are spoken more slowly than sentences about 2-D
  /// charts.
  private static let longestSceneSummary = 0.95 * longestSummary

  /// The maximum number of series with separate sentences; more are described together.
  static let seriesLimit = 6

  /// A name for a chart without a title, from its axes.
  package let heading: String
  /// The kind of the chart, its axes and its series.
  package let overview: [String]
  /// Notable facts per series: extremes, trend, outliers, groups.
  package let features: [String]
  /// The median and the spread of each series.
  package let statistics: [String]
  /// The methods behind trends, outliers and shapes of surfaces, if there are any.
  package let methods: [String]
  /// The final words of an audio graph.
  package let ending: String
  private let gap: String
  private let pace: SpeakingPace
  private let isSpatial: Bool
  /// A shorter overview; empty if there is none.
  private let shortOverview: [String]
  private let title: String
  private let authorsSummary: String
  /// The sentences by importance.
  private let ranked: [String]
  /// The sentences about overall trends, each with a shorter one. They take priority if not all sentences fit.
  private let trends: [String: String]

  /// - Parameter locale: The language and digits. The axes provide the values' texts.
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
      trends = Dictionary(space.prioritized.map { $0 }, uniquingKeysWith: { first, _ in first })
      ranked =
        overview.prefix(1) + space.prioritized.map(\.whole).filter { !space.leading.contains($0) }
        + space.leading
      return
    }
    let number = SpokenNumber(locale: locale, range: chart.y?.range)
    // With many series only the extremes of all of them are described.
    let hasManySeries = chart.series.count { $0.part == nil } > Self.seriesLimit
    var all = chart.series.map { series in
      hasManySeries || chart.y == nil || chart.hasEvenAngles
        ? nil : SeriesSentences(chart, series, words, number, exact: .exact(locale: locale))
    }
    let together = Self.withoutTrends(&all, chart, words)
    let isOne = chart.series.count == 1 && !chart.form.summarizes
    // The names of box values, such as "median price" and "lowest price", are created for the chart.
    let areMade = chart.form.summarizes && !chart.series.contains { $0.name.contains(words.comma) }
    func spokenName(_ name: String) -> String { areMade ? name.capitalizedFirst : name }
    func named(_ index: Int, _ sentences: [String]) -> [String] {
      let name = spokenName(chart.series[index].name)
      return isOne || name.isEmpty ? sentences : sentences.map { words.about(name, $0) }
    }
    let whole =
      chart.y == nil ? [] : WholeSentences(chart, words, locale, hasManySeries: hasManySeries).sentences
    // Sentences about single series. They are not used for pie charts, and a series with one value has no trend.
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
        let name = isOne ? chart.y?.name ?? "" : spokenName(chart.series[index].name)
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

  /// Replaces the statement "no trend" of several series by one common sentence.
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

  /// At most 150 characters: the kind of chart and as many further sentences as fit.
  package var short: String { fitting(ranked, Self.shortLimit, overview: overview.count) }

  /// The author's summary, or at most 400 characters and 25 seconds of sentences from the data. If not all fit,
  /// trends take priority over extremes.
  package var summary: String {
    guard authorsSummary.isEmpty else { return authorsSummary }
    func text(_ overview: [String]) -> String {
      fitting(
        overview + ranked.dropFirst(), Self.summaryLimit,
        seconds: isSpatial ? Self.longestSceneSummary : Self.longestEstimate, before: trends,
        overview: overview.count)
    }
    let whole = text(overview)
    // The sentence about the shape of a scene is more important than the ends of its axes.
    let isComplete = trends.allSatisfy { whole.contains($0.key) || whole.contains($0.value) }
    return isSpatial && !isComplete ? text(shortOverview) : whole
  }

  /// All sentences.
  package var full: String {
    ([authorsSummary] + overview + features + statistics + methods).filter { !$0.isEmpty }
      .joined(separator: gap)
  }

  /// The narrator's texts before the first tone.
  package var introduction: [String] {
    [title, authorsSummary, overview.joined(separator: gap)].filter { !$0.isEmpty }
  }

  /// Returns as many complete sentences as fit, in their order.
  ///
  /// - Parameters:
  ///   - first: The sentences that come first after the overview. Each has a shorter version, which is used if the
  ///     whole sentence does not fit.
  ///   - overview: The number of sentences of the overview.
  private func fitting(
    _ sentences: [String], _ limit: Int, seconds: Double = .infinity, before first: [String: String] = [:],
    overview: Int
  ) -> String {
    let ranks = sentences.indices.map { $0 < overview ? 0 : first[sentences[$0]] != nil ? 1 : 2 }
    var selected = [String?](repeating: nil, count: sentences.count)
    // The length and the duration of the selected sentences with the gaps between them.
    var (length, duration) = (0, 0.0)
    for sentenceIndex in sentences.indices.sorted(by: { (ranks[$0], $0) < (ranks[$1], $1) }) {
      let sentence = sentences[sentenceIndex]
      for form in [sentence] + (first[sentence].map { [$0] } ?? []) {
        let newLength = length + (length == 0 ? 0 : gap.count) + form.count
        guard newLength <= limit else { continue }
        let newDuration = duration + pace.seconds(for: form, namesLetters: isSpatial)
        guard newDuration <= seconds else { continue }
        (length, duration) = (newLength, newDuration)
        selected[sentenceIndex] = form
        break
      }
    }
    return selected.compactMap(\.self).joined(separator: gap)
  }
}
