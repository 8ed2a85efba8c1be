import OpenChartsTables

/// Years whose values have a different unit than the other years, such as dollars instead of thousands of dollars.
extension TableFacts {
  /// The factor between the medians of years in different units.
  private static let factor = 200.0

  /// The table without the years whose values are in another unit: their median is more than 200 times the typical
  /// median of a year, or less than a 200th of it. On one axis, the smaller unit would be a flat line. `nil` for other
  /// tables: if there are no such years, or more than a fifth of the years. `nil` also if the medians of the other
  /// years differ by more than a factor of 30.
  ///
  /// - Complexity: O(*n* log *n*) for *n* rows.
  func withoutYearsOfOtherUnits() -> TableFacts? {
    guard rowCount == table.rowCount, (15...200_000).contains(rowCount),
      let measure = profiles.first(where: { $0.isAutomaticMeasure && !$0.isDimension && $0.low >= -$0.high }),
      let values = table.columns[measure.index].numbers
    else { return nil }
    for year in profiles where isYears(year) && (5...500).contains(year.distinct) {
      let groups = GroupKeys(table.columns[year.index])
      var members = [[Double]](repeating: [], count: groups.count)
      for (code, value) in zip(groups.codes, values) where code >= 0 && value.isFinite && value != 0 {
        members[Int(code)].append(abs(value))
      }
      // With one or two values, a year could be an outlier instead of having another unit.
      guard members.allSatisfy({ $0.count >= 3 }) else { continue }
      let medians = members.map { $0.sorted()[$0.count / 2] }
      let usual = medians.sorted()[medians.count / 2]
      let other = medians.indices.filter {
        medians[$0] > usual * Self.factor || medians[$0] * Self.factor < usual
      }
      let rest = medians.indices.filter { !other.contains($0) }.map { medians[$0] }
      guard !other.isEmpty, other.count * 5 <= medians.count, let low = rest.min(), let high = rest.max(),
        high <= low * 30
      else { continue }
      return without(other, of: year, groups, measure)
    }
    return nil
  }

  /// Whether a column has years, except years of editions.
  private func isYears(_ column: ColumnProfile) -> Bool {
    guard !column.words.contains(where: RoleWords.editions.contains) else { return false }
    if case .dates(_, .year) = table.columns[column.index].values { return true }
    return column.role == .year && column.isWhole
  }

  private func without(
    _ years: [Int], of column: ColumnProfile, _ groups: GroupKeys, _ measure: ColumnProfile
  ) -> TableFacts? {
    guard let moments = table.columns[column.index].numbers else { return nil }
    let isDate = column.type == .date
    let numbers = years.map { group -> Int in
      let moment = moments[groups.firstRows[group]]
      // The middle of the year, in every zone.
      return isDate ? CivilDate(dayNumber: Int((moment / 86_400).rounded(.down)) + 180).year : Int(moment)
    }.sorted()
    let omitted = Set(years)
    let list = numbers.prefix(3).map(String.init).joined(separator: ", ") + (numbers.count > 3 ? ", …" : "")
    return picking(
      groups.codes.indices.filter { !omitted.contains(Int(groups.codes[$0])) },
      where: numbers.map { "\(Self.quotedName(column)) <> \($0)" }.joined(separator: " AND "),
      note:
        "the values of \(spaced(measure.name)) in \(list) are hundreds of times as large or as small as in all other years, probably "
        + "in another unit, and are left out; --where chooses rows")
  }
}
