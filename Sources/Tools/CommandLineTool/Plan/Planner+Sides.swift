import OpenChartsTables

/// Tables in which each row has two sides, such as the teams of a match.
extension Planner {
  /// Bars of both sides of each row: a stack of shares if the numbers of the sides, with at most one other column such as
  /// the share of draws, add up to 1 or 100; else two bars side by side. `nil` for tables without a column of joined
  /// sides.
  func sidesOfRows(_ facts: ChoiceFacts) -> ChartPlan? {
    guard let name = JoinedSides.column(of: table), profiles[name].distinct == facts.rowCount else {
      return nil
    }
    let numbers = profiles.filter { $0.type == .number && $0.present > 0 }
    guard let (first, second) = JoinedSides.pair(of: numbers.map { (index: $0.index, name: $0.name) }) else {
      return nil
    }
    let sides = [profiles[first], profiles[second]]
    let others = numbers.filter { $0.index != first && $0.index != second }.prefix(8)
    let rest = others.first { areShares([sides[0], $0, sides[1]]) }
    var columns = [first, second]
    if let rest {
      columns = [first, rest.index, second]
    } else {
      guard sides.allSatisfy({ $0.isAutomaticMeasure }), Set(sides.map(\.unit)).count == 1,
        areVisible(sides)
      else { return nil }
    }
    var plan = ChartPlan(.bar, x: names(name))
    fold(columns, into: &plan)
    noteLeftOut(&plan, columns, of: facts.measures)
    return oriented(plan)
  }

  /// Whether two columns of names of one kind, such as two teams, rarely have a pair of names twice: less than 1.2 rows
  /// for each pair on average. The columns have names that differ in a word for a side, or at least half of the names of
  /// one are names of the other.
  ///
  /// - Complexity: O(rows) for each pair of at most eight columns of names.
  var hasRarePairs: Bool {
    guard facts.rowCount >= 12, table.rowCount == facts.rowCount else { return false }
    let columns = Array(
      profiles.lazy.filter {
        $0.role == .name && $0.type == .text && $0.distinct >= 4 && $0.distinct < facts.rowCount
          && $0.isNearlyComplete
      }.prefix(8))
    for (index, first) in columns.enumerated() {
      for second in columns.dropFirst(index + 1) {
        let pair = [first, second].map { (index: $0.index, name: $0.name) }
        guard JoinedSides.pair(of: pair) != nil || shareNames(first, second),
          rowsPerGroup([first.index, second.index]) < 1.2
        else { continue }
        return true
      }
    }
    return false
  }

  /// Whether at least half of the names of the column with fewer names are names of the other column.
  private func shareNames(_ first: ColumnProfile, _ second: ColumnProfile) -> Bool {
    guard case .text(_, let a) = table.columns[first.index].values,
      case .text(_, let b) = table.columns[second.index].values
    else { return false }
    return Set(a).intersection(b).count * 2 >= min(a.count, b.count)
  }
}
