import OpenChartsTables

/// Columns of numbers that measure nothing.
extension Planner {
  /// The fewest rows in which one number for all says nothing.
  private static let fewestRows = 20
  /// The most different weights of rows, and the fewest rows for each.
  private static let (mostWeights, rowsOfWeight) = (12, 20)

  /// Whether columns with one number each only say that the rows are there, such as the number 1, or the year of a
  /// report in each of its rows. False for fewer than 20 rows.
  ///
  /// False over time, because a number that stays the same is news, unless it is 1. False for amounts, which add up, and
  /// for tables without names that repeat and without marks, which have nothing else to count.
  func sayNothing(_ constants: [ColumnProfile], hasDates: Bool) -> Bool {
    guard facts.rowCount >= Self.fewestRows else { return false }
    if constants.allSatisfy({ $0.high == 1 && $0.isWhole }) { return true }
    return !hasDates
      && constants.allSatisfy { !$0.isAdditive || $0.low == 0 && $0.high == 0 }
      && profiles.contains { column in
        let isRepeated = column.distinct >= 2 && column.distinct * 10 < column.present * 9
        return isRepeated && column.isNearlyComplete
          && (column.type == .text && column.role == .name || column.role == .flag)
      }
  }

  /// The measures without those that have one value in all rows with a date, such as the target of a later year, whose
  /// row has no date. All measures if none would be left, or if each row has a date.
  func varied(_ measures: [ColumnProfile], at date: ColumnProfile?) -> [ColumnProfile] {
    guard let date, table.rowCount == facts.rowCount, date.present < facts.rowCount,
      let times = table.columns[date.index].numbers
    else { return measures }
    let rows = times.indices.filter { times[$0].isFinite }
    let varied = measures.filter { measure in
      guard measure.hasMoreValues(than: 1), let values = table.columns[measure.index].numbers else {
        return true
      }
      let dated = rows.lazy.map { values[$0] }.filter(\.isFinite)
      return dated.first.map { first in dated.contains { $0 != first } } ?? false
    }
    return varied.isEmpty ? measures : varied
  }

  /// Whether a column holds the weights with which rows count, such as 1 and 0.5 for cases with one and with two issues.
  func isRowWeight(_ column: ColumnProfile) -> Bool {
    guard column.type == .number, column.words.contains(where: RoleWords.weights.contains),
      column.words.count <= 2, column.unit == .plain, column.measure == nil
    else { return false }
    return column.low >= 0 && column.high == 1 && !column.isWhole && column.distinct <= Self.mostWeights
      && column.present >= column.distinct * Self.rowsOfWeight && !isAdditive(column.index)
  }

  /// Whether small whole numbers from 0 are probably counts, such as the seats that a party won, and no groups.
  func isFewCounted(_ column: ColumnProfile) -> Bool {
    column.isPossibleCount && column.high > 1
      && !column.words.contains {
        RoleWords.groups.contains($0) || RoleWords.flags.contains($0) || Self.stepWords.contains($0)
      }
  }
}
