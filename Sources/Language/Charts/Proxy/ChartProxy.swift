import ChartEngine
import ChartModel
import DisplayList
import SwiftUI

/// Tells where data lie in a chart and what lies at a place. Places are relative to the plot area.
public struct ChartProxy {
  let layout: ChartLayout
  let node: ViewNode
  /// The chart's top left corner in its view; not zero where edges were moved to pixels.
  let origin: CGPoint
  let selections: ChartSelections

  /// The plot area, for a geometry proxy to resolve.
  public var plotFrame: Anchor<CGRect>? { plotAnchor }
  /// The visible part of the plot area.
  public var plotContainerFrame: Anchor<CGRect>? { plotAnchor }
  /// The plot area, for a geometry proxy to resolve: ``plotFrame`` by its former name.
  @available(*, deprecated, renamed: "plotFrame")
  public var plotAreaFrame: Anchor<CGRect> { plotAnchor }

  private var plotAnchor: Anchor<CGRect> {
    Anchor(node: node, rect: layout.plotFrame.cgRect.offsetBy(dx: origin.x, dy: origin.y))
  }

  /// The size of the plot area.
  public var plotSize: CGSize { layout.plotFrame.size.cgSize }
  /// The size of the plot area in points: ``plotSize`` by its former name.
  @available(*, deprecated, renamed: "plotSize")
  public var plotAreaSize: CGSize { plotSize }

  // MARK: From data to places

  /// The place of a value along x; the middle of a name's band. `nil` where it has none.
  public func position<P>(forX value: P) -> CGFloat? where P: Plottable {
    layout.xScale?.position(of: value.dataValue).map { CGFloat($0) }
  }

  /// The place of a value along y; the middle of a name's band. `nil` where it has none.
  public func position<P>(forY value: P) -> CGFloat? where P: Plottable {
    layout.yScale?.position(of: value.dataValue).map { CGFloat($0) }
  }

  /// The place of two values, in points from the plot's top left; `nil` where either has none.
  public func position<X, Y>(for point: (x: X, y: Y)) -> CGPoint? where X: Plottable, Y: Plottable {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The band of a value along x; `nil` on continuous axes.
  public func positionRange<P>(forX value: P) -> ClosedRange<CGFloat>? where P: Plottable {
    layout.xScale?.band(of: value.dataValue).map { CGFloat($0.lowerBound)...CGFloat($0.upperBound) }
  }

  /// The band of a value along y; `nil` on continuous axes.
  public func positionRange<P>(forY value: P) -> ClosedRange<CGFloat>? where P: Plottable {
    layout.yScale?.band(of: value.dataValue).map { CGFloat($0.lowerBound)...CGFloat($0.upperBound) }
  }

  /// The bands of two values; `nil` unless both axes have bands.
  public func positionRange<X, Y>(for point: (x: X, y: Y)) -> CGRect?
  where X: Plottable, Y: Plottable {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  // MARK: From places to data

  /// The value at a place along x; beyond the plot too on continuous axes. `nil` for another type.
  public func value<P>(atX position: CGFloat, as: P.Type = P.self) -> P? where P: Plottable {
    layout.xScale?.value(at: Double(position)).flatMap { P(dataValue: $0) }
  }

  /// The value at a place along y; beyond the plot too on continuous axes. `nil` for another type.
  public func value<P>(atY position: CGFloat, as: P.Type = P.self) -> P? where P: Plottable {
    layout.yScale?.value(at: Double(position)).flatMap { P(dataValue: $0) }
  }

  /// The values at a place in points from the plot's top left; `nil` where either has none or is of another type.
  public func value<X, Y>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)?
  where X: Plottable, Y: Plottable {
    guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
    return (x, y)
  }

  // MARK: Sectors

  /// The direction of a place from the plot's middle: 0 is up, and it grows clockwise to a full turn.
  public func angle(at position: CGPoint) -> Angle {
    let size = layout.plotFrame.size
    let radians = atan2(Double(position.x) - size.width / 2, size.height / 2 - Double(position.y))
    guard radians.isFinite else { return .zero }
    return .radians(radians < 0 ? radians + 2 * .pi : radians)
  }

  /// The running total of all sectors at a direction; `nil` where there are none.
  public func value<P>(atAngle angle: Angle, as: P.Type = P.self) -> P? where P: Plottable {
    guard let total = layout.sectorTotal, angle.radians.isFinite else { return nil }
    let turn = angle.radians.truncatingRemainder(dividingBy: 2 * .pi)
    return P(dataValue: .number(total * (turn < 0 ? turn + 2 * .pi : turn) / (2 * .pi)))
  }
}
