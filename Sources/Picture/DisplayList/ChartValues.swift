/// The values of a chart with their positions in the picture. Pages use them to respond to pointers and keys.
///
/// Positions are in points from the chart's top left, until ``offset(x:y:)`` moves them.
package struct ChartValues: Sendable {
  /// The direction of keyboard navigation between values.
  package enum NavigationOrder: String, Sendable {
    case x, y, both, angle
    /// Along the x axis of a 3-D scene, which has any direction in the picture; z goes from series to series.
    case space
  }

  /// The values of one series in the order of the data, as columns of equal length.
  package struct Series: Sendable {
    /// The series' name; empty if the chart has one series without a name.
    package var name: String
    package var color: RGBA
    /// Whether a line or an area runs through the values.
    package var isContinuous = false
    /// The identity of each mark in the picture; empty if the values have none.
    package var ids: [MarkID] = []
    /// Marks that show the same values again, such as points on a line.
    package var echoes: [MarkID] = []
    package var frames: [Rect] = []
    /// The position of each value: the end of a bar, the centre of a point.
    package var points: [Point] = []
    /// The position of each value in words: a date, a category, or x as a number.
    package var positionTexts: [String] = []
    /// The value in words.
    package var values: [String] = []
    /// Numbers to sort by; NaN where missing.
    package var x: [Double] = []
    package var y: [Double] = []
    /// Depth data; `nil` for 2-D charts.
    package var depth: Depth?
    /// The position of each value in its 3-D scene, in the units of ``SceneModel``; empty for 2-D charts.
    package var spots: [SIMD3<Double>] = []

    package init(name: String, color: RGBA) {
      self.name = name
      self.color = color
    }
  }

  /// The additional columns of values in 3-D, all of equal length.
  package struct Depth: Sendable {
    /// The name of the series in tables: the name of its surface, or else the series' name.
    package var owner: String
    /// The z values as numbers, for sorting.
    package var z: [Double] = []
    /// The z values as spoken text.
    package var texts: [String] = []
    /// The positions of the values as fractions of the x, y and z axes.
    package var along: [Double] = []
    package var up: [Double] = []
    package var far: [Double] = []

    package init(owner: String) { self.owner = owner }
  }

  package var navigationOrder: NavigationOrder
  /// The plot area.
  package var plot: Rect
  /// The bottom edge of the labels under the plot, in points from the top.
  package var labelsEnd: Double
  package var xTitle: String
  package var yTitle: String
  package var zTitle = ""
  /// The titles of x and z without units, which describe the position of a value in 3-D.
  package var positionNames = (x: "", z: "")
  /// Whether numbers on x are seconds since the reference date.
  package var isDated = false
  package var isRightToLeft = false
  package var series: [Series]

  package init(navigationOrder: NavigationOrder, plot: Rect, xTitle: String, yTitle: String, series: [Series])
  {
    self.navigationOrder = navigationOrder
    self.plot = plot
    labelsEnd = plot.maxY
    self.xTitle = xTitle
    self.yTitle = yTitle
    self.series = series
  }

  /// Returns the text for a value. In 3-D, this is the value and those parts of its position that differ from the
  /// previous value's.
  ///
  /// - Parameters:
  ///   - comma: The separator of the parts.
  ///   - before: The previous value; `nil` gives the whole position.
  package func text(
    _ row: Int, of index: Int, comma: String, after before: (series: Int, row: Int)? = nil
  ) -> String {
    let (one, old) = (series[index], before.map { series[$0.series] })
    guard let depth = one.depth else { return one.values[row] }
    func differs(_ text: (Series) -> [String], _ rowText: String) -> Bool {
      guard let before, let old else { return true }
      return text(old)[before.row] != rowText
    }
    func named(_ name: String, _ text: String) -> String { name.isEmpty ? text : "\(name) \(text)" }
    var parts = [one.values[row]]
    if differs(\.positionTexts, one.positionTexts[row]) {
      parts.append(named(positionNames.x, one.positionTexts[row]))
    }
    if differs({ $0.depth?.texts ?? [] }, depth.texts[row]) {
      parts.append(named(positionNames.z, depth.texts[row]))
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
