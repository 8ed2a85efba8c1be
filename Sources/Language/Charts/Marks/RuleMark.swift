import Foundation
import OpenChartsChartModel

/// A straight line across the plot, or between two positions.
///
///     RuleMark(y: .value("Target", 42))
///
/// `CGFloat` positions are in points from the plot's top left; `nil` is the plot's edge.
public struct RuleMark: Sendable {
  let x: PositionValue
  let y: PositionValue
  /// The z value of a mark in a 3-D chart.
  private(set) var z: DepthValue?

  /// Creates a vertical line between two values.
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
  where X: Plottable, Y: Plottable {
    self.x = .value(x.channel)
    y = .interval(yStart.channel, yEnd.channel)
  }

  /// Creates a vertical line, with the height of the plot or given in points.
  public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
  where X: Plottable {
    self.x = .value(x.channel)
    y = PositionValue(start: yStart, end: yEnd)
  }

  /// Creates a vertical line between two values at a position in points, by default the plot's leading edge.
  public init<Y>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>)
  where Y: Plottable {
    self.x = PositionValue(start: x ?? 0, end: x ?? 0)
    y = .interval(yStart.channel, yEnd.channel)
  }

  /// Creates a horizontal line between two values.
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>)
  where X: Plottable, Y: Plottable {
    x = .interval(xStart.channel, xEnd.channel)
    self.y = .value(y.channel)
  }

  /// Creates a horizontal line between two values at a position in points, by default the plot's top edge.
  public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil)
  where X: Plottable {
    x = .interval(xStart.channel, xEnd.channel)
    self.y = PositionValue(start: y ?? 0, end: y ?? 0)
  }

  /// Creates a horizontal line, with the width of the plot or given in points.
  public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>)
  where Y: Plottable {
    x = PositionValue(start: xStart, end: xEnd)
    self.y = .value(y.channel)
  }

  /// Creates a line in a 3-D chart: a range on exactly one axis, values on the others.
  public init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>, z: PlottableValue<some Plottable>
  ) {
    self.x = .value(x.channel)
    self.y = .value(y.channel)
    self.z = DepthValue(z.channel)
  }
}

extension RuleMark: _PrimitiveChartContent {
  public func _collect(into collector: _ChartCollector) {
    collector.append(.rule, x: x, y: y)
  }
}
