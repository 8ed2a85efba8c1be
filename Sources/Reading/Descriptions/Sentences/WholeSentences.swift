import Foundation
import OpenChartsPhrases
import OpenChartsStatistics

/// The sentences about all series together: parts of a whole, and which of two series is above the other.
struct WholeSentences {
  private static let partLimit = 6
  let sentences: [String]

  /// - Parameter hasManySeries: Whether there are too many series to describe separately.
  init(_ chart: DescribedChart, _ words: any PhraseBook, _ locale: Locale, hasManySeries: Bool = false) {
    let number = SpokenNumber(locale: locale)
    if hasManySeries, chart.form != .share {
      sentences = Self.extremes(chart, words)
      return
    }
    if chart.hasEvenAngles {
      sentences = chart.series.flatMap {
        SeriesSentences(chart, $0, words, number, exact: .exact(locale: locale)).features
      }
      return
    }
    sentences =
      switch chart.form {
      case _ where chart.isStacked: Self.totals(chart, words) + Self.comparison(chart, words)
      case .sector: Self.parts(chart, words, number)
      case .share: Self.shares(chart, words, number)
      default: Self.comparison(chart, words)
      }
  }

  /// Returns the largest parts. Every value is a part of its series or, if each series has one value, of all.
  private static func parts(_ chart: DescribedChart, _ words: any PhraseBook, _ number: SpokenNumber)
    -> [String]
  {
    var parts: [(name: String, value: Double)] = []
    for series in chart.series {
      for row in series.y.indices where series.y[row].isFinite {
        let positionText = series.labels[row] ?? chart.x.describe(series.x[row])
        parts.append(
          (chart.series.count > 1 && !series.name.isEmpty ? series.name : positionText, series.y[row]))
      }
    }
    guard let shares = Shares.percentages(of: parts.map(\.value)), parts.count > 1 else { return [] }
    let order = parts.indices.sorted { (parts[$1].value, $0) < (parts[$0].value, $1) }
    let shown = order.prefix(partLimit).map { words.part(parts[$0].name, words.percent(number(shares[$0]))) }
    let rest = Shares.rest(
      of: order.map { parts[$0].value }, shown: order.map { shares[$0] }, beyond: partLimit)
    return [words.parts(shown, rest: order.count > partLimit ? words.percent(number(rest)) : nil)]
  }

  /// Returns the highest and lowest total of stacked series, which are the visible lengths.
  private static func totals(_ chart: DescribedChart, _ words: any PhraseBook) -> [String] {
    guard let y = chart.y, chart.series.count > 1, chart.series.allSatisfy({ $0.part == nil }) else {
      return []
    }
    var sums: [Double: (total: Double, label: String?, placing: Placing?)] = [:]
    for series in chart.series {
      for row in series.x.indices where series.y[row].isFinite && series.x[row].isFinite {
        // Negative parts are stacked separately, so the sum is not a visible length.
        guard series.y[row] >= 0 else { return [] }
        let sum = sums[series.x[row]]
        sums[series.x[row]] = (
          (sum?.total ?? 0) + series.y[row], sum?.label ?? series.labels[row],
          sum?.placing ?? series.placings[row]
        )
      }
    }
    guard sums.count > 1, let high = sums.values.map(\.total).max(), let low = sums.values.map(\.total).min()
    else { return [] }
    // Totals with equal texts are treated as equal.
    func positions(_ value: Double) -> [Double] {
      sums.keys.sorted().filter { y.spokenValue(sums[$0]?.total ?? 0) == y.spokenValue(value) }
    }
    guard y.spokenValue(high) > y.spokenValue(low) else {
      return [words.about(words.total, words.allEqual(y.describe(high)))]
    }
    return [(high, true), (low, false)].map { value, isHighest in
      let all = positions(value)
      let first = all.first.flatMap { sums[$0] }
      let at = words.at(
        all.prefix(3).map { sums[$0]?.label ?? chart.x.describe($0) }, more: max(all.count - 3, 0),
        first?.placing ?? (first?.label != nil ? .name : chart.x.placing))
      return words.about(words.total, words.extreme(isHighest: isHighest, y.describe(value), at))
    }
  }

  /// Returns each series' share at the first and last x that all series have.
  private static func shares(_ chart: DescribedChart, _ words: any PhraseBook, _ number: SpokenNumber)
    -> [String]
  {
    guard chart.series.count > 1, let common = positions(chart.series), let from = common.first,
      let to = common.last, from < to
    else { return [] }
    let columns = [from, to].map { x in
      Shares.percentages(
        of: chart.series.map { series in series.x.firstIndex(of: x).map { series.y[$0] } ?? .nan })
    }
    guard let first = columns[0], let last = columns[1] else { return [] }
    func positionText(_ x: Double) -> String {
      for series in chart.series {
        guard let row = series.x.firstIndex(of: x), let label = series.labels[row] else { continue }
        return words.at(label, (series.placings[row] ?? .name).besideValue)
      }
      return words.at(chart.x.describe(x), chart.x.placing)
    }
    /// The share in the words of the axis if the axis has percentages, as other sentences give it.
    func shareText(_ index: Int, _ x: Double, _ percentage: Double) -> String {
      let series = chart.series[index]
      guard let y = chart.y, y.factor == 100, let row = series.x.firstIndex(of: x), series.y[row].isFinite
      else { return words.percent(number(percentage)) }
      return y.describe(series.y[row])
    }
    return chart.series.indices.prefix(partLimit).map { index in
      words.share(
        chart.series[index].name, shareText(index, from, first[index]), positionText(from),
        shareText(index, to, last[index]), positionText(to))
    }
  }

  /// Returns the highest and lowest value of all series.
  private static func extremes(_ chart: DescribedChart, _ words: any PhraseBook) -> [String] {
    guard let y = chart.y else { return [] }
    var (high, low) = (-Double.infinity, Double.infinity)
    for series in chart.series {
      for value in series.y where value.isFinite {
        high = max(high, value)
        low = min(low, value)
      }
    }
    guard high > low else { return high == low ? [words.allEqual(y.describe(high))] : [] }
    // A heat map's cell lies on two axes, so the position includes the names of both.
    let isField = chart.form == .heatMap
    func positionNames(_ row: Int, _ series: DescribedSeries) -> (x: String, row: String) {
      let x = series.labels[row] ?? chart.x.describe(series.x[row])
      guard isField, !chart.x.name.isEmpty, !chart.rowsName.isEmpty else { return (x, series.name) }
      return (words.place(chart.x.name, x), words.place(chart.rowsName, series.name))
    }
    return [(high, true), (low, false)].map { extreme, isHighest in
      var positions: [String] = []
      var more = 0
      for series in chart.series {
        for row in series.y.indices where series.y[row] == extreme {
          guard positions.count < 3 else {
            more += 1
            continue
          }
          let position = positionNames(row, series)
          positions.append([position.x, position.row].filter { !$0.isEmpty }.joined(separator: words.comma))
        }
      }
      // Each position has two names with a comma between them, so a semicolon separates positions.
      let mark = words.semicolon.trimmingCharacters(in: .whitespaces)
      let shown =
        positions.count > 1
        ? [positions.joined(separator: words.semicolon) + (more > 0 ? mark : "")] : positions
      return words.extreme(
        isHighest: isHighest, y.describe(extreme),
        words.at(shown, more: more, isField ? .number : chart.x.placing))
    }
  }

  private static func comparison(_ chart: DescribedChart, _ words: any PhraseBook) -> [String] {
    // Grouped bars are compared pair by pair, and the ends of spans are above their starts by definition.
    guard chart.series.count == 2, chart.form == .line || chart.form == .area,
      chart.series.allSatisfy({ $0.part == nil }),
      let common = positions(chart.series), common.count >= 3,
      chart.series.allSatisfy({ !$0.name.isEmpty })
    else { return [] }
    let values = chart.series.map { series in
      Dictionary(zip(series.x, series.y), uniquingKeysWith: { first, _ in first })
    }
    let above = common.count { values[0][$0] ?? 0 > values[1][$0] ?? 0 }
    let below = common.count { values[0][$0] ?? 0 < values[1][$0] ?? 0 }
    let (a, b) = above >= below ? (0, 1) : (1, 0)
    guard above != below else { return [] }
    return [
      words.comparison(
        chart.series[a].name, above: chart.series[b].name, positions: max(above, below), of: common.count,
        chart.x.countedUnit)
    ]
  }

  /// Returns the positions at which every series has a value, ascending; `nil` if a series has several at one
  /// position.
  private static func positions(_ series: [DescribedSeries]) -> [Double]? {
    var common: Set<Double>?
    for one in series {
      let rows = one.x.indices.filter { one.x[$0].isFinite && one.y[$0].isFinite }
      let positions = Set(rows.map { one.x[$0] })
      guard positions.count == rows.count else { return nil }
      common = common?.intersection(positions) ?? positions
    }
    return common?.sorted()
  }
}
