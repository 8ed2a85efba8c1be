import Foundation
import OpenChartsChartModel

/// A bar from the baseline to a value, or between two values.
///
///     BarMark(x: .value("City", "Paris"), y: .value("Visitors", 33))
///
/// Bars at the same position are stacked unless `stacking` says otherwise. `width` applies to vertical bars, `height`
/// to horizontal ones. `CGFloat` positions are in points from the plot's top left; `nil` is the plot's edge.
public struct BarMark: Sendable {
  private let x: PositionValue
  private let y: PositionValue
  private var shape = MarkShape()

  /// Creates a bar to a value.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where X: Plottable, Y: Plottable {
    self.x = .value(x.channel)
    self.y = .value(y.channel)
    shape.width = width.length
    shape.height = height.length
    shape.stacking = stacking.method
  }

  /// Creates a vertical bar between two values.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.x = .value(x.channel)
    y = .interval(yStart.channel, yEnd.channel)
    shape.width = width.length
  }

  /// Creates a bar with data on x only. Bars are placed end to end along x.
  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where X: Plottable {
    self.x = .value(x.channel)
    y = PositionValue(start: yStart, end: yEnd)
    shape.width = width.length
    shape.stacking = stacking.method
  }

  /// Creates a horizontal bar between two values.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    x = .interval(xStart.channel, xEnd.channel)
    self.y = .value(y.channel)
    shape.height = height.length
  }

  /// Creates a bar with data on y only. Bars are placed end to end along y.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Y: Plottable {
    x = PositionValue(start: xStart, end: xEnd)
    self.y = .value(y.channel)
    shape.height = height.length
    shape.stacking = stacking.method
  }

  /// Creates a bar between two values on x, with the height of the plot or given in points.
  public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where X: Plottable {
    x = .interval(xStart.channel, xEnd.channel)
    y = PositionValue(start: yStart, end: yEnd)
  }

  /// Creates a bar between two values on y, with the width of the plot or given in points.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) where Y: Plottable {
    x = PositionValue(start: xStart, end: xEnd)
    y = .interval(yStart.channel, yEnd.channel)
  }
}

extension BarMark: _PrimitiveChartContent {
  public func _collect(into collector: _ChartCollector) {
    collector.append(.bar, shape: shape, x: x, y: y)
  }
}
