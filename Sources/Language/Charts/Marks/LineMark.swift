import ChartModel

/// A point of a line.
///
///     LineMark(x: .value("Day", day), y: .value("Price", price))
///
/// Marks of one series are joined in their order. Series are told apart by `series`, else by the values
/// that style the line.
public struct LineMark: Sendable {
  @usableFromInline let x: PositionValue
  @usableFromInline let y: PositionValue
  @usableFromInline let series: ChannelValue?

  /// A point of a line; those with the same styles by data are one line.
  @inlinable public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    self.x = .value(x.channel)
    self.y = .value(y.channel)
    series = nil
  }

  /// A point of the line that `series` names.
  @inlinable public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>)
  where X: Plottable, Y: Plottable, S: Plottable {
    self.x = .value(x.channel)
    self.y = .value(y.channel)
    self.series = series.channel
  }
}

extension LineMark: _PrimitiveChartContent {
  public func _collect(into collector: _ChartCollector) {
    collector.append(.line, x: x, y: y, series: series)
  }
}
