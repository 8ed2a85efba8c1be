import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

/// The range of a scale: colours, sizes, symbols, dashes or positions.
public protocol ScaleRange {
  /// The type of a single output value, such as a colour.
  associatedtype VisualValue

  /// The output values in order. An interval has two.
  var _visualValues: [VisualValue] { get }
  /// Returns a continuous gradient; `nil` if the range is not continuous.
  func _gradient(in environment: EnvironmentValues) -> _GradientRamp?
}

/// A wrapper of the engine's type, which is not public.
public struct _GradientRamp {
  let stops: [GradientStop]
  init(_ stops: [GradientStop]) { self.stops = stops }
}

extension ScaleRange {
  public func _gradient(in environment: EnvironmentValues) -> _GradientRamp? { nil }
}

extension Array: ScaleRange {
  /// The type of the elements.
  public typealias VisualValue = Element
  public var _visualValues: [Element] { self }
}

extension ArraySlice: ScaleRange {
  /// The type of the elements.
  public typealias VisualValue = Element
  public var _visualValues: [Element] { Array(self) }
}

extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
  /// The type of a number between the bounds.
  public typealias VisualValue = Bound
  public var _visualValues: [Bound] { [lowerBound, upperBound] }
}

extension Gradient: ScaleRange {
  /// The type of the gradient's colours.
  public typealias VisualValue = Color
  public var _visualValues: [Color] { stops.map(\.color) }
  public func _gradient(in environment: EnvironmentValues) -> _GradientRamp? {
    _GradientRamp(resolved(in: environment))
  }
}

extension AnyGradient: ScaleRange {
  /// The type of the gradient's colours.
  public typealias VisualValue = Color
  public var _visualValues: [Color] { [] }
  public func _gradient(in environment: EnvironmentValues) -> _GradientRamp? {
    _GradientRamp(resolved(in: environment))
  }
}

/// A range of positions in the plot.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
  var _range: _PositionRangeRequest { get }
}

/// A wrapper of the engine's type, which is not public.
public struct _PositionRangeRequest {
  let request: RangeRequest
  init(_ request: RangeRequest) { self.request = request }
}

extension PositionScaleRange {
  /// From the first position to the last, in points in the plot.
  public var _range: _PositionRangeRequest {
    let positions = _visualValues
    guard let first = positions.first, let last = positions.last else {
      return _PositionRangeRequest(.plotDimension(startPadding: 0, endPadding: 0))
    }
    return _PositionRangeRequest(.explicit(Double(first), Double(last)))
  }
}

extension Array: PositionScaleRange where Element == CGFloat {}
extension ArraySlice: PositionScaleRange where Element == CGFloat {}
extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

/// The whole length of the plot, minus padding.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// The type of a position in points.
  public typealias VisualValue = CGFloat
  let startPadding: CGFloat
  let endPadding: CGFloat

  public var _visualValues: [CGFloat] { [] }
  public var _range: _PositionRangeRequest {
    _PositionRangeRequest(
      .plotDimension(startPadding: Double(startPadding), endPadding: Double(endPadding)))
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole length of the plot.
  public static var plotDimension: PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: 0, endPadding: 0)
  }

  /// Returns the length of the plot minus a padding in points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }

  /// Returns the length of the plot minus a padding in points at each end.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
    -> PlotDimensionScaleRange
  {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}
