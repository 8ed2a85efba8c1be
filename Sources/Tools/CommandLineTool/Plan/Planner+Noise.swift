import OpenChartsTables

/// Lines that are mostly noise.
extension Planner {
  /// Whether the values of a measure are noise: within each name, they change from row to row as much as values without
  /// an order. The sum of the squared differences between consecutive values is more than 1.2 times the sum of the
  /// squared distances from the name's mean. The ratio is about 2 for noise, and near 0 for a smooth curve.
  ///
  /// - Complexity: O(*n* log *n*) for *n* rows.
  func isNoise(_ measure: ColumnProfile, of series: ColumnProfile, over date: ColumnProfile) -> Bool {
    guard table.rowCount == facts.rowCount, let values = table.columns[measure.index].numbers,
      let times = table.columns[date.index].numbers
    else { return false }
    let groups = GroupKeys(table.columns[series.index])
    let means = Aggregate.mean(values, in: groups)
    var last = [Double](repeating: .nan, count: groups.count)
    var (steps, distances, count) = (0.0, 0.0, 0)
    let rows = times.indices.filter { times[$0].isFinite && values[$0].isFinite && groups.codes[$0] >= 0 }
    for row in rows.sorted(by: { (times[$0], $0) < (times[$1], $1) }) {
      let group = Int(groups.codes[row])
      let (value, mean) = (values[row], means[group])
      distances += (value - mean) * (value - mean)
      if last[group].isFinite {
        steps += (value - last[group]) * (value - last[group])
        count += 1
      }
      last[group] = value
    }
    return count >= 30 && steps > distances * 1.2
  }
}
