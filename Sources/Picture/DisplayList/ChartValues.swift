/// The values of a chart where they are drawn: what pages need to answer to pointers and keys.
///
/// Places are in points of the chart, from its top left, until ``offset(x:y:)`` moves them.
package struct ChartValues: Sendable {
  /// The direction in which a reader goes from value to value.
  package enum Walk: String, Sendable {
    case x, y, both, angle
    /// Along the x axis of a scene, wherever that runs in the picture; from series to series along z.
    case space
  }

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
    /// In a chart in three dimensions only.
    package var depth: Depth?
    /// Of a chart in three dimensions: where each value lies in its scene; see ``SceneForm``.
    package var spots: [SIMD3<Double>] = []

    package init(name: String, color: RGBA) {
      self.name = name
      self.color = color
    }
  }

  /// What values in space have more, as columns of equal length.
  package struct Depth: Sendable {
    /// What tables call the series: the name of its surface, or its own.
    package var owner: String
    /// Numbers to sort by.
    package var z: [Double] = []
    /// z in words.
    package var texts: [String] = []
    /// Shares of the axes at which values lie.
    package var along: [Double] = []
    package var up: [Double] = []
    package var far: [Double] = []

    package init(owner: String) { self.owner = owner }
  }

  package var walk: Walk
  /// The plot area.
  package var plot: Rect
  /// Where the labels under the plot end, in points from the top.
  package var labelsEnd: Double
  package var xTitle: String
  package var yTitle: String
  package var zTitle = ""
  /// The names of x and z without units, which are said with values in space.
  package var placeNames = (x: "", z: "")
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

  /// What is said of a value in space: the value, and of its place what differs from where one comes from.
  ///
  /// - Parameters:
  ///   - comma: Between the parts.
  ///   - before: The value that one comes from; `nil`: everything is said.
  package func text(
    _ row: Int, of index: Int, comma: String, after before: (series: Int, row: Int)? = nil
  ) -> String {
    let (one, old) = (series[index], before.map { series[$0.series] })
    guard let depth = one.depth else { return one.values[row] }
    func differs(_ text: (Series) -> [String], _ own: String) -> Bool {
      guard let before, let old else { return true }
      return text(old)[before.row] != own
    }
    func named(_ name: String, _ text: String) -> String { name.isEmpty ? text : "\(name) \(text)" }
    var parts = [one.values[row]]
    if differs(\.places, one.places[row]) { parts.append(named(placeNames.x, one.places[row])) }
    if differs({ $0.depth?.texts ?? [] }, depth.texts[row]) {
      parts.append(named(placeNames.z, depth.texts[row]))
    }
    if depth.owner != old?.depth?.owner { parts.append(depth.owner) }
    return parts.filter { !$0.isEmpty }.joined(separator: comma)
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
