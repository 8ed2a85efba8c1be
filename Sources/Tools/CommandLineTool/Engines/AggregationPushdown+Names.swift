import OpenChartsChartMath
import OpenChartsEngines
import OpenChartsTables

extension AggregationPushdown {
  /// A channel of names by which the engine groups, with the number of names that the chart shows.
  struct NamedKey {
    var slot: PlotDataBuilder.Slot
    /// Index of the key in the query.
    var key: Int
    var field: EngineField
    var limit: Int
    /// The name for all names beyond the limit; `nil` if they are omitted.
    var other: String?
  }

  /// Whether to keep groups without a value, which are gaps of a line.
  var keepsGaps: Bool { plan.shape == .line }

  /// Index of the key along which the last values decide which names are the largest; `nil` if sums decide.
  var lastValueKey: Int? {
    plan.ranksByLastValue ? (plan.isHorizontal ? plan.y : plan.x).flatMap { key(of: $0) } : nil
  }

  /// The channels whose largest names the engine can choose, in the order in which ``PlotDataBuilder`` limits them.
  /// Empty unless each group has exactly one amount, because names are ranked by it.
  var namedKeys: [NamedKey] {
    guard [.bar, .line, .area, .sector].contains(plan.shape), plan.xEnd == nil, plan.yEnd == nil,
      query.measures.count == 2
    else { return [] }
    let builder = PlotDataBuilder(plan: plan, table: Table(file: "", rowCount: 0, columns: []), zone: .utc)
    guard builder.channel(builder.valueSlot)?.aggregate != nil else { return [] }
    let slots: [PlotDataBuilder.Slot] = [.color, .x, .y]
    let keys = slots.compactMap { slot -> NamedKey? in
      guard slot != builder.valueSlot, let channel = builder.channel(slot), channel.kind == .name,
        let key = key(of: channel), case .values(let field) = query.keys[key], field.kind == .text
      else { return nil }
      let isColor = slot == .color
      let limit = isColor ? plan.colorLimit : plan.nameLimit
      let isPutTogether = isColor && limit > 1 && builder.canPutTogether(slot)
      return NamedKey(
        slot: slot, key: key, field: field, limit: limit, other: isPutTogether ? plan.otherName : nil)
    }
    // A column on both an axis and the colour would have two limits, so choose no names.
    return Set(keys.map(\.key)).count == keys.count ? keys : []
  }

  /// The chart with a query for only the names that the chart shows.
  ///
  /// - Parameter largestNames: The largest names, in descending order: one more than the limit.
  func keeping(_ largestNames: LargestNames, _ namedKey: NamedKey) -> AggregationPushdown {
    var chart = self
    chart.plan.cuts[namedKey.slot] = TopNTruncation(
      nameCount: largestNames.all, hasOther: namedKey.other != nil)
    if let other = namedKey.other {
      let keptNames = largestNames.prefix(namedKey.limit - 1, other: other)
      chart.replace(namedKey.key, by: .names(namedKey.field, keptNames, other: other))
    } else {
      chart.keep(Query.Choice(field: namedKey.field, names: largestNames.prefix(namedKey.limit, other: nil)))
    }
    return chart
  }
}

extension EngineTable {
  /// Runs the query of a chart. If there are many groups, finds the largest names first, and queries only those.
  ///
  /// - Returns: The chart that draws the answer, and the answer.
  func answer(_ pushed: AggregationPushdown) throws -> (chart: AggregationPushdown, answer: EngineAnswer) {
    let namedKeys = pushed.namedKeys
    guard !namedKeys.isEmpty else { return (pushed, try execute(pushed.query)) }
    var limitedQuery = pushed.query
    limitedQuery.limit = manyGroups + 1
    let answer = try execute(limitedQuery)
    guard answer.rowCount > manyGroups else { return (pushed, answer) }
    var chart = pushed
    for key in namedKeys {
      guard
        let largestNames = try source.session.largestNames(
          of: key.key, along: chart.lastValueKey, in: filtered(chart.query), keepsGaps: chart.keepsGaps,
          limit: key.limit + 1, writer)
      else { continue }
      let limit = key.slot == .color ? chart.plan.colorLimit(of: largestNames.all) : key.limit
      guard largestNames.all > limit else { continue }
      chart = chart.keeping(largestNames, key)
    }
    return (chart, try execute(chart.query))
  }
}
