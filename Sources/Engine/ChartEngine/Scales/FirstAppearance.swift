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
    guard column.kind != .category else {
      // Names are indices, which need no hashing.
      var isKnown = [Bool](repeating: false, count: column.categories.count)
      var unknown = isKnown.count
      for row in 0..<column.count where unknown > 0 && column.values[row] >= 0 {
        let name = Int(column.values[row])
        guard !isKnown[name] else { continue }
        isKnown[name] = true
        unknown -= 1
        appearances.append((source.order[row], appearances.count, column.value(at: row)))
      }
      continue
    }
    var numbers = Set<Double>()
    for row in 0..<column.count where !column.values[row].isNaN {
      if numbers.insert(column.values[row]).inserted {
        appearances.append((source.order[row], appearances.count, column.value(at: row)))
      }
    }
  }
  // The values of one column are distinct, and in the order of its rows.
  guard sources.count > 1 else { return appearances.map(\.value) }
  appearances.sort { ($0.order, $0.index) < ($1.order, $1.index) }
  var uniqueValues = Set<DataValue>()
  return appearances.map(\.value).filter { uniqueValues.insert($0).inserted }
}
