import OpenChartsChartEngine
import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

/// Converts between data and positions in a chart. Positions are relative to the plot area.
public struct ChartProxy {
  let layout: ChartLayout
  let node: ViewNode
  /// The top left corner of the chart in its view. Not zero if edges were rounded to pixels.
  let origin: CGPoint
  let selections: ChartSelections

  /// The frame of the plot area, to be resolved with a geometry proxy.
  public var plotFrame: Anchor<CGRect>? { plotAnchor }
  /// The frame of the visible part of the plot area.
  public var plotContainerFrame: Anchor<CGRect>? { plotAnchor }
  /// The frame of the plot area. Former name of ``plotFrame``.
  @available(*, deprecated, renamed: "plotFrame")
  public var plotAreaFrame: Anchor<CGRect> { plotAnchor }

  private var plotAnchor: Anchor<CGRect> {
    Anchor(node: node, rect: layout.plotFrame.cgRect.offsetBy(dx: origin.x, dy: origin.y))
  }

  /// The size of the plot area in points.
  public var plotSize: CGSize { layout.plotFrame.size.cgSize }
  /// The size of the plot area in points. Former name of ``plotSize``.
  @available(*, deprecated, renamed: "plotSize")
  public var plotAreaSize: CGSize { plotSize }

  // MARK: From data to positions

  /// Returns the position of a value on x, or the middle of a category's band; `nil` if it has none.
  public func position<P>(forX value: P) -> CGFloat? where P: Plottable {
    layout.xScale?.position(of: value.dataValue).map { CGFloat($0) }
  }

  /// Returns the position of a value on y, or the middle of a category's band; `nil` if it has none.
  public func position<P>(forY value: P) -> CGFloat? where P: Plottable {
    layout.yScale?.position(of: value.dataValue).map { CGFloat($0) }
  }

  /// Returns the position of two values, in points from the plot's top left; `nil` if either has none.
  public func position<X, Y>(for point: (x: X, y: Y)) -> CGPoint? where X: Plottable, Y: Plottable {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the band of a value on x; `nil` on continuous axes.
  public func positionRange<P>(forX value: P) -> ClosedRange<CGFloat>? where P: Plottable {
    layout.xScale?.band(of: value.dataValue).map { CGFloat($0.lowerBound)...CGFloat($0.upperBound) }
  }

  /// Returns the band of a value on y; `nil` on continuous axes.
  public func positionRange<P>(forY value: P) -> ClosedRange<CGFloat>? where P: Plottable {
    layout.yScale?.band(of: value.dataValue).map { CGFloat($0.lowerBound)...CGFloat($0.upperBound) }
  }

  /// Returns the bands of two values; `nil` unless both axes have bands.
  public func positionRange<X, Y>(for point: (x: X, y: Y)) -> CGRect?
  where X: Plottable, Y: Plottable {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  // MARK: From positions to data

  /// Returns the value at a position on x, also outside the plot on continuous axes; `nil` for another type.
  public func value<P>(atX position: CGFloat, as: P.Type = P.self) -> P? where P: Plottable {
    layout.xScale?.value(at: Double(position)).flatMap { P(dataValue: $0) }
  }

  /// Returns the value at a position on y, also outside the plot on continuous axes; `nil` for another type.
  public func value<P>(atY position: CGFloat, as: P.Type = P.self) -> P? where P: Plottable {
    layout.yScale?.value(at: Double(position)).flatMap { P(dataValue: $0) }
  }

  /// Returns the values at a position in points from the plot's top left; `nil` if either has none or another type.
  public func value<X, Y>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)?
  where X: Plottable, Y: Plottable {
    guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
    return (x, y)
  }

  // MARK: Sectors

  /// Returns the angle of a position around the plot's centre: 0 is up, increasing clockwise to a full turn.
  public func angle(at position: CGPoint) -> Angle {
    let size = layout.plotFrame.size
    let radians = atan2(Double(position.x) - size.width / 2, size.height / 2 - Double(position.y))
    guard radians.isFinite else { return .zero }
    return .radians(radians < 0 ? radians + 2 * .pi : radians)
  }

  /// Returns the cumulative sum of the sectors at an angle; `nil` without sectors.
  public func value<P>(atAngle angle: Angle, as: P.Type = P.self) -> P? where P: Plottable {
    guard let total = layout.sectorTotal, angle.radians.isFinite else { return nil }
    let radians = angle.radians.truncatingRemainder(dividingBy: 2 * .pi)
    return P(dataValue: .number(total * (radians < 0 ? radians + 2 * .pi : radians) / (2 * .pi)))
  }
}
