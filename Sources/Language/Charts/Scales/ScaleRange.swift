import ChartModel
import DisplayList
import SwiftUI

/// What a scale gives: colours, sizes, symbols, dashes or places.
public protocol ScaleRange {
  /// What a single value of the data becomes, such as a colour.
  associatedtype VisualValue

  /// The values in order; two of them where the range is an interval.
  var _visualValues: [VisualValue] { get }
  /// A continuous ramp, where the range is one.
  func _gradient(in environment: EnvironmentValues) -> _GradientRamp?
}

/// Wraps the renderers' stops, which are not public.
public struct _GradientRamp {
  let stops: [GradientStop]
  init(_ stops: [GradientStop]) { self.stops = stops }
}

extension ScaleRange {
  public func _gradient(in environment: EnvironmentValues) -> _GradientRamp? { nil }
}

extension Array: ScaleRange {
  /// Each element is one value of the range.
  public typealias VisualValue = Element
  public var _visualValues: [Element] { self }
}

extension ArraySlice: ScaleRange {
  /// Each element is one value of the range.
  public typealias VisualValue = Element
  public var _visualValues: [Element] { Array(self) }
}

extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
  /// A number between the bounds.
  public typealias VisualValue = Bound
  public var _visualValues: [Bound] { [lowerBound, upperBound] }
}

extension Gradient: ScaleRange {
  /// A colour of the gradient or between two of them.
  public typealias VisualValue = Color
  public var _visualValues: [Color] { stops.map(\.color) }
  public func _gradient(in environment: EnvironmentValues) -> _GradientRamp? {
    _GradientRamp(resolved(in: environment))
  }
}

extension AnyGradient: ScaleRange {
  /// A colour of the gradient.
  public typealias VisualValue = Color
  public var _visualValues: [Color] { [] }
  public func _gradient(in environment: EnvironmentValues) -> _GradientRamp? {
    _GradientRamp(resolved(in: environment))
  }
}

/// Places within the plot.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
  var _range: _PositionRangeRequest { get }
}

/// Wraps the engine's request, which is not public.
public struct _PositionRangeRequest {
  let request: RangeRequest
  init(_ request: RangeRequest) { self.request = request }
}

extension PositionScaleRange {
  /// From the first place to the last, in points within the plot.
  public var _range: _PositionRangeRequest {
    let places = _visualValues
    guard let first = places.first, let last = places.last else {
      return _PositionRangeRequest(.plotDimension(startPadding: 0, endPadding: 0))
    }
    return _PositionRangeRequest(.explicit(Double(first), Double(last)))
  }
}

extension Array: PositionScaleRange where Element == CGFloat {}
extension ArraySlice: PositionScaleRange where Element == CGFloat {}
extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

/// The plot's whole length, less paddings.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// A place in points.
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
  /// The plot's whole length.
  public static var plotDimension: PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: 0, endPadding: 0)
  }

  /// The plot's length less a padding in points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }

  /// The plot's length less a padding in points at each end.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
    -> PlotDimensionScaleRange
  {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}
