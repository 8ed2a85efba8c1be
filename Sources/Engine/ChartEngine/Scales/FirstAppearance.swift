import OpenChartsChartModel

/// A column of one channel with the declaration order of its rows.
typealias ColumnSource = (column: Column, order: [UInt32])

extension Array where Element == MarkTable {
  /// Returns the columns of one channel, from tables with rows that use it.
  func sources(_ channel: (MarkTable) -> Column?) -> [ColumnSource] {
    compactMap { table in
      guard table.count > 0, let column = channel(table) else { return nil }
      return (column, table.order)
    }
  }
}

/// Returns the distinct values of all columns, in the order in which they first appear in the chart.
func firstAppearance(_ sources: [ColumnSource]) -> [DataValue] {
  var appearances: [(order: UInt32, index: Int, value: DataValue)] = []
  for source in sources {
    let column = source.column
    var numbers = Set<Double>()
    for row in 0..<column.count where !column.values[row].isNaN {
      if numbers.insert(column.values[row]).inserted {
        appearances.append((source.order[row], appearances.count, column.value(at: row)))
      }
      if column.kind == .category, numbers.count == column.categories.count { break }
    }
  }
  appearances.sort { ($0.order, $0.index) < ($1.order, $1.index) }
  var uniqueValues = Set<DataValue>()
  return appearances.map(\.value).filter { uniqueValues.insert($0).inserted }
}
