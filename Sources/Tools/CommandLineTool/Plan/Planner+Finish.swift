import Foundation
import OpenChartsChartMath
import OpenChartsPhrases
import OpenChartsTables
import OpenChartsTypography

extension Planner {
  /// Completes a plan with limits, axes and titles.
  func finish(_ plan: inout ChartPlan) throws(PlanError) {
    try transform(&plan)
    // The axis of a unit of time has one title, also in sentences and in the names of marks.
    if case .unit? = plan.x?.grouping, let title = arguments.xTitle, !title.isEmpty { plan.x?.title = title }
    if let limit = arguments.limit {
      plan.nameLimit = limit
      plan.colorLimit = limit
      plan.symbolLimit = min(limit, ChartPlan.symbolShapes)
      plan.panelLimit = min(limit, ChartPlan.mostPanels)
    }
    if let brand = arguments.brand {
      plan.colorLimit = min(plan.colorLimit, brand.colorLimit(isDark: arguments.isDark) ?? plan.colorLimit)
      plan.notes += brand.notes(isDark: arguments.isDark)
    }
    // Without one or two of nine or ten lines, a chart is hardly clearer, but incomplete.
    if plan.shape == .line, arguments.limit == nil,
      arguments.brand?.colorLimit(isDark: arguments.isDark) == nil
    {
      plan.wholeColorLimit = plan.colorLimit + arguments.palette.moreColorCount
    }
    if let font = arguments.font ?? arguments.brand?.font, !FontFamily.isInstalled(font) {
      plan.notes.append("no font \"\(font)\" is installed; texts are measured and drawn in another one")
    }
    plan.otherName = words.control(.otherNames)
    plan.missingName = arguments.showsMissing ? words.control(.missingNames) : nil
    plan.locale = arguments.locale
    if let sample = table.sample {
      let numberSymbols = NumberSymbols(of: Locale(identifier: arguments.locale))
      plan.sampleNote = words.control(
        .sampleOf, NumberText.plain(Double(sample.count), numberSymbols: numberSymbols),
        words.rows(sample.all))
    }
    plan.sort = arguments.sort ?? (plan.shape == .sector || isRanking(plan) ? .valueDown : plan.sort)
    plan.stack = arguments.stack ?? stacking(plan)
    // Ignore the automatic scale if an option sets the domain, which may contain values that this scale cannot show.
    let xScale = arguments.xDomain == nil ? arguments.xScale ?? plan.xAxis.scale : arguments.xScale
    let yScale = arguments.yDomain == nil ? arguments.yScale ?? plan.yAxis.scale : arguments.yScale
    plan.xAxis = try axis(
      plan.x, xScale, arguments.xDomain, arguments.xFormat, arguments.xTitle, "--x-domain")
    plan.yAxis = try axis(
      plan.y, yScale, arguments.yDomain, arguments.yFormat, arguments.yTitle, "--y-domain")
    plan.zAxis = try axis(
      plan.z, arguments.zScale, arguments.zDomain, arguments.zFormat, arguments.zTitle, "--z-domain")
    if arguments.xTitle == nil, plan.xEnd != nil { plan.xAxis.title = spanTitle(plan.x, plan.xEnd) }
    if arguments.yTitle == nil, plan.yEnd != nil { plan.yAxis.title = spanTitle(plan.y, plan.yEnd) }
    if case .index? = plan.transform {
      let path = plan.isHorizontal ? \ChartPlan.xAxis : \ChartPlan.yAxis
      plan[keyPath: path].unit = .plain
      plan[keyPath: path].writtenForm = nil
    }
    plan.guides = try guides(plan)
    plan.pointNotes = try pointNotes(plan)
    plan.highlighted = try highlighted(plan)
    plan.ownColors = try ownColors(plan)
    plan.trend = arguments.trend
    plan.showsLabels = arguments.showsLabels
    plan.colorScale = try colorScale(plan)
    plan.fittingHeight = fittingHeight(plan)
    fitMap(&plan)
    let named = withQuantity(plan)
    plan.ranksByLastValue = ranksByLastValue(named)
    plan.title = arguments.title ?? title(named)
    plan.subtitle = arguments.subtitle ?? ""
  }

  /// The scale of colours, if its numbers fit it.
  private func colorScale(_ plan: ChartPlan) throws(PlanError) -> ColorScaleName? {
    if arguments.colorScale == .scale(.log), let color = plan.color, color.aggregate == nil,
      case .column(let index) = color.source, profiles[index].low <= 0
    {
      throw PlanError(
        "\(table.file): --color-scale log needs values above 0; \"\(color.title)\" begins at "
          + "\(NumberText.short(profiles[index].low)), which symlog shows too")
    }
    return arguments.colorScale ?? (plan.color?.kind == .number ? plan.colorScale : nil)
  }

  /// The stacking of a chart: sums and counts are stacked. Means and similar values are side by side, because their sum
  /// has no meaning.
  private func stacking(_ plan: ChartPlan) -> StackName {
    guard plan.shape == .bar || plan.shape == .area, let color = plan.color, color.kind == .name else {
      return plan.stack
    }
    // Bars from a start to an end are not stacked.
    if plan.xEnd != nil || plan.yEnd != nil { return plan.stack }
    let (amount, position) = plan.isHorizontal ? (plan.x, plan.y) : (plan.y, plan.x)
    if color.source == position?.source { return .standard }
    // Ratios to a first value do not add up.
    if case .index? = plan.transform { return plan.shape == .bar ? .dodge : .none }
    // Several columns are stacked only if they are the parts of a whole.
    if case .folded(let columns)? = amount?.source {
      if arePartsOfWhole(columns) { return .standard }
      guard plan.shape == .bar else { return .none }
      // A place for each column would be empty beside nearly every bar.
      if takeTurns(columns) { return .standard }
      // Columns that add up to 100 %, such as answers in percent, are stacked. The means of parties' results are stacked,
      // too, although the smallest parties are missing.
      guard columns.count >= 3 else { return .dodge }
      return areShares(columns.map { profiles[$0] }) || amount?.aggregate == .mean && areNearlyWhole(columns)
        ? .standard : .dodge
    }
    // A stack of imports and exports would show their sum.
    if case .column(let index) = color.source, amount?.source != .rows, hasDirections(profiles[index]) {
      return plan.shape == .bar ? .dodge : .none
    }
    switch amount?.aggregate {
    case .mean, .median, .min, .max, .quantile, .deviation, .distinct:
      return plan.shape == .bar ? .dodge : .none
    case .sum, .count, .share: return plan.stack == .normalized ? .normalized : .standard
    case nil where plan.stack == .normalized: return .normalized
    case nil: break
    }
    if case .column(let index)? = amount?.source, !profiles[index].isAdditive, plan.shape == .bar {
      return .dodge
    }
    return plan.stack
  }

  private func axis(
    _ channel: Channel?, _ scale: ScaleName?, _ domain: PlotArguments.DomainText?,
    _ format: ValueFormat?, _ title: String?, _ option: String
  ) throws(PlanError) -> AxisPlan {
    var axis = AxisPlan()
    axis.scale = scale
    axis.format = format
    axis.title = title ?? channel?.title ?? ""
    axis.hasOwnTitle = title != nil
    if case .column(let index)? = channel?.source, channel?.aggregate != .count,
      channel?.aggregate != .distinct
    {
      axis.unit = table.columns[index].unit
      if case .dates(_, let precision) = table.columns[index].values, channel?.kind == .date {
        axis.precision = precision
      }
      axis.writtenForm = channel.flatMap { writtenForm(table.columns[index], $0) }
    }
    if case .folded(let columns)? = channel?.source, let first = columns.first,
      columns.allSatisfy({ table.columns[$0].unit == table.columns[first].unit })
    {
      axis.unit = table.columns[first].unit
    }
    if channel?.aggregate == .share { axis.unit = .percent }
    if let domain, let channel {
      guard channel.kind != .name else {
        throw PlanError("\(table.file): \(option) needs an axis of numbers or dates")
      }
      let isDate = channel.kind == .date
      guard let low = end(domain.low, isDate), let high = end(domain.high, isDate), low != high else {
        let kind = isDate ? "dates such as 2000-01-01:2001-01-01" : "numbers such as 0:100"
        throw PlanError(
          "\(table.file): \(option) \(domain.low):\(domain.high) are not two different \(kind)")
      }
      axis.domain = min(low, high)...max(low, high)
    }
    if scale == .log, let low = axis.domain?.lowerBound, low <= 0 {
      throw PlanError("\(table.file): \(option) of a log scale must be above 0")
    }
    if scale == .date, channel?.kind != .date {
      throw PlanError(
        "\(table.file): \"\(channel?.title ?? "")\" holds no dates\(dateAdvice([channel]))")
    }
    return axis
  }

  /// The form in which the chart's data table writes a column, to match the form in the input.
  private func writtenForm(_ column: TableColumn, _ channel: Channel) -> WrittenForm? {
    switch (column.values, channel.kind) {
    case (.dates(_, let precision), .date) where precision > .day && column.hasOffsets: return .offset
    case (.dates(_, let precision), .date):
      var coarsest = precision
      switch channel.grouping {
      case .unit(.year): coarsest = .year
      case .unit(.quarter): coarsest = min(precision, .quarter)
      case .unit(.month), .none: break
      case .unit, .cycle, .bins, .intervals: return nil
      }
      // A group of days is written as its first day.
      guard precision <= .month else { return nil }
      return coarsest == .year ? .year : coarsest == .quarter ? .quarter : .month
    case (.numbers, .number):
      guard column.unit == .duration, column.measure == nil else { return nil }
      return column.clock ?? .clock(hourDigits: 2, hasSeconds: false)
    default: return nil
    }
  }

  /// Points for each name of a vertical axis, for title, caption and axis below and above, and for a legend.
  private static let (pointsPerName, pointsAround, pointsOfLegend) = (16.0, 90.0, 24.0)

  /// The height at which each bar or point has a label; `nil` if the default height suffices, or if an option sets the
  /// height.
  private func fittingHeight(_ plan: ChartPlan) -> Double? {
    guard arguments.ownHeight == nil, [.bar, .point, .rectangle].contains(plan.shape), let y = plan.y,
      y.kind == .name
    else { return nil }
    let count: Int
    switch (y.source, y.grouping) {
    case (.column, .cycle(let cycle)): count = cycle.count
    case (.column(let index), _): count = profiles[index].distinct
    case (.foldedNames(let columns), _): count = columns.count
    case (.folded, _), (.rows, _): return nil
    }
    let names = min(count, plan.nameLimit, ChartPlan.mostNames)
    var (nameHeight, legendHeight) = (Self.pointsPerName, 0.0)
    // Bars side by side are at least five points thick, or as thick as their labels.
    if plan.shape == .bar, plan.stack == .dodge, let count = dodgedCount(plan) {
      nameHeight = max(nameHeight, Double(count) * (plan.showsLabels ? 13 : 5) + 4)
      legendHeight = Self.pointsOfLegend
    }
    // The texts of vertical rules are above the plot.
    let labelHeight = plan.guides.contains { $0.isX && $0.end == nil && !$0.label.isEmpty } ? 18.0 : 0
    let height =
      Double(names) * nameHeight + Self.pointsAround + legendHeight + labelHeight + pointsBelowCells(plan)
    return height > arguments.height ? height : nil
  }

  /// The number of bars side by side at each name; `nil` for a single one.
  private func dodgedCount(_ plan: ChartPlan) -> Int? {
    if case .folded(let columns)? = plan.x?.source { return columns.count }
    guard let color = plan.color, color.kind == .name, color.source != plan.y?.source,
      case .column(let index) = color.source
    else { return nil }
    return min(profiles[index].distinct, plan.colorLimit)
  }

  /// The height of the colour scale and of long names below a heat map; 0 for other charts.
  private func pointsBelowCells(_ plan: ChartPlan) -> Double {
    guard plan.shape == .rectangle, plan.color?.kind == .number, let x = plan.x else { return 0 }
    let names: [String]
    switch x.source {
    case .foldedNames(let columns): names = columns.map { spaced(table.columns[$0].name) }
    case .column(let index) where x.kind == .name: names = nameTexts(index)
    default: names = []
    }
    // Names that do not fit side by side are rotated. A character takes about 6 points, a name at most 100.
    let longest = Double(names.prefix(200).map(\.count).max() ?? 0) * 6
    let slotWidth = (arguments.width - 150) / Double(max(1, names.count))
    return 40 + (longest > slotWidth ? min(longest, 100) : 0)
  }

  /// Advice for messages: the option that reads a channel's values as dates; empty if they cannot be dates.
  func dateAdvice(_ channels: [Channel?]) -> String {
    for case let channel? in channels {
      guard case .column(let index) = channel.source, profiles[index].present > 0 else { continue }
      let values: String
      switch table.columns[index].values {
      case .numbers: values = "numbers"
      case .text(_, let names) where areDates(names.prefix(100)): values = "texts"
      default: continue
      }
      let choice = ShellWord.quoted(table.columns[index].name + "=date")
      return "; --type \(choice) reads its \(values) as dates"
    }
    return ""
  }

  /// Whether most of the texts are dates.
  private func areDates(_ texts: some Collection<String>) -> Bool {
    texts.count { Table.moment($0, zone: zone) != nil } * 2 > texts.count
  }

  private func end(_ text: String, _ isDate: Bool) -> Double? {
    if isDate { return Table.moment(text, zone: zone) }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  private func spanTitle(_ start: Channel?, _ end: Channel?) -> String {
    guard let start = start?.title, let end = end?.title else { return start?.title ?? end?.title ?? "" }
    return words.range(start, end)
  }

  /// The title of the chart, in words of the table.
  private func title(_ plan: ChartPlan) -> String {
    let (amount, position) = plan.isHorizontal ? (plan.x, plan.y) : (plan.y, plan.x)
    let panels = [
      plan.hasOwnScales ? "" : plan.facet.flatMap { $0.source == plan.color?.source ? nil : $0.title } ?? ""
    ]
    var text: String
    switch plan.shape {
    case .sector: text = heading(amount?.title ?? "", by: [plan.color?.title ?? ""] + panels)
    case .candlestick: text = heading(words.control(.candles), by: [plan.x?.title ?? ""] + panels)
    case .rectangle where plan.color?.kind == .number && plan.xEnd == nil && plan.yEnd == nil:
      text = heading(
        plan.color?.title ?? "", by: [plan.x?.title ?? "", plan.y?.title ?? ""] + panels)
    default:
      let (titleSubject, groupTitles) = subject(plan, amount, position)
      var titles = groupTitles
      if let color = plan.color, color.kind == .name, color.source != position?.source, !isFoldedNames(color),
        !color.title.isEmpty
      {
        titles.append(color.title)
      }
      text = heading(titleSubject, by: titles + panels)
      if let color = plan.color, color.kind == .number, plan.shape != .rectangle || plan.xEnd != nil {
        text = words.control(.coloredBy, text, color.title)
      }
      if let size = plan.size { text = words.control(.sizedBy, text, size.title) }
    }
    return text.withCapital
  }

  /// "Rain by month and city", without the titles that are empty.
  private func heading(_ subject: String, by groupTitles: [String]) -> String {
    let groupTitles = groupTitles.filter { !$0.isEmpty }
    return groupTitles.isEmpty ? subject : words.heading(subject, by: words.list(groupTitles))
  }

  /// The subject of the title, and the titles of the columns that follow "by".
  private func subject(_ plan: ChartPlan, _ amount: Channel?, _ position: Channel?) -> (String, by: [String])
  {
    if plan.xEnd != nil || plan.yEnd != nil {
      let span = plan.xEnd != nil ? spanTitle(plan.x, plan.xEnd) : spanTitle(plan.y, plan.yEnd)
      let otherAxis = plan.xEnd != nil ? plan.y : plan.x
      return (span, [otherAxis?.title ?? ""])
    }
    if plan.summary == .density { return (words.control(.distributionOf, position?.title ?? ""), []) }
    if amount?.source == .rows, case .bins? = position?.grouping {
      return (words.control(.distributionOf, position?.title ?? ""), [])
    }
    if case .folded(let columns)? = amount?.source, columns.count < 4,
      plan.color.map(isFoldedNames) ?? false || plan.hasOwnScales
    {
      let columnList = words.list(Self.withoutRepeats(columns.map { spaced(table.columns[$0].name) }))
      // The amount's title contains the name of its aggregate only if rows were combined.
      let isNamed = amount?.title != transformed(shared(columns))
      let value = amount?.aggregate.flatMap {
        isNamed ? aggregated(Channel(.rows, .number, title: columnList), $0).title : nil
      }
      return (transformed(value ?? columnList), [position?.title ?? ""])
    }
    let titles = [amount?.title, position?.title, plan.z?.title].compactMap { $0 }.filter { !$0.isEmpty }
    return (titles.first ?? "", Array(titles.dropFirst()))
  }

  /// Names without their common leading words, except in the first: "10 Min Std Dev", "Sampled Avg".
  static func withoutRepeats(_ names: [String]) -> [String] {
    let words = names.map { $0.split(separator: " ") }
    guard names.count > 1, let first = words.first else { return names }
    let shortest = words.map(\.count).min() ?? 0
    let shared = first.indices.prefix { index in
      index < shortest - 1 && words.allSatisfy { $0[index] == first[index] }
    }.count
    guard shared > 0 else { return names }
    return names.prefix(1) + words.dropFirst().map { $0.dropFirst(shared).joined(separator: " ") }
  }

  private func isFoldedNames(_ channel: Channel) -> Bool {
    if case .foldedNames = channel.source { return true }
    return false
  }
}

extension ChartPlan {
  /// Plans the chart of a table.
  ///
  /// - Parameter zone: Time zone of dates in options that have no zone.
  package init(
    _ table: Table, _ arguments: PlotArguments, zone: ZoneOffsets = .utc
  ) throws(PlanError) {
    self = try ChartPlan(TableFacts(table), arguments, zone: zone)
  }

  init(_ facts: TableFacts, _ arguments: PlotArguments, zone: ZoneOffsets) throws(PlanError) {
    var planner = Planner(facts, arguments: arguments)
    planner.zone = zone
    self = try planner.plan()
  }
}
