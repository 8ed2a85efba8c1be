import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

// Functions are sampled during layout, when the axes are known: intervals are halved until a straight line is within
// 0.05 points of the curve, with more samples at steep parts. The curve is interrupted where the function has no
// value (NaN, infinity) and at jumps and poles. The function is called several thousand times per layout.

/// The line of a function in a ``LinePlot``.
public struct FunctionLinePlotContent: Sendable {
  let function: FunctionPlot
}

extension FunctionLinePlotContent: _PrimitiveChartContent {
  public func _collect(into collector: _ChartCollector) { function.collect(.line, into: collector) }
}

/// The area under a function or between two functions in an ``AreaPlot``.
public struct FunctionAreaPlotContent: Sendable {
  let function: FunctionPlot
}

extension FunctionAreaPlotContent: _PrimitiveChartContent {
  public func _collect(into collector: _ChartCollector) { function.collect(.area, into: collector) }
}

/// A function with the labels of its dimensions.
struct FunctionPlot: Sendable {
  var source: FunctionSource
  var x: ChannelLabel
  var y: ChannelLabel
  /// The label of the upper end, for a band between two functions.
  var yEnd: ChannelLabel?

  init(
    _ form: FunctionSource.Form, _ domain: ClosedRange<Double>?, _ x: ChannelLabel, _ y: ChannelLabel,
    _ yEnd: ChannelLabel? = nil
  ) {
    source = FunctionSource(form, domain: domain)
    (self.x, self.y, self.yEnd) = (x, y, yEnd)
  }

  @MainActor func collect(_ kind: MarkKind, into collector: _ChartCollector) {
    func channel(_ label: ChannelLabel) -> ChannelValue { ChannelValue(label, .value(.number(.nan))) }
    collector.append(
      source, as: kind, x: .value(channel(x)),
      y: yEnd.map { .interval(channel(y), channel($0)) } ?? .value(channel(y)))
  }
}

extension LinePlot {
  /// Creates a line along y = f(x), exact to the pixel: samples are added where it is steep, and it is interrupted
  /// where the function has no value, a jump or a pole.
  ///
  /// `x` and `y` are the labels of the dimensions. `domain` is the interval of x; `nil` means the whole x axis, or
  /// −10…10 if nothing sets its domain.
  @_TextOverloads
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionLinePlotContent {
    content = .init(function: .init(.value(function), domain, ChannelLabel(x), ChannelLabel(y)))
  }

  /// Creates a parametric curve, exact to the pixel: samples are added where it bends, and it is interrupted where
  /// the function has no value or a jump.
  ///
  /// `x` and `y` are the labels of the dimensions. `t` is the label of the parameter, which is not shown; `domain` is
  /// its interval.
  @_TextOverloads
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where Content == FunctionLinePlotContent {
    content = .init(function: .init(.parametric(function), domain, ChannelLabel(x), ChannelLabel(y)))
  }
}
