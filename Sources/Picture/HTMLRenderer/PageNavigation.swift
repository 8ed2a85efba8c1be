import OpenChartsDisplayList
import OpenChartsPhrases

/// The list box of a chart's page without a browser: the same keys give the same spoken texts.
///
///     var navigation = PageNavigation(list, size: size, language: "en")
///     navigation?.text                                  // "January 5, 2024, 1.4"
///     navigation?.press(.move(.right, farther: false))  // "January 12, 2024, 1.2"
package struct PageNavigation {
  /// The texts of one series.
  private struct Column {
    let name: String
    let texts: [String]
    let noted: [Int]
    let braille: String
  }

  private let columns: [Column]
  private let values: ChartValues
  private let description: PageChartText
  private let phrases: PagePhrases
  private var navigation: ChartNavigation
  /// The text of the last step in 3-D; `nil` before the first one.
  private var spokenText: String?
  /// The text for a key that did not move; `nil` otherwise.
  private var limitText: String?

  /// - Parameters:
  ///   - number: The index of the chart in reading order; by default the first chart with values.
  ///   - unrolled: The full-length source of each scrolling chart, by index.
  /// - Returns: `nil` if the chart has no values to navigate.
  package init?(
    _ list: DisplayList, chart number: Int? = nil, size: Size, language: String,
    unrolled: [any UnrolledChart] = []
  ) {
    var content = PageContent(layouts: [PageLayout(size: size, pictures: [.light: list])])
    content.unrolled[.light] = unrolled
    content.language = language
    phrases = PagePhrases(language)
    var sheet = PictureSheet()
    let charts = HTMLRenderer.charts(content, phrases, &sheet)
    let chart =
      if let number { charts.indices.contains(number) ? charts[number] : nil } else {
        charts.first { !$0.values.series.isEmpty }
      }
    guard let chart, let navigation = ChartNavigation(chart.values, steps: chart.steps) else { return nil }
    self.navigation = navigation
    description = PageChartText(chart, phrases)
    values = chart.values
    columns = chart.values.series.indices.map { index in
      Column(
        name: chart.values.series[index].name, texts: chart.texts(of: index), noted: chart.noted(index),
        braille: chart.braille(index))
    }
  }

  /// The list box's text for the current value.
  package var text: String { spokenText ?? whole }

  /// The text with all its parts.
  private var whole: String { columns[navigation.series].texts[navigation.row] }

  /// The current value: its series, and its index in the navigation order of the series.
  package var position: (series: Int, index: Int) { (navigation.series, navigation.index) }

  /// Moves to a value that ``position`` returned.
  package mutating func go(to position: (series: Int, index: Int)) {
    navigation.go(toSeries: position.series, index: position.index)
  }

  /// - Returns: The text after the key. If the position did not change, the text states that it is the first, last,
  ///   lowest or highest value.
  package mutating func press(_ key: NavigationKey) -> String {
    limitText = nil
    let before = (series: navigation.series, row: navigation.row)
    switch key {
    case .move(let move, let farther):
      limitText = navigation.move(move, farther: farther).map { phrases.text(ControlPhrase($0)) }
    case .note(let isNext):
      let order = navigation.order
      let sign = isNext ? 1 : -1
      let notes = columns[navigation.series].noted.compactMap { order.firstIndex(of: $0) }
        .filter { sign * ($0 - navigation.index) > 0 }
      guard let next = isNext ? notes.min() : notes.max() else { return phrases.text(.noNote) }
      navigation.go(toSeries: navigation.series, index: next)
    case .query(let query): return requestedText(query)
    }
    if values.navigationOrder == .space, before != (navigation.series, navigation.row) {
      spokenText = values.text(navigation.row, of: navigation.series, comma: phrases.comma, after: before)
    }
    return limitText ?? text
  }

  private func requestedText(_ query: NavigationKey.TextQuery) -> String {
    switch query {
    case .description: return description.overview
    case .summary: return description.summary
    case .x: return description.x
    case .y: return description.y
    case .z: return description.z.isEmpty ? text : description.z
    case .series:
      let names = columns.map(\.name).filter { !$0.isEmpty }
      return names.isEmpty ? phrases.text(.oneSeries) : phrases.joined(names)
    case .again: return whole
    case .braille: return columns[navigation.series].braille
    }
  }
}

extension ControlPhrase {
  /// The word for a move that did not change the position.
  package init(_ limit: ChartNavigation.Limit) {
    switch limit {
    case .first: self = .atFirst
    case .last: self = .atLast
    case .lowest: self = .atLowest
    case .highest: self = .atHighest
    }
  }
}
