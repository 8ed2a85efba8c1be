import Foundation
import OpenChartsChartModel

/// A sector of a pie or ring: a share of the total, or an explicit range of it.
///
///     SectorMark(angle: .value("Votes", 120), innerRadius: .ratio(0.6), angularInset: 1.5)
///
/// Sectors start at twelve o'clock and run clockwise. `outerRadius` is relative to the available space, `innerRadius`
/// to the outer radius; `angularInset` moves each side inwards, in points.
public struct SectorMark: Sendable {
  private let angle: ChannelValue
  private var shape = MarkShape()

  /// Creates a sector. With automatic radii it extends from the centre to 95 % of the available space. `nil` for
  /// `angularInset` leaves a gap of one point between neighbours.
  public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    self.angle = angle.channel
    shape.innerRadius = innerRadius.length
    shape.outerRadius = outerRadius.length
    shape.angularInset = angularInset.map(Double.init) ?? 0
  }
}

extension SectorMark: _PrimitiveChartContent {
  public func _collect(into collector: _ChartCollector) {
    collector.append(.sector, shape: shape, x: .none, y: .none, angle: angle)
  }
}
