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

  /// Whether the lines of sums of a chart over time cross at random. There are at least five names at eight or more times,
  /// the names explain less than a fifth of the differences between the lines, and the differences have no trend.
  ///
  /// - Complexity: O(rows + names × times).
  func crossAtRandom(_ plan: ChartPlan, _ measure: Int) -> Bool {
    guard let x = plan.x, plan.facet == nil, case .column(let series)? = plan.color?.source,
      profiles[series].distinct >= 5, table.rowCount == facts.rowCount,
      let values = table.columns[measure].numbers
    else { return false }
    let channel = RawChannel(x, table, repeats: 1, zone: zone)
    let (times, names) = (channel.keys, GroupKeys(table.columns[series]))
    guard let moments = channel.numbers, times.count >= 8, times.count * names.count <= 100_000 else {
      return false
    }
    var sums = [[Double]](repeating: [Double](repeating: 0, count: times.count), count: names.count)
    for (row, value) in values.enumerated() where value.isFinite {
      let (time, name) = (times.codes[row], names.codes[row])
      if time >= 0, name >= 0 { sums[Int(name)][Int(time)] += value }
    }
    let order = times.firstRows.indices.sorted { moments[times.firstRows[$0]] < moments[times.firstRows[$1]] }
    // The mean of each time is what all lines share.
    for time in order {
      let mean = sums.reduce(0) { $0 + $1[time] } / Double(names.count)
      for name in sums.indices { sums[name][time] -= mean }
    }
    var (total, between, steps, distances) = (0.0, 0.0, 0.0, 0.0)
    for line in sums {
      let mean = line.reduce(0, +) / Double(line.count)
      between += mean * mean * Double(line.count)
      for (index, time) in order.enumerated() {
        total += line[time] * line[time]
        distances += (line[time] - mean) * (line[time] - mean)
        if index > 0 {
          let step = line[time] - line[order[index - 1]]
          steps += step * step
        }
      }
    }
    return total > 0 && between < total / 5 && steps > distances * 1.2
  }
}
