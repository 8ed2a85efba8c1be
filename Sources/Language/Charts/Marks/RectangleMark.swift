import Foundation
import OpenChartsChartModel

/// A rectangle around a position, or between positions.
///
///     RectangleMark(xStart: .value("From", 1), xEnd: .value("To", 4))
///
/// `CGFloat` positions are in points from the plot's top left; `nil` is the plot's edge.
public struct RectangleMark: Sendable {
  let x: PositionValue
  let y: PositionValue
  /// The z value of a mark in a 3-D chart.
  private(set) var z: DepthValue?
  private var shape = MarkShape()

  /// Creates a rectangle around a position.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.x = .value(x.channel)
    self.y = .value(y.channel)
    shape.width = width.length
    shape.height = height.length
  }

  /// Creates a rectangle between two values on y.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.x = .value(x.channel)
    y = .interval(yStart.channel, yEnd.channel)
    shape.width = width.length
  }

  /// Creates a rectangle with data on x only.
  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) where X: Plottable {
    self.x = .value(x.channel)
    y = PositionValue(start: yStart, end: yEnd)
    shape.width = width.length
  }

  /// Creates a rectangle between two values on x.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    x = .interval(xStart.channel, xEnd.channel)
    self.y = .value(y.channel)
    shape.height = height.length
  }

  /// Creates a rectangle with data on y only.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where Y: Plottable {
    x = PositionValue(start: xStart, end: xEnd)
    self.y = .value(y.channel)
    shape.height = height.length
  }

  /// Creates a rectangle in plot coordinates, in points. By default it covers the plot.
  public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    x = PositionValue(start: xStart, end: xEnd)
    y = PositionValue(start: yStart, end: yEnd)
  }

  /// Creates a rectangle between values on both axes.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) where X: Plottable, Y: Plottable {
    x = .interval(xStart.channel, xEnd.channel)
    y = .interval(yStart.channel, yEnd.channel)
  }

  /// Creates a rectangle between two values on x, with the height of the plot or given in points.
  public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where X: Plottable {
    x = .interval(xStart.channel, xEnd.channel)
    y = PositionValue(start: yStart, end: yEnd)
  }

  /// Creates a rectangle between two values on y, with the width of the plot or given in points.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where Y: Plottable {
    x = PositionValue(start: xStart, end: xEnd)
    y = .interval(yStart.channel, yEnd.channel)
  }

  /// Creates a rectangle in a 3-D chart: ranges on exactly two axes, a value on the third.
  public init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>, z: PlottableValue<some Plottable>
  ) {
    self.x = .value(x.channel)
    self.y = .value(y.channel)
    self.z = DepthValue(z.channel)
  }
}

extension RectangleMark: _PrimitiveChartContent {
  public func _collect(into collector: _ChartCollector) {
    collector.append(.rectangle, shape: shape, x: x, y: y)
  }
}
