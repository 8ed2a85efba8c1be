import Tables

/// The values of one channel, ready to be drawn, a value a mark.
package enum PlotColumn: Equatable, Sendable {
  case numbers([Double])
  /// Seconds since 1 January 2001, 00:00 UTC.
  case dates([Double])
  /// From start to end: bins, or two columns.
  case numberSpans([Double], [Double])
  case dateSpans([Double], [Double])
  /// Codes of names, each a place in `names`; names are in the order of the axis or the legend.
  case names([Int32], [String])

  package var count: Int {
    switch self {
    case .numbers(let v), .dates(let v), .numberSpans(let v, _), .dateSpans(let v, _): v.count
    case .names(let codes, _): codes.count
    }
  }

  /// The finite ends of the values of numbers and dates.
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

  /// The least distance between two different values; `nil` where there are no two.
  package var smallestStep: Double? {
    switch self {
    case .numbers(let v), .dates(let v), .numberSpans(let v, _), .dateSpans(let v, _):
      let sorted = v.filter(\.isFinite).sorted()
      return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min()
    case .names: return nil
    }
  }

  /// Numbers of a grid as the cells around them.
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

/// What is drawn, column by column.
package struct PlotData: Equatable, Sendable {
  package var count = 0
  package var x: PlotColumn?
  package var y: PlotColumn?
  /// Of a chart in three dimensions.
  package var z: PlotColumn?
  package var color: PlotColumn?
  package var symbol: PlotColumn?
  package var size: PlotColumn?
  package var series: PlotColumn?
  /// Open, high, low and close of candlesticks.
  package var prices: [[Double]] = []
  /// The names of the colours as the table has them, where the legend says more.
  package var plainColors: [String] = []
  /// Whether the last name of the colours stands for all that have none of their own.
  package var hasOtherColors = false
  /// What was left out or put together, a sentence each.
  package var notes: [String] = []
  /// The rows that are not drawn.
  package var account = RowAccount()
  /// The same for readers of the picture.
  package var caption = ""
}
