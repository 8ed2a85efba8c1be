import OpenChartsChartMath
import OpenChartsTables

extension PlotData {
  /// Computes the data of a plan: folds, groups, aggregates, sorts and limits.
  ///
  /// - Parameter hasAllRows: False for the rows to which an engine has reduced a line.
  package init(_ plan: ChartPlan, _ table: Table, zone: ZoneOffsets = .utc, hasAllRows: Bool = true) {
    var builder = PlotDataBuilder(plan: plan, table: table, zone: zone)
    builder.hasAllRows = hasAllRows
    self = builder.build()
  }

  /// - Parameters:
  ///   - counts: For a table of groups from an engine: the number of rows that each of its rows represents.
  ///   - hasAllRows: False for the rows to which an engine has reduced a line.
  init(_ plan: ChartPlan, _ table: Table, zone: ZoneOffsets, counts: RowCounts, hasAllRows: Bool) {
    var builder = PlotDataBuilder(plan: plan, table: table, zone: zone)
    builder.hasAllRows = hasAllRows
    builder.engineCounts = counts
    self = builder.build()
  }
}

/// The steps from a table to plot data, in the order of `build`.
struct PlotDataBuilder {
  let plan: ChartPlan
  let table: Table
  let zone: ZoneOffsets
  var notes: [String] = []
  var caption = ""
  var channels: [Slot: RawChannel] = [:]
  /// The names of colours before shares were added to the legend.
  var plainColors: [String] = []
  /// The channels whose last name is the group of all smaller names.
  var hasOthers: Set<Slot> = []
  /// Row counts from an engine; `nil` means the table has all rows.
  var engineCounts: RowCounts?
  var account = RowAccount()
  /// Number of table rows that each row or group represents.
  var rowCounts: [Double] = []
  /// The error of each row or group; empty for a plan without errors.
  var errors: [Double] = []
  /// The errors to the high ends; empty if they are ``errors``.
  var upperErrors: [Double] = []
  /// The rows of a line that are gaps because a logarithmic axis cannot show their values.
  var notPositiveRows: Set<Int> = []
  /// Whether shares of a total of zero were requested.
  var hasNoTotal = false
  /// Rows and groups with a name but without a value.
  var valueless: [Int] = []
  /// The number of columns that a channel joins into one list of values; 1 for a single column.
  var repeats = 1
  /// Whether all rows are present. False if an engine has left out rows of a line that would not change its picture.
  var hasAllRows = true

  typealias Slot = ChannelSlot

  init(plan: ChartPlan, table: Table, zone: ZoneOffsets) {
    self.plan = plan
    self.table = table
    self.zone = zone
  }

  func channel(_ slot: Slot) -> Channel? {
    switch slot {
    case .x: plan.x
    case .xEnd: plan.xEnd
    case .y: plan.y
    case .yEnd: plan.yEnd
    case .z: plan.z
    case .color: plan.color
    case .symbol: plan.symbol
    case .size: plan.size
    case .series: plan.series
    case .facet: plan.facet
    }
  }

  mutating func build() -> PlotData {
    repeats =
      Slot.allCases.compactMap { slot -> Int? in
        switch channel(slot)?.source {
        case .folded(let columns)?, .foldedNames(let columns)?: columns.count
        case .column?, .rows?, nil: nil
        }
      }.max() ?? 1
    for slot in Slot.allCases {
      guard let channel = channel(slot) else { continue }
      channels[slot] = RawChannel(
        channel, table, repeats: repeats, zone: zone, locale: plan.locale,
        isLogarithmic: (slot == .x ? plan.xAxis.scale : slot == .y ? plan.yAxis.scale : nil) == .log,
        within: engineCounts == nil ? GroupedDomain(slot, of: plan, zone: zone) : nil,
        without: excludedByOtherAxis(slot))
      countMissing(slot, channel)
      if plan.missingName != nil { nameMissing(slot, channel) }
      nameBlanks(slot)
      if slot == .color || slot == .symbol || slot == .facet { nameCodes(slot, channel) }
    }
    countExcluded()
    var rows = plan.prices.isEmpty ? aggregated(table.rowCount * repeats) : priced()
    countOutside(&rows)
    omitNotPositive(&rows)
    limitNames(.facet, to: plan.panelLimit, &rows)
    limitNames(.color, to: plan.colorLimit, &rows)
    if plan.shape == .sector {
      orderNames(.color, &rows)
      nameShares(rows)
    }
    limitNames(.symbol, to: plan.symbolLimit, &rows)
    orderNames(.x, &rows)
    orderNames(.y, &rows)
    orderNames(.z, &rows)
    addZeroCounts(&rows)
    transform(&rows)
    account.drawn = Int((rows.reduce(0) { $0 + rowCounts[$1] } / Double(repeats)).rounded(.up))
    if repeats == 1 { account.all = engineCounts?.all ?? table.rowCount }
    countCutOff(rows)
    estimateDensities(&rows)
    if plan.shape == .area, plan.color?.kind == .name { fillGaps(&rows) }
    if !joinSparseLines(&rows) { breakLines(&rows) }
    sortAlong(&rows)
    return finished(rows)
  }

  var isHorizontal: Bool { plan.isHorizontal }
  var valueSlot: Slot { isHorizontal ? .x : .y }

  // MARK: Aggregation

  /// Groups rows if a channel has an aggregate.
  ///
  /// - Returns: The rows to draw.
  private mutating func aggregated(_ rowCount: Int) -> [Int] {
    let aggregatedSlots = Slot.allCases.filter { channel($0)?.aggregate != nil }
    guard !aggregatedSlots.isEmpty else {
      rowCounts = (0..<rowCount).map { countedRows(at: $0) ?? 1 }
      setErrors(in: nil)
      return drawable(rowCount)
    }
    var groups = GroupKeys(rowCount: rowCount)
    var isFirst = true
    for slot in Slot.allCases where !aggregatedSlots.contains(slot) {
      guard let raw = channels[slot] else { continue }
      groups = isFirst ? raw.keys : groups.combined(with: raw.keys)
      isFirst = false
    }
    countRows(of: groups, aggregatedSlots)
    setErrors(in: groups)
    for slot in Slot.allCases {
      guard let raw = channels[slot] else { continue }
      if let channel = channel(slot), let aggregate = channel.aggregate {
        let values: [Double]? =
          switch raw.values {
          case .numbers(let v), .dates(let v): v
          case .names(let codes, _): codes.map { $0 < 0 ? .nan : aggregate == .distinct ? Double($0) : 1 }
          }
        var amounts = aggregate(channel.source == .rows ? nil : values, in: groups)
        if aggregate.hasRoundingErrors { amounts = amounts.map(\.withoutRoundingError) }
        hasNoTotal =
          hasNoTotal
          || aggregate == .share && amounts.allSatisfy(\.isNaN)
            && values?.contains(where: \.isFinite) == true
        channels[slot]?.values = .numbers(amounts)
      } else {
        channels[slot] = raw.picked(groups.firstRows)
      }
    }
    return drawable(groups.count)
  }

  /// The rows with positions and names. Lines and areas that are no stacks keep rows without a value as gaps, surfaces
  /// keep them as holes.
  private mutating func drawable(_ count: Int) -> [Int] {
    let keepsGaps = plan.shape == .line || plan.shape == .surface || isSingleArea
    return (0..<count).filter { row in
      guard isDrawable(row, mayBeMissing: valueSlot) else { return false }
      guard let values = channels[valueSlot]?.numbers, !values[row].isFinite else { return true }
      // A gap is not a drawn row.
      rowCounts[row] = 0
      if !keepsGaps { valueless.append(row) }
      return keepsGaps
    }
  }

  private func isDrawable(_ row: Int, mayBeMissing value: Slot? = nil) -> Bool {
    for slot in Slot.allCases {
      guard let raw = channels[slot] else { continue }
      switch raw.values {
      case .numbers(let values), .dates(let values):
        guard needsNumbers(slot) else { continue }
        if !values[row].isFinite, slot != value { return false }
      case .names(let codes, _): if codes[row] < 0 { return false }
      }
    }
    return true
  }

  private mutating func priced() -> [Int] {
    rowCounts = [Double](repeating: 1, count: table.rowCount)
    return (0..<table.rowCount).filter { row in
      isDrawable(row) && plan.prices.allSatisfy { table.columns[$0].numbers?[row].isFinite ?? false }
    }
  }

  // MARK: Order

  /// Adds zeros, because stacked areas need a value of each colour at each position.
  private mutating func fillGaps(_ rows: inout [Int]) {
    // Areas between a start and an end are not stacked, so they need no zeros.
    let part: Slot? = plan.facet != nil ? .facet : plan.hasStates ? .series : nil
    guard plan.stack != .none, plan.xEnd == nil, plan.yEnd == nil,
      case .names(let codes, let names)? = channels[.color]?.values,
      let positions = channels[isHorizontal ? .y : .x]?.numbers,
      let amounts = channels[valueSlot]?.numbers
    else { return }
    let finiteRows = rows.filter { amounts[$0].isFinite }
    let moments = Set(finiteRows.map { positions[$0] }).sorted()
    var (states, stateNames): ([Int32], [String]) = ([], [])
    if let part, case .names(let partCodes, let partNames)? = channels[part]?.values {
      (states, stateNames) = (partCodes, partNames)
    }
    let stateCount = max(stateNames.count, 1)
    guard stateCount * names.count * moments.count < 200_000 else { return }
    var sums: [Int: Double] = [:]
    var index: [Double: Int] = [:]
    for (momentIndex, moment) in moments.enumerated() { index[moment] = momentIndex }
    for row in finiteRows {
      let state = states.isEmpty ? 0 : Int(states[row])
      guard state >= 0 else { continue }
      let line = state * names.count + Int(codes[row])
      sums[line * moments.count + (index[positions[row]] ?? 0), default: 0] += amounts[row]
    }
    let total = stateCount * names.count * moments.count
    let positionSlot = isHorizontal ? Slot.y : .x
    let allPlaces = (0..<total).map { moments[$0 % moments.count] }
    if case .dates? = channels[positionSlot]?.values {
      channels[positionSlot]?.values = .dates(allPlaces)
    } else {
      channels[positionSlot]?.values = .numbers(allPlaces)
    }
    channels[valueSlot]?.values = .numbers((0..<total).map { sums[$0] ?? 0 })
    channels[.color]?.values = .names(
      codes: (0..<total).map { Int32($0 / moments.count % names.count) }, names: names)
    if let part {
      channels[part]?.values = .names(
        codes: (0..<total).map { Int32($0 / (moments.count * names.count)) }, names: stateNames)
    }
    for slot in [Slot.symbol, .size] { channels[slot] = nil }
    if part != .series { channels[.series] = nil }
    rows = Array(0..<total)
  }

  /// Sorts lines and areas along their axis, and the bars of a stack in the order of the legend.
  private func sortAlong(_ rows: inout [Int]) {
    func codes(_ slot: Slot) -> [Int32]? {
      if case .names(let codes, _)? = channels[slot]?.values { return codes }
      return nil
    }
    if plan.shape == .rectangle { sortCells(&rows) }
    let isPath = plan.shape == .line || plan.shape == .area
    guard isPath || plan.shape == .bar || plan.shape == .sector else { return }
    let colors = codes(.color)
    let positionSlot: Slot = isHorizontal ? .y : .x
    let positions = isPath || plan.shape == .bar ? channels[positionSlot]?.numbers : nil
    let names = codes(positionSlot)
    let keys = rows.map { row in
      (
        isPath ? Double(colors?[row] ?? 0) : 0, positions?[row] ?? Double(names?[row] ?? 0),
        Double(colors?[row] ?? 0)
      )
    }
    if zip(keys, keys.dropFirst()).allSatisfy({ $0 <= $1 }) { return }
    let order = keys.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
    rows = order.map { rows[$0] }
  }

  /// Sorts the cells of weekdays, hours or months, so that descriptions name them in order.
  private func sortCells(_ rows: inout [Int]) {
    let isCyclic = [plan.x, plan.y].contains { if case .cycle? = $0?.grouping { true } else { false } }
    guard isCyclic, case .names(let yCodes, _)? = channels[.y]?.values,
      case .names(let xCodes, _)? = channels[.x]?.values
    else { return }
    rows.sort { (yCodes[$0], xCodes[$0], $0) < (yCodes[$1], xCodes[$1], $1) }
  }

  // MARK: Result

  /// Notes columns of integers that are too large for the numbers of a chart, which have 53 bits.
  private mutating func noteInexact() {
    for slot in [Slot.x, .xEnd, .y, .yEnd, .z, .size] {
      guard let channel = channel(slot), channel.aggregate.map({ $0 != .count && $0 != .distinct }) ?? true,
        channel.kind == .number, case .column(let index) = channel.source,
        table.columns[index].offset == nil,
        table.columns[index].exact?.hasRoundedInteger == true || table.columns[index].hasLargeIntegers
      else { continue }
      notes.append(
        "\(channel.title) has integers beyond 9,007,199,254,740,992, of which the chart and its table show the first 16 digits"
      )
    }
  }

  private mutating func finished(_ rows: [Int]) -> PlotData {
    var data = PlotData()
    data.count = rows.count
    data.account = account
    data.hasNoTotal = hasNoTotal
    noteInexact()
    data.notes = account.notes + [account.notPositiveNote(plan)].compactMap(\.self) + plan.notes + notes
    data.caption = ([plan.sampleNote] + account.caption(plan.words) + [caption]).filter { !$0.isEmpty }
      .joined(separator: " · ")
    data.hasOtherColors = hasOthers.contains(.color)
    data.x = position(.x, .xEnd, rows)
    data.y = position(.y, .yEnd, rows)
    data.z = style(.z, rows)
    data.color = style(.color, rows)
    data.plainColors = plainColors
    data.symbol = style(.symbol, rows)
    data.size = style(.size, rows)
    data.series = style(.series, rows)
    data.facet = style(.facet, rows)
    if !errors.isEmpty { data.errors = rows.map { $0 < errors.count ? errors[$0] : .nan } }
    if !upperErrors.isEmpty {
      data.upperErrors = rows.map { $0 < upperErrors.count ? upperErrors[$0] : .nan }
    }
    if !notPositiveRows.isEmpty { data.notPositive = rows.map(notPositiveRows.contains) }
    data.boxes = data.boxes(plan)
    data.caption = [data.caption, plan.summaryCaption].filter { !$0.isEmpty }.joined(separator: " · ")
    data.priceNames = plan.prices.map { spaced(table.columns[$0].name) }
    data.prices = plan.prices.map { column in
      let values = table.columns[column].numbers ?? []
      return rows.map { values[$0] }
    }
    let drawnNames = [plainColors] + [data.color, data.x, data.y].compactMap { $0?.names }
    for name in plan.coloredNames where !drawnNames.contains(where: { $0.contains(name) }) {
      data.notes.append("no series or bar that is drawn has the name \"\(name)\"")
    }
    data.trends = data.trends(plan)
    if plan.trend != nil {
      if data.panels(plan).allSatisfy(\.data.trends.isEmpty) {
        data.notes.append("--trend needs \(plan.trendNeed)")
      } else {
        data.caption = [data.caption, plan.trendCaption].filter { !$0.isEmpty }.joined(separator: " · ")
      }
    }
    if let sentence = PanelWords(plan, data).difference {
      data.caption = [data.caption, sentence].filter { !$0.isEmpty }.joined(separator: " · ")
    }
    return data
  }

  private func style(_ slot: Slot, _ rows: [Int]) -> PlotColumn? {
    guard let raw = channels[slot]?.picked(rows) else { return nil }
    switch raw.values {
    case .numbers(let v): return .numbers(v)
    case .dates(let v): return .dates(v)
    case .names(let codes, let names): return .names(codes, names)
    }
  }

  private func position(_ slot: Slot, _ endSlot: Slot, _ rows: [Int]) -> PlotColumn? {
    guard let raw = channels[slot]?.picked(rows) else { return nil }
    let end = channels[endSlot]?.picked(rows)
    let isWide = plan.shape == .bar || plan.shape == .rectangle
    switch raw.values {
    case .names(let codes, let names): return .names(codes, names)
    case .numbers(let values):
      if let end = end?.numbers { return .numberSpans(values, end) }
      if let bins = raw.bins {
        let axis = slot == .x ? plan.xAxis : plan.yAxis
        let spans = bins.spans(from: values, within: plan.isInSpace ? nil : axis.domain)
        return isWide ? .numberSpans(spans.lowers, spans.uppers) : .numbers(spans.middles)
      }
      if plan.shape == .rectangle { return .cells(values) }
      return .numbers(values)
    case .dates(let values):
      if let end = end?.numbers { return .dateSpans(values, end) }
      if isWide, let unit = raw.unit {
        var clock = WallClock(zone)
        return .dateSpans(values, values.map { unit.end(of: $0, &clock) })
      }
      return .dates(values)
    }
  }
}
