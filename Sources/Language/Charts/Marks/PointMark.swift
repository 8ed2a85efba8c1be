import ChartModel
import Foundation

/// A symbol at a place.
///
///     PointMark(x: .value("Mass", 4), y: .value("Charge", 2))
///
/// `CGFloat` places are points from the plot's top left; `nil` is the plot's middle.
public struct PointMark: Sendable {
  @usableFromInline let x: PositionValue
  @usableFromInline let y: PositionValue
  /// Whether it has a third value, which stands where the x of other marks has the end of its range: an object of its
  /// own would take longer than the rest, and the marks of flat charts stay as small as they are.
  @usableFromInline let isInSpace: Bool

  /// A point with data on both axes.
  @inlinable public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    self.x = .value(x.channel)
    self.y = .value(y.channel)
    isInSpace = false
  }

  /// A point with data on x alone.
  @inlinable public init<X>(x: PlottableValue<X>, y: CGFloat? = nil) where X: Plottable {
    self.x = .value(x.channel)
    self.y = PositionValue(start: y, end: y)
    isInSpace = false
  }

  /// A point with data on y alone.
  @inlinable public init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable {
    self.x = PositionValue(start: x, end: x)
    self.y = .value(y.channel)
    isInSpace = false
  }

  /// A point in a chart of three dimensions.
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
