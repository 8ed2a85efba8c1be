import OpenChartsTables

/// Names that have rows at some dates only, and points that hide each other.
extension ChoiceFacts {
  /// The fewest names whose change between dates matters.
  private static let fewestNames = 5
  /// The fewest points that can hide each other, and the number of rows at each of them.
  private static let (fewestPoints, rowsOfPoint) = (500, 10)

  /// Whether a column of names has at most one row for each name and date, and rows at no more than half of all
  /// combinations. Several rows share a date, and a name has at least 1.5 rows on average.
  ///
  /// The mean of a date is then a mean of other names each time.
  func inferredSparseNames() -> Bool {
    guard let date, planner.table.rowCount == rowCount, rowCount >= 20, date.distinct >= 3,
      rowCount * 10 >= date.distinct * 11
    else { return false }
    return names.contains { name in
      (Self.fewestNames..<ColumnProfile.mostDistinct).contains(name.distinct) && name.isNearlyComplete
        && name.distinct * 3 <= rowCount * 2 && rowCount * 2 <= date.distinct * name.distinct
        && !planner.hasRepeats([date.index, name.index])
    }
  }

  /// Whether all measures of a table with dates describe names, such as the grade of the pollster of each poll.
  var describeMeasuresNames: Bool {
    !measures.isEmpty && timeMeasures.isEmpty && !measures.contains { planner.isRunningCount($0.index) }
  }

  /// Whether at least ten rows share each point of a scatter plot on average, as with two columns of small whole
  /// numbers. False for fewer than 500 rows.
  func haveRowsOnePlace(_ plan: ChartPlan) -> Bool {
    guard plan.shape == .point, case .column(let x)? = plan.x?.source, case .column(let y)? = plan.y?.source,
      rowCount >= Self.fewestPoints, planner.table.rowCount == rowCount
    else { return false }
    let (rows, places) = planner.facts.groups([x, y])
    return rows >= Self.fewestPoints && places * Self.rowsOfPoint <= rows
  }
}
