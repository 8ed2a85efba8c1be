import ChartModel

/// Finds the series of lines and areas, and the sub-bands of dodged marks.
enum SeriesSplit {
  /// An explicit series wins; else the names carried by colour, dash and symbol tell series apart.
  static func apply(_ marks: inout [ResolvedMarks]) {
    for m in marks.indices where marks[m].table.kind == .line || marks[m].table.kind == .area {
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
    var index: [DataValue: Int32] = [:]
    for m in dodged {
      guard let column = marks[m].table.dodge?.column else { continue }
      marks[m].dodge = (0..<column.count).map { row in
        let value = column.value(at: row)
        if let known = index[value] { return known }
        index[value] = Int32(index.count)
        return Int32(index.count - 1)
      }
    }
  }

  /// How many sub-bands the whole chart has.
  static func dodgeCount(_ marks: [ResolvedMarks]) -> Int {
    Int(marks.lazy.flatMap(\.dodge).max() ?? 0) + 1
  }

  /// One code for each distinct combination, in order of first appearance.
  private static func codes(_ columns: [Column], count: Int) -> ([Int32], Int) {
    if columns.count == 1, columns[0].kind == .category {
      return (columns[0].values.map { Int32($0) }, max(columns[0].categories.count, 1))
    }
    var known: [[Double]: Int32] = [:]
    var result: [Int32] = []
    result.reserveCapacity(count)
    var last: [Double] = []
    var lastCode: Int32 = 0
    for row in 0..<count {
      let key = columns.map { $0.values[row] }
      if key != last || row == 0 {
        last = key
        if let code = known[key] {
          lastCode = code
        } else {
          lastCode = Int32(known.count)
          known[key] = lastCode
        }
      }
      result.append(lastCode)
    }
    return (result, max(known.count, 1))
  }
}
