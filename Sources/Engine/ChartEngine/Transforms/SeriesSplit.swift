import OpenChartsChartModel

/// Finds the series of lines and areas, and the sub-bands of dodged marks.
enum SeriesSplit {
  /// Sets the series of each row. An explicit series has priority; otherwise the categories of colour, dash and symbol
  /// define it.
  static func apply(_ marks: inout [ResolvedMarks]) {
    for m in marks.indices where marks[m].table.kind.trait.joinsRows {
      let table = marks[m].table
      let columns =
        table.series.map { [$0] }
        ?? [table.foregroundStyle, table.lineStyle, table.symbol].compactMap { $0 }.filter {
          $0.kind == .category
        }
      guard !columns.isEmpty else { continue }
      (marks[m].series, marks[m].seriesCount) = codes(columns, count: table.count)
    }
    let dodged = marks.indices.filter { marks[$0].table.dodge != nil }
    guard !dodged.isEmpty else { return }
    let names = firstAppearance(dodged.map { marks[$0].table }.sources { $0.dodge?.column })
    let index = Dictionary(zip(names, Int32(0)...), uniquingKeysWith: { first, _ in first })
    for m in dodged {
      guard let column = marks[m].table.dodge?.column else { continue }
      // A row without a category gets the first sub-band.
      marks[m].dodge = (0..<column.count).map { index[column.value(at: $0)] ?? 0 }
    }
  }

  /// Returns how many sub-bands the whole chart has.
  static func dodgeCount(_ marks: [ResolvedMarks]) -> Int {
    Int(marks.lazy.flatMap(\.dodge).max() ?? 0) + 1
  }

  /// Returns one code for each distinct combination of values, in order of first appearance.
  private static func codes(_ columns: [Column], count: Int) -> ([Int32], Int) {
    if columns.count == 1, columns[0].kind == .category {
      return (columns[0].values.map { $0 >= 0 ? Int32($0) : -1 }, max(columns[0].categories.count, 1))
    }
    // Keys use the bits of the values, so that rows with missing values (NaN) form one series too.
    var codesByKey: [[UInt64]: Int32] = [:]
    var result: [Int32] = []
    result.reserveCapacity(count)
    var last: [UInt64] = []
    var lastCode: Int32 = 0
    for row in 0..<count {
      let key = columns.map { $0.values[row].bitPattern }
      if key != last || row == 0 {
        last = key
        if let code = codesByKey[key] {
          lastCode = code
        } else {
          lastCode = Int32(codesByKey.count)
          codesByKey[key] = lastCode
        }
      }
      result.append(lastCode)
    }
    return (result, max(codesByKey.count, 1))
  }
}
