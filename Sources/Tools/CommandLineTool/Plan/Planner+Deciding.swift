import OpenChartsTables

/// The names on which a measure depends.
extension Planner {
  private static let (fewestRows, mostCompared) = (30, 6)

  /// The column of 2 to 40 names, with at least three rows each, that explains most of the variance of a measure.
  ///
  /// It explains at least 30 %, and at least 1.5 times as much as each other column. `nil` if there is none, or if the
  /// values add up. Also `nil` if each of its names belongs to one name of another column, such as towns to countries,
  /// because such names always explain more.
  ///
  /// - Complexity: O(rows) for each of at most six columns.
  func decidingName(_ names: [ColumnProfile], of measure: ColumnProfile) -> Int? {
    guard table.rowCount == facts.rowCount, facts.rowCount >= Self.fewestRows, !isAdditive(measure.index),
      let values = table.columns[measure.index].numbers
    else { return nil }
    let candidates = Array(
      names.lazy.filter {
        (2...40).contains($0.distinct) && $0.distinct * 3 <= facts.rowCount && $0.isNearlyComplete
      }.prefix(Self.mostCompared))
    guard candidates.count >= 2 else { return nil }
    let shares = candidates.map { name in
      // The more names, the more they explain by chance.
      let chance = Double(name.distinct - 1) / Double(facts.rowCount - 1)
      let share = explainedShare(of: values, by: GroupKeys(table.columns[name.index]))
      return (share - chance) / (1 - chance)
    }
    guard let best = shares.indices.max(by: { shares[$0] < shares[$1] }), shares[best] >= 0.3 else {
      return nil
    }
    let deciding = candidates[best]
    let isAlone = candidates.indices.allSatisfy { other in
      other == best
        || shares[other] * 1.5 <= shares[best]
          && facts.groups([deciding.index, candidates[other].index]).groups > deciding.distinct
    }
    return isAlone ? deciding.index : nil
  }
}
