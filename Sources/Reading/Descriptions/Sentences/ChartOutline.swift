import Foundation
import OpenChartsPhrases

/// A description of a chart without its rows: its kind, axes, number of values, and series.
package struct ChartOutline: Sendable {
  package var form: ChartForm
  package var x: DescribedAxis
  package var y: DescribedAxis?
  /// The z axis of a chart in three dimensions.
  package var z: DescribedAxis?
  package var isSideways: Bool
  /// The number of values.
  package var count: Int
  package var functions: Int
  /// The names of the series; empty if there is one without a name.
  package var names: [String]
  /// The names of the parts of each value; empty if values have no parts.
  package var components: [String] = []

  package init(
    form: ChartForm, x: DescribedAxis, y: DescribedAxis?, isSideways: Bool, count: Int,
    functions: Int, names: [String]
  ) {
    self.form = form
    self.x = x
    self.y = y
    self.isSideways = isSideways
    self.count = count
    self.functions = functions
    self.names = names
  }

  package init(_ chart: DescribedChart) {
    form = chart.form
    (x, y, isSideways) = (chart.x, chart.y, chart.isSideways)
    z = chart.z
    let given = chart.series.filter { !$0.isFunction }
    count =
      chart.summarized
      ?? given.reduce(chart.composites) { $0 + ($1.part == nil ? $1.y.count { $0.isFinite } : 0) }
    functions = chart.surfaces.isEmpty ? chart.series.count - given.count : chart.surfaces.count
    names =
      form == .surface
      ? chart.surfaces.map(\.name) : chart.series[chart.points].filter { $0.part == nil }.map(\.name)
    components = chart.components
  }

  /// Returns the sentences in the language of a locale.
  package func sentences(in locale: Locale) -> [String] { sentences(SpeechLanguage(locale).phrases) }

  /// Returns a name for a chart without a title: "Cups by Day".
  package func heading(in locale: Locale) -> String { heading(SpeechLanguage(locale).phrases) }

  func heading(_ words: any PhraseBook) -> String {
    let (value, xTitle) = (y?.title ?? "", x.title)
    return value.isEmpty || xTitle.isEmpty || value == xTitle
      ? words.kind(form) : words.heading(value, by: xTitle)
  }

  /// Returns the sentences without the ends of axes, for a chart in three dimensions that needs the space for other
  /// facts.
  func shortSentences(_ words: any PhraseBook) -> [String] {
    let axes: [(DescribedAxis?, AxisName)] = [(x, .x), (y, .y), (z, .z)]
    let names = axes.compactMap { axis, name in
      axis.flatMap { $0.title.isEmpty ? nil : words.axis(name, $0.title) }
    }
    return sentences(words).prefix(1) + names
  }

  func sentences(_ words: any PhraseBook) -> [String] {
    guard count > 0 || functions > 0 else { return [words.empty(form)] }
    var sentences = [words.chart(form, values: count, functions: functions, series: names.count)]
    // The angles of a pie have no bounds, and the sentences about its sectors give their names.
    if form == .sector { return sentences }
    func axis(_ axis: DescribedAxis, _ name: AxisName) -> String? {
      if axis.scale == .category {
        guard let first = axis.categories.first, let last = axis.categories.last else { return nil }
        // A single position without a name does not count as an axis.
        if axis.categories.count == 1, first.isEmpty { return nil }
        return words.axis(name, axis.title, categories: axis.categories.count, first, last)
      }
      let (from, to) = axis.bounds
      if let middle = axis.middle {
        let stretch = words.stretch(to, through: middle, to)
        return words.axis(name, axis.title, stretch: stretch)
      }
      if from.isEmpty || to.isEmpty { return nil }
      // A single date is a position, not a range.
      return axis.isDate && from == to
        ? words.axis(name, axis.title, stretch: words.at(from, axis.boundPlacing))
        : words.axis(name, axis.title, from, to, axis.boundPlacing)
    }
    let positions = axis(x, isSideways ? .y : .x)
    // The rows of a heat map are named as its series.
    let values = form == .heatMap ? nil : y.flatMap { axis($0, isSideways ? .x : .y) }
    // x always comes first.
    sentences += (isSideways ? [values, positions] : [positions, values]).compactMap { $0 }
    if let z, let depth = axis(z, .z) { sentences.append(depth) }
    if form == .heatMap, let y { sentences.append(words.fields(y.title, y.bounds.0, y.bounds.1)) }
    if components.count > 1 { sentences.append(words.components(components)) }
    let names = names.filter { !$0.isEmpty }
    if names.count > 1 {
      sentences.append(words.series(Array(names.prefix(6)), more: max(names.count - 6, 0), of: form))
    }
    return sentences
  }
}
