import OpenChartsTables

/// Tables with a column for each year and a row for each pair of a name and a quantity. International databases export
/// them with the population and the income of each country, for example.
extension TableFacts {
  /// The rows of the most frequent quantity, the first one of equals, because a mean of different quantities has no
  /// meaning; `nil` for other tables.
  ///
  /// The quantities are in a column whose name is a word such as "indicator" or "series". Each name of another column
  /// has several rows, one for each quantity. If a quantity is given in several units, the rows of the most
  /// frequent unit remain.
  func ofOneSeries() -> TableFacts? {
    guard rowCount == table.rowCount, rowCount >= 4 else { return nil }
    let dated = profiles.filter { $0.type == .number && TimeHeader.moment($0.name, zone: .utc) != nil }
    guard dated.count >= 3, dated.count * 2 > profiles.count else { return nil }
    let quantities = profiles.filter { isSeries($0) && !$0.words.contains(where: RoleWords.codes.contains) }
    guard let quantity = quantities.first, let part = ofMostFrequent(quantity) else { return nil }
    return part.ofOneSeries() ?? part
  }

  /// Whether a column of texts names the quantity or the unit of each row, and another column has several rows for each
  /// name.
  private func isSeries(_ column: ColumnProfile) -> Bool {
    guard column.type == .text, column.distinct >= 2, column.distinct * 2 <= rowCount,
      column.isNearlyComplete,
      MeasureUnit.isColumnName(column.words)
        || column.words.contains(where: { RoleWords.quantities.contains($0) || $0 == "series" })
    else { return false }
    return profiles.contains { name in
      name.role == .name && name.index != column.index && name.distinct >= 2 && hasRepeats([name.index])
        && groups([name.index, column.index]).groups * 10 >= name.distinct * column.distinct * 6
        && groups([name.index, column.index]).groups > max(name.distinct, column.distinct)
    }
  }

  private func ofMostFrequent(_ column: ColumnProfile) -> TableFacts? {
    guard case .text(let codes, let names) = table.columns[column.index].values else { return nil }
    var counts = [Int](repeating: 0, count: names.count)
    for code in codes where code >= 0 { counts[Int(code)] += 1 }
    guard let most = counts.max(), let first = counts.firstIndex(of: most) else { return nil }
    return having(names[first], in: column, atLeast: 2)
  }
}
