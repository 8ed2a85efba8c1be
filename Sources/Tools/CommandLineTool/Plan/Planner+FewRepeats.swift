import OpenChartsTables

/// Titles of charts in which hardly any position has several rows.
extension Planner {
  /// The largest table in which repeated positions are counted. An engine returns all rows of a table of this size, so
  /// that a file and an engine have the same titles.
  private static let mostRows = 50_000

  /// Removes "mean" from the titles of a chart without `--aggregate` if fewer than one position in twenty has several
  /// rows, because nearly all values are in the table. A note says that the others are means.
  ///
  /// Charts by units of time keep the word, because they combine rows on purpose. Also unchanged are tables of more
  /// than 50,000 rows, and tables of which only the first rows are known.
  func nameFewMeans(_ plan: inout ChartPlan) {
    let amountPath = plan.isHorizontal ? \ChartPlan.x : \ChartPlan.y
    guard let amount = plan[keyPath: amountPath], amount.aggregate == .mean, arguments.aggregate == nil,
      table.rowCount == facts.rowCount, facts.rowCount <= Self.mostRows, plan.transform == nil,
      plan.summary == nil
    else { return }
    let position = plan.isHorizontal ? plan.y : plan.x
    let channels = [position, plan.color, plan.series, plan.symbol, plan.facet].compactMap { $0 }
    guard channels.allSatisfy({ $0.grouping == .none }) else { return }
    let columns = keys(position, plan.color, plan.series, plan.symbol, plan.facet)
    guard !columns.isEmpty else { return }
    let (rows, groupCount) = facts.groups(columns)
    guard rows > groupCount, (rows - groupCount) * 20 < groupCount else { return }
    var groups = GroupKeys(table.columns[columns[0]])
    for column in columns.dropFirst() {
      groups = groups.combined(with: GroupKeys(table.columns[column]))
    }
    var counts = [Int](repeating: 0, count: groups.count)
    for code in groups.codes where code >= 0 { counts[Int(code)] += 1 }
    let repeated = counts.count { $0 > 1 }
    plan[keyPath: amountPath] = unnamed(amount)
    plan.notes.append(
      "\(repeated) of \(groupCount) positions \(repeated == 1 ? "has" : "have") several rows, and the mean of their values is drawn; "
        + "--aggregate changes that")
  }
}
