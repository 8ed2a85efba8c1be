import OpenChartsChartModel

/// A point of a line.
///
///     LineMark(x: .value("Day", day), y: .value("Price", price))
///
/// Marks of one series are connected in order. A series is determined by `series`, or else by the values that style
/// the line.
public struct LineMark: Sendable {
  @usableFromInline let x: PositionValue
  @usableFromInline let y: PositionValue
  @usableFromInline let series: ChannelValue?

  /// Creates a point of a line. Points with the same data-driven style form one line.
  @inlinable public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    self.x = .value(x.channel)
    self.y = .value(y.channel)
    series = nil
  }

  /// Creates a point of the line of a series.
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
