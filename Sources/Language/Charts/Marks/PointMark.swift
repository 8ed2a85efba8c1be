import Foundation
import OpenChartsChartModel

/// A symbol at a position.
///
///     PointMark(x: .value("Mass", 4), y: .value("Charge", 2))
///
/// `CGFloat` positions are in points from the plot's top left; `nil` is the plot's centre.
public struct PointMark: Sendable {
  @usableFromInline let x: PositionValue
  @usableFromInline let y: PositionValue
  /// Whether there is a z value. The z value is stored as the end of the x range: a separate field would slow down
  /// collection and enlarge the marks of 2-D charts.
  @usableFromInline let isInSpace: Bool

  /// Creates a point with data on both axes.
  @inlinable public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    self.x = .value(x.channel)
    self.y = .value(y.channel)
    isInSpace = false
  }

  /// Creates a point with data on x only.
  @inlinable public init<X>(x: PlottableValue<X>, y: CGFloat? = nil) where X: Plottable {
    self.x = .value(x.channel)
    self.y = PositionValue(start: y, end: y)
    isInSpace = false
  }

  /// Creates a point with data on y only.
  @inlinable public init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable {
    self.x = PositionValue(start: x, end: x)
    self.y = .value(y.channel)
    isInSpace = false
  }

  /// Creates a point in a 3-D chart.
  @inlinable public init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>, z: PlottableValue<some Plottable>
  ) {
    self.x = .interval(x.channel, z.channel)
    self.y = .value(y.channel)
    isInSpace = true
  }
}

extension PointMark: _PrimitiveChartContent {
  public func _collect(into collector: _ChartCollector) {
    collector.append(.point, x: isInSpace ? .value(x.first) : x, y: y)
  }
}
