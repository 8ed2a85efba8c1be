import OpenChartsPhrases
import OpenChartsTables

/// Folds columns of like kind into series.
extension Planner {
  /// Lines over the headers, for a numeric column for each year, date, quarter or month, or for each of the numbers 0, 1,
  /// 2…; `nil` for other tables. Without a column of unique names, one line of means.
  func timeHeaders(_ names: [ColumnProfile]) -> ChartPlan? {
    let numbers = profiles.filter { $0.type == .number && $0.present > 0 }
    let dated = numbers.filter { TimeHeader.moment($0.name, zone: zone) != nil }.map(\.index)
    let parts = numbers.filter { TimeHeader.isPartOfYear($0.name) }.map(\.index)
    let columns = dated.count >= parts.count ? dated : parts
    let name = names.first { $0.distinct == facts.rowCount }
    if let name, let plan = numberedHeaders(name, numbers) { return plan }
    // Without names, only columns of dates that make up most of the table are its subject.
    guard columns.count >= 3, name != nil || names.isEmpty && dated.count * 2 > profiles.count else {
      return nil
    }
    let isDated = dated.count >= parts.count
    let isYears = columns.allSatisfy { Set(table.columns[$0].name.split { !$0.isNumber }).count == 1 }
    let title = !isDated ? "" : isYears ? words.control(.yearTitle) : ""
    var plan = ChartPlan(
      .line, x: Channel(.foldedNames(columns), isDated ? .date : .name, title: title))
    plan.y = Channel(.folded(columns), .number, title: words.control(.valueTitle))
    if let name {
      plan.color = self.names(name.index)
    } else {
      plan.y = plan.y.map { aggregated($0, .mean) }
    }
    return plan
  }

  /// The course of days whose hours are columns: a line for each of a few names, a grid for up to 60 days or names, and
  /// a line of means for more; `nil` for other tables.
  func hourHeaders(_ facts: ChoiceFacts) -> ChartPlan? {
    let columns = profiles.filter {
      $0.type == .number && $0.present > 0 && TimeHeader.isTimeOfDay($0.name)
    }.map(\.index)
    guard columns.count >= 6, columns.count * 2 > profiles.count else { return nil }
    let row =
      facts.names.first { $0.distinct == facts.rowCount }
      ?? profiles.first { $0.type == .date && $0.distinct == facts.rowCount }
    let hours = Channel(.foldedNames(columns), .name, title: "")
    let value = Channel(.folded(columns), .number, title: words.control(.valueTitle))
    if let row, facts.rowCount > 7, facts.rowCount <= ChartPlan.mostNames {
      var plan = ChartPlan(.rectangle, x: hours, y: names(row.index), color: value)
      plan.stack = .none
      return plan
    }
    var plan = ChartPlan(.line, x: hours, y: value)
    if let row, facts.rowCount <= 7 {
      plan.color = names(row.index)
    } else {
      plan.y = aggregated(value, .mean)
    }
    return plan
  }

  /// Lines over headers that count up, such as the minutes of a game.
  private func numberedHeaders(_ name: ColumnProfile, _ numbers: [ColumnProfile]) -> ChartPlan? {
    let counted = numbers.filter { Int($0.name).map { $0 < 1500 } ?? false }
    let places = counted.compactMap { Int($0.name) }
    guard counted.count >= 5, counted.count == numbers.count,
      zip(places, places.dropFirst()).allSatisfy({ $1 == $0 + 1 })
    else { return nil }
    let columns = counted.map(\.index)
    var plan = ChartPlan(.line, x: Channel(.foldedNames(columns), .number, title: ""))
    plan.y = Channel(.folded(columns), .number, title: words.control(.valueTitle))
    plan.color = self.names(name.index)
    return plan
  }

  /// Bars side by side for a few names with several columns of one quantity; `nil` for other tables.
  func wideBars(_ name: ColumnProfile, _ measures: [ColumnProfile]) -> ChartPlan? {
    let several = Array(like(measures).prefix(8))
    // Two columns may be compared if they are all that the table measures.
    let two = several.isEmpty ? pair(measures) : several
    let columns = two.isEmpty ? ofYears(measures) : two
    let most = columns.count == 2 ? 24 : 16
    guard columns.count >= 2, name.distinct <= most, name.distinct == facts.rowCount else { return nil }
    var plan = ChartPlan(.bar, x: names(name.index))
    plan.y = Channel(.folded(columns), .number, title: shared(columns))
    plan.color = Channel(.foldedNames(columns), .name, title: shared(columns))
    // The months of a year are times.
    if case .text(_, let names) = table.columns[name.index].values, names.count >= 6,
      names.allSatisfy(TimeHeader.isPartOfYear)
    {
      plan.shape = .line
    }
    noteLeftOut(&plan, columns, of: measures)
    return areShares(columns.map { profiles[$0] }) ? oriented(plan) : plan
  }
}
