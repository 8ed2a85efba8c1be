import OpenChartsPhrases
import OpenChartsTables

extension Planner {
  /// The chart of the columns that the options name.
  func given() throws(PlanError) -> ChartPlan {
    var plan = try named()
    if arguments.mark == .sector { return try sectors(plan) }
    if plan.x == nil, plan.y == nil {
      // Only styles were named: choose the positions automatically.
      var open = try automatic()
      open.color = plan.color ?? open.color
      (open.symbol, open.size, open.series) = (plan.symbol, plan.size, plan.series)
      guard let mark = arguments.mark, mark != open.shape else { return open }
      open = try redrawn(open, as: mark)
      // An automatic chart omits a colour scale for bars; restore it, because the user named its column.
      open.color = open.color ?? plan.color
      return open
    }
    if let chart = try valuesAlongX(plan) { return chart }
    if plan.x == nil, arguments.mark != .rule, arguments.mark != .point { complete(&plan) }
    plan.shape = arguments.mark ?? fittingShape(plan)
    try settle(&plan)
    if arguments.isTransposed, plan.y?.kind == .number { (plan.x, plan.y) = (plan.y, plan.x) }
    return plan
  }

  /// The channels that the options name, before missing ones are added and values are grouped.
  func named() throws(PlanError) -> ChartPlan {
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
      let names = Channel(.foldedNames(columns), .name, title: shared(columns))
      plan.hasOwnScales = needOwnPanels(columns)
      if plan.hasOwnScales { plan.facet = names } else { plan.color = names }
    } else {
      (plan.y, plan.yEnd) = try position(measures.first, arguments.yEnd)
    }
    // Distinct values of any type can be counted.
    if arguments.aggregate == .distinct, plan.y?.kind != .number { plan.y?.kind = .number }
    if arguments.xScale == .category { plan.x = plan.x.map(asNames) }
    if arguments.yScale == .category { plan.y = plan.y.map(asNames) }
    try takeStyles(&plan)
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

  private func requireNumbers(_ index: Int, _ purpose: String) throws(PlanError) {
    guard kind(of: index) == .number else {
      let contentKind = kind(of: index) == .date ? "dates" : "text"
      throw PlanError(
        "\(table.file): column \"\(table.columns[index].name)\" holds \(contentKind); \(purpose) needs numbers"
      )
    }
  }

  private func takeStyles(_ plan: inout ChartPlan) throws(PlanError) {
    if let name = arguments.color {
      if case .folded? = plan.y?.source, !plan.hasOwnScales {
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
    case (.date, .number):
      // Hours of a day, and several series, become lines. Seven weekdays or twelve months become bars.
      guard let cycle = arguments.timeUnits.first?.cycle else { return .line }
      return cycle == .hourOfDay || plan.color?.kind == .name ? .line : .bar
    case (.number, .number):
      // Transformations such as running totals follow the order of x, so lines show them.
      if arguments.transform != nil { return .line }
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

  func groupPositions(_ plan: inout ChartPlan) throws(PlanError) {
    let hasSpans = plan.xEnd != nil || plan.yEnd != nil
    if !arguments.timeUnits.isEmpty {
      let paths = [\ChartPlan.x, \ChartPlan.y].filter { plan[keyPath: $0]?.kind == .date }
      guard arguments.timeUnits.count <= paths.count else {
        let requirement =
          arguments.timeUnits.count > 1 ? "twice needs dates on x and y" : "needs a column of dates on x or y"
        throw PlanError("\(table.file): --time-unit \(requirement)\(dateAdvice([plan.x]))")
      }
      for (path, group) in zip(paths, arguments.timeUnits) {
        plan[keyPath: path] = grouped(plan[keyPath: path], by: group)
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
    let unit = naturalUnit(date)
    return (date.high - date.low) / unit.seconds > 150 ? coarseUnit(date) : unit
  }

  /// The channel with its dates grouped by units of time, or by parts of a week, a day or a year.
  private func grouped(_ channel: Channel?, by group: TimeGroup) -> Channel? {
    let cycle: TimeCycle
    switch group {
    case .unit(let unit): return grouped(channel, by: unit)
    case .cycle(let groupCycle): cycle = groupCycle
    }
    var channel = channel
    channel?.grouping = group.grouping
    channel?.kind = .name
    let word: ControlPhrase =
      switch cycle {
      case .weekday: .weekdayTitle
      case .hourOfDay: .hourTitle
      case .monthOfYear: .monthTitle
      }
    // The title contains the name of the column only if the table has several columns of dates.
    let isOnlyDate = profiles.count { $0.type == .date } == 1
    let name = channel?.title ?? ""
    channel?.title = words.control(word) + (isOnlyDate ? "" : " (\(name))")
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
        || plan.x?.grouping != Channel.Grouping.none || plan.y?.grouping != Channel.Grouping.none
    {
      let combined = aggregated(color, aggregate(for: index, at: [plan.x, plan.y]))
      plan.color = combinesRows(at: [plan.x, plan.y]) ? combined : unnamed(combined)
    }
  }

  /// Whether two columns form a grid, in which each pair of values occurs about once.
  private func isGrid(_ x: Channel, _ y: Channel) -> Bool {
    guard case .column(let a) = x.source, case .column(let b) = y.source else { return false }
    // Distinct values are counted only up to `most`, so the number of cells would be unknown.
    guard profiles[a].distinct < ColumnProfile.mostDistinct, profiles[b].distinct < ColumnProfile.mostDistinct
    else {
      return false
    }
    let cells = profiles[a].distinct * profiles[b].distinct
    return cells <= facts.rowCount * 2 && profiles[a].distinct > 1 && profiles[b].distinct > 1
  }

  /// The columns of the channels that show a single column each.
  func keys(_ channels: Channel?...) -> [Int] {
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
        case .column(let index)? = plan.x?.source, profiles[index].isCode || isNamedRating(profiles[index])
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
    let positionKeys = keys(position, plan.color, plan.series, plan.symbol)
    let isFolded = { if case .folded = value.source { true } else { false } }()
    // Computed last, because an engine reads the rows for it.
    func repeats() -> Bool { isFolded ? hasRepeats(keys(position)) : hasRepeats(positionKeys) }
    if value.source != .rows,
      arguments.aggregate != nil || position.grouping != .none || repeats()
    {
      let first =
        switch value.source {
        case .column(let index): index
        case .folded(let indices): indices[0]
        case .rows, .foldedNames: 0
        }
      value = try checked(value, aggregate(for: first, at: [position]))
      if !combinesRows(at: [position, plan.color, plan.series, plan.symbol]) { value = unnamed(value) }
    }
    if valueIsX { plan.x = value } else { plan.y = value }
    if plan.shape == .bar, arguments.x != nil, arguments.y.isEmpty { plan = oriented(plan) }
  }

  /// The function that combines several rows at these positions: the given aggregate, or the default. For parts of a
  /// week, a day or a year the default is the mean, because a period can contain different numbers of each part.
  private func aggregate(for index: Int, at positions: [Channel?]) -> Aggregate {
    let isCycle = positions.contains { if case .cycle? = $0?.grouping { true } else { false } }
    return arguments.aggregate ?? (isCycle ? .mean : aggregate(for: index))
  }

  func checked(_ channel: Channel, _ aggregate: Aggregate) throws(PlanError) -> Channel {
    if channel.kind != .number, aggregate != .count, aggregate != .distinct {
      throw PlanError("\(table.file): \"\(channel.title)\" has no \(aggregate.name); it holds no numbers")
    }
    var result = aggregated(channel, aggregate)
    result.kind = .number
    return result
  }

  /// The automatic chart with the units of time of `--time-unit`.
  func timed(_ automatic: ChartPlan) throws(PlanError) -> ChartPlan {
    guard let date = finest(profiles.filter { $0.type == .date && $0.distinct > 1 }) else {
      let texts = profiles.filter { $0.type != .date }.map { Optional(channel($0.index)) }
      throw PlanError("\(table.file): --time-unit needs a column of dates\(dateAdvice(texts))")
    }
    var plan = ChartPlan(.bar, x: channel(date.index))
    let amount = [automatic.y, automatic.x, automatic.color].compactMap { $0 }.first {
      if case .column = $0.source { return $0.kind == .number && $0.grouping == .none }
      if case .folded = $0.source { return true }
      return false
    }
    if case .column(let index)? = amount?.source { plan.y = channel(index) }
    if case .folded(let columns)? = amount?.source {
      plan.y = Channel(.folded(columns), .number, title: shared(columns))
    }
    if automatic.color?.kind == .name { plan.color = automatic.color }
    if arguments.timeUnits.count == 2 {
      // A cell has a single colour, so only the first column is drawn.
      plan.color = plan.y.flatMap {
        if case .folded(let columns) = $0.source { channel(columns[0]) } else { $0 }
      }
      plan.y = channel(date.index)
    }
    plan.shape = arguments.mark ?? fittingShape(plan)
    try settle(&plan)
    return plan
  }

  /// The automatic chart with the mark of `--mark`.
  func redrawn(_ plan: ChartPlan, as mark: ChartShape) throws(PlanError) -> ChartPlan {
    var plan = plan
    guard plan.shape != mark else { return plan }
    plan.prices = []
    plan.shape = mark
    // Bars fill units of time. Other marks are at the dates themselves, if each date has one row.
    if mark != .bar, mark != .rectangle, case .unit? = plan.x?.grouping,
      case .column(let date)? = plan.x?.source,
      case .column? = plan.y?.source, let x = plan.x, !combinesRows(at: [x])
    {
      plan.x = channel(date)
    }
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
