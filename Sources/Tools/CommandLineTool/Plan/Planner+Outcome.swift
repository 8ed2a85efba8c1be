import OpenChartsTables

/// Tables in which each row has one of two outcomes, such as customers who left or stayed.
extension Planner {
  private static let mostCategories = 8

  /// Bars of equal length with the share of each outcome, for each name of the column on which the outcome depends
  /// most. `nil` without a column of outcomes, for tables with dates, and for fewer than 50 rows.
  ///
  /// A column that says the same as the outcomes, such as "yes" beside 1, is no such column.
  func outcomeShares(_ facts: ChoiceFacts) -> ChartPlan? {
    guard facts.dates.isEmpty, facts.rowCount >= 50, table.rowCount == facts.rowCount,
      let outcome = profiles.last(where: isOutcome)
    else { return nil }
    let outcomes = GroupKeys(table.columns[outcome.index])
    var best: (column: ColumnProfile, strength: Double)?
    for column in profiles
    where column.index != outcome.index && isCategory(column) && !areOneToOne(column, outcome) {
      let strength = dependence(of: outcomes, on: GroupKeys(table.columns[column.index]))
      if strength > (best?.strength ?? 0) * 1.001 { best = (column, strength) }
    }
    guard let best else { return nil }
    var plan = ChartPlan(
      .bar, x: names(inWords(best.column).index), y: counted(), color: names(inWords(outcome).index))
    plan.stack = .normalized
    return plan
  }

  private func isOutcome(_ column: ColumnProfile) -> Bool {
    column.distinct == 2 && column.type != .date && column.isNearlyComplete
      && column.words.contains(where: RoleWords.outcomesOfTwo.contains)
  }

  private func isCategory(_ column: ColumnProfile) -> Bool {
    let isNamed =
      column.type == .text || column.type == .boolean || column.role == .code || column.role == .flag
    return isNamed && column.role != .identifier && (2...Self.mostCategories).contains(column.distinct)
      && column.isNearlyComplete && !isNearlyConstant(column)
  }

  /// Cramér's V, without its root: how much the frequency of outcomes differs between groups, from 0 to 1.
  private func dependence(of outcomes: GroupKeys, on groups: GroupKeys) -> Double {
    let (rows, columns) = (groups.count, outcomes.count)
    guard rows > 1, columns > 1 else { return 0 }
    var counts = [Double](repeating: 0, count: rows * columns)
    for (row, column) in zip(groups.codes, outcomes.codes) where row >= 0 && column >= 0 {
      counts[Int(row) * columns + Int(column)] += 1
    }
    let all = counts.reduce(0, +)
    guard all > 0 else { return 0 }
    var rowSums = [Double](repeating: 0, count: rows)
    var columnSums = [Double](repeating: 0, count: columns)
    for row in 0..<rows {
      for column in 0..<columns {
        rowSums[row] += counts[row * columns + column]
        columnSums[column] += counts[row * columns + column]
      }
    }
    var sum = 0.0
    for row in 0..<rows {
      for column in 0..<columns where rowSums[row] > 0 && columnSums[column] > 0 {
        let count = counts[row * columns + column]
        sum += count * count / (rowSums[row] * columnSums[column])
      }
    }
    return (sum - 1) / Double(min(rows, columns) - 1)
  }
}
