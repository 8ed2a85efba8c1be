/// The values of a chart where they are drawn: what pages need to answer to pointers and keys.
///
/// Places are in points of the chart, from its top left, until ``offset(x:y:)`` moves them.
package struct ChartValues: Sendable {
  /// The direction in which a reader goes from value to value.
  package enum Walk: String, Sendable { case x, y, both, angle }

  /// The values of one series in the order of the data, as columns of equal length.
  package struct Series: Sendable {
    /// Empty where the chart has one series without a name.
    package var name: String
    package var color: RGBA
    /// Whether a line or an area runs through the values.
    package var isContinuous = false
    /// The identity of each mark in the picture; empty where values have none.
    package var ids: [MarkID] = []
    /// Marks that show the same values again, such as points on a line.
    package var echoes: [MarkID] = []
    package var frames: [Rect] = []
    /// Where the value itself lies: the end of a bar, the middle of a point.
    package var points: [Point] = []
    /// What the value stands at: a date, a name, or x as a number, in words.
    package var places: [String] = []
    /// The value in words.
    package var values: [String] = []
    /// Numbers to sort by; NaN where missing.
    package var x: [Double] = []
    package var y: [Double] = []
    /// Of a chart in three dimensions: where each value lies in its scene; see ``SceneForm``.
    package var spots: [SIMD3<Double>] = []

    package init(name: String, color: RGBA) {
      self.name = name
      self.color = color
    }
  }

  package var walk: Walk
  /// The plot area.
  package var plot: Rect
  /// Where the labels under the plot end, in points from the top.
  package var labelsEnd: Double
  package var xTitle: String
  package var yTitle: String
  /// Whether numbers on x are seconds since the reference date.
  package var isDated = false
  package var isRightToLeft = false
  package var series: [Series]

  package init(walk: Walk, plot: Rect, xTitle: String, yTitle: String, series: [Series]) {
    self.walk = walk
    self.plot = plot
    labelsEnd = plot.maxY
    self.xTitle = xTitle
    self.yTitle = yTitle
    self.series = series
  }

  package var count: Int { series.reduce(0) { $0 + $1.points.count } }

  package func offset(x: Double, y: Double) -> ChartValues {
    var copy = self
    copy.plot = plot.offset(x: x, y: y)
    copy.labelsEnd += y
    for i in copy.series.indices {
      copy.series[i].frames = series[i].frames.map { $0.offset(x: x, y: y) }
      copy.series[i].points = series[i].points.map { Point($0.x + x, $0.y + y) }
    }
    return copy
  }
}
