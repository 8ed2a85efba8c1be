extension Planner {
  /// Throws if an option has no effect on the planned chart, so that users do not believe that it was applied.
  ///
  /// Values that are the default of every chart are accepted, because `--explain` prints them.
  func refuseIneffective(_ plan: ChartPlan) throws(PlanError) {
    for givenOption in arguments.givenOptions {
      guard let need = unmetNeed(of: givenOption.option, plan) else { continue }
      throw PlanError("\(table.file): \(givenOption.option.spelling) needs \(need)")
    }
  }

  /// The part of a chart that an option changes, if the plan has no such part; otherwise `nil`.
  private func unmetNeed(of option: Option, _ plan: ChartPlan) -> String? {
    let positions = [plan.x, plan.y, plan.z].compactMap { $0 }
    let styles = [plan.color, plan.symbol, plan.series].compactMap { $0 }
    func hasNames(_ channels: [Channel]) -> Bool { channels.contains { $0.kind == .name } }
    switch option {
    case .stack:
      let isNeutral = plan.stack == .standard || plan.stack == .none
      return isNeutral || plan.shape == .bar || plan.shape == .area ? nil : "--mark bar or --mark area"
    case .sort:
      return plan.sort == .none || plan.shape == .sector || hasNames(positions) ? nil : "an axis of names"
    case .limit:
      return plan.facet != nil || hasNames(positions + styles)
        ? nil : "names on an axis, as colours or as symbols"
    case .bins:
      let hasBins = positions.contains { if case .bins = $0.grouping { true } else { false } }
      return hasBins ? nil : "a column of numbers on x; name it with --x"
    case .timeUnit: return hasUnits(plan) ? nil : "a column of dates on x or y; name it with --x"
    case .colorScale:
      return plan.color?.kind == .number ? nil : "numbers as colours; name their column with --color"
    case .xScale: return scaleNeed(arguments.xScale, plan.x)
    case .yScale: return scaleNeed(arguments.yScale, plan.y)
    case .trend: return trendNeed(plan)
    case .labels: return labelNeed(plan)
    case .size: return plan.shape == .point && plan.summary == nil ? nil : "--mark point"
    case .symbol:
      return plan.summary == nil && (plan.shape == .point || plan.shape == .line)
        ? nil : "--mark point or --mark line"
    case .series: return plan.summary == nil ? nil : "lines, points or bars of single values"
    default: return nil
    }
  }

  /// Dates and names have no logarithms or roots.
  private func scaleNeed(_ scale: ScaleName?, _ channel: Channel?) -> String? {
    guard let scale, [.log, .sqrt, .symlog].contains(scale), let channel, channel.kind != .number else {
      return nil
    }
    let content = channel.kind == .date ? "dates" : "names"
    return "numbers on its axis; that of \"\(channel.title)\" has \(content)"
  }

  private func trendNeed(_ plan: ChartPlan) -> String? {
    if plan.summary != nil { return "--mark point, --mark line or bars of one colour" }
    let hasPosition = plan.x.map { $0.kind != .name && $0.source != .rows } ?? false
    let isSpan = plan.xEnd != nil || plan.yEnd != nil
    guard hasPosition, !isSpan, !plan.isHorizontal, plan.y?.kind == .number else {
      return "numbers or dates on x and numbers on y"
    }
    switch plan.shape {
    case .point, .line: return nil
    case .bar where plan.color == nil: return nil
    default: return "--mark point, --mark line or bars of one colour"
    }
  }

  private func labelNeed(_ plan: ChartPlan) -> String? {
    if plan.summary != nil { return "bars, lines or areas of single values" }
    switch plan.shape {
    case .bar where plan.xEnd == nil && plan.yEnd == nil, .line: return nil
    case .area where plan.yEnd == nil && (plan.color == nil || plan.stack == .none): return nil
    default: return "bars, lines or unstacked areas of single values; --mark names the mark"
    }
  }
}
