import OpenChartsTables

/// Charts of parts of a whole.
extension Planner {
  /// A chart of sectors from the channels that the options name, or from another chart.
  func sectors(_ base: ChartPlan) throws(PlanError) -> ChartPlan {
    var plan = ChartPlan(.sector)
    let positions = [base.y, base.x].compactMap { $0 }
    plan.color =
      base.color ?? positions.first { $0.kind == .name }
      ?? profiles.first { $0.type == .text && $0.distinct >= 2 }.map { names($0.index) }
    guard plan.color != nil else {
      throw PlanError("\(table.file): --mark sector needs names; say which with --color")
    }
    plan.color?.kind = .name
    if positions.isEmpty, arguments.aggregate == .count || arguments.aggregate == .share {
      plan.y = counted()
    } else if let value = positions.first(where: { $0.kind == .number })
      ?? (positions.isEmpty ? profiles.first(where: \.isMeasure).map { channel($0.index) } : nil)
    {
      plan.y = try checked(value, arguments.aggregate ?? .sum)
      if arguments.aggregate == nil { plan.y?.title = value.title }
    } else {
      plan.y = counted()
    }
    return plan
  }
}
