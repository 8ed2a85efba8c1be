import ChartModel
import DisplayList
import SwiftUI

// Functions are sampled when the chart is laid out and its axes are known: in pieces that are halved until a
// straight line shows the curve right to a twentieth of a point, with more samples at steep parts. The curve
// is parted where the function has no value (NaN, infinity) and where it leaps, at a step or across a pole.
// The function is called some thousands of times for each layout.

/// A line along a function, as ``LinePlot`` draws it.
public struct FunctionLinePlotContent: Sendable {
  let function: FunctionPlot
}

extension FunctionLinePlotContent: _PrimitiveChartContent {
  public func _collect(into collector: _ChartCollector) { function.collect(.line, into: collector) }
}

/// An area under a function or between two, as ``AreaPlot`` draws it.
public struct FunctionAreaPlotContent: Sendable {
  let function: FunctionPlot
}

extension FunctionAreaPlotContent: _PrimitiveChartContent {
  public func _collect(into collector: _ChartCollector) { function.collect(.area, into: collector) }
}

/// A formula with the names of its dimensions.
struct FunctionPlot: Sendable {
  var source: FunctionSource
  var x: ChannelLabel
  var y: ChannelLabel
  /// Of a band.
  var yEnd: ChannelLabel?

  @MainActor func collect(_ kind: MarkKind, into collector: _ChartCollector) {
    func channel(_ label: ChannelLabel) -> ChannelValue { ChannelValue(label, .number(.nan)) }
    collector.append(
      source, as: kind, x: .value(channel(x)),
      y: yEnd.map { .interval(channel(y), channel($0)) } ?? .value(channel(y)))
  }
}

extension LinePlot {
  /// A line along y = f(x), right at the pixel level: samples are added where it is steep, and it is
  /// parted where the function has no value, leaps, or passes a pole.
  ///
  /// `x` and `y` name the dimensions. `domain` is the interval of x where it is drawn; `nil` is the whole x axis,
  /// from −10 to 10 where nothing gives the axis a domain.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionLinePlotContent {
    content = FunctionLinePlotContent(
      function: FunctionPlot(
        source: FunctionSource(.value(function), domain: domain), x: ChannelLabel(x), y: ChannelLabel(y)))
  }

  /// A line along y = f(x), right at the pixel level: samples are added where it is steep, and it is
  /// parted where the function has no value, leaps, or passes a pole.
  ///
  /// `x` and `y` name the dimensions. `domain` is the interval of x where it is drawn; `nil` is the whole x axis,
  /// from −10 to 10 where nothing gives the axis a domain.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionLinePlotContent {
    content = FunctionLinePlotContent(
      function: FunctionPlot(
        source: FunctionSource(.value(function), domain: domain), x: ChannelLabel(x), y: ChannelLabel(y)))
  }

  /// A line along y = f(x), right at the pixel level: samples are added where it is steep, and it is
  /// parted where the function has no value, leaps, or passes a pole.
  ///
  /// `x` and `y` name the dimensions. `domain` is the interval of x where it is drawn; `nil` is the whole x axis,
  /// from −10 to 10 where nothing gives the axis a domain.
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionLinePlotContent {
    content = FunctionLinePlotContent(
      function: FunctionPlot(
        source: FunctionSource(.value(function), domain: domain), x: ChannelLabel(Text(x)),
        y: ChannelLabel(Text(y))))
  }

  /// A line along y = f(x), right at the pixel level: samples are added where it is steep, and it is
  /// parted where the function has no value, leaps, or passes a pole.
  ///
  /// `x` and `y` name the dimensions. `domain` is the interval of x where it is drawn; `nil` is the whole x axis,
  /// from −10 to 10 where nothing gives the axis a domain.
  @_disfavoredOverload
  public init<S1, S2>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where S1: StringProtocol, S2: StringProtocol, Content == FunctionLinePlotContent {
    content = FunctionLinePlotContent(
      function: FunctionPlot(
        source: FunctionSource(.value(function), domain: domain), x: ChannelLabel(String(x)),
        y: ChannelLabel(String(y))))
  }

  /// A curve through the places that a function gives for a parameter, right at the pixel level: samples
  /// are added where it bends, and it is parted where the function has no place or leaps.
  ///
  /// `x` and `y` name the dimensions. `t` is the name of the parameter, which nothing here shows, and `domain` its
  /// interval.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where Content == FunctionLinePlotContent {
    content = FunctionLinePlotContent(
      function: FunctionPlot(
        source: FunctionSource(.parametric(function), domain: domain), x: ChannelLabel(x), y: ChannelLabel(y))
    )
  }

  /// A curve through the places that a function gives for a parameter, right at the pixel level: samples
  /// are added where it bends, and it is parted where the function has no place or leaps.
  ///
  /// `x` and `y` name the dimensions. `t` is the name of the parameter, which nothing here shows, and `domain` its
  /// interval.
  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where Content == FunctionLinePlotContent {
    content = FunctionLinePlotContent(
      function: FunctionPlot(
        source: FunctionSource(.parametric(function), domain: domain), x: ChannelLabel(x), y: ChannelLabel(y))
    )
  }

  /// A curve through the places that a function gives for a parameter, right at the pixel level: samples
  /// are added where it bends, and it is parted where the function has no place or leaps.
  ///
  /// `x` and `y` name the dimensions. `t` is the name of the parameter, which nothing here shows, and `domain` its
  /// interval.
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where Content == FunctionLinePlotContent {
    content = FunctionLinePlotContent(
      function: FunctionPlot(
        source: FunctionSource(.parametric(function), domain: domain), x: ChannelLabel(Text(x)),
        y: ChannelLabel(Text(y))))
  }

  /// A curve through the places that a function gives for a parameter, right at the pixel level: samples
  /// are added where it bends, and it is parted where the function has no place or leaps.
  ///
  /// `x` and `y` name the dimensions. `t` is the name of the parameter, which nothing here shows, and `domain` its
  /// interval.
  @_disfavoredOverload
  public init<S1, S2, S3>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where S1: StringProtocol, S2: StringProtocol, S3: StringProtocol, Content == FunctionLinePlotContent {
    content = FunctionLinePlotContent(
      function: FunctionPlot(
        source: FunctionSource(.parametric(function), domain: domain), x: ChannelLabel(String(x)),
        y: ChannelLabel(String(y))))
  }
}
