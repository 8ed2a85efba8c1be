import OpenChartsTables

/// Tables over time with a column of groups of people that overlap, such as all ages, adults and women, beside the column
/// of names whose lines are drawn.
extension TableFacts {
  /// The rows of the whole for each name, because a mean of groups and their whole counts people several times; `nil` for
  /// other tables. A name without a whole keeps the group with the most rows, and a name with one row at each date keeps
  /// its rows.
  ///
  /// The groups do not add up to the whole in most positions. If values add up, the sum of the groups exceeds the whole by
  /// a fifth, because the groups overlap.
  func ofOverallGroups() -> TableFacts? {
    let measures = profiles.filter { $0.isAutomaticMeasure && !$0.isDimension }
    guard rowCount == table.rowCount, measures.count == 1,
      let values = table.columns[measures[0].index].numbers,
      let date = profiles.first(where: { $0.type == .date && $0.distinct >= 3 })
    else { return nil }
    let names = profiles.filter { $0.role == .name && $0.type == .text && $0.isNearlyComplete }.prefix(8)
    for group in names where (3...300).contains(group.distinct) {
      guard case .text(_, let texts) = table.columns[group.index].values,
        texts.contains(where: Self.isOverall)
      else { continue }
      let series = names.first { series in
        series.index != group.index && (2...1000).contains(series.distinct)
          && hasRepeats([date.index, series.index]) && !hasRepeats([date.index, series.index, group.index])
      }
      guard let series, doNotAddUp(group, at: [date, series], values, isAdditive: measures[0].isAdditive)
      else { continue }
      return choosing(group, of: series, at: date)
    }
    return nil
  }

  /// Whether the sum of the other groups differs from the whole in most positions that have both.
  private func doNotAddUp(
    _ group: ColumnProfile, at keys: [ColumnProfile], _ values: [Double], isAdditive: Bool
  ) -> Bool {
    guard case .text(let codes, let texts) = table.columns[group.index].values else { return false }
    let overall = texts.map(Self.isOverall)
    let positions = keys.reduce(GroupKeys(rowCount: rowCount)) {
      $0.combined(with: GroupKeys(table.columns[$1.index]))
    }
    var (wholes, sums) = ([Int32: Double](), [Int32: Double]())
    for (row, value) in values.enumerated()
    where codes[row] >= 0 && value.isFinite && positions.codes[row] >= 0 {
      if overall[Int(codes[row])] {
        wholes[positions.codes[row]] = value
      } else {
        sums[positions.codes[row], default: 0] += value
      }
    }
    let compared = wholes.compactMap { position, whole in sums[position].map { (whole: whole, sum: $0) } }
    let unequal = compared.count { whole, sum in
      isAdditive ? sum > whole * 1.2 : abs(sum - whole) > abs(whole) * 0.02
    }
    return unequal * 2 > compared.count
  }

  private func choosing(
    _ group: ColumnProfile, of series: ColumnProfile, at date: ColumnProfile
  ) -> TableFacts? {
    guard case .text(let groups, let groupNames) = table.columns[group.index].values,
      case .text(let names, let seriesNames) = table.columns[series.index].values,
      let times = table.columns[date.index].numbers
    else { return nil }
    var counts = seriesNames.map { _ in [Int](repeating: 0, count: groupNames.count) }
    var dates = seriesNames.map { _ in Set<Double>() }
    for row in groups.indices where groups[row] >= 0 && names[row] >= 0 {
      counts[Int(names[row])][Int(groups[row])] += 1
      dates[Int(names[row])].insert(times[row])
    }
    let chosen = counts.indices.map { name -> Int? in
      guard counts[name].reduce(0, +) > dates[name].count else { return nil }
      let present = groupNames.indices.filter { counts[name][$0] > 0 }
      return present.first { Self.isOverall(groupNames[$0]) }
        ?? present.max { (counts[name][$0], $1) < (counts[name][$1], $0) }
    }
    let drawn = Set(chosen.compactMap { $0 }).sorted().map { groupNames[$0] }
    guard !drawn.isEmpty else { return nil }
    let list = drawn.prefix(3).joined(separator: ", ") + (drawn.count > 3 ? ", …" : "")
    let conditions = zip(seriesNames, chosen).compactMap { name, choice in
      choice.map {
        "(\(Self.condition(series, "<>", name)) OR \(Self.condition(group, "=", groupNames[$0])))"
      }
    }
    let rows = groups.indices.filter { row in
      names[row] < 0 || (chosen[Int(names[row])].map { $0 == Int(groups[row]) } ?? true)
    }
    var facts = picking(
      rows, where: filter(and: conditions.joined(separator: " AND ")),
      note:
        "where \(spaced(group.name)) has several values for one \(spaced(series.name)) and date, those of \(list) are drawn, because "
        + "the others are groups within it; --where chooses rows")
    (facts.quantity, facts.addingColumns) = (quantity, addingColumns)
    return facts
  }
}
