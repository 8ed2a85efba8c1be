import OpenChartsChartMath
import OpenChartsTables

/// Names whose lines would differ by chance.
extension Planner {
  /// The fewest rows in which a share of the variance is known, and the largest number of rows for each name and date.
  private static let (fewestRows, mostRows) = (60, 4.0)
  /// The smallest share of the variance, beyond chance, that names must explain to have lines.
  private static let leastShare = 0.1

  /// Whether lines for the names of a column would differ by chance, such as the prices of used cars by colour: each
  /// value is a mean of fewer than four rows, and the names explain less than a tenth of the variance that the dates
  /// leave. The line of all rows is then clearer. Rows are no such sample if the names, the dates and the names of
  /// another column are a grid with one row in each cell.
  ///
  /// - Complexity: O(rows).
  func differByChance(_ series: ColumnProfile, _ date: ColumnProfile, _ measure: Int) -> Bool {
    guard facts.rowCount >= Self.fewestRows, table.rowCount == facts.rowCount, arguments.choosesColumns,
      aggregate(for: measure) == .mean, hasRepeats([date.index, series.index]),
      rowsPerGroup([date.index, series.index]) < Self.mostRows, let values = table.columns[measure].numbers,
      !profiles.contains(where: { isGrid(date, series, $0) })
    else { return false }
    let dates = GroupKeys(table.columns[date.index])
    let means = Aggregate.mean(values, in: dates)
    let residuals = zip(values, dates.codes).map { $1 < 0 ? .nan : $0 - means[Int($1)] }
    let share = explainedShare(of: residuals, by: GroupKeys(table.columns[series.index]))
    return share - Double(series.distinct - 1) / Double(facts.rowCount - 1) < Self.leastShare
  }

  /// Whether each row has another combination of a date and two names, and at least four fifths of all combinations exist.
  private func isGrid(_ date: ColumnProfile, _ name: ColumnProfile, _ other: ColumnProfile) -> Bool {
    guard other.index != date.index, other.index != name.index, other.distinct > 1 else { return false }
    let cells = Double(date.distinct) * Double(name.distinct) * Double(other.distinct)
    return Double(facts.rowCount) >= 0.8 * cells && !hasRepeats([date.index, name.index, other.index])
  }
}
