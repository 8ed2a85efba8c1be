import DisplayList

/// What a page says about a chart in sentences.
struct PageChartText {
  var overview: String
  var summary: String
  var features: [String] = []
  var statistics: [String] = []
  /// What each axis stands for.
  var x: String
  var y: String

  init(_ chart: PageChart) {
    overview = chart.node.value
    summary = chart.node.value
    x = chart.values.xTitle
    y = chart.values.yTitle
  }
}
