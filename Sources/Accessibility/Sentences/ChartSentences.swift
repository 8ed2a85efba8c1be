import Foundation

/// A chart in words: numbers and where they lie. What the data do not support is left out.
///
/// The sentences come in the order in which a listener needs them: kind, axes (x first), series, extremes, course,
/// noted values, missing ones.
package struct ChartSentences: Sendable {
  /// The most characters of ``short`` and of ``summary``.
  package static let (shortLimit, summaryLimit) = (150, 400)

  /// What the chart is: its kind, what each axis stands for, its series.
  package let overview: [String]
  /// What stands out, series by series: extremes, course, noted values, groups.
  package let features: [String]
  /// Middle and spread of each series.
  package let statistics: [String]
  /// How statements were tested.
  package let method: String
  /// The last word of an audio graph.
  package let ending: String
  private let title: String
  private let authorsSummary: String
  /// The most telling sentences first.
  private let ranked: [String]

  /// - Parameter locale: Language and digits; the values are said by the axes.
  package init(_ chart: DescribedChart, locale: Locale) {
    let words = SpeechLanguage(locale).phrases
    let overview = Self.overview(chart, words)
    self.overview = overview
    let all = chart.series.map { series in
      SeriesSentences(chart, series, words, SpokenNumber(locale: locale, range: chart.y?.range))
    }
    let isOne = chart.series.count == 1
    func named(_ index: Int, _ sentences: [String]) -> [String] {
      let name = chart.series[index].name
      return isOne || name.isEmpty ? sentences : sentences.map { words.about(name, $0) }
    }
    let whole = WholeSentences(chart, words, locale).sentences
    // Of a whole only the parts tell; a single value of each series is no course.
    let single = chart.series.indices.flatMap { named($0, all[$0].features) }
    features = whole + (chart.form == .sector ? [] : single)
    statistics = chart.form == .sector ? [] : chart.series.indices.flatMap { named($0, all[$0].statistics) }
    method = words.method
    ending = words.complete
    title = chart.title
    authorsSummary = chart.summary
    ranked =
      overview.prefix(1) + whole
      + chart.series.indices.flatMap { named($0, chart.form == .sector ? [] : all[$0].leading) }
  }

  /// At most 150 characters: the kind of chart and what fits of the rest.
  package var short: String { Self.fitting(ranked, Self.shortLimit) }

  /// The author's own words; without them at most 400 characters from the data.
  package var summary: String {
    authorsSummary.isEmpty ? Self.fitting(overview + ranked.dropFirst(), Self.summaryLimit) : authorsSummary
  }

  /// Everything.
  package var full: String {
    ([authorsSummary] + overview + features + statistics + [method]).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// What a narrator says before the first tone.
  package var introduction: [String] {
    [title, authorsSummary, overview.joined(separator: " ")].filter { !$0.isEmpty }
  }

  /// Whole sentences, as many as fit.
  private static func fitting(_ sentences: [String], _ limit: Int) -> String {
    var text = ""
    for sentence in sentences {
      let longer = text.isEmpty ? sentence : "\(text) \(sentence)"
      if longer.count <= limit { text = longer }
    }
    return text
  }

  private static func overview(_ chart: DescribedChart, _ words: any PhraseBook) -> [String] {
    let count = chart.series.reduce(0) { $0 + $1.y.count { $0.isFinite } }
    let form = chart.form
    guard count > 0 else { return [words.empty(form)] }
    var sentences = [words.chart(form, values: count, series: chart.series.count)]
    func axis(_ axis: DescribedAxis, isX: Bool) -> String? {
      if axis.scale == .category {
        guard let first = axis.categories.first, let last = axis.categories.last else { return nil }
        return words.axis(isX: isX, axis.title, categories: axis.categories.count, first, last)
      }
      let (from, to) = (axis.describe(axis.range.lowerBound), axis.describe(axis.range.upperBound))
      return from.isEmpty || to.isEmpty ? nil : words.axis(isX: isX, axis.title, from, to)
    }
    if let x = axis(chart.x, isX: true) { sentences.append(x) }
    // The angles of a pie have no bounds to tell.
    if form != .sector, let y = chart.y.flatMap({ axis($0, isX: false) }) { sentences.append(y) }
    let names = chart.series.map(\.name).filter { !$0.isEmpty }
    if names.count > 1 {
      sentences.append(words.series(Array(names.prefix(6)), more: max(names.count - 6, 0)))
    }
    return sentences
  }
}
