import OpenChartsTables

/// Values that are repeated in several rows, because they describe a name or a date rather than a row.
extension Planner {
  /// The measures, with those last that have one value for all rows of a date, such as the number of all stories of a week
  /// in a table of persons: as lines for each person they would coincide. Unchanged for tables with one row for each
  /// date.
  ///
  /// Looks at the leading measures only, because the first one is drawn. Complexity: O(*n*) for *n* rows and each such
  /// measure.
  func variedFirst(_ measures: [ColumnProfile], at date: ColumnProfile?) -> [ColumnProfile] {
    guard let date, rowsPerGroup([date.index]) >= 1.5, date.distinct >= 3 else { return measures }
    let dateGroups = facts.groups([date.index]).groups
    let shared = measures.prefix { facts.groups([date.index, $0.index]).groups <= dateGroups }
    return shared.count < measures.count ? Array(measures.dropFirst(shared.count)) + shared : measures
  }

  /// Whether a count or a duration describes the names of a column, such as the length of an investigation beside each
  /// of its indictments: each name has one value in all of its rows. A sum would count it several times.
  func isPropertyOfName(_ index: Int) -> Bool {
    let column = profiles[index]
    guard column.role == .count || column.role == .duration, column.hasMoreValues(than: 2) else {
      return false
    }
    return propertiesOfNames.value(index) {
      profiles.contains { name in
        name.role == .name && name.type == .text && name.distinct >= 3 && name.distinct * 2 <= facts.rowCount
          && name.isNearlyComplete && facts.groups([name.index, index]).groups <= name.distinct
      }
    }
  }
}
