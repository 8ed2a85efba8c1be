import OpenChartsStatistics
import OpenChartsTables

/// Relations between two measures, and between names and years.
extension ChoiceFacts {
  /// Whether the correlation of a scatter plot is below 0.1 for 200 points or more without colours, or below 0.2 for
  /// 1,000 points or more.
  func isUnrelated(_ plan: ChartPlan) -> Bool {
    let isLarge = rowCount >= 1000
    guard plan.color == nil || isLarge,
      let correlation = correlation(plan, atLeast: isLarge ? 1000 : 200)?.value
    else { return false }
    return abs(correlation) < (isLarge ? 0.2 : 0.1)
  }

  /// Whether most points of a scatter plot lie on an axis, because more than half of the values in one column are zero.
  /// False for fewer than 30 points.
  func liesOnAxis(_ plan: ChartPlan) -> Bool {
    [plan.x, plan.y].contains { channel in
      guard case .column(let index)? = channel?.source, let values = planner.table.columns[index].numbers,
        planner.profiles[index].present >= 30
      else { return false }
      return values.count { $0 == 0 } * 2 > planner.profiles[index].present
    }
  }

  /// The correlation of a scatter plot, and its columns; `nil` for fewer than `least` rows.
  private func correlation(
    _ plan: ChartPlan, atLeast least: Int
  ) -> (value: Double, x: ColumnProfile, y: ColumnProfile)? {
    guard case .column(let x)? = plan.x?.source, case .column(let y)? = plan.y?.source,
      let a = planner.table.columns[x].numbers, let b = planner.table.columns[y].numbers
    else { return nil }
    let rows = a.indices.filter { a[$0].isFinite && b[$0].isFinite }
    guard rows.count >= least else { return nil }
    let value = Correlation.coefficient(rows.map { a[$0] }, rows.map { b[$0] })
    return (value, planner.profiles[x], planner.profiles[y])
  }

  /// Whether one column of a scatter plot nearly repeats the other. If their ranges overlap, the magnitude of their
  /// correlation exceeds 0.98, otherwise 0.9999.
  func nearlyEqual(_ plan: ChartPlan) -> Bool {
    guard let (correlation, first, second) = correlation(plan, atLeast: 10) else { return false }
    let overlap = max(first.low, second.low) <= min(first.high, second.high)
    return abs(correlation) > (overlap ? 0.98 : 0.9999)
  }

  /// The fewest rows of each date for which points show more than their mean.
  private static let fewestRowsOfDate = 10
  /// The largest number of dates that are too few for a line.
  private static let fewDates = 6

  /// The first two measures, if they are not added up, their correlation exceeds 0.6, and it explains at least twice as
  /// much as the dates. There are at most six dates with at least ten rows each on average, and no names with one row for
  /// each date.
  func inferredRelationAtFewDates() -> (x: Int, y: Int)? {
    guard planner.table.rowCount == rowCount, let date, date.distinct <= Self.fewDates,
      rowCount >= date.distinct * Self.fewestRowsOfDate,
      let first = timeMeasures.first, !planner.isAdditive(first.index), !isPanel,
      planner.bestSeries(date).map({ planner.rowsPerGroup([date.index, $0.index]) >= 5 }) ?? true,
      let (pair, correlation) = strongPair(atLeast: 0.6)
    else { return nil }
    let dates = GroupKeys(planner.table.columns[date.index])
    let isCourse = [pair.x, pair.y].contains { measure in
      let values = planner.table.columns[measure].numbers ?? []
      return planner.explainedShare(of: values, by: dates) * 2 > correlation * correlation
    }
    return isCourse ? nil : pair
  }

  /// The first two measures, if they are levels such as height and weight with a correlation of at least 0.5, and more
  /// than 60 rows have a different name each.
  func inferredRelationOfLevels() -> (x: Int, y: Int)? {
    guard planner.table.rowCount == rowCount, rowCount > ChartPlan.mostNames,
      plainNames.contains(where: { $0.distinct == rowCount }),
      relatedMeasures.count >= 2, relatedMeasures.prefix(2).allSatisfy({ $0.role == .level })
    else { return nil }
    return strongPair(atLeast: 0.5)?.columns
  }

  /// The first two measures with their correlation, if its magnitude is at least `least`; `nil` if one nearly repeats the
  /// other.
  private func strongPair(atLeast least: Double) -> (columns: (x: Int, y: Int), correlation: Double)? {
    guard relatedMeasures.count >= 2 else { return nil }
    let (x, y) = (relatedMeasures[0], relatedMeasures[1])
    guard !planner.isAdditive(x.index), !planner.isAdditive(y.index),
      let a = planner.table.columns[x.index].numbers, let b = planner.table.columns[y.index].numbers
    else { return nil }
    let rows = a.indices.filter { a[$0].isFinite && b[$0].isFinite }
    guard rows.count >= 30, rows.count * 2 >= rowCount else { return nil }
    let correlation = Correlation.coefficient(rows.map { a[$0] }, rows.map { b[$0] })
    guard abs(correlation) >= least, abs(correlation) <= 0.98 else { return nil }
    return ((x.index, y.index), correlation)
  }

  /// The fewest names, the fewest rows of each name, and the fewest rows of each year of a changing membership.
  private static let (fewestParticipants, fewestTimes, fewestRowsOfYear) = (61, 3, 20)

  /// The first column of more than 60 names that come and go from year to year; `nil` if there is none.
  ///
  /// A name has at most one row for each year, and three rows on average. A year has 20 rows on average. The names have
  /// rows in at most half of all years, and in at most four fifths of the years between their first and their last row.
  ///
  /// - Complexity: O(rows).
  func inferredParticipants() -> ColumnProfile? {
    guard let date, planner.table.rowCount == rowCount, rowCount >= date.distinct * Self.fewestRowsOfYear,
      planner.naturalUnit(date) == .year
    else { return nil }
    return plainNames.first { name in
      guard name.distinct >= Self.fewestParticipants, name.distinct < ColumnProfile.mostDistinct,
        name.distinct * Self.fewestTimes <= rowCount, name.isNearlyComplete,
        rowCount * 2 <= date.distinct * name.distinct, !planner.hasRepeats([date.index, name.index])
      else { return false }
      return hasGaps(name, over: date)
    }
  }

  /// Whether names have rows at no more than four fifths of the dates between their first and their last one.
  private func hasGaps(_ name: ColumnProfile, over date: ColumnProfile) -> Bool {
    let times = planner.table.columns[date.index].numbers ?? []
    let order = Set(times.filter(\.isFinite)).sorted()
    let positions = Dictionary(zip(order, order.indices), uniquingKeysWith: { first, _ in first })
    let names = GroupKeys(planner.table.columns[name.index])
    var firsts = [Int](repeating: .max, count: names.count)
    var lasts = [Int](repeating: -1, count: names.count)
    for (code, time) in zip(names.codes, times) where code >= 0 {
      guard let position = positions[time] else { continue }
      firsts[Int(code)] = min(firsts[Int(code)], position)
      lasts[Int(code)] = max(lasts[Int(code)], position)
    }
    let spans = zip(firsts, lasts).reduce(0) { $0 + ($1.1 < 0 ? 0 : $1.1 - $1.0 + 1) }
    return rowCount * 5 <= spans * 4
  }
}
