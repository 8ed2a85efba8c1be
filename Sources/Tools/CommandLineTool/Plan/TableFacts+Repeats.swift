import OpenChartsTables

/// Rows that were probably entered twice.
extension TableFacts {
  /// The largest number of columns that are compared.
  private static let mostCompared = 60

  /// A note about rows that repeat other rows in all columns except identifiers.
  ///
  /// `nil` without identifiers, if more than a fifth of the rows are repetitions, or if chance explains them. With
  /// independent columns, *n* rows have *n*² / 2 / *c* repetitions, where *c* is the product of the numbers of distinct
  /// values. The note requires ten times as many.
  var repeatedRowsNote: String? {
    guard rowCount == table.rowCount, rowCount >= 10 else { return nil }
    let identifiers = profiles.filter { ($0.role == .identifier || $0.role == .index) && $0.isUnique }
    let others = profiles.filter { column in
      column.present > 0 && !identifiers.contains { $0.index == column.index }
    }
    guard !identifiers.isEmpty, (3...Self.mostCompared).contains(others.count) else { return nil }
    let (rows, groupCount) = groups(others.map(\.index))
    let repeats = rows - groupCount
    let combinations = others.reduce(1.0) { $0 * Double($1.distinct) }
    let expected = Double(rows) * Double(rows) / 2 / combinations
    guard repeats > 0, repeats * 5 <= rows, expected * 10 < Double(repeats) else { return nil }
    let names = identifiers.prefix(3).map { spaced($0.name) }.joined(separator: ", ")
    return repeats == 1
      ? "1 row repeats another one in all columns but \(names) and may have been entered twice"
      : "\(repeats) rows repeat others in all columns but \(names) and may have been entered twice"
  }
}
