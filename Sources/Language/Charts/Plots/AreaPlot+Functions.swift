import ChartModel
import SwiftUI

extension AreaPlot {
  /// Creates the area between zero and y = f(x), exact to the pixel: samples are added where it is steep, and it is
  /// interrupted where the function has no value, a jump or a pole.
  ///
  /// `x` and `y` are the labels of the dimensions. `domain` is the interval of x; `nil` means the whole x axis, or
  /// −10…10 if nothing sets its domain.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionAreaPlotContent {
    content = FunctionAreaPlotContent(
      function: FunctionPlot(
        source: FunctionSource(.value(function), domain: domain), x: ChannelLabel(x), y: ChannelLabel(y)))
  }

  /// Creates the area between zero and y = f(x), exact to the pixel: samples are added where it is steep, and it is
  /// interrupted where the function has no value, a jump or a pole.
  ///
  /// `x` and `y` are the labels of the dimensions. `domain` is the interval of x; `nil` means the whole x axis, or
  /// −10…10 if nothing sets its domain.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionAreaPlotContent {
    content = FunctionAreaPlotContent(
      function: FunctionPlot(
        source: FunctionSource(.value(function), domain: domain), x: ChannelLabel(x), y: ChannelLabel(y)))
  }

  /// Creates the area between zero and y = f(x), accurate to a pixel: samples are added where the function is steep,
  /// and the area is split where the function has no value, jumps, or has a pole.
  ///
  /// `x` and `y` name the dimensions. `domain` is the interval of x in which the area is drawn; `nil` is the whole x
  /// axis, which is −10 to 10 if nothing else gives the axis a domain.
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionAreaPlotContent {
    content = FunctionAreaPlotContent(
      function: FunctionPlot(
        source: FunctionSource(.value(function), domain: domain), x: ChannelLabel(Text(x)),
        y: ChannelLabel(Text(y))))
  }

  /// Creates the area between zero and y = f(x), exact to the pixel: samples are added where it is steep, and it is
  /// interrupted where the function has no value, a jump or a pole.
  ///
  /// `x` and `y` are the labels of the dimensions. `domain` is the interval of x; `nil` means the whole x axis, or
  /// −10…10 if nothing sets its domain.
  @_disfavoredOverload
  public init<S1, S2>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where S1: StringProtocol, S2: StringProtocol, Content == FunctionAreaPlotContent {
    content = FunctionAreaPlotContent(
      function: FunctionPlot(
        source: FunctionSource(.value(function), domain: domain), x: ChannelLabel(String(x)),
        y: ChannelLabel(String(y))))
  }

  /// Creates the band between two functions of x, exact to the pixel: samples are added where it is steep, and it is
  /// interrupted where either function has no value, a jump or a pole.
  ///
  /// `x`, `yStart` and `yEnd` are the labels of the dimensions. `domain` is the interval of x; `nil` means the whole
  /// x axis, or −10…10 if nothing sets its domain.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == FunctionAreaPlotContent {
    content = FunctionAreaPlotContent(
      function: FunctionPlot(
        source: FunctionSource(.range { function($0) }, domain: domain), x: ChannelLabel(x),
        y: ChannelLabel(yStart),
        yEnd: ChannelLabel(yEnd)))
  }

  /// Creates the band between two functions of x, exact to the pixel: samples are added where it is steep, and it is
  /// interrupted where either function has no value, a jump or a pole.
  ///
  /// `x`, `yStart` and `yEnd` are the labels of the dimensions. `domain` is the interval of x; `nil` means the whole
  /// x axis, or −10…10 if nothing sets its domain.
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == FunctionAreaPlotContent {
    content = FunctionAreaPlotContent(
      function: FunctionPlot(
        source: FunctionSource(.range { function($0) }, domain: domain), x: ChannelLabel(x),
        y: ChannelLabel(yStart),
        yEnd: ChannelLabel(yEnd)))
  }

  /// Creates the band between two functions of x, exact to the pixel: samples are added where it is steep, and it is
  /// interrupted where either function has no value, a jump or a pole.
  ///
  /// `x`, `yStart` and `yEnd` are the labels of the dimensions. `domain` is the interval of x; `nil` means the whole
  /// x axis, or −10…10 if nothing sets its domain.
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == FunctionAreaPlotContent {
    content = FunctionAreaPlotContent(
      function: FunctionPlot(
        source: FunctionSource(.range { function($0) }, domain: domain), x: ChannelLabel(Text(x)),
        y: ChannelLabel(Text(yStart)),
        yEnd: ChannelLabel(Text(yEnd))))
  }

  /// Creates the band between two functions of x, exact to the pixel: samples are added where it is steep, and it is
  /// interrupted where either function has no value, a jump or a pole.
  ///
  /// `x`, `yStart` and `yEnd` are the labels of the dimensions. `domain` is the interval of x; `nil` means the whole
  /// x axis, or −10…10 if nothing sets its domain.
  @_disfavoredOverload
  public init<S1, S2, S3>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where S1: StringProtocol, S2: StringProtocol, S3: StringProtocol, Content == FunctionAreaPlotContent {
    content = FunctionAreaPlotContent(
      function: FunctionPlot(
        source: FunctionSource(.range { function($0) }, domain: domain), x: ChannelLabel(String(x)),
        y: ChannelLabel(String(yStart)),
        yEnd: ChannelLabel(String(yEnd))))
  }
}
