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
  /// Of a point in space.
  @usableFromInline let z: DepthValue?

  @inlinable public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    self.x = .value(x.channel)
    self.y = .value(y.channel)
    z = nil
  }

  /// A point with data on x alone.
  @inlinable public init<X>(x: PlottableValue<X>, y: CGFloat? = nil) where X: Plottable {
    self.x = .value(x.channel)
    self.y = PositionValue(start: y, end: y)
    z = nil
  }

  /// A point with data on y alone.
  @inlinable public init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable {
    self.x = PositionValue(start: x, end: x)
    self.y = .value(y.channel)
    z = nil
  }

  /// A point in a chart of three dimensions.
  @inlinable public init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>, z: PlottableValue<some Plottable>
  ) {
    self.x = .value(x.channel)
    self.y = .value(y.channel)
    self.z = DepthValue(z.channel)
  }
}

extension PointMark: _PrimitiveChartContent {
  public func _collect(into collector: _ChartCollector) {
    collector.append(.point, x: x, y: y)
  }
}
