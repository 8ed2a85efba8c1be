import OpenChartsChartMath
import OpenChartsTables

/// Amounts of events, such as the deaths of earthquakes, which have a row only for the years in which something happened.
extension Planner {
  /// The numbers of years, quarters or months that have a bar each.
  private static let unitCounts = 20...150

  /// Stacked bars for each year, quarter or month, if a line would join years between which nothing happened; `nil` for
  /// other charts.
  ///
  /// The values add up and are all above zero. The names have values in fewer than 70 % of the units between their first
  /// and last value. Most values differ by at least half from the previous one. Counts of a population differ less, so
  /// that lines join them.
  func barsOfEvents(_ plan: ChartPlan, _ date: ColumnProfile, _ measure: Int) -> ChartPlan? {
    guard arguments.choosesColumns, facet == nil, plan.facet == nil, isAdditive(measure),
      profiles[measure].low > 0, plan.y?.aggregate == nil || plan.y?.aggregate == .sum,
      table.rowCount == facts.rowCount
    else { return nil }
    let unit = naturalUnit(date)
    let unitCount = Int(((date.high - date.low) / unit.seconds).rounded()) + 1
    guard [.year, .quarter, .month].contains(unit), Self.unitCounts.contains(unitCount),
      let series = unitValues(of: plan.color, date, measure, unit), haveGaps(series, unitCount: unitCount)
    else { return nil }
    var bars = plan
    bars.shape = .bar
    bars.x?.grouping = .unit(unit)
    bars.stack = .standard
    if let y = bars.y, y.aggregate == nil { bars.y = aggregated(y, .sum) }
    if let y = bars.y, !combinesRows(at: [bars.x, bars.color]) { bars.y = unnamed(y) }
    return bars
  }

  /// The units and the values of each series, in ascending order of the units; `nil` if the colour is not a column.
  private func unitValues(
    of color: Channel?, _ date: ColumnProfile, _ measure: Int, _ unit: TimeUnit
  ) -> [[(unit: Int, value: Double)]]? {
    guard let times = table.columns[date.index].numbers, let values = table.columns[measure].numbers else {
      return nil
    }
    var groups = GroupKeys(rowCount: table.rowCount)
    if let color {
      guard case .column(let index) = color.source else { return nil }
      groups = GroupKeys(table.columns[index])
    }
    var series = [[(unit: Int, value: Double)]](repeating: [], count: groups.count)
    for row in values.indices where groups.codes[row] >= 0 && times[row].isFinite && values[row].isFinite {
      let position = Int(((times[row] - date.low) / unit.seconds).rounded())
      series[Int(groups.codes[row])].append((position, values[row]))
    }
    return series.map { $0.sorted { $0.unit < $1.unit } }
  }

  /// Whether series of jumping values have few of the units between their first and last value. The units are not the
  /// steps of rare surveys: several series together have nearly all units, and a single series has many adjacent ones.
  private func haveGaps(_ series: [[(unit: Int, value: Double)]], unitCount: Int) -> Bool {
    let series = series.filter { $0.count >= 2 }
    var (filled, possible, steps, shortSteps, jumps) = (0, 0, 0, 0, 0)
    for line in series {
      filled += Set(line.map(\.unit)).count
      possible += line[line.count - 1].unit - line[0].unit + 1
      for (earlier, later) in zip(line, line.dropFirst()) where earlier.unit < later.unit {
        steps += 1
        if later.unit == earlier.unit + 1 { shortSteps += 1 }
        if max(earlier.value, later.value) >= min(earlier.value, later.value) * 1.5 { jumps += 1 }
      }
    }
    guard steps >= 12, filled * 10 < possible * 7, jumps * 2 > steps else { return false }
    if series.count == 1 { return shortSteps * 3 >= steps }
    return Set(series.joined().map(\.unit)).count * 10 >= unitCount * 9
  }
}
