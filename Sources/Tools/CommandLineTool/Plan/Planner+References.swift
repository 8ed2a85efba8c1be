import OpenChartsTables

/// Columns of whole numbers that refer to other rows, such as the parent of each part of a tree.
extension Planner {
  /// Last words of the names of columns that refer to other rows.
  private static let referenceWords: Set = [
    "parent", "parentid", "predecessor", "supervisor", "vorgänger", "vorgesetzter",
  ]
  /// The fewest distinct values that show a reference without a word for it.
  private static let fewestTargets = 8

  /// Whether at least 95 % of the whole numbers of an unknown quantity are values of a column of unique identifiers, so
  /// that they refer to rows and measure nothing.
  ///
  /// Small numbers are in a column of row numbers by chance. Without a word such as "parent", one of these must also be
  /// true: at least half of the numbers between the lowest and the highest identifier are no identifiers; or the
  /// references repeat and form a tree, reach the second half of the identifiers, and fall in a row. A measure rarely
  /// forms a tree, because its values lead in a circle, unless they grow from row to row.
  ///
  /// - Complexity: O(rows) for each of at most three columns of identifiers.
  func isReference(_ column: ColumnProfile) -> Bool {
    guard table.rowCount == facts.rowCount, column.type == .number, column.role == .measure, column.isWhole,
      column.unit == .plain, column.measure == nil, column.low >= 0, column.hasMoreValues(than: 1),
      let values = table.columns[column.index].numbers
    else { return false }
    return keyColumns.value.contains { key, targets in
      guard key.index != column.index, let keys = table.columns[key.index].numbers,
        values.count(where: { targets.contains($0) }) * 20 >= column.present * 19
      else { return false }
      if column.words.last.map(Self.referenceWords.contains) ?? false { return true }
      guard column.distinct >= Self.fewestTargets else { return false }
      let isSparse = key.high - key.low + 1 >= Double(facts.rowCount) * 2
      return isSparse
        || column.high * 2 >= key.high + key.low && column.distinct * 4 <= column.present * 3
          && zip(values, values.dropFirst()).contains { $0 > $1 } && Self.isTree(values, keys)
    }
  }

  /// Whether the references of each row lead to a row without a reference.
  ///
  /// - Complexity: O(rows).
  private static func isTree(_ references: [Double], _ keys: [Double]) -> Bool {
    let rows = Dictionary(zip(keys, keys.indices), uniquingKeysWith: { first, _ in first })
    enum State { case open, onPath, leadsToRoot }
    var states = [State](repeating: .open, count: keys.count)
    for start in keys.indices where states[start] == .open {
      var path: [Int] = []
      var next: Int? = start
      while let row = next, states[row] == .open {
        states[row] = .onPath
        path.append(row)
        next = rows[references[row]]
      }
      if let row = next, states[row] == .onPath { return false }
      for row in path { states[row] = .leadsToRoot }
    }
    return true
  }
}
