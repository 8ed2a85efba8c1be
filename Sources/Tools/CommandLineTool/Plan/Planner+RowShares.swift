import OpenChartsTables

/// Percentages in columns side by side, such as the results of parties in polls.
extension Planner {
  /// The smallest number of rows that show that columns add up to about 100.
  private static let fewestRows = 20

  /// Lines of the percentages in columns side by side, for polls at irregular dates. Several polls of one date are
  /// averaged. `nil` for other tables.
  ///
  /// Other rules draw percentages at regular dates, such as the rates of countries in each year. They leave out columns
  /// that look like codes because they have few whole numbers, so this rule draws those tables.
  func sharesOverTime(_ date: ColumnProfile, _ measures: [ColumnProfile]) -> ChartPlan? {
    let columns = sharesOfRows()
    let hasRepeats = hasRepeats([date.index])
    guard !columns.isEmpty, !regularity(of: date).isEven,
      hasRepeats || columns.contains(where: { profiles[$0].role == .code }),
      measures.count(where: { !columns.contains($0.index) && !Self.isDenominator($0) }) <= columns.count
    else { return nil }
    var plan = ChartPlan(.line, x: channel(date.index))
    fold(columns, into: &plan)
    if hasRepeats { plan.y = plan.y.map { aggregated($0, .mean) } }
    noteLeftOut(&plan, columns, of: measures)
    calm(&plan, date, columns)
    return plan
  }

  /// The largest number of names with a bar of mean shares each.
  private static let mostShared = 40

  /// Bars of the mean shares for each of up to 40 names with several rows, such as the results of parties in the
  /// constituencies of regions. `nil` for tables with dates, with a different name in each row, or with more than half
  /// as many other measures as shares.
  func meanShares(_ facts: ChoiceFacts) -> ChartPlan? {
    guard !profiles.contains(where: { $0.type == .date && $0.distinct > 1 }),
      !facts.names.contains(where: { !hasRepeats([$0.index]) }),
      let name = facts.names.first(where: { (2...Self.mostShared).contains($0.distinct) })
    else { return nil }
    let columns = sharesOfRows()
    guard let first = facts.measures.first, columns.contains(first.index),
      facts.measures.count(where: { !columns.contains($0.index) }) * 2 <= columns.count,
      areNearlyWhole(columns)
    else { return nil }
    var plan = ChartPlan(.bar, x: names(name.index))
    fold(columns, into: &plan)
    plan.y = plan.y.map { aggregated($0, .mean) }
    plan.stack = .standard
    noteLeftOut(&plan, columns, of: facts.measures)
    return oriented(plan)
  }

  /// Whether columns add up to 85 to 102 in at least 95 % of the rows. Points of several tests, which can add up to 70 in
  /// some rows, do not.
  func areNearlyWhole(_ columns: [Int]) -> Bool {
    guard facts.rowCount == table.rowCount else { return false }
    let parts = columns.compactMap { table.columns[$0].numbers }
    let fitting = (0..<facts.rowCount).count { row in
      (85...102).contains(parts.reduce(0) { $0 + ($1[row].isFinite ? $1[row] : 0) })
    }
    return fitting * 20 >= facts.rowCount * 19
  }

  /// The longest run of 3 to 12 adjacent columns whose values add up to 70 to 102 in at least 95 % of the rows. The
  /// run can include columns that look like codes because they have few whole numbers. Empty for other tables.
  func sharesOfRows() -> [Int] { rowShares.value(true) { inferredSharesOfRows() } }

  private func inferredSharesOfRows() -> [Int] {
    guard facts.rowCount == table.rowCount, facts.rowCount >= Self.fewestRows else { return [] }
    let isShare = profiles.map { column in
      column.type == .number && (column.unit == .plain || column.unit == .percent) && column.low >= 0
        && column.high > 1 && column.high <= 100 && column.present * 2 >= facts.rowCount
        && [.measure, .share, .code].contains(column.role) && !Self.isDenominator(column)
    }
    let runs = profiles.indices.split { !isShare[$0] }
    guard let run = runs.max(by: { $0.count < $1.count }), (3...12).contains(run.count) else { return [] }
    let columns = run.compactMap { table.columns[$0].numbers }
    guard columns.count == run.count, Set(run.map { profiles[$0].unit }).count == 1 else { return [] }
    let fitting = (0..<facts.rowCount).count { row in
      (70...102).contains(columns.reduce(0) { $0 + ($1[row].isFinite ? $1[row] : 0) })
    }
    return fitting * 20 >= facts.rowCount * 19 ? Array(run) : []
  }
}
