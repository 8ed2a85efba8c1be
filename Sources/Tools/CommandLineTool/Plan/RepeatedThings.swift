import OpenChartsTables

/// Lists of things in which a few things occur twice, such as a region that is also its only province.
enum RepeatedThings {
  private static let (mostColumns, mostRows) = (60, 200_000)

  /// The table without rows that are equal to another row in all columns, and with a note about them. Only for lists of
  /// things: the table is unchanged if a repeated name has another value, if more than a twentieth of the names repeats,
  /// or if it has fewer than 20 rows.
  static func removed(_ table: Table) -> Table {
    guard (20...mostRows).contains(table.rowCount), table.columns.count <= mostColumns,
      table.columns.contains(where: { $0.type == .number })
    else { return table }
    for column in table.columns {
      guard case .text(let codes, let names) = column.values, column.present == table.rowCount,
        names.count < table.rowCount, (table.rowCount - names.count) * 20 <= table.rowCount
      else { continue }
      var firstRows = [Int](repeating: -1, count: names.count)
      var kept: [Int] = []
      kept.reserveCapacity(names.count)
      var areEqual = true
      for (row, code) in codes.enumerated() {
        let first = firstRows[Int(code)]
        if first < 0 {
          firstRows[Int(code)] = row
          kept.append(row)
        } else if !table.columns.allSatisfy({ $0.isEqual(first, row) }) {
          areEqual = false
          break
        }
      }
      guard areEqual else { continue }
      let count = table.rowCount - kept.count
      var table = table.picked(kept)
      table.notes.append(
        count == 1
          ? "1 row repeats another one in all columns and is left out"
          : "\(count) rows repeat others in all columns and are left out")
      return table
    }
    return table
  }
}

extension TableColumn {
  /// Whether two rows have the same value or are both missing.
  fileprivate func isEqual(_ a: Int, _ b: Int) -> Bool {
    switch values {
    case .numbers(let values), .dates(let values, _):
      values[a] == values[b] || values[a].isNaN && values[b].isNaN
    case .text(let codes, _), .booleans(let codes, _): codes[a] == codes[b]
    }
  }
}
