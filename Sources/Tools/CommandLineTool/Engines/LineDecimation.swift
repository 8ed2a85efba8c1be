import OpenChartsChartMath
import OpenChartsDisplayList
import OpenChartsEngines
import OpenChartsTables

/// A line chart of more rows than pixel columns. For each pixel column and series, the engine returns the first,
/// last, smallest and largest value. A line through them covers the same pixels as the whole line (M4; U. Jugel and
/// others, VLDB 2014). One pass over the data.
struct LineDecimation {
  private(set) var query = Query()
  private(set) var plan: ChartPlan
  private let x: EngineField
  private let y: EngineField
  private var grid: PixelGrid
  private let ends: (low: Double, high: Double)
  private var names: [EngineField] = []

  /// Returns `nil` for plans other than a line through ungrouped rows.
  ///
  /// - Parameter columns: Approximate width of the plot in pixels.
  init?(
    _ plan: ChartPlan, _ fields: [EngineField], columns: Int, zone: ZoneOffsets,
    profile: (Int) -> ColumnProfile
  ) {
    // Transformations and trends need each value, and panels have other pixel columns than the picture.
    guard plan.shape == .line, plan.transform == nil, plan.trend == nil, plan.error == nil, !plan.isInSpace,
      !plan.isHorizontal,
      plan.xEnd == nil, plan.yEnd == nil, plan.size == nil, plan.facet == nil, plan.symbol == nil,
      let xChannel = plan.x, let value = plan.y, xChannel.grouping == .none,
      xChannel.kind != .name,
      value.kind == .number, value.aggregate == nil, case .column(let x) = xChannel.source,
      case .column(let y) = value.source
    else { return nil }
    (self.plan, self.x, self.y) = (plan, fields[x], fields[y])
    let (xProfile, yProfile) = (profile(x), profile(y))
    ends = (yProfile.low, yProfile.high)
    var clock = WallClock(zone)
    var (low, high) = (xProfile.low, xProfile.high)
    if xChannel.kind == .date {
      low = EngineTime.seconds(low, fields[x].kind, &clock)
      high = EngineTime.seconds(high, fields[x].kind, &clock)
    }
    guard low.isFinite, high.isFinite, low < high else { return nil }
    grid = PixelGrid(low: low, high: high, count: columns)
    query.keys = [.pixels(fields[x], low: grid.low, high: grid.high, count: grid.count)]
    self.plan.x?.source = .column(0)
    self.plan.y?.source = .column(1)
    for path in [\ChartPlan.color, \ChartPlan.series] {
      guard let channel = plan[keyPath: path] else { continue }
      guard channel.kind == .name, case .column(let index) = channel.source, fields[index].kind == .text
      else { return nil }
      self.plan[keyPath: path]?.source = .column(2 + names.count)
      names.append(fields[index])
      query.keys.append(.values(fields[index]))
    }
    query.measures = LineColumns.measures(of: self.y, along: self.x, ends: ((low, high), ends))
    query.limit = EngineTable.mostGroups + 1
  }

  /// The same line, with bins that match the picture's pixel columns.
  ///
  /// - Parameter draw: Draws the picture of a table.
  func aligned(
    scale: Double, location: String, zone: ZoneOffsets,
    draw: (_ plan: ChartPlan, _ table: Table) -> DisplayList
  ) -> LineDecimation {
    guard ends.low < ends.high else { return self }
    // A diagonal across the whole plot, in a series with any name.
    var columns = [
      positions([grid.low, grid.high], zone),
      TableColumn(name: y.name, values: .numbers([ends.low, ends.high])),
    ]
    columns += names.map { TableColumn(name: $0.name, values: .text(codes: [0, 0], names: [$0.name])) }
    var result = self
    result.grid = grid.aligned(
      to: draw(plan, Table(file: location, rowCount: 2, columns: columns)), scale: scale)
    result.query.keys[0] = .pixels(
      x, low: result.grid.low, high: result.grid.high, count: result.grid.count)
    return result
  }

  func table(_ answer: EngineAnswer, location: String, zone: ZoneOffsets) throws -> (
    table: Table, rows: [Double]
  ) {
    guard answer.rowCount <= EngineTable.mostGroups else {
      throw PlanError(
        "\(location): the chart would have more than \(EngineTable.mostGroups) pieces of lines; --where makes them fewer"
      )
    }
    let rows = EngineOrder(answer.columns.prefix(query.keys.count), of: query).rows
    let lineColumns = LineColumns(answer.columns.dropFirst(query.keys.count).map { $0.numbers(rows) })
    let (xPositions, values, origins) = lineColumns.line
    var columns = [positions(xPositions, zone), TableColumn(name: y.name, values: .numbers(values))]
    for (index, field) in names.enumerated() {
      guard case .text(let codes, let allNames) = answer.columns[1 + index] else { continue }
      let (ordered, names) = allNames.inCodePointOrder(usedBy: origins.map { codes[rows[$0]] })
      columns.append(TableColumn(name: field.name, values: .text(codes: ordered, names: names)))
    }
    // The first point of a pixel column carries the row count of the column.
    let counts = origins.indices.map { index in
      index > 0 && origins[index] == origins[index - 1] ? 0 : lineColumns.counts[origins[index]]
    }
    return (
      Table(file: location, rowCount: xPositions.count, columns: columns), counts.map { $0.isNaN ? 0 : $0 }
    )
  }

  private func positions(_ values: [Double], _ zone: ZoneOffsets) -> TableColumn {
    guard x.type == .date else { return TableColumn(name: x.name, values: .numbers(values)) }
    var clock = WallClock(zone)
    return TableColumn(
      name: x.name, values: .dates(values.map { EngineTime.moment($0, x.kind, &clock) }, .second))
  }
}
