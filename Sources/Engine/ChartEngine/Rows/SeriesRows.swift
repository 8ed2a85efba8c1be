import OpenChartsChartModel

/// The rows of one series, in order.
enum SeriesRows: RandomAccessCollection {
  case all(Int)
  case some([Int])

  var startIndex: Int { 0 }
  var endIndex: Int {
    switch self {
    case .all(let count): count
    case .some(let rows): rows.count
    }
  }
  subscript(position: Int) -> Int {
    switch self {
    case .all: position
    case .some(let rows): rows[position]
    }
  }

  /// Returns the series of a table, in order of first appearance.
  static func split(_ marks: ResolvedMarks) -> [SeriesRows] {
    guard !marks.series.isEmpty else { return marks.table.count > 0 ? [.all(marks.table.count)] : [] }
    var groups: [[Int]] = []
    var groupIndex = Array(repeating: -1, count: marks.seriesCount)
    for row in 0..<marks.table.count {
      let code = Int(marks.series[row])
      guard code >= 0 else { continue }
      if groupIndex[code] < 0 {
        groupIndex[code] = groups.count
        groups.append([])
      }
      groups[groupIndex[code]].append(row)
    }
    return groups.map { .some($0) }
  }
}
