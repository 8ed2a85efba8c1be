import OpenChartsChartModel

extension MarkTable {
  /// The table with all columns cut to the length of the shortest one. Columns should have the same length. If one is
  /// too short by mistake, rows are lost, but the chart is still drawn.
  var aligned: MarkTable {
    var columns = columns(on: .x) + columns(on: .y)
    columns += [angle, foregroundStyle, symbol, symbolSize, lineStyle, series, dodge?.column].compactMap {
      $0
    }
    let lengths = columns.map(\.count) + (styleCodes.isEmpty ? [] : [styleCodes.count]) + [order.count]
    guard lengths.contains(where: { $0 != count }) else { return self }
    let shortest = min(lengths.min() ?? count, count)
    var copy = self
    copy.count = shortest
    (copy.x, copy.y) = (x.prefix(shortest), y.prefix(shortest))
    copy.angle = angle?.prefix(shortest)
    copy.foregroundStyle = foregroundStyle?.prefix(shortest)
    copy.symbol = symbol?.prefix(shortest)
    copy.symbolSize = symbolSize?.prefix(shortest)
    copy.lineStyle = lineStyle?.prefix(shortest)
    copy.series = series?.prefix(shortest)
    if let dodge { copy.dodge?.column = dodge.column.prefix(shortest) }
    copy.styleCodes = Array(styleCodes.prefix(shortest))
    copy.order = Array(order.prefix(shortest))
    copy.annotations.removeAll { $0.row >= shortest }
    return copy
  }
}

extension PositionChannel {
  fileprivate func prefix(_ count: Int) -> PositionChannel {
    switch self {
    case .none, .plot: self
    case .value(let column): .value(column.prefix(count))
    case .interval(let start, let end): .interval(start: start.prefix(count), end: end.prefix(count))
    }
  }
}

extension Column {
  fileprivate func prefix(_ count: Int) -> Column {
    var copy = self
    copy.values = Array(values.prefix(count))
    copy.ends = Array(ends.prefix(count))
    return copy
  }
}
