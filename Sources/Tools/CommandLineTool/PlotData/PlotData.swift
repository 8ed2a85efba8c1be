import OpenChartsTables

/// The values of one channel, one for each mark.
package enum PlotColumn: Equatable, Sendable {
  case numbers([Double])
  /// Seconds since 1 January 2001, 00:00 UTC.
  case dates([Double])
  /// Starts and ends: of bins, or from two columns.
  case numberSpans([Double], [Double])
  case dateSpans([Double], [Double])
  /// Indices into `names`, which are in the order of the axis or the legend.
  case names([Int32], [String])

  /// The range of finite numbers or dates; for spans, of both ends. `nil` if there is none.
  package var extent: ClosedRange<Double>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    func take(_ values: [Double]) {
      for value in values where value.isFinite {
        if value < low { low = value }
        if value > high { high = value }
      }
    }
    switch self {
    case .numbers(let v), .dates(let v): take(v)
    case .numberSpans(let a, let b), .dateSpans(let a, let b):
      take(a)
      take(b)
    case .names: break
    }
    return low <= high ? low...high : nil
  }

  /// The smallest difference of distinct values; `nil` for names and for fewer than two values.
  package var smallestStep: Double? {
    switch self {
    case .numbers(let v), .dates(let v), .numberSpans(let v, _), .dateSpans(let v, _):
      let sorted = v.filter(\.isFinite).sorted()
      return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min()
    case .names: return nil
    }
  }

  /// Replaces the numbers of a grid by the cells around them.
  static func cells(_ values: [Double]) -> PlotColumn {
    let sorted = Set(values.filter(\.isFinite)).sorted()
    guard let step = zip(sorted, sorted.dropFirst()).map({ $1 - $0 }).min() else {
      return .numbers(values)
    }
    return .numberSpans(values.map { $0 - step / 2 }, values.map { $0 + step / 2 })
  }

  package var names: [String]? {
    if case .names(_, let names) = self { return names }
    return nil
  }
}

/// The data of a chart, by channel.
package struct PlotData: Equatable, Sendable {
  package var count = 0
  package var x: PlotColumn?
  package var y: PlotColumn?
  /// The third position of a three-dimensional chart.
  package var z: PlotColumn?
  package var color: PlotColumn?
  package var symbol: PlotColumn?
  package var size: PlotColumn?
  package var series: PlotColumn?
  /// The panel of each mark, by name.
  package var facet: PlotColumn?
  package var trends: [TrendLine] = []
  /// The distance of each value to both ends of its error, or to the low end if ``upperErrors`` is not empty; NaN for a
  /// value without an error. Empty for a chart without errors.
  package var errors: [Double] = []
  /// The distance of each value to the high end of its error; empty if both distances are equal.
  package var upperErrors: [Double] = []

  /// The low and the high end of the error of each value.
  func errorEnds(_ values: [Double]) -> (low: [Double], high: [Double]) {
    func end(_ value: Double, _ distance: Double) -> Double {
      (value + distance).withoutRoundingError(among: max(abs(value), abs(distance)))
    }
    return (
      zip(values, errors).map { end($0, -$1) },
      zip(values, upperErrors.isEmpty ? errors : upperErrors).map { end($0, $1) }
    )
  }
  /// The distributions of a chart of boxes or violins.
  package var boxes: [BoxSummary] = []
  /// Open, high, low and close of candlesticks.
  package var prices: [[Double]] = []
  /// The names of the columns of ``prices``.
  package var priceNames: [String] = []
  /// Whether each row of a line is a gap because a logarithmic axis cannot show its value; empty if none is.
  package var notPositive: [Bool] = []
  /// The names of colours without the shares that the legend adds; empty if it adds none.
  package var plainColors: [String] = []
  /// Whether the last name of the colour is the group of all smaller names.
  package var hasOtherColors = false
  /// Sentences about omitted or merged data.
  package var notes: [String] = []
  /// The rows that are not drawn.
  package var account = RowAccount()
  /// Whether shares were requested of values that add up to zero, so that no row has a share.
  package var hasNoTotal = false
  /// The caption under the picture, about omitted or merged data.
  package var caption = ""
}

extension PlotData {
  /// The rows of a line between two gaps, which the line alone would not show. Empty if several channels divide the
  /// lines.
  func isolatedRows(isHorizontal: Bool) -> [Int] {
    guard case .numbers(let values)? = isHorizontal ? x : y, values.count > 1, symbol == nil, series == nil,
      values.contains(where: { !$0.isFinite })
    else { return [] }
    func line(_ row: Int) -> Int32 {
      if case .names(let codes, _)? = color { codes[row] } else { 0 }
    }
    func joins(_ row: Int, _ other: Int) -> Bool {
      values.indices.contains(other) && values[other].isFinite && line(row) == line(other)
    }
    return values.indices.filter { values[$0].isFinite && !joins($0, $0 - 1) && !joins($0, $0 + 1) }
  }

  /// Whether the chart is one area, with rows that have no value. A stack would close its gaps.
  func isAreaWithGaps(_ plan: ChartPlan) -> Bool {
    guard plan.shape == .area, color == nil, series == nil, symbol == nil,
      case .numbers(let values)? = plan.isHorizontal ? x : y
    else { return false }
    return values.contains { $0.isNaN }
  }

  /// Whether a date is before 1589, where the calendar of the system may be the Julian one.
  var isBeforeGregorian: Bool {
    [x, y].contains { column in
      switch column {
      case .dates?, .dateSpans?: (column?.extent?.lowerBound ?? 0) < -13e9
      default: false
      }
    }
  }
}
