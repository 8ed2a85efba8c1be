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

  /// The fewest names that a measure can describe, and the fewest rows of each name on average.
  private static let (fewestDescribed, rowsOfDescribed) = (10, 3)
  /// The numbers of leading measures and of columns of names that are compared.
  private static let (mostDescribing, mostDescribed) = (8, 8)

  /// The measures for a chart over time, without those that do not belong to the rows.
  ///
  /// Left out are numbers that describe a name, such as the height of a player in a list of matches: each name is there
  /// at several dates with one value in all of its rows, and several names share a date. Running counts of each name at
  /// irregular dates are left out, too.
  ///
  /// - Complexity: O(rows) for each of at most eight measures and eight columns of names.
  func ofRows(_ measures: [ColumnProfile], at date: ColumnProfile?) -> [ColumnProfile] {
    guard let date, table.rowCount == facts.rowCount, !measures.isEmpty else { return measures }
    let described = Array(
      profiles.lazy.filter {
        $0.role == .name && $0.type == .text && $0.distinct >= Self.fewestDescribed
          && $0.distinct * Self.rowsOfDescribed <= facts.rowCount && $0.isNearlyComplete
      }.prefix(Self.mostDescribed))
    let names = described.filter { name in
      let groups = facts.groups([date.index, name.index]).groups
      return groups * 2 >= date.distinct * 3 && groups >= name.distinct * 2
    }
    let isIrregular = regularity(of: date).isIrregular
    let leading = measures.prefix(Self.mostDescribing).filter { measure in
      !(isIrregular && isRunningCount(measure.index))
        && !(measure.hasMoreValues(than: 2)
          && names.contains { facts.groups([$0.index, measure.index]).groups <= $0.distinct })
    }
    return leading + measures.dropFirst(Self.mostDescribing)
  }

  /// Whether a column counts 1, 2, 3 … in the rows of each name, such as the wins of each boxer. The rows of different
  /// names can alternate. At least three names have at least three rows each on average, and nineteen of twenty rows
  /// continue the count. False without dates, and if options name columns.
  func isRunningCount(_ index: Int) -> Bool {
    // An engine would be queried for the properties of each column, so look at the values of the table only.
    guard arguments.choosesColumns, table.rowCount == facts.rowCount, profiles[index].type == .number,
      profiles.contains(where: { $0.type == .date }), let values = table.columns[index].numbers,
      values.first == 1
    else { return false }
    return runningCounts.value(index) {
      guard values.allSatisfy(\.isFinite), values.contains(where: { $0 > 5 }) else { return false }
      return nameColumns.value.contains { name in
        guard name.type == .text, name.distinct >= 3, name.distinct * 3 <= facts.rowCount,
          case .text(let codes, let names) = table.columns[name.index].values
        else { return false }
        var last = [Double](repeating: 0, count: names.count)
        var steps = 0
        for (code, value) in zip(codes, values) where code >= 0 {
          if value == last[Int(code)] + 1 { steps += 1 }
          last[Int(code)] = value
        }
        return steps * 20 >= facts.rowCount * 19
      }
    }
  }

  /// Whether the name of a column is only a word for a value. Scores and labels beside it are about this value.
  func isValue(_ column: ColumnProfile) -> Bool {
    column.words.count == 1 && RoleWords.values.contains(column.words[0])
  }
}
