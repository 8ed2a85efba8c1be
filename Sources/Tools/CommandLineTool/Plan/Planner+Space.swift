import OpenChartsTables

extension Planner {
  /// A three-dimensional chart of the named columns, completed by others in their order.
  ///
  /// A regular grid of numbers becomes a surface, everything else points.
  func space() throws(PlanError) -> ChartPlan {
    var plan = ChartPlan(.point)
    plan.x = try named(arguments.x, arguments.xScale)
    let measures = try namesOnY()
    guard measures.count <= 1 else { throw PlanError("\(table.file): \(PlotArguments.oneYInSpace)") }
    plan.y = try named(measures.first, arguments.yScale)
    plan.z = try named(arguments.z, arguments.zScale)
    if let name = arguments.color {
      let index = try column(name)
      plan.color = profiles[index].isMeasure && arguments.mark != .surface ? channel(index) : names(index)
    }
    if let gridPlan = completedToGrid(plan) { plan = gridPlan }
    try complete(&plan)
    plan.view = arguments.view
    try refuseMisfits(plan)
    switch arguments.mark {
    case .surface:
      try requireGrid(plan)
      plan.shape = .surface
    case nil: if isSurface(plan) { plan.shape = .surface }
    default: break
    }
    return plan
  }

  private func named(_ name: String?, _ scale: ScaleName?) throws(PlanError) -> Channel? {
    guard let name else { return nil }
    let index = try column(name)
    return scale == .category ? names(index) : channel(index)
  }

  /// The index of a channel's column; `nil` for other sources.
  private func source(_ channel: Channel?) -> Int? {
    if case .column(let index)? = channel?.source { return index }
    return nil
  }

  /// Numeric columns for the axes that no option names: results first, then independent variables.
  private func unusedMeasures(_ plan: ChartPlan) -> [ColumnProfile] {
    let usedIndices = [plan.x, plan.y, plan.z, plan.color].compactMap(source)
    let freeColumns = profiles.filter {
      $0.type == .number && $0.present > 0 && !usedIndices.contains($0.index)
    }
    let measures = freeColumns.filter(\.isMeasure)
    let ordered = measures.filter { !$0.isDimension } + measures.filter(\.isDimension)
    return ordered + freeColumns.filter { !$0.isMeasure }
  }

  private static let axes: [WritableKeyPath<ChartPlan, Channel?> & Sendable] = [\.x, \.y, \.z]

  private func complete(_ plan: inout ChartPlan) throws(PlanError) {
    for axis in Self.axes where plan[keyPath: axis] == nil {
      guard let column = unusedMeasures(plan).first else {
        throw PlanError(
          "\(table.file): a chart in three dimensions needs three columns of numbers; name them with --x, --y and --z"
        )
      }
      plan[keyPath: axis] = channel(column.index)
    }
  }

  // MARK: Surfaces

  /// Maximum number of columns to try for a grid.
  private static let triedColumns = 12

  /// Completes the plan with the first columns that form a grid: horizontal positions, then the height. `nil` if no
  /// columns form a grid.
  private func completedToGrid(_ plan: ChartPlan) -> ChartPlan? {
    let isAsked = arguments.mark == .surface
    guard isAsked || arguments.mark == nil && plan.color == nil else { return nil }
    guard Self.axes.contains(where: { plan[keyPath: $0] == nil }) else { return nil }
    let freeColumns = unusedMeasures(plan).map(\.index).sorted().prefix(Self.triedColumns)
    func choices(_ channel: Channel?) -> [Int] { source(channel).map { [$0] } ?? Array(freeColumns) }
    for x in choices(plan.x) {
      for z in choices(plan.z) where z != x && mayBeGrid(x, z) {
        for y in choices(plan.y) where y != x && y != z {
          var candidate = plan
          (candidate.x, candidate.y, candidate.z) = (
            plan.x ?? channel(x), plan.y ?? channel(y), plan.z ?? channel(z)
          )
          if isGrid(candidate, atLeast: isAsked ? 2 : 3) { return candidate }
        }
      }
    }
    return nil
  }

  private func mayBeGrid(_ x: Int, _ z: Int) -> Bool {
    let (a, b) = (profiles[x].distinct, profiles[z].distinct)
    return a > 1 && b > 1 && a * b <= 2 * facts.rowCount
  }

  /// Whether the chart of a table is a surface if `--mark` was not given.
  private func isSurface(_ plan: ChartPlan) -> Bool { plan.color == nil && isGrid(plan, atLeast: 3) }

  private func isGrid(_ plan: ChartPlan, atLeast lines: Int) -> Bool {
    guard [plan.x, plan.y, plan.z].allSatisfy({ $0?.kind == .number }),
      let grids = try? grids(plan)
    else { return false }
    return grids.allSatisfy { $0.x.count >= lines && $0.z.count >= lines }
  }

  /// A grid for each name of the colour.
  private func grids(_ plan: ChartPlan) throws(SurfaceGrid.Flaw) -> [SurfaceGrid] {
    func numbers(_ channel: Channel?) -> [Double] {
      source(channel).flatMap { table.columns[$0].numbers } ?? []
    }
    let (x, y, z) = (numbers(plan.x), numbers(plan.y), numbers(plan.z))
    guard let color = source(plan.color) else { return [try SurfaceGrid(x: x, z: z, heights: y)] }
    let groups = GroupKeys(table.columns[color])
    var rows = [[Int]](repeating: [], count: groups.count)
    for (row, code) in groups.codes.enumerated() where code >= 0 { rows[Int(code)].append(row) }
    var grids: [SurfaceGrid] = []
    for groupRows in rows {
      grids.append(
        try SurfaceGrid(
          x: groupRows.map { x[$0] }, z: groupRows.map { z[$0] }, heights: groupRows.map { y[$0] }))
    }
    return grids
  }

  private func requireGrid(_ plan: ChartPlan) throws(PlanError) {
    let problem = "\(table.file): --mark surface needs a grid"
    for channel in [plan.x, plan.y, plan.z].compactMap({ $0 }) where channel.kind != .number {
      throw PlanError(
        "\(problem) of numbers; \"\(channel.title)\" holds \(channel.kind == .date ? "dates" : "text"): "
          + "--mark point draws it")
    }
    do throws(SurfaceGrid.Flaw) {
      _ = try grids(plan)
    } catch {
      let (x, z) = (plan.x?.title ?? "", plan.z?.title ?? "")
      switch error {
      case .repeated(let a, let b):
        throw PlanError(
          "\(problem), but several rows have \"\(x)\" \(NumberText.short(a)) and \"\(z)\" \(NumberText.short(b)): "
            + "--mark point draws them")
      case .sparse(let rows, let columns, let lines):
        throw PlanError(
          "\(problem), but \(rows) rows do not fill \(columns) values of \"\(x)\" times \(lines) of \"\(z)\": "
            + "--mark point draws them")
      }
    }
  }
}
