import OpenChartsTables

/// Columns that say the same in other words, such as 0 and 1 beside "no" and "yes".
extension Planner {
  /// Whether each value of one column has exactly one value in the other, and the reverse, so that a chart of both would
  /// show one column twice.
  func areOneToOne(_ first: ColumnProfile, _ second: ColumnProfile) -> Bool {
    first.distinct == second.distinct
      && facts.groups([first.index, second.index]).groups == first.distinct
  }

  /// The column of words that is one to one with a column of numbers, because readers do not know the meaning of 0 and
  /// 1; the column itself if there is none.
  func inWords(_ column: ColumnProfile) -> ColumnProfile {
    guard column.type == .number else { return column }
    let words = profiles.first { other in
      (other.type == .text && other.role == .name || other.type == .boolean) && other.isNearlyComplete
        && areOneToOne(other, column)
    }
    return words ?? column
  }
}
