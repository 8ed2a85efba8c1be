import Foundation
import OpenChartsPhrases
import OpenChartsStatistics

/// The sentences about one series.
struct SeriesSentences {
  private static let namedLimit = 3
  /// The minimum number of values for a statement about outliers. In fewer values too many are outliers by chance.
  private static let outlierCount = 20

  /// Extremes, trend, outliers and missing values, correlation, groups.
  private(set) var features: [String] = []
  private(set) var statistics: [String] = []
  /// The features that come first in a short text.
  private(set) var leading: [String] = []
  /// The sentence about the overall trend, with a shorter version; `nil` without a trend.
  private(set) var trend: (whole: String, short: String)?

  /// Whether the features state a trend, and outliers. Both need a sentence about their method.
  private(set) var (statesTrend, statesOutliers) = (false, false)

  private let chart: DescribedChart
  private let series: DescribedSeries
  private let words: any PhraseBook
  private let number: SpokenNumber
  /// Formats differences of spoken numbers with all their digits.
  private let exact: SpokenNumber

  init(
    _ chart: DescribedChart, _ series: DescribedSeries, _ words: any PhraseBook, _ number: SpokenNumber,
    exact: SpokenNumber
  ) {
    self.exact = exact
    self.chart = chart
    self.series = series
    self.words = words
    self.number = number
    let isOrdered = chart.x.scale != .category
    let seriesStatistics = SeriesStatistics(
      x: series.x, y: series.y, isOrdered: isOrdered,
      yRange: chart.y.map { $0.range.upperBound - $0.range.lowerBound })
    guard let low = seriesStatistics.minimum, let high = seriesStatistics.maximum else { return }

    // Only the outer parts of a value have an extreme that the picture shows.
    let (hasHigh, hasLow) = (
      series.part.map { $0 == .highest || $0 == .end } ?? true,
      series.part.map { $0 == .lowest || $0 == .end } ?? true
    )
    let extremes =
      seriesStatistics.count == 1
      ? [extreme(high, true)]
      : low.value == high.value || value(low.value) == value(high.value)
        ? [words.allEqual(value(high.value))]
        : (hasHigh ? [extreme(high, true)] : []) + (hasLow ? [extreme(low, false)] : [])
    if let part = series.part, part != .end {
      if part != .between { (features, leading) = (extremes, extremes) }
      return
    }
    // Counts of bins, which are intervals of numbers, do not develop over time.
    let isBinned = series.placings.values.contains(.numbers)
    // Points over numbers are a scatter plot, whose row order has no meaning.
    let isCloud = isOrdered && (seriesStatistics.trend == nil || chart.form == .point && !chart.x.isDate)
    let trendSentences = isCloud || isBinned ? [] : trendSentences(seriesStatistics)
    if !isCloud, !series.isFunction, series.fit == nil, let direction = seriesStatistics.trend?.direction,
      let last = trendSentences.last
    {
      trend = (last, words.trend(isRising: direction == .rising))
      statesTrend = true
    }
    let cloud = isCloud && !isBinned ? cloud(seriesStatistics) + [drawnLine].compactMap { $0 } : []
    // The extremes of a sampled function are not meaningful if the axis cuts it.
    let isCut =
      series.isFunction
      && chart.y.map { low.value < $0.range.lowerBound || high.value > $0.range.upperBound } ?? false
    let bounds = isCut ? [] : extremes
    features = bounds + trendSentences + cloud
    leading = bounds + trendSentences.prefix(3) + cloud
    // Distances between dates are durations, for which there are no phrases.
    let areStated =
      seriesStatistics.count >= Self.outlierCount && !isBinned && chart.y?.isMoment != true
      && chart.y?.scale != .logarithmic
      && chart.y?.drawn == nil
      && !series.isFunction
    if !seriesStatistics.outliers.isEmpty, areStated {
      features.append(outliers(seriesStatistics.outliers))
      statesOutliers = true
    }
    if !seriesStatistics.missing.isEmpty { features.append(missing(seriesStatistics)) }
    if seriesStatistics.count >= 8, low.value < high.value, let middle = seriesStatistics.distribution {
      statistics = [
        words.distribution(
          median: value(rounded(middle.median)), value(rounded(middle.lowerQuarter)),
          value(rounded(middle.upperQuarter)))
      ]
    }
  }

  /// Removes a statement that is made for several series together.
  mutating func remove(_ sentence: String) {
    features.removeAll { $0 == sentence }
    leading.removeAll { $0 == sentence }
  }

  private func value(_ y: Double) -> String {
    let text = chart.y?.describe(y) ?? ""
    return text.isEmpty ? number(y) : text
  }

  private func x(_ row: Int) -> String {
    if let label = series.labels[row] { return label }
    var value = series.x[row]
    if series.isFunction, chart.x.scale == .linear { value = Self.rounded(value, chart.x.range) }
    let text = chart.x.describe(value)
    return text.isEmpty ? number(series.x[row]) : text
  }

  /// A value with its own name is not a position on the axis, unless the name is an interval.
  private func placing(_ row: Int) -> Placing {
    series.placings[row] ?? (series.labels[row] == nil ? chart.x.placing : .name)
  }

  private func besideValue(_ row: Int) -> String { words.at(x(row), placing(row).besideValue) }

  /// Rounds computed values to a thousandth of the axis' range.
  private func rounded(_ value: Double) -> Double {
    Self.rounded(value, chart.y?.range ?? 0...abs(value))
  }

  private static func rounded(_ value: Double, _ bounds: ClosedRange<Double>) -> Double {
    let range = bounds.upperBound - bounds.lowerBound
    guard range > 0, range.isFinite, value.isFinite else { return value }
    let places = 2 - Int(log10(range).rounded(.down))
    let scale = pow(10, Double(abs(places)))
    // Adding 0 turns −0 into 0.
    return (places >= 0 ? (value * scale).rounded() / scale : (value / scale).rounded() * scale) + 0
  }

  /// Returns the first row at each position. Rows with their own names are at different positions.
  private func distinctPositions(_ rows: [Int]) -> [Int] {
    var positionTexts: Set<Double> = []
    return rows.filter { series.labels[$0] != nil || positionTexts.insert(series.x[$0]).inserted }
  }

  private func extreme(_ extreme: SeriesStatistics.Extreme, _ isHighest: Bool) -> String {
    let rows = distinctPositions(extreme.rows)
    let positionTexts = rows.prefix(Self.namedLimit).map(x)
    let text = series.texts[extreme.rows[0]] ?? value(extreme.value)
    let at = words.at(Array(positionTexts), more: rows.count - positionTexts.count, placing(extreme.rows[0]))
    return chart.y?.isTime == true
      ? words.moment(isLatest: isHighest, text, at) : words.extreme(isHighest: isHighest, text, at)
  }

  private func trendSentences(_ seriesStatistics: SeriesStatistics) -> [String] {
    var sentences: [String] = []
    if let season = seriesStatistics.season { sentences.append(words.season(rows: season.period)) }
    let pieces = seriesStatistics.shape?.pieces ?? []
    if pieces.count > 1 {
      // With a season, the ends of a segment depend more on the season than on the segment.
      sentences += pieces.map {
        piece($0, seriesStatistics.order, showsValues: seriesStatistics.season == nil)
      }
    }
    if let drawnLine { return sentences + [drawnLine] }
    // A formula has no noise, so a trend test is meaningless.
    guard !series.isFunction, let trend = seriesStatistics.trend, let first = seriesStatistics.order.first,
      let last = seriesStatistics.order.last
    else {
      return sentences
    }
    if let direction = trend.direction {
      let ends = [first, last].map { trend.intercept + trend.slope * series.x[$0] }
      let isRising = direction == .rising
      // A line that begins or ends below zero describes no prices or counts.
      let isImpossible = (seriesStatistics.minimum?.value ?? -1) >= 0 && (ends.min() ?? 0) < 0
      let texts = ends.map { value(rounded($0)) }
      sentences.append(
        isImpossible
          ? words.trend(isRising: isRising)
          : words.trend(isRising: isRising, texts[0], besideValue(first), texts[1], besideValue(last)))
    } else if seriesStatistics.count >= Shape.leastCount {
      sentences.append(words.noTrend)
    }
    return sentences
  }

  /// The sentence about the line that the chart draws through the values.
  private var drawnLine: String? {
    guard let fit = series.fit, let y = chart.y else { return nil }
    let ends = [fit.start, fit.end].map { point in
      (
        value: y.describe(rounded(point.y)),
        at: words.at(chart.x.describe(point.x), chart.x.placing.besideValue)
      )
    }
    return words.trendLine(ends[0].value, ends[0].at, ends[1].value, ends[1].at)
  }

  private func piece(_ piece: Shape.Piece, _ order: [Int], showsValues: Bool) -> String {
    let (start, end) = (order[piece.start], order[piece.end])
    let (first, last) = (series.y[start], series.y[end])
    let isRising = piece.direction == .rising
    let stretch = words.stretch(x(start), x(end), placing(start))
    let change = chart.y?.difference(from: first, to: last) ?? last - first
    // Single noisy values may go in the opposite direction; then only the segment's direction is true.
    guard showsValues, chart.y?.isMoment != true, isRising ? change > 0 : change < 0 else {
      return words.piece(isRising: isRising, stretch)
    }
    var percent: String?
    if first > 0, last >= 0, chart.y?.factor == 1, chart.y?.scale != .logarithmic {
      let share = (change / (chart.y?.spokenValue(first) ?? first) * 100).rounded()
      if share != 0, abs(share) < 1000 { percent = words.percent(number(share)) }
    }
    return words.piece(
      isRising: isRising, stretch, value(first), value(last),
      change: exact(change), percent: percent)
  }

  private func outliers(_ allOutliers: [SeriesStatistics.Outlier]) -> String {
    let shown = allOutliers.sorted {
      (abs($1.value - $1.expected), $0.row) < (abs($0.value - $0.expected), $1.row)
    }.prefix(Self.namedLimit)
    return words.outliers(
      shown.map {
        let expected = rounded($0.expected)
        let distance = chart.y?.difference(from: expected, to: $0.value) ?? $0.value - expected
        return words.outlier(
          besideValue($0.row), value($0.value), distance: exact(abs(distance)),
          isAbove: $0.value > $0.expected, expected: value(expected))
      }, count: allOutliers.count)
  }

  private func missing(_ seriesStatistics: SeriesStatistics) -> String {
    let rows = seriesStatistics.missing
    let total = seriesStatistics.count + rows.count
    let all = (seriesStatistics.order + rows).sorted { (series.x[$0], $0) < (series.x[$1], $1) }
    let start = all.firstIndex(of: rows[0]) ?? 0
    let isRun = rows.count > 2 && Array(all[start..<min(start + rows.count, all.count)]) == rows
    let shown = rows.prefix(Self.namedLimit).map(x)
    // The ends of a run of weeks are days.
    let placing = placing(rows[0]) == .week ? .day : placing(rows[0])
    let positionTexts =
      isRun
      ? words.range(x(rows[0]), x(rows[rows.count - 1]), placing)
      : words.list(shown, more: rows.count - shown.count)
    return words.missing(positionTexts, count: rows.count, of: total)
  }

  /// Returns sentences about several values at one x: the correlation of the two columns, and groups.
  private func cloud(_ seriesStatistics: SeriesStatistics) -> [String] {
    guard let y = chart.y else { return [] }
    var sentences: [String] = []
    if let correlation = Correlation(x: series.x, y: series.y), correlation.isSupported {
      sentences.append(
        words.correlation(
          chart.x.title.isEmpty ? "x" : chart.x.title, y.title.isEmpty ? "y" : y.title,
          number((correlation.spearman * 100).rounded() / 100)))
    }
    if !chart.x.isDate, let clusters = Clusters(x: series.x, y: series.y) {
      sentences.append(
        words.groups(
          clusters.groups.map { group in
            words.group(points: group.count, chart.x.describe(group.x), value(rounded(group.y)))
          }))
    }
    return sentences
  }
}
