import OpenChartsDisplayList
import OpenChartsPhrases

/// The list box of a chart's page without a browser: the same keys give the same spoken texts.
///
///     var walk = PageWalk(list, size: size, language: "en")
///     walk?.text                                     // "January 5, 2024, 1.4"
///     walk?.press(.move(.right, farther: false))     // "January 12, 2024, 1.2"
package struct PageWalk {
  /// One series as the script has it.
  private struct Column {
    let name: String
    /// Positions as fractions of the navigation direction, ascending in reading order.
    let along: [Double]
    /// The numbers on the value axis.
    let numbers: [Double]
    /// Rows in navigation order.
    let order: [Int]
    let texts: [String]
    let noted: [Int]
    let braille: String

    var count: Int { order.count }

    /// Returns the first index in navigation order of the lowest (sign −1) or highest (1) number.
    func extreme(_ sign: Double) -> Int {
      order.indices.reduce(0) { best, k in
        let least = numbers[order[best]]
        return sign * numbers[order[k]] > sign * least || least.isNaN ? k : best
      }
    }

    /// Returns the index in navigation order nearest to a fraction of the navigation direction.
    func nearest(_ share: Double) -> Int {
      var (low, high) = (0, count - 1)
      while low < high {
        let middle = (low + high) / 2
        if along[order[middle]] < share { low = middle + 1 } else { high = middle }
      }
      func distance(_ k: Int) -> Double { abs(along[order[k]] - share) }
      return low > 0 && distance(low - 1) <= distance(low) ? low - 1 : low
    }
  }

  private let columns: [Column]
  private let values: ChartValues
  private let walk: ChartValues.Walk
  private let isRightToLeft: Bool
  private let description: PageChartText
  private let words: PageWords
  private var series = 0
  /// The index in navigation order.
  private var k = 0
  /// The text of the last step in 3-D; `nil` before the first one.
  private var said: String?
  /// The text for a key that did not move; `nil` otherwise.
  private var there: String?

  /// - Parameter unrolled: The full-length source of each scrolling chart, by index.
  /// - Returns: `nil` if no chart of the picture has values to navigate.
  package init?(
    _ list: DisplayList, size: Size, language: String, unrolled: [any UnrolledChart] = []
  ) {
    var content = PageContent(layouts: [PageLayout(size: size, pictures: [.light: list])])
    content.unrolled[.light] = unrolled
    content.language = language
    words = PageWords(language)
    var sheet = PictureSheet()
    let charts = HTMLRenderer.charts(content, words, &sheet)
    guard let chart = charts.first(where: { !$0.values.series.isEmpty }),
      chart.values.series.allSatisfy({ !$0.points.isEmpty })
    else { return nil }
    description = PageChartText(chart, words)
    values = chart.values
    walk = chart.values.walk
    let isMirrored = chart.values.isRightToLeft && chart.values.walk != .space
    isRightToLeft = isMirrored
    columns = chart.values.series.indices.map { index in
      let series = chart.values.series[index]
      let shares = chart.shares(of: index)
      let isLying = chart.values.walk == .y
      let along =
        series.depth?.along ?? (isLying ? shares.y : isMirrored ? shares.x.map { 1 - $0 } : shares.x)
      var order = Array(series.points.indices)
      if chart.values.walk != .angle {
        order.sort { along[$0] == along[$1] ? $0 < $1 : along[$0] < along[$1] }
      }
      return Column(
        name: series.name, along: along, numbers: isLying ? series.x : series.y, order: order,
        texts: chart.texts(of: index), noted: chart.noted(index), braille: chart.braille(index))
    }
  }

  /// The list box's text for the current value.
  package var text: String { said ?? whole }

  /// The text with all its parts.
  private var whole: String { columns[series].texts[row] }

  private var row: Int { columns[series].order[k] }

  /// - Returns: The text after the key. If the position did not change, the text states that it is the first, last,
  ///   lowest or highest value.
  package mutating func press(_ key: WalkKey) -> String {
    there = nil
    switch key {
    case .move(let move, let farther): self.move(move, farther)
    case .note(let isNext):
      let column = columns[series]
      let sign = isNext ? 1 : -1
      let places = column.noted.compactMap { column.order.firstIndex(of: $0) }.filter { sign * ($0 - k) > 0 }
      guard let next = isNext ? places.min() : places.max() else { return words.text(.noNote) }
      go(series, next)
    case .ask(let question): return answer(question)
    }
    return there ?? text
  }

  /// - Parameter word: The text if the position does not change.
  private mutating func go(_ series: Int, _ k: Int, or word: ControlWord) {
    let before = (self.series, self.k)
    go(series, k)
    if before == (self.series, self.k) { there = words.text(word) }
  }

  private mutating func go(_ series: Int, _ k: Int) {
    let before = (series: self.series, row: row, k: self.k)
    self.series = series
    self.k = min(max(k, 0), columns[series].count - 1)
    guard walk == .space, series != before.series || self.k != before.k else { return }
    said = values.text(row, of: series, comma: words.comma, after: (before.series, before.row))
  }

  private mutating func move(_ move: WalkKey.Move, _ farther: Bool) {
    let tenth = max(1, Int((Double(columns[series].count) / 10).rounded()))
    let step = farther ? tenth : 1
    let isLying = walk == .y
    switch move {
    case .left, .right:
      let by = move == .right ? 1 : -1
      if isLying { toSeries(by, step) } else { self.step(isRightToLeft ? -by : by, step) }
    case .up, .down:
      let by = move == .down ? 1 : -1
      if isLying { self.step(by, step) } else { toSeries(by, step) }
    case .pageUp: self.step(-1, tenth)
    case .pageDown: self.step(1, tenth)
    case .home: go(farther ? 0 : series, 0, or: .atFirst)
    case .end: go(farther ? columns.count - 1 : series, .max, or: .atLast)
    case .lowest, .highest:
      let sign: Double = move == .highest ? 1 : -1
      var of = series
      if farther {
        func value(_ index: Int) -> Double {
          let column = columns[index]
          return sign * column.numbers[column.order[column.extreme(sign)]]
        }
        of = columns.indices.reduce(0) { value($1) > value($0) ? $1 : $0 }
      }
      go(of, columns[of].extreme(sign), or: sign < 0 ? .atLowest : .atHighest)
    }
  }

  /// Moves forward (1) or back (−1) by `count` values.
  private mutating func step(_ by: Int, _ count: Int) {
    go(series, k + by * count, or: by < 0 ? .atFirst : .atLast)
  }

  /// Moves to the nearest value of the next series; with a single series, to the next value.
  private mutating func toSeries(_ by: Int, _ step: Int) {
    guard columns.count > 1 else { return self.step(by, step) }
    guard columns.indices.contains(series + by) else { return }
    go(series + by, walk == .angle ? k : columns[series + by].nearest(columns[series].along[row]))
  }

  private func answer(_ question: WalkKey.Question) -> String {
    switch question {
    case .description: return description.overview
    case .summary: return description.summary
    case .x: return description.x
    case .y: return description.y
    case .z: return description.z.isEmpty ? text : description.z
    case .series:
      let names = columns.map(\.name).filter { !$0.isEmpty }
      return names.isEmpty ? words.text(.oneSeries) : words.joined(names)
    case .again: return whole
    case .braille: return columns[series].braille
    }
  }
}
