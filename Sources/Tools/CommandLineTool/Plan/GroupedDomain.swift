import OpenChartsChartMath
import OpenChartsTables

/// The values that an explicit domain allows on an axis of bins or units of time. Includes both ends. Dates are seconds
/// since 1 January 2001, 00:00 UTC.
struct GroupedDomain: Equatable, Sendable {
  var low: Double
  var high: Double

  /// `nil` for an axis without groups or without an explicit domain, and for lines and areas over units of time,
  /// because these continue to the edge.
  init?(_ slot: ChannelSlot, of plan: ChartPlan, zone: ZoneOffsets) {
    guard slot == .x || slot == .y, !plan.isInSpace, plan.xEnd == nil, plan.yEnd == nil, plan.prices.isEmpty,
      let channel = slot == .x ? plan.x : plan.y, channel.aggregate == nil,
      let domain = (slot == .x ? plan.xAxis : plan.yAxis).domain
    else { return nil }
    (low, high) = (domain.lowerBound, domain.upperBound)
    switch channel.grouping {
    case .bins, .intervals:
      guard channel.kind == .number else { return nil }
    case .unit(let unit):
      guard channel.kind == .date, plan.shape != .line, plan.shape != .area else { return nil }
      var clock = WallClock(zone)
      if plan.shape == .bar || plan.shape == .rectangle {
        // A unit that begins at the end of the axis would have no width.
        if unit.start(of: high, &clock) == high { high -= 1e-6 }
      } else if unit.start(of: low, &clock) < low {
        // A symbol is at the start of its unit.
        low = unit.end(of: low, &clock)
      }
    case .none, .cycle: return nil
    }
  }

  func contains(_ value: Double) -> Bool { value >= low && value <= high }
}

extension EqualBins {
  /// The edges and middles of bins, clipped to a domain. A bin outside the domain is unchanged.
  func spans(from starts: [Double], within domain: ClosedRange<Double>?) -> (
    lowers: [Double], uppers: [Double], middles: [Double]
  ) {
    let ends = ends(from: starts)
    var (lowers, uppers, middles) = (starts, ends.uppers, ends.middles)
    guard let domain else { return (lowers, uppers, middles) }
    for index in lowers.indices
    where lowers[index] < domain.upperBound && uppers[index] > domain.lowerBound {
      let lower = max(lowers[index], domain.lowerBound)
      let upper = min(uppers[index], domain.upperBound)
      guard lower > lowers[index] || upper < uppers[index] else { continue }
      (lowers[index], uppers[index]) = (lower, upper)
      middles[index] = isLogarithmic ? lower.squareRoot() * upper.squareRoot() : lower + (upper - lower) / 2
    }
    return (lowers, uppers, middles)
  }
}
