import OpenChartsPhrases
import OpenChartsTables

/// Charts of distributions: boxes, violins, strips, densities, and means with intervals.
extension Planner {
  func summarized(_ mark: SummaryMark) throws(PlanError) -> ChartPlan {
    if let transform = arguments.transform {
      throw PlanError(
        "\(table.file): \(transform.option.spelling) needs one value at each position; --mark \(mark.rawValue) shows several"
      )
    }
    var plan = try named()
    guard plan.xEnd == nil, plan.yEnd == nil else {
      throw PlanError("\(table.file): --mark \(mark.rawValue) shows single values, not spans")
    }
    plan.summary = mark
    if plan.color?.kind == .number, case .column(let index)? = plan.color?.source {
      plan.color = names(index)
    }
    switch mark {
    case .density: try completeDensity(&plan)
    case .errorbar: try completeMeans(&plan)
    case .box, .violin, .strip: try completeGroups(&plan, mark)
    }
    return plan
  }

  // MARK: Groups

  private func completeGroups(_ plan: inout ChartPlan, _ mark: SummaryMark) throws(PlanError) {
    if let aggregate = arguments.aggregate {
      throw PlanError(
        "\(table.file): --mark \(mark.rawValue) shows all values; leave --aggregate \(aggregate.name) out")
    }
    plan.shape = .point
    // Several columns on y become the names on x instead of colours.
    if case .folded(let columns)? = plan.y?.source, plan.x == nil {
      plan.color = nil
      (plan.x, plan.y) = sampleChannels(columns)
    }
    try completePositions(&plan, mark)
    try groupPositions(&plan)
    guard let x = plan.x, let y = plan.y else { return }
    // One axis has the values, and the other axis has names.
    if y.kind == .number { plan.x?.kind = .name } else if x.kind == .number { plan.y?.kind = .name }
    guard plan.x?.kind == .number || plan.y?.kind == .number else { throw missingNumbers(mark) }
  }

  /// Adds the values, the names or both if no option names them.
  private func completePositions(_ plan: inout ChartPlan, _ mark: SummaryMark) throws(PlanError) {
    switch (plan.x, plan.y) {
    case (nil, nil):
      let value = try measure(mark)
      var bars = ChartPlan(.bar, x: groupNames(beside: value), y: channel(value))
      if bars.x == nil { (bars.x, bars.y) = alone(value) }
      bars = oriented(bars)
      (plan.x, plan.y) = (bars.x, bars.y)
    case (let givenChannel?, nil), (nil, let givenChannel?):
      let other: Channel
      var value = givenChannel
      if givenChannel.kind == .number, case .column(let index) = givenChannel.source {
        let pair = groupNames(beside: index).map { ($0, givenChannel) } ?? alone(index)
        (other, value) = (pair.0, pair.1)
      } else {
        other = channel(try measure(mark))
      }
      if plan.x == nil { (plan.x, plan.y) = (other, value) } else { (plan.x, plan.y) = (value, other) }
    default: break
    }
  }

  /// The axes for a single column: its name and its values.
  private func alone(_ index: Int) -> (names: Channel, value: Channel) {
    (
      Channel(.foldedNames([index]), .name, title: ""),
      Channel(.folded([index]), .number, title: channel(index).title)
    )
  }

  /// The first column of 2 to 12 names; `nil` if there is none.
  private func groupNames(beside index: Int) -> Channel? {
    profiles.first {
      $0.index != index && ($0.type == .text || $0.type == .boolean) && (2...12).contains($0.distinct)
        && $0.distinct * 2 <= $0.present
    }.map { names($0.index) }
  }

  /// The column that an automatic chart measures, or the first measure.
  private func measure(_ mark: SummaryMark) throws(PlanError) -> Int {
    let automatic = try? automatic()
    let drawnColumns = keys(automatic?.y, automatic?.x, automatic?.color)
    let measures = profiles.filter(\.isMeasure).map(\.index)
    guard let index = drawnColumns.first(where: measures.contains) ?? measures.first else {
      throw missingNumbers(mark)
    }
    return index
  }

  private func missingNumbers(_ mark: SummaryMark) -> PlanError {
    PlanError("\(table.file): --mark \(mark.rawValue) needs a column of numbers; name it with --y")
  }

  // MARK: Means

  private func completeMeans(_ plan: inout ChartPlan) throws(PlanError) {
    if let aggregate = arguments.aggregate, aggregate != .mean {
      throw PlanError("\(table.file): --mark errorbar shows means; leave --aggregate \(aggregate.name) out")
    }
    plan.shape = .point
    try completePositions(&plan, .errorbar)
    try groupPositions(&plan)
    let path = plan.y?.kind == .number ? \ChartPlan.y : \ChartPlan.x
    guard let value = plan[keyPath: path], value.kind == .number else { throw missingNumbers(.errorbar) }
    plan[keyPath: path] = aggregated(value, .mean)
    // If the values are on x, the positions on y are names.
    if path == \ChartPlan.x { plan.y?.kind = .name }
    plan.error = .interval
  }

  // MARK: Densities

  private func completeDensity(_ plan: inout ChartPlan) throws(PlanError) {
    plan.shape = .area
    plan.stack = .none
    if let stack = arguments.stack, stack != .none {
      throw PlanError("\(table.file): densities do not add up; leave --stack \(stack.rawValue) out")
    }
    if let x = plan.x, let y = plan.y {
      guard x.kind != .number || y.kind != .number else {
        throw PlanError(
          "\(table.file): --mark density shows the values of one column; --mark heatmap shows those of two")
      }
      let (value, other) = x.kind == .number ? (x, y) : (y, x)
      plan.x = value
      if plan.color == nil, other.kind == .name { plan.color = other }
    } else {
      let givenChannel = plan.x ?? plan.y
      if let givenChannel { plan.x = givenChannel } else { plan.x = channel(try measure(.density)) }
      if case .folded? = plan.y?.source { plan.x = plan.y }
    }
    guard plan.x?.kind == .number else { throw missingNumbers(.density) }
    plan.y = Channel(.rows, .number, title: words.control(.densityTitle))
  }

  // MARK: Errors

  /// The source of the errors of a plan, checked.
  func error(_ plan: ChartPlan) throws(PlanError) -> ErrorSource? {
    guard let text = arguments.yError else { return plan.error }
    let parts = ColumnList(text, isColumn: { table.index(named: $0) != nil }).parts
    var columns: [Int] = []
    for part in parts {
      guard case .name(let name) = part, parts.count <= 2 else {
        throw PlanError(
          "\(table.file): --y-error names the column of distances to both sides, or the columns LOW,HIGH of both ends; "
            + "not \"\(text)\"")
      }
      columns.append(try column(name))
    }
    for index in columns where kind(of: index) != .number {
      throw PlanError(
        "\(table.file): column \"\(table.columns[index].name)\" holds no numbers; --y-error needs them")
    }
    try refuseMisfits(in: columns)
    let value = plan.isHorizontal ? plan.x : plan.y
    guard [.bar, .point, .line].contains(plan.shape), plan.summary == nil, plan.transform == nil,
      plan.xEnd == nil, plan.yEnd == nil, value?.kind == .number, plan.x != nil, plan.y != nil,
      case .column? = value?.source
    else {
      throw PlanError("\(table.file): --y-error needs bars, points or lines, each of one value")
    }
    let position = plan.isHorizontal ? plan.y : plan.x
    let isPiled =
      plan.shape == .bar && plan.color != nil && plan.stack != .dodge
      && plan.color?.source != position?.source
    guard !isPiled else {
      throw PlanError(
        "\(table.file): the errors of a stack's parts do not add up; --stack dodge draws bars side by side")
    }
    let keys = keys(position, plan.color, plan.series, plan.symbol, plan.facet)
    guard value?.aggregate == nil || !hasRepeats(keys) else {
      throw PlanError(
        "\(table.file): --y-error needs one row for each mark, and several rows are at one position; --mark errorbar computes "
          + "the errors of means")
    }
    return columns.count == 2 ? .limits(low: columns[0], high: columns[1]) : .column(columns[0])
  }
}
