import OpenChartsTables

extension Planner {
  /// The chart of the columns that the options name.
  func given() throws(PlanError) -> ChartPlan {
    var plan = ChartPlan(.point)
    (plan.x, plan.xEnd) = try position(arguments.x, arguments.xEnd)
    let measures = try namesOnY()
    if measures.count > 1 {
      var columns: [Int] = []
      for name in measures {
        let index = try column(name)
        if !columns.contains(index) { columns.append(index) }
      }
      for index in columns { try requireNumbers(index, "several --y") }
      plan.y = Channel(.folded(columns), .number, title: shared(columns))
      plan.color = Channel(.foldedNames(columns), .name, title: shared(columns))
    } else {
      (plan.y, plan.yEnd) = try position(measures.first, arguments.yEnd)
    }
    // Different values of any kind can be counted.
    if arguments.aggregate == .distinct, plan.y?.kind != .number { plan.y?.kind = .number }
    if arguments.xScale == .category { plan.x = plan.x.map(asNames) }
    if arguments.yScale == .category { plan.y = plan.y.map(asNames) }
    try takeStyles(&plan)
    if arguments.mark == .sector { return try sectors(plan) }
    if plan.x == nil, plan.y == nil {
      // Only styles were named: choose the positions automatically.
      var open = try automatic()
      open.color = plan.color ?? open.color
      (open.symbol, open.size, open.series) = (plan.symbol, plan.size, plan.series)
      return open
    }
    if plan.x == nil, arguments.mark != .rule, arguments.mark != .point { complete(&plan) }
    plan.shape = arguments.mark ?? fittingShape(plan)
    try settle(&plan)
    return plan
  }

  private func position(
    _ name: String?, _ endName: String?
  ) throws(PlanError) -> (Channel?, Channel?) {
    guard let name else {
      guard let endName else { return (nil, nil) }
      return (channel(try column(endName)), nil)
    }
    var end = endName
    var start = name
    if end == nil, table.index(named: name) == nil, let colon = name.firstIndex(of: ":") {
      start = String(name[..<colon])
      end = String(name[name.index(after: colon)...])
    }
    let first = try column(start)
    guard let end else { return (channel(first), nil) }
    let last = try column(end)
    guard kind(of: first) == kind(of: last), kind(of: first) != .name else {
      throw PlanError(
        "\(table.file): a span needs two columns of numbers or two of dates; \"\(start)\" and \"\(end)\" are not"
      )
    }
    return (channel(first), channel(last))
  }

  private func asNames(_ channel: Channel) -> Channel {
    var channel = channel
    channel.kind = .name
    return channel
  }

  private func requireNumbers(_ index: Int, _ use: String) throws(PlanError) {
    guard kind(of: index) == .number else {
      let holds = kind(of: index) == .date ? "dates" : "text"
      throw PlanError(
        "\(table.file): column \"\(table.columns[index].name)\" holds \(holds); \(use) needs numbers")
    }
  }

  private func takeStyles(_ plan: inout ChartPlan) throws(PlanError) {
    if let name = arguments.color {
      if case .folded? = plan.y?.source {
        throw PlanError(
          "\(table.file): the colours are those of several --y; leave --color \(name) or all but one --y out")
      }
      let index = try column(name)
      let isScale = profiles[index].isMeasure && ![.line, .area, .sector].contains(arguments.mark)
      plan.color = isScale ? channel(index) : names(index)
    }
    if let name = arguments.symbol { plan.symbol = names(try column(name)) }
    if let name = arguments.series { plan.series = names(try column(name)) }
    if let name = arguments.size {
      let index = try column(name)
      try requireNumbers(index, "--size")
      plan.size = channel(index)
    }
  }

  /// Chooses an x for a y without one.
  private func complete(_ plan: inout ChartPlan) {
    guard let y = plan.y else { return }
    if y.kind != .number {
      plan.x = counted()
      return
    }
    if let date = profiles.first(where: { $0.type == .date && $0.distinct >= 3 }) {
      plan.x = channel(date.index)
    } else if let name = profiles.first(where: { $0.type == .text && $0.distinct >= 2 }) {
      plan.x = names(name.index)
    } else if case .column(let index) = y.source {
      plan.x = channel(index)
      plan.x?.grouping = .bins(arguments.bins)
      plan.y = counted()
    }
  }

  private func fittingShape(_ plan: ChartPlan) -> ChartShape {
    if plan.xEnd != nil || plan.yEnd != nil { return .bar }
    guard let x = plan.x, let y = plan.y else { return .bar }
    switch (x.kind, y.kind) {
    case (.date, .number): return .line
    case (.number, .number):
      if case .folded = y.source { return .line }
      return x.grouping != .none || arguments.bins != nil || x.source == .rows || y.source == .rows
        ? .bar : .point
    case (.number, _), (_, .number): return .bar
    default: return .rectangle
    }
  }

  // MARK: Groups and amounts

  /// Sets the grouping and the aggregates that the shape needs.
  func settle(_ plan: inout ChartPlan) throws(PlanError) {
    try groupPositions(&plan)
    switch plan.shape {
    case .rectangle: try settleMap(&plan)
    case .bar, .line, .area: try settleValues(&plan)
    case .point, .rule:
      if let aggregate = arguments.aggregate, let y = plan.y {
        plan.y = try checked(y, aggregate)
      }
    case .sector, .candlestick, .surface: break
    }
  }

  private func groupPositions(_ plan: inout ChartPlan) throws(PlanError) {
    let hasSpans = plan.xEnd != nil || plan.yEnd != nil
    if let unit = arguments.timeUnit {
      if plan.x?.kind == .date {
        plan.x = grouped(plan.x, by: unit)
      } else if plan.y?.kind == .date {
        plan.y = grouped(plan.y, by: unit)
      } else {
        throw PlanError(
          "\(table.file): --time-unit needs a column of dates on x or y\(dateAdvice([plan.x]))")
      }
    } else if !hasSpans, plan.shape == .bar || plan.shape == .rectangle {
      for path in [\ChartPlan.x, \ChartPlan.y] {
        guard let channel = plan[keyPath: path], channel.kind == .date,
          case .column(let index) = channel.source
        else { continue }
        plan[keyPath: path] = grouped(channel, by: barUnit(profiles[index]))
      }
    }
    if let bins = arguments.bins {
      if plan.x?.kind == .number, plan.x?.source != .rows {
        plan.x?.grouping = .bins(bins)
        if plan.y == nil { plan.y = plan.shape == .rectangle ? nil : counted() }
      } else if plan.y?.kind == .number, plan.y?.source != .rows, plan.x == nil {
        plan.y?.grouping = .bins(bins)
      } else {
        throw PlanError("\(table.file): --bins needs a column of numbers on x")
      }
    }
  }

  private func barUnit(_ date: ColumnProfile) -> TimeUnit {
    let natural = naturalUnit(date)
    return (date.high - date.low) / natural.seconds > 150 ? coarseUnit(date) : natural
  }

  func grouped(_ channel: Channel?, by unit: TimeUnit) -> Channel? {
    var channel = channel
    channel?.grouping = .unit(unit)
    if let title = channel?.title, title.lowercased() != unit.rawValue {
      channel?.title = title.lowercased() == "date" ? unit.rawValue : "\(title) (\(unit.rawValue))"
    }
    return channel
  }

  private func settleMap(_ plan: inout ChartPlan) throws(PlanError) {
    if plan.xEnd != nil || plan.yEnd != nil { return }
    guard let x = plan.x, let y = plan.y else {
      throw PlanError("\(table.file): --mark rectangle needs both --x and --y")
    }
    if x.kind == .number, x.grouping == .none, !isGrid(x, y) { plan.x?.grouping = .bins(arguments.bins) }
    if y.kind == .number, y.grouping == .none, !isGrid(x, y) { plan.y?.grouping = .bins(arguments.bins) }
    guard let color = plan.color else {
      plan.color = counted()
      return
    }
    if color.kind == .number, case .column(let index) = color.source,
      arguments.aggregate != nil || hasRepeats(keys(plan.x, plan.y))
        || plan.x?.grouping != Channel.Grouping.none
    {
      plan.color = aggregated(color, arguments.aggregate ?? (isAdditive(index) ? .sum : .mean))
    }
  }

  /// Whether two columns form a grid, in which each pair of values occurs about once.
  private func isGrid(_ x: Channel, _ y: Channel) -> Bool {
    guard case .column(let a) = x.source, case .column(let b) = y.source else { return false }
    // Distinct values are counted only up to `most`, so the number of cells would be unknown.
    guard profiles[a].distinct < ColumnProfile.most, profiles[b].distinct < ColumnProfile.most else {
      return false
    }
    let cells = profiles[a].distinct * profiles[b].distinct
    return cells <= facts.rowCount * 2 && profiles[a].distinct > 1 && profiles[b].distinct > 1
  }

  private func keys(_ channels: Channel?...) -> [Int] {
    channels.compactMap { channel in
      if case .column(let index)? = channel?.source { return index }
      return nil
    }
  }

  private func settleValues(_ plan: inout ChartPlan) throws(PlanError) {
    if plan.xEnd != nil || plan.yEnd != nil {
      plan.stack = .none
      return
    }
    if plan.x == nil { plan.x = counted() }
    if plan.y == nil {
      if arguments.bins == nil, plan.shape == .bar, plan.x?.kind == .number, arguments.xScale == nil,
        case .column(let index)? = plan.x?.source, profiles[index].isCode
      {
        plan.x?.kind = .name
      }
      if plan.x?.kind == .number, plan.x?.grouping == Channel.Grouping.none, plan.x?.source != .rows {
        plan.x?.grouping = .bins(arguments.bins)
      }
      plan.y = counted()
    }
    guard let x = plan.x, let y = plan.y else { return }
    let valueIsX = y.kind != .number || (x.source == .rows && y.source != .rows)
    guard (valueIsX ? x : y).kind == .number else {
      throw PlanError(
        "\(table.file): --mark \(plan.shape.rawValue) needs numbers on one axis; \"\(x.title)\" and \"\(y.title)\" hold none"
      )
    }
    if plan.shape == .bar, !valueIsX, x.kind == .number, x.grouping == .none,
      case .column(let index) = x.source, profiles[index].isWhole, profiles[index].distinct <= 40
    {
      plan.x?.kind = .name
    }
    let position = valueIsX ? plan.y! : plan.x!
    var value = valueIsX ? x : y
    let places = keys(position, plan.color, plan.series, plan.symbol)
    let isFolded = { if case .folded = value.source { true } else { false } }()
    // Computed last, because an engine reads the rows for it.
    func repeats() -> Bool { isFolded ? hasRepeats(keys(position)) : hasRepeats(places) }
    if value.source != .rows,
      arguments.aggregate != nil || position.grouping != .none || repeats()
    {
      let first =
        switch value.source {
        case .column(let index): index
        case .folded(let indices): indices[0]
        case .rows, .foldedNames: 0
        }
      value = try checked(value, arguments.aggregate ?? aggregate(for: first))
      let others = keys(plan.color, plan.series, plan.symbol)
      if !isFolded, !combinesRows(at: position, with: others) { value = unnamed(value) }
    }
    if valueIsX { plan.x = value } else { plan.y = value }
    if plan.shape == .bar, arguments.x != nil, arguments.y.isEmpty { plan = oriented(plan) }
  }

  private func checked(_ channel: Channel, _ aggregate: Aggregate) throws(PlanError) -> Channel {
    if channel.kind != .number, aggregate != .count, aggregate != .distinct {
      throw PlanError("\(table.file): \"\(channel.title)\" has no \(aggregate.name); it holds no numbers")
    }
    var result = aggregated(channel, aggregate)
    result.kind = .number
    return result
  }

  // MARK: Sectors

  private func sectors(_ base: ChartPlan) throws(PlanError) -> ChartPlan {
    var plan = ChartPlan(.sector)
    let positions = [base.y, base.x].compactMap { $0 }
    plan.color =
      base.color ?? positions.first { $0.kind == .name }
      ?? profiles.first { $0.type == .text && $0.distinct >= 2 }.map { names($0.index) }
    guard plan.color != nil else {
      throw PlanError("\(table.file): --mark sector needs names; say which with --color")
    }
    plan.color?.kind = .name
    if let value = positions.first(where: { $0.kind == .number })
      ?? (positions.isEmpty ? profiles.first(where: \.isMeasure).map { channel($0.index) } : nil)
    {
      plan.y = try checked(value, arguments.aggregate ?? .sum)
      if arguments.aggregate == nil { plan.y?.title = value.title }
    } else {
      plan.y = counted()
    }
    return plan
  }

  /// The automatic chart with the mark of `--mark`.
  func redrawn(_ plan: ChartPlan, as mark: ChartShape) throws(PlanError) -> ChartPlan {
    var plan = plan
    guard plan.shape != mark else { return plan }
    plan.prices = []
    plan.shape = mark
    switch mark {
    case .point, .rule, .candlestick, .surface: break
    case .sector: return try sectors(plan)
    case .bar, .line, .area, .rectangle:
      if mark != .rectangle, plan.color?.kind == .number { plan.color = nil }
      try settle(&plan)
    }
    return plan
  }
}
