import OpenChartsTables

/// Columns that repeat some values of another column, such as the days to death among the days of follow-up.
extension Planner {
  private static let (fewestRows, mostColumns) = (20, 30)

  /// Leaves out partial copies among the first thirty measures: columns with gaps that otherwise repeat a
  /// fuller column. Tables with dates keep all measures: there, a forecast may begin with the values that were measured.
  func withoutPartialCopies(_ measures: [ColumnProfile]) -> [ColumnProfile] {
    guard facts.rowCount >= Self.fewestRows, table.rowCount == facts.rowCount,
      !profiles.contains(where: { $0.type == .date })
    else { return measures }
    let columns = profiles.lazy.filter { $0.type == .number }.prefix(Self.mostColumns)
    let copies = measures.prefix(Self.mostColumns).filter { measure in
      !measure.isNearlyComplete && measure.distinct >= 5
        && columns.contains { $0.present > measure.present && isPart(measure.index, of: $0.index) }
    }
    let indices = Set(copies.map(\.index))
    return indices.isEmpty ? measures : measures.filter { !indices.contains($0.index) }
  }

  /// Whether each value of a column is in the same row of another column.
  private func isPart(_ part: Int, of column: Int) -> Bool {
    guard let values = table.columns[part].numbers, let all = table.columns[column].numbers else {
      return false
    }
    return values.indices.allSatisfy { !values[$0].isFinite || values[$0] == all[$0] }
  }
}
