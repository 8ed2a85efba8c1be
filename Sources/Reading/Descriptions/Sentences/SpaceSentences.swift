import Foundation
import OpenChartsPhrases
import OpenChartsStatistics

/// The sentences about a chart in three dimensions: correlations of its points, and the shape of each surface.
struct SpaceSentences {
  /// The maximum number of named positions of one extreme; further ones are counted.
  private static let namedPositionLimit = 2

  private(set) var features: [String] = []
  private(set) var statistics: [String] = []
  /// The sentences by importance.
  private(set) var leading: [String] = []
  /// The sentences that take priority if not all fit, each with a shorter version: shapes of surfaces, correlations of
  /// points.
  private(set) var prioritized: [(whole: String, short: String)] = []
  /// The methods behind the statements.
  let methods: [String]

  private let chart: DescribedChart
  private let depth: DescribedAxis
  private let words: any PhraseBook
  private let number: SpokenNumber

  /// - Parameter depth: The z axis.
  init(_ chart: DescribedChart, _ depth: DescribedAxis, _ words: any PhraseBook, _ locale: Locale) {
    (self.chart, self.depth, self.words) = (chart, depth, words)
    number = SpokenNumber(locale: locale)
    methods = chart.surfaces.isEmpty ? [] : [words.surfaceMethod(DescribedSurface.lines)]
    tellPoints()
    for surface in chart.surfaces { describe(surface) }
    if chart.surfaces.count == 2 { compare(chart.surfaces[0], chart.surfaces[1]) }
  }

  private func name(_ axis: DescribedAxis, _ letter: String) -> String {
    axis.name.isEmpty ? letter : axis.name
  }

  /// A position on the floor, with the names of its axes.
  private func positionText(_ x: Double, _ z: Double) -> String {
    [(chart.x, "x", x), (depth, "z", z)].map { axis, letter, value in
      words.place(name(axis, letter), axis.describe(value))
    }.joined(separator: words.comma)
  }

  private func extreme(
    isHighest: Bool, _ value: Double, at positions: [(x: Double, z: Double)], of axis: DescribedAxis
  ) -> String {
    let texts = positions.prefix(Self.namedPositionLimit).map { positionText($0.x, $0.z) }
    let more = positions.count - texts.count
    // Each position has two names with a comma between them, so a semicolon separates positions.
    let mark = words.semicolon.trimmingCharacters(in: .whitespaces)
    let shown =
      texts.count > 1 ? [texts.joined(separator: words.semicolon) + (more > 0 ? mark : "")] : texts
    let text = axis.describe(value)
    return words.extreme(
      isHighest: isHighest, text.isEmpty ? number(value) : text, words.at(shown, more: more, .number))
  }

  // MARK: - Points

  private mutating func tellPoints() {
    let series = chart.series[chart.points]
    if series.count > 1, let all = relations(Array(series)) {
      features.append(all.whole)
      prioritized.append(all)
    }
    guard series.count <= ChartSentences.seriesLimit, let y = chart.y, y.scale != .category else { return }
    for one in series where !one.isMiddles {
      func named(_ sentence: String) -> String {
        one.name.isEmpty || chart.series.count == 1 ? sentence : words.about(one.name, sentence)
      }
      let rows = one.y.indices.filter { one.x[$0].isFinite && one.y[$0].isFinite }
      guard let low = rows.map({ one.y[$0] }).min(), let high = rows.map({ one.y[$0] }).max() else {
        continue
      }
      func positions(_ value: Double) -> [(Double, Double)] {
        rows.filter { one.y[$0] == value }.map { (one.x[$0], one.additional[0][$0]) }
      }
      let bounds =
        low == high
        ? [words.allEqual(y.describe(high))]
        : [
          extreme(isHighest: true, high, at: positions(high), of: y),
          extreme(isHighest: false, low, at: positions(low), of: y),
        ]
      // If there are several series, only the correlations that exist.
      let relation = relations([one], onlySupported: series.count > 1)
      let sentences = bounds + (relation.map { [$0.whole] } ?? [])
      if series.count == 1 {
        features += sentences.map(named)
        if let relation { prioritized.append((named(relation.whole), named(relation.short))) }
      } else {
        features.append(named(sentences.joined(separator: words.gap)))
      }
      leading += sentences.map(named)
      let seriesStatistics = SeriesStatistics(x: one.x, y: one.y, isOrdered: false)
      if rows.count >= 8, low < high, let middle = seriesStatistics.distribution {
        statistics.append(
          named(
            words.distribution(
              median: y.describe(middle.median), y.describe(middle.lowerQuarter),
              y.describe(middle.upperQuarter))))
      }
    }
  }

  /// Returns the correlation of each pair of axes; `nil` for too few points, and for categories.
  ///
  /// - Parameter onlySupported: Whether to return `nil` if no pair has a correlation.
  private func relations(_ series: [DescribedSeries], onlySupported: Bool = false) -> (
    whole: String, short: String
  )? {
    guard let y = chart.y else { return nil }
    let axes = [(y, "y"), (chart.x, "x"), (depth, "z")]
    let columns = [series.flatMap(\.y), series.flatMap(\.x), series.flatMap { $0.additional[0] }]
    var pairs: [String] = []
    var isAnySupported = false
    for (a, b) in [(0, 1), (0, 2), (2, 1)] where axes[a].0.scale != .category && axes[b].0.scale != .category
    {
      // A constant axis has no correlation.
      guard Set(columns[a]).count > 1, Set(columns[b]).count > 1,
        let correlation = Correlation(x: columns[b], y: columns[a])
      else { continue }
      if correlation.isSupported { isAnySupported = true }
      pairs.append(
        words.pair(
          name(axes[a].0, axes[a].1), name(axes[b].0, axes[b].1),
          correlation.isSupported ? number((correlation.spearman * 100).rounded() / 100) : nil))
    }
    guard !pairs.isEmpty, isAnySupported || !onlySupported else { return nil }
    return (words.correlations(pairs, isShort: false), words.correlations(pairs, isShort: true))
  }

  // MARK: - Surfaces

  private mutating func describe(_ surface: DescribedSurface) {
    guard let y = chart.y else { return }
    func named(_ sentence: String) -> String {
      surface.name.isEmpty || chart.series.count == surface.rows.count
        ? sentence : words.about(surface.name, sentence)
    }
    // Parts outside the axis are not visible, and a pole has no height.
    let surfaceStatistics = SurfaceStatistics(surface.grid.limited(to: y.range))
    guard let low = surfaceStatistics.minimum, let high = surfaceStatistics.maximum else { return }
    guard low.height < high.height else {
      features.append(named(words.allEqual(y.describe(low.height))))
      leading.append(features[features.count - 1])
      return
    }
    func isCut(_ extreme: SurfaceStatistics.Extreme) -> Bool {
      extreme.positions.contains {
        abs(surface.grid.heights[$0] - extreme.height) > 1e-9 * (high.height - low.height)
      }
    }
    var bounds: [String] = []
    for (extreme, isHighest) in [(high, true), (low, false)] where !isCut(extreme) {
      let positions = extreme.positions.map {
        (x: surface.x[$0 % surface.grid.columns], z: surface.z[$0 / surface.grid.columns])
      }
      bounds.append(named(self.extreme(isHighest: isHighest, extreme.height, at: positions, of: y)))
    }
    let forms = words.forms(
      hills: surfaceStatistics.features.hills, hollows: surfaceStatistics.features.hollows,
      ridges: surfaceStatistics.features.ridges,
      trenches: surfaceStatistics.features.trenches)
    let form = [named(slopes(surfaceStatistics.alongX, surfaceStatistics.alongZ)), named(forms)]
    features += bounds + form
    leading += bounds + form
    prioritized += form.map { ($0, $0) }
    if surfaceStatistics.holes > 0 { features.append(named(words.holes(share(surfaceStatistics.holes)))) }
  }

  private func slopes(_ x: SurfaceStatistics.Slope, _ z: SurfaceStatistics.Slope) -> String {
    let (first, second) = (name(chart.x, "x"), name(depth, "z"))
    func part(_ slope: SurfaceStatistics.Slope, _ axes: [String]) -> String {
      switch slope {
      case .rising(let isSteady): words.slope(isRising: true, isSteady: isSteady, along: axes)
      case .falling(let isSteady): words.slope(isRising: false, isSteady: isSteady, along: axes)
      case .none: words.level(along: axes)
      }
    }
    return words.slopes(x == z ? [part(x, [first, second])] : [part(x, [first]), part(z, [second])])
  }

  /// Formats a percentage: integers, or tenths below ten.
  private func share(_ share: Double) -> String {
    let percent = share * 100
    let rounded = percent < 10 ? max((percent * 10).rounded(), 1) / 10 : percent.rounded()
    return words.percent(number(rounded))
  }

  private mutating func compare(_ a: DescribedSurface, _ b: DescribedSurface) {
    guard !a.name.isEmpty, !b.name.isEmpty, let comparison = SurfaceStatistics.above(a.grid, b.grid) else {
      return
    }
    let isFirst = comparison.above >= comparison.below
    let most = max(comparison.above, comparison.below)
    guard most > 0 else { return }
    let sentence = words.above(isFirst ? a.name : b.name, isFirst ? b.name : a.name, share(most))
    features.append(sentence)
    leading.append(sentence)
  }
}
