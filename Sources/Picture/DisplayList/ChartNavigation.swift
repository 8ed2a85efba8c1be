import OpenChartsChartMath

/// A position among the values of a chart, and its moves by keys. Pages and live sessions use the same moves.
///
/// Values are in navigation order: along the x axis, from right to left where the chart is mirrored; from top to bottom
/// for horizontal bars; in the given order for a pie chart. Series without values are left out.
package struct ChartNavigation: Sendable {
  /// A key that moves the position. Raw values are the keys' names.
  package enum Move: String, CaseIterable, Sendable {
    case left = "Left"
    case right = "Right"
    case up = "Up"
    case down = "Down"
    case pageUp = "PageUp"
    case pageDown = "PageDown"
    case home = "Home"
    case end = "End"
    case lowest = "["
    case highest = "]"
  }

  /// The reason why a move did not change the position.
  package enum Limit: Sendable { case first, last, lowest, highest }

  /// One series in navigation order.
  private struct Column {
    let series: Int
    /// Positions as fractions of the navigation direction, by row.
    let along: [Double]
    /// The numbers on the value axis, by row.
    let numbers: [Double]
    /// Rows in navigation order.
    let order: [Int]

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
      let next = (0..<max(0, count - 1)).partitioningIndex { !(along[order[$0]] < share) }
      func distance(_ k: Int) -> Double { abs(along[order[k]] - share) }
      return next > 0 && distance(next - 1) <= distance(next) ? next - 1 : next
    }
  }

  private let columns: [Column]
  private let direction: ChartValues.NavigationOrder
  private let isRightToLeft: Bool
  private var column = 0
  /// The index of the current value in the navigation order of its series.
  package private(set) var index = 0

  /// - Parameter steps: The precision of positions, as a number of steps from one end of the plot to the other.
  /// - Returns: `nil` if no series has values.
  /// - Complexity: O(*n*) for values in navigation order, otherwise O(*n* log *n*).
  package init?(_ values: ChartValues, steps: Double = 1e4) {
    direction = values.navigationOrder
    let isMirrored = values.isRightToLeft && values.navigationOrder != .space
    isRightToLeft = isMirrored
    columns = values.series.indices.filter { !values.series[$0].points.isEmpty }.map { index in
      let series = values.series[index]
      let isLying = values.navigationOrder == .y
      let shares = values.shares(of: index, steps: steps)
      let along =
        series.depth?.along ?? (isLying ? shares.y : isMirrored ? shares.x.map { 1 - $0 } : shares.x)
      var order = Array(series.points.indices)
      if values.navigationOrder != .angle, zip(along, along.dropFirst()).contains(where: { $0 > $1 }) {
        order.sort { along[$0] == along[$1] ? $0 < $1 : along[$0] < along[$1] }
      }
      return Column(series: index, along: along, numbers: isLying ? series.x : series.y, order: order)
    }
    if columns.isEmpty { return nil }
  }

  /// The index of the current series.
  package var series: Int { columns[column].series }
  /// The row of the current value in its series.
  package var row: Int { columns[column].order[index] }
  /// The number of values of the current series.
  package var count: Int { columns[column].count }
  /// The rows of the current series in navigation order.
  package var order: [Int] { columns[column].order }

  /// Moves to an index in the navigation order of a series, or to the nearest one that there is. Stays in the current
  /// series if the other one has no values.
  package mutating func go(toSeries series: Int, index: Int) {
    column = columns.firstIndex { $0.series == series } ?? column
    self.index = min(max(index, 0), count - 1)
  }

  /// - Parameter farther: Whether Control is pressed: arrows move by a tenth of the series, and the other keys apply
  ///   to the whole chart instead of the series.
  /// - Returns: Why the position did not change; `nil` if it did, and if there is no series in the direction.
  package mutating func move(_ move: Move, farther: Bool) -> Limit? {
    let tenth = max(1, Int((Double(count) / 10).rounded()))
    let step = farther ? tenth : 1
    let isLying = direction == .y
    switch move {
    case .left, .right:
      let by = move == .right ? 1 : -1
      return isLying ? toSeries(by, step) : self.step(isRightToLeft ? -by : by, step)
    case .up, .down:
      let by = move == .down ? 1 : -1
      return isLying ? self.step(by, step) : toSeries(by, step)
    case .pageUp: return self.step(-1, tenth)
    case .pageDown: return self.step(1, tenth)
    case .home: return go(farther ? 0 : column, 0, or: .first)
    case .end: return go(farther ? columns.count - 1 : column, .max, or: .last)
    case .lowest, .highest:
      let sign: Double = move == .highest ? 1 : -1
      var of = column
      if farther {
        func value(_ index: Int) -> Double {
          let column = columns[index]
          return sign * column.numbers[column.order[column.extreme(sign)]]
        }
        of = columns.indices.reduce(0) { value($1) > value($0) ? $1 : $0 }
      }
      return go(of, columns[of].extreme(sign), or: sign < 0 ? .lowest : .highest)
    }
  }

  /// Moves to a column and returns `limit` if that is the current position.
  private mutating func go(_ column: Int, _ index: Int, or limit: Limit) -> Limit? {
    let before = (self.column, self.index)
    self.column = column
    self.index = min(max(index, 0), count - 1)
    return before == (self.column, self.index) ? limit : nil
  }

  /// Moves forward (1) or back (−1) by `count` values.
  private mutating func step(_ by: Int, _ count: Int) -> Limit? {
    go(column, index + by * count, or: by < 0 ? .first : .last)
  }

  /// Moves to the nearest value of the next series; with a single series, to the next value.
  private mutating func toSeries(_ by: Int, _ step: Int) -> Limit? {
    guard columns.count > 1 else { return self.step(by, step) }
    guard columns.indices.contains(column + by) else { return nil }
    let next = direction == .angle ? index : columns[column + by].nearest(columns[column].along[row])
    column += by
    index = min(next, count - 1)
    return nil
  }
}

extension ChartValues {
  /// Returns the positions of a series' values as fractions of the plot, rounded to `steps` steps.
  package func shares(of index: Int, steps: Double = 1e4) -> (x: [Double], y: [Double]) {
    func share(_ v: Double, _ start: Double, _ length: Double) -> Double {
      length > 0 ? ((v - start) / length * steps).rounded() / steps : 0
    }
    let points = series[index].points
    return (
      points.map { share($0.x, plot.minX, plot.width) }, points.map { share($0.y, plot.minY, plot.height) }
    )
  }

  /// Returns the text for a value of a chart in two dimensions: its position, its series if there are several, and the
  /// value. In three dimensions it is ``text(_:of:comma:after:)``.
  package func spoken(
    _ row: Int, of index: Int, comma: String, after before: (series: Int, row: Int)? = nil
  ) -> String {
    let series = self.series[index]
    if series.depth != nil { return text(row, of: index, comma: comma, after: before) }
    let name = self.series.count > 1 ? series.name : ""
    return [series.positionTexts[row], name, series.values[row]].filter { !$0.isEmpty }.joined(
      separator: comma)
  }
}
