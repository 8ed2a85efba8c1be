import ChartModel
import Foundation

/// A sector of a pie or a ring: a share of all sectors' sum, or an explicit range of it.
///
///     SectorMark(angle: .value("Votes", 120), innerRadius: .ratio(0.6), angularInset: 1.5)
///
/// Sectors begin at twelve o'clock and run clockwise. `outerRadius` is relative to the room there is,
/// `innerRadius` to the outer radius; `angularInset` moves each side in by points.
public struct SectorMark: Sendable {
  private let angle: ChannelValue
  private var shape = MarkShape()

  /// A sector as wide as its share. With automatic radii it reaches from the middle to 95 percent of the room; an
  /// inset of `nil` leaves a gap of one point between neighbours.
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
