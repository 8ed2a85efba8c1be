import ChartModel
import Foundation

/// A symbol at a place.
///
///     PointMark(x: .value("Mass", 4), y: .value("Charge", 2))
///
/// `CGFloat` places are points from the plot's top left; `nil` is the plot's middle.
public struct PointMark: Sendable {
  // Values where they were said, else no numbers; kept side by side, so that a mark is copied fast.
  @usableFromInline let x: ChannelValue
  @usableFromInline let y: ChannelValue
  /// Of a point in space.
  @usableFromInline let z: ChannelValue
  @usableFromInline let hasX: Bool
  @usableFromInline let hasY: Bool
  /// Points from the plot's top left, on an axis without a value.
  @usableFromInline let place: Double?

  @inlinable init(x: ChannelValue?, y: ChannelValue?, z: ChannelValue?, place: CGFloat?) {
    hasX = x != nil
    hasY = y != nil
    self.x = x ?? .nothing
    self.y = y ?? .nothing
    self.z = z ?? .nothing
    self.place = place.map { Double($0) }
  }

  @inlinable public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) where X: Plottable, Y: Plottable {
    self.init(x: x.channel, y: y.channel, z: nil, place: nil)
  }

  /// A point with data on x alone.
  @inlinable public init<X>(x: PlottableValue<X>, y: CGFloat? = nil) where X: Plottable {
    self.init(x: x.channel, y: nil, z: nil, place: y)
  }

  /// A point with data on y alone.
  @inlinable public init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) where Y: Plottable {
    self.init(x: nil, y: y.channel, z: nil, place: x)
  }

  /// A point in a chart of three dimensions.
  @inlinable public init(
    x: PlottableValue<some Plottable>, y: PlottableValue<some Plottable>, z: PlottableValue<some Plottable>
  ) {
    self.init(x: x.channel, y: y.channel, z: z.channel, place: nil)
  }
}

extension PointMark: _PrimitiveChartContent {
  public func _collect(into collector: _ChartCollector) {
    collector.append(
      .point, x: hasX ? .value(x) : PositionValue(at: place), y: hasY ? .value(y) : PositionValue(at: place))
  }
}
