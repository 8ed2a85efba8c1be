import OpenChartsDescriptions
import OpenChartsDisplayList

/// The sentences of a page about a chart.
struct PageChartText {
  var overview: String
  /// The most important sentences: the author's, or generated from the data.
  var summary: String
  /// The author's summary; empty if there is none.
  var authorSummary = ""
  var features: [String] = []
  var statistics: [String] = []
  /// The statistical methods behind the sentences.
  var methods: [String] = []
  /// The descriptions of the axes.
  var x: String
  var y: String
  /// The name of the z axis; empty for 2-D charts.
  var z = ""

  /// Returns the texts of all charts of a page, with each method only at the first chart that uses it.
  static func namingMethodsOnce(_ texts: [PageChartText]) -> [PageChartText] {
    var named: Set<String> = []
    return texts.map { text in
      var text = text
      text.methods.removeAll { !named.insert($0).inserted }
      return text
    }
  }

  init(_ chart: PageChart, _ phrases: PagePhrases) {
    overview = chart.node.value
    summary = chart.node.value
    x = chart.values.xTitle
    y = chart.values.yTitle
    guard let facts = chart.node.facts else { return }
    let sentences = facts.sentences
    if !sentences.overview.isEmpty { overview = phrases.sentences(sentences.overview) }
    if !sentences.summary.isEmpty { summary = sentences.summary }
    authorSummary = facts.chart.summary
    features = sentences.features
    statistics = sentences.statistics
    methods = sentences.methods
    let described = facts.chart
    func text(_ axis: DescribedAxis?) -> String? {
      guard let axis else { return nil }
      let range =
        axis.scale == .category
        ? phrases.joined(axis.categories)
        : "\(axis.describe(axis.range.lowerBound)) – \(axis.describe(axis.range.upperBound))"
      return axis.title.isEmpty ? range : "\(axis.title): \(range)"
    }
    x = text(described.isSideways ? described.y : described.x) ?? x
    y = text(described.isSideways ? described.x : described.y) ?? y
    z = text(described.z) ?? ""
  }
}
