import OpenChartsTables

/// Tables over time with rows of several levels, such as a budget, its ministries and their departments. In a row of an
/// upper level, the columns of the lower levels are blank. A mean over rows of all levels would be meaningless.
extension TableFacts {
  /// The rows of totals, in which the columns of all levels are blank. Readers look for the total first. `nil` for
  /// tables without such rows.
  ///
  /// There is at most one such row for each time and each name in other columns. At least 80 % of the totals must be
  /// within 2 % of the sum of the next level, whose values can be rounded or missing.
  ///
  /// - Complexity: O(rows) for each column of dates or names.
  func ofTotalsOverTime(_ arguments: PlotArguments) -> TableFacts? {
    guard arguments.filter == nil, rowCount == table.rowCount, (12...200_000).contains(rowCount),
      profiles.contains(where: { $0.type == .date && $0.distinct >= 3 }),
      let measure = profiles.first(where: { $0.isAutomaticMeasure && !$0.isDimension }),
      let values = table.columns[measure.index].numbers, let levels = nestedLevels(),
      case .text(let upper, _) = table.columns[levels[0].index].values,
      let lowerLevel = levels.first(where: { $0.present < levels[0].present }),
      case .text(let lower, _) = table.columns[lowerLevel.index].values
    else { return nil }
    let groups = keys(without: levels.map(\.index))
    var totals = [Double](repeating: .nan, count: groups.count)
    var sums = [Double](repeating: 0, count: groups.count)
    var parts = [Int](repeating: 0, count: groups.count)
    for (row, value) in values.enumerated() where value.isFinite {
      let group = Int(groups.codes[row])
      if upper[row] < 0 {
        guard totals[group].isNaN else { return nil }
        totals[group] = value
      } else if lower[row] < 0 {
        sums[group] += value
        parts[group] += 1
      }
    }
    let tested = totals.indices.filter { totals[$0].isFinite && parts[$0] >= 2 }
    let equal = tested.count { abs(totals[$0] - sums[$0]) <= abs(totals[$0]) * 0.02 }
    guard tested.count >= 3, equal * 5 >= tested.count * 4 else { return nil }
    let rows = upper.indices.filter { upper[$0] < 0 }
    let names = levels.map { spaced($0.name) }.joined(separator: " and ")
    return picking(
      rows, where: "\(Self.quotedName(levels[0])) is missing",
      note:
        "\(rows.count) of \(rowCount) rows are drawn, those without \(names), which hold the totals; --where chooses rows"
    )
  }

  /// The columns of the levels, the upper level first: if a row is blank in one of them, it is blank in the following
  /// ones too. `nil` for fewer than two.
  private func nestedLevels() -> [ColumnProfile]? {
    let columns = profiles.filter {
      $0.role == .name && $0.type == .text && (1..<rowCount).contains($0.present)
    }
    .sorted { ($1.present, $0.index) < ($0.present, $1.index) }
    guard columns.count >= 2 else { return nil }
    for (upper, lower) in zip(columns, columns.dropFirst()) {
      guard case .text(let upperCodes, _) = table.columns[upper.index].values,
        case .text(let lowerCodes, _) = table.columns[lower.index].values,
        zip(upperCodes, lowerCodes).allSatisfy({ $0 >= 0 || $1 < 0 })
      else { return nil }
    }
    return columns
  }

  /// Groups the rows that agree in all dates and names except `columns`. A missing value counts as a value.
  func keys(without columns: [Int]) -> GroupKeys {
    var groups = GroupKeys(rowCount: rowCount)
    for profile in profiles where !columns.contains(profile.index) {
      guard profile.type == .date || [.name, .flag, .code, .year].contains(profile.role) else { continue }
      groups = groups.combined(with: GroupKeys(missingIsValue: table.columns[profile.index]))
    }
    return groups
  }
}
