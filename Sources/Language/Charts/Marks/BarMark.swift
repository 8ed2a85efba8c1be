import ChartModel
import Foundation

/// A bar from the baseline to a value, or between two values.
///
///     BarMark(x: .value("City", "Paris"), y: .value("Visitors", 33))
///
/// Bars that share a place stand on each other unless `stacking` says otherwise. `width` acts on upright
/// bars, `height` on lying ones; `CGFloat` places are points from the plot's top left, `nil` its edge.
public struct BarMark: Sendable {
  private let x: PositionValue
  private let y: PositionValue
  private var shape = MarkShape()

  /// A bar to a value.
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

  /// An upright bar between two values.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    self.x = .value(x.channel)
    y = .interval(yStart.channel, yEnd.channel)
    shape.width = width.length
  }

  /// A bar with data on x alone: amounts follow one another along x.
  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where X: Plottable {
    self.x = .value(x.channel)
    y = PositionValue(start: yStart, end: yEnd)
    shape.width = width.length
    shape.stacking = stacking.method
  }

  /// A lying bar between two values.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) where X: Plottable, Y: Plottable {
    x = .interval(xStart.channel, xEnd.channel)
    self.y = .value(y.channel)
    shape.height = height.length
  }

  /// A bar with data on y alone: amounts follow one another along y.
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Y: Plottable {
    x = PositionValue(start: xStart, end: xEnd)
    self.y = .value(y.channel)
    shape.height = height.length
    shape.stacking = stacking.method
  }

  /// A bar between two values on x, as high as the plot or as said in points.
  public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where X: Plottable {
    x = .interval(xStart.channel, xEnd.channel)
    y = PositionValue(start: yStart, end: yEnd)
  }

  /// A bar between two values on y, as wide as the plot or as said in points.
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
