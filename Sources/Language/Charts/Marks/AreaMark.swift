import OpenChartsChartModel

/// A point of an area: from zero to a value, or between two values.
///
///     AreaMark(x: .value("Day", day), yStart: .value("Low", 9), yEnd: .value("High", 17))
///
/// Marks of one series form one area, in order. Areas are stacked unless `stacking` says otherwise.
public struct AreaMark: Sendable {
  private let x: PositionValue
  private let y: PositionValue
  private let series: ChannelValue?
  private var shape = MarkShape()

  /// Creates a point from zero to a value.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    self.x = .value(x.channel)
    self.y = .value(y.channel)
    series = nil
    shape.stacking = stacking.method
  }

  /// Creates a point from zero to a value, in the area of a series.
  public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable, S: Plottable {
    self.x = .value(x.channel)
    self.y = .value(y.channel)
    self.series = series.channel
    shape.stacking = stacking.method
  }

  /// Creates a point between two values on y.
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
  where X: Plottable, Y: Plottable {
    self.x = .value(x.channel)
    y = .interval(yStart.channel, yEnd.channel)
    series = nil
  }

  /// Creates a point between two values on y, in the area of a series.
  public init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    self.x = .value(x.channel)
    y = .interval(yStart.channel, yEnd.channel)
    self.series = series.channel
  }

  /// Creates a point between two values on x.
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
  where X: Plottable, Y: Plottable {
    x = .interval(xStart.channel, xEnd.channel)
    self.y = .value(y.channel)
    series = nil
  }

  /// Creates a point between two values on x, in the area of a series.
  public init<X, Y, S>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) where X: Plottable, Y: Plottable, S: Plottable {
    x = .interval(xStart.channel, xEnd.channel)
    self.y = .value(y.channel)
    self.series = series.channel
  }
}

extension AreaMark: _PrimitiveChartContent {
  public func _collect(into collector: _ChartCollector) {
    collector.append(.area, shape: shape, x: x, y: y, series: series)
  }
}
