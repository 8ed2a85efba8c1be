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
    // An engine would be queried for each measure.
    guard let date, table.rowCount == facts.rowCount, rowsPerGroup([date.index]) >= 1.5, date.distinct >= 3
    else { return measures }
    let dateGroups = facts.groups([date.index]).groups
    let shared = measures.prefix { facts.groups([date.index, $0.index]).groups <= dateGroups }
    return shared.count < measures.count ? Array(measures.dropFirst(shared.count)) + shared : measures
  }

  /// Whether a column of amounts holds the prices of single pieces: another amount is the product of it and a count in
  /// each of the first 200 rows. The sum of such prices has no meaning.
  func isPriceOfPiece(_ column: ColumnProfile) -> Bool {
    guard column.role == .amount, !countColumns.value.isEmpty,
      let prices = table.columns[column.index].numbers
    else { return false }
    let totals = profiles.filter { $0.role == .amount && $0.index != column.index }
    return countColumns.value.contains { count in
      totals.prefix(8).contains { total in
        guard let counts = table.columns[count.index].numbers, let sums = table.columns[total.index].numbers
        else {
          return false
        }
        return Self.areProducts(sums, of: counts, prices)
      }
    }
  }

  /// Whether each name has one row for each name of another column, as in a plan of all pairs.
  private func isCrossed(_ name: ColumnProfile) -> Bool {
    profiles.contains {
      $0.role == .name && $0.index != name.index && $0.distinct >= 2
        && $0.distinct * name.distinct == facts.rowCount
    }
  }

  /// Whether a count or a duration describes the names of a column, such as the length of an investigation beside each
  /// of its indictments: each name has one value in all of its rows. A sum would count it several times.
  func isPropertyOfName(_ index: Int) -> Bool {
    let column = profiles[index]
    guard table.rowCount == facts.rowCount, column.role == .count || column.role == .duration,
      column.hasMoreValues(than: 2)
    else { return false }
    return propertiesOfNames.value(index) {
      profiles.contains { name in
        name.role == .name && name.type == .text && name.distinct >= 3 && name.distinct * 2 <= facts.rowCount
          && name.isNearlyComplete && !isCrossed(name)
          && facts.groups([name.index, index]).groups <= name.distinct
      }
    }
  }
}
