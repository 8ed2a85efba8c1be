import OpenChartsChartModel
import SwiftUI

extension AreaPlot {
  /// Creates the area between zero and y = f(x), exact to the pixel: samples are added where it is steep, and it is
  /// interrupted where the function has no value, a jump or a pole.
  ///
  /// `x` and `y` are the labels of the dimensions. `domain` is the interval of x; `nil` means the whole x axis, or
  /// −10…10 if nothing sets its domain.
  @_TextOverloads
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionAreaPlotContent {
    content = .init(function: .init(.value(function), domain, ChannelLabel(x), ChannelLabel(y)))
  }

  /// Creates the band between two functions of x, exact to the pixel: samples are added where it is steep, and it is
  /// interrupted where either function has no value, a jump or a pole.
  ///
  /// `x`, `yStart` and `yEnd` are the labels of the dimensions. `domain` is the interval of x; `nil` means the whole
  /// x axis, or −10…10 if nothing sets its domain.
  @_TextOverloads
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == FunctionAreaPlotContent {
    content = .init(
      function: .init(
        .range { function($0) }, domain, ChannelLabel(x), ChannelLabel(yStart), ChannelLabel(yEnd)))
  }
}
