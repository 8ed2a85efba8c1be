import OpenChartsEngines
import OpenChartsTables

extension EngineTable {
  /// The table restricted to rows within the explicit domains of grouped axes, and the number of excluded rows. `nil`
  /// if no row is excluded.
  ///
  /// If all rows are outside, the table is not restricted, so that the chart shows its axes.
  func within(domainsOf plan: ChartPlan) throws -> (table: EngineTable, outside: Int)? {
    var bounds: [Query.Bounds] = []
    for (slot, channel) in [(ChannelSlot.x, plan.x), (.y, plan.y)] {
      guard case .column(let index)? = channel?.source,
        let domain = GroupedDomain(slot, of: plan, zone: writer.zone), domain.low <= domain.high
      else { continue }
      bounds.append(Query.Bounds(fields[index], low: domain.low, high: domain.high))
    }
    guard !bounds.isEmpty else { return nil }
    // Rows without a value in one of these columns count as missing.
    let names = plan.missingName == nil ? [plan.color, plan.symbol, plan.series, plan.facet] : []
    var needed: [EngineField] = []
    for case let channel? in [plan.x, plan.y] + names {
      guard case .column(let index) = channel.source, channel.kind != .name || plan.missingName == nil,
        !needed.contains(fields[index])
      else { continue }
      needed.append(fields[index])
    }
    let restricted = try within(bounds)
    let (all, inside) = (rows(with: needed), restricted.rows(with: needed))
    for table in [self, restricted] {
      if let failure = table.failure { throw failure }
    }
    guard inside < all else { return nil }
    return inside == 0 ? (self, all) : (restricted, all - inside)
  }
}
