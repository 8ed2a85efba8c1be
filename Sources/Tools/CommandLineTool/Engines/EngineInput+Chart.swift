import Foundation
import OpenChartsChartMath
import OpenChartsDisplayList
import OpenChartsEngines
import OpenChartsPhrases
import OpenChartsTables

extension EngineInput {
  struct Drawn {
    var plan: ChartPlan
    var data: PlotData
    /// Properties of the table from which the planner chose the chart.
    var facts: TableFacts
    var notes: [String] = []

    /// All notes on the chart, except the engine's notes on missing values. The row account counts those rows itself,
    /// without gaps in lines.
    func notes(_ diagnostics: [String]) -> [String] {
      notes + data.notes
        + diagnostics.filter { !$0.contains("value is missing or not finite") }.map(inToolWords)
    }
  }

  /// Draws a chart to find the positions of its axes.
  typealias Drawing = (ChartPlan, PlotData) -> DisplayList

  /// Plans a chart and builds its data: from the rows of a small table, from an aggregating query of a large one.
  @MainActor func chart(_ settings: PictureSettings) throws -> Drawn {
    try chart(settings, nil) { settings.scene($0, $1).list }
  }

  @MainActor func chart(of table: EngineTable, _ settings: PictureSettings) throws -> Drawn {
    try chart(of: table, settings) { settings.scene($0, $1).list }
  }

  /// Plans a chart and builds its data, like ``chart(_:)``. Can run on any thread.
  ///
  /// - Parameter drawList: Draws a chart to find the positions of its axes.
  func chart(_ settings: PictureSettings, _ progress: Progress?, _ drawList: Drawing) throws -> Drawn {
    let table = try open(zone: settings.zone, progress)
    return try Interrupt.stopping(table.source.session) { try chart(of: table, settings, drawList) }
  }

  private func chart(of table: EngineTable, _ settings: PictureSettings, _ drawList: Drawing) throws -> Drawn
  {
    if !table.retyped.isEmpty {
      let allRows = try table.typedRows()
      let rows = arguments.sample.map(allRows.sampled) ?? allRows
      try arguments.requireRows(rows)
      let facts = TableFacts(rows)
      let plan = try ChartPlan(facts, arguments, zone: settings.zone)
      return Drawn(
        plan: plan, data: PlotData(plan, rows, zone: settings.zone), facts: facts, notes: rows.notes)
    }
    let sample = try arguments.sample.flatMap { try table.sample($0) }
    let (first, isAll) = try sample.map { ($0, true) } ?? table.beginning()
    try arguments.requireRows(first)
    if let rebasedTable = try table.rebased(first, except: arguments.isSummed) {
      return try chart(of: rebasedTable, settings, drawList)
    }
    if isAll {
      let dated = withYears(first, zone: settings.zone)
      let facts = TableFacts(prepared: dated, zone: settings.zone).ofParts(arguments, zone: settings.zone)
      let plan = try ChartPlan(facts, arguments, zone: settings.zone)
      var drawn = Drawn(
        plan: plan, data: PlotData(plan, facts.table, zone: settings.zone), facts: facts,
        notes: facts.table.notes)
      // Omit the row count from the caption if each row is one mark.
      if drawn.data.count != first.rowCount, sample == nil { addRowCount(to: &drawn) }
      return drawn
    }
    let chartQuery = try chartQuery(table, first, settings, drawList)
    let (reducedTable, rows, plan) = try chartQuery.answer()
    var reducedPlan = plan ?? chartQuery.reducedPlan
    var fullPlan = chartQuery.plan
    // Titles name an aggregate only if it combines rows, which is known from the answer.
    if let rows, rows.allSatisfy({ $0 <= 1 }),
      [fullPlan.x, fullPlan.y, fullPlan.color].contains(where: { $0?.aggregate != nil })
    {
      var facts = chartQuery.facts
      facts.hasSingleRows = true
      let titled = try ChartPlan(facts, arguments, zone: settings.zone)
      fullPlan.takeTitles(of: titled)
      reducedPlan.takeTitles(of: titled)
    }
    // Aggregated groups represent all rows. A decimated line has only the rows that affect its picture.
    let hasAllRows = plan != nil || reducedTable.rowCount >= chartQuery.facts.rowCount
    let data: PlotData
    if let rows {
      let counts = RowCounts(
        rows: rows, missing: missing(chartQuery.plan, chartQuery.facts), all: chartQuery.facts.rowCount,
        areDrawn: [chartQuery.plan.x, chartQuery.plan.y].contains { $0?.isRowCount == true },
        outside: chartQuery.outside)
      data = PlotData(
        reducedPlan, reducedTable, zone: settings.zone, counts: counts, hasAllRows: hasAllRows)
    } else {
      data = PlotData(reducedPlan, reducedTable, zone: settings.zone, hasAllRows: hasAllRows)
    }
    var drawn = Drawn(plan: fullPlan, data: data, facts: chartQuery.facts)
    if let failure = table.failure { throw failure }
    drawn.notes = chartQuery.notes
    addRowCount(to: &drawn)
    return drawn
  }

  /// Counts the rows without a value in the columns of a chart that the engine aggregates.
  private func missing(_ plan: ChartPlan, _ facts: TableFacts) -> [RowAccount.Missing] {
    var account = RowAccount()
    let channels = [
      plan.x, plan.xEnd, plan.y, plan.yEnd, plan.color, plan.symbol, plan.size, plan.series, plan.facet,
    ]
    for (channelIndex, channel) in channels.enumerated() {
      guard let channel else { continue }
      var columns: [Int] = []
      if case .column(let index) = channel.source { columns = [index] }
      if case .folded(let indices) = channel.source, plan.shape != .line, plan.shape != .area {
        columns = indices
      }
      for index in columns {
        let isName = channel.kind == .name && channel.aggregate == nil
        if isName ? plan.missingName != nil : channelIndex > 3 { continue }
        account.add(
          facts.rowCount - facts.profiles[index].present, without: spaced(facts.profiles[index].name))
      }
    }
    return account.missing
  }

  /// Adds the number of drawn rows to the caption.
  private func addRowCount(to drawn: inout Drawn) {
    // The caption states the number of drawn rows already.
    guard !drawn.data.account.hasOverlap else { return }
    let words = SpeechLanguage(Locale(identifier: arguments.locale))
    let caption = words.rows(drawn.data.account.drawn)
    drawn.data.caption = [caption, drawn.data.caption].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The SQL that ``chart(_:)`` runs for the chart's data.
  @MainActor func sql(_ settings: PictureSettings) throws -> String {
    try sql(of: try open(zone: settings.zone), settings)
  }

  @MainActor func sql(of table: EngineTable, _ settings: PictureSettings) throws -> String {
    if !table.retyped.isEmpty { return try table.rowsSQL(atMost: EngineSource.rowLimit) }
    let (first, isAll) = try table.beginning()
    if let rebasedTable = try table.rebased(first, except: arguments.isSummed) {
      return try sql(of: rebasedTable, settings)
    }
    if let count = arguments.sample, try table.countBeyond(count) != nil { return try table.sampleSQL(count) }
    if isAll {
      return try table.rowsSQL(atMost: table.wholeRows + 1)
    }
    return try chartQuery(table, first, settings) { settings.scene($0, $1).list }.sql
  }

  /// The query for a large table, and the plan that draws its answer.
  private struct ChartQuery {
    var facts: TableFacts
    var plan: ChartPlan
    var reducedPlan: ChartPlan
    var sql: String
    var notes: [String] = []
    /// The number of rows that the domains of grouped axes exclude.
    var outside = 0
    /// Runs the query. `rows` is the number of table rows in each row of the answer, or `nil` if the answer has
    /// the rows themselves. `plan` is `nil`, or replaces `reducedPlan` if part of the answer is missing.
    var answer: () throws -> (table: Table, rows: [Double]?, plan: ChartPlan?)
  }

  private func chartQuery(
    _ table: EngineTable, _ first: Table, _ settings: PictureSettings, _ drawList: Drawing
  ) throws -> ChartQuery {
    let facts = try table.facts(first: first)
    var plan = try ChartPlan(facts, arguments, zone: settings.zone)
    if let failure = table.failure { throw failure }
    var notes: [String] = []
    if let density = try density(plan, facts, settings) {
      plan = density
      notes.append(
        "too many points would hide each other; their density is drawn, and --mark point draws the points")
    }
    let (location, zone) = (table.location, settings.zone)
    let excluded = try table.within(domainsOf: plan)
    let grouped = excluded?.table ?? table
    let profiles = try excluded == nil ? facts.profiles : grouped.facts(first: first).profiles
    let profile = { (index: Int) in profiles[index] }
    var chartQuery: ChartQuery
    if let pushed = AggregationPushdown(plan, table.fields, zone: zone, profile: profile) {
      chartQuery = ChartQuery(
        facts: facts, plan: plan, reducedPlan: pushed.plan, sql: try grouped.sql(pushed.query),
        outside: excluded?.outside ?? 0
      ) {
        let pushedAnswer = try grouped.answer(pushed)
        let (groups, rows) = try pushedAnswer.chart.table(
          pushedAnswer.answer, location: location, first: first, zone: zone)
        return (groups, rows, pushedAnswer.chart.plan)
      }
    } else if let line = LineDecimation(
      plan, table.fields, columns: Int((arguments.width * arguments.scale).rounded(.up)), zone: zone,
      profile: profile), table.writer.dialect.thinsLines
    {
      let line = line.aligned(scale: arguments.scale, location: location, zone: zone) { plan, table in
        var data = PlotData(plan, table, zone: zone, hasAllRows: false)
        data.caption = "0"
        return drawList(plan, data)
      }
      chartQuery = ChartQuery(
        facts: facts, plan: plan, reducedPlan: line.plan, sql: try table.sql(line.query)
      ) {
        let (lineTable, rows) = try line.table(try table.execute(line.query), location: location, zone: zone)
        return (lineTable, rows, nil)
      }
    } else {
      chartQuery = try rows(plan, table, facts)
    }
    chartQuery.notes = notes
    for asked in [table, grouped] {
      if let failure = asked.failure { throw failure }
    }
    return chartQuery
  }

  /// Replaces a scatter plot that has too many points with a 2-D density; `nil` if `--mark` was given or a column is
  /// not numeric.
  private func density(_ plan: ChartPlan, _ facts: TableFacts, _ settings: PictureSettings) throws
    -> ChartPlan?
  {
    guard plan.shape == .point, !plan.isInSpace, plan.summary == nil, plan.error == nil,
      arguments.mark == nil, plan.trend == nil,
      plan.transform == nil, plan.highlighted.isEmpty, plan.ownColors.isEmpty, plan.x?.kind == .number,
      plan.y?.kind == .number,
      plan.y?.aggregate == nil, case .column(let x)? = plan.x?.source, case .column(let y)? = plan.y?.source
    else { return nil }
    var arguments = arguments
    arguments.mark = .rectangle
    (arguments.x, arguments.y) = (facts.table.columns[x].name, [facts.table.columns[y].name])
    (arguments.color, arguments.symbol, arguments.size) = (nil, nil, nil)
    return try ChartPlan(facts, arguments, zone: settings.zone)
  }

  /// The query for a chart that draws each row.
  ///
  /// - Throws: ``PlanError`` if the table has more rows than the limit.
  private func rows(_ plan: ChartPlan, _ table: EngineTable, _ facts: TableFacts) throws -> ChartQuery {
    guard facts.rowCount <= EngineSource.rowLimit else {
      throw PlanError(
        "\(table.location): a \(plan.summary?.rawValue ?? plan.shape.rawValue) for each of \(NumberText.plain(Double(facts.rowCount))) rows cannot be distinguished from "
          + "others; --mark rectangle draws counts by position, --aggregate and --bins count, --where leaves some out"
      )
    }
    return ChartQuery(
      facts: facts, plan: plan, reducedPlan: plan, sql: try table.rowsSQL(atMost: EngineSource.rowLimit)
    ) {
      (try table.rows(atMost: EngineSource.rowLimit), nil, nil)
    }
  }
}

extension ChartPlan {
  /// Replaces the titles of the chart, its axes and their columns by the titles in another plan for the same options.
  fileprivate mutating func takeTitles(of other: ChartPlan) {
    title = other.title
    (xAxis.title, yAxis.title) = (other.xAxis.title, other.yAxis.title)
    if let name = other.x?.title { x?.title = name }
    if let name = other.y?.title { y?.title = name }
    if let name = other.color?.title { color?.title = name }
  }
}
