import OpenChartsTables

/// Lines of amounts that show all names of a column.
extension Planner {
  /// The largest number of lines that a chart shows without leaving out names.
  private static let mostLines = 8

  /// The first column of 3 to 8 names that divides the rows of a date; `nil` for other tables. It replaces a column that
  /// separates the rows better but has more names than a chart has lines, if rows are added up. For example, lines for
  /// all energy sources show the whole amount; lines for the eight largest of ten places would not.
  func completeSeries(_ date: ColumnProfile, _ measure: Int) -> ColumnProfile? {
    guard aggregate(for: measure) == .sum, let best = bestSeries(date), best.type == .text,
      best.distinct > Self.mostLines, hasRepeats([date.index, best.index]),
      // Different quantities do not add up.
      !best.words.contains(where: RoleWords.quantities.contains)
    else { return nil }
    return groupColumns().first { column in
      column.role == .name && column.type == .text && column.index != best.index
        && (3...Self.mostLines).contains(column.distinct) && column.isNearlyComplete
        && !isNearlyConstant(column) && column.distinct * 2 <= column.present
        && !column.words.contains("month") && !column.words.contains("day")
        && rowsPerGroup([date.index, column.index]) < rowsPerGroup([date.index]) * 0.999
        // The regions of towns do not divide their amounts.
        && facts.groups([best.index, column.index]).groups > best.distinct
    }
  }
}
