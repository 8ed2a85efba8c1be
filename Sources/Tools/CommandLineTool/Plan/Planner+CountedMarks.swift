import OpenChartsTables

/// Tables with a column of 0 and 1 for each of many things, such as what each picture shows.
extension Planner {
  /// The fewest columns of 0 and 1, the fewest rows, and the most bars.
  private static let (fewestMarks, fewestMarkedRows, mostMarks) = (10, 20, 40)

  /// A bar for each column of 0 and 1 with the number of its rows that have 1, in descending order. At least ten columns,
  /// and two thirds of all, are such columns.
  ///
  /// `nil` for tables with anything to measure, with dates, or with names that repeat, because the rows can be counted
  /// by them.
  func countedMarks(_ facts: ChoiceFacts) -> ChartPlan? {
    guard facts.measures.isEmpty, facts.dates.isEmpty, facts.rowCount >= Self.fewestMarkedRows,
      table.rowCount == facts.rowCount,
      !profiles.contains(where: {
        $0.type == .text && $0.role == .name && $0.distinct > 1 && $0.distinct * 2 <= $0.present
      })
    else { return nil }
    let columns = profiles.filter {
      $0.type == .number && $0.unit == .plain && $0.isWhole && $0.low >= 0 && $0.high <= 1
        && $0.isNearlyComplete
    }
    guard columns.count >= Self.fewestMarks, columns.count * 3 >= profiles.count * 2 else { return nil }
    let counted = columns.map { column in
      (column: column, rows: (table.columns[column.index].numbers ?? []).count { $0 == 1 })
    }.filter { $0.rows > 0 }
    guard counted.count >= Self.fewestMarks else { return nil }
    let order = counted.sorted { ($1.rows, $0.column.index) < ($0.rows, $1.column.index) }
    let drawn = order.prefix(Self.mostMarks).map(\.column.index).sorted()
    var value = aggregated(Channel(.folded(drawn), .number, title: ""), .sum)
    value.title = words.control(.countTitle)
    var plan = ChartPlan(.bar, x: value, y: Channel(.foldedNames(drawn), .name, title: ""))
    plan.sort = .valueDown
    noteOmitted(
      &plan, order.dropFirst(Self.mostMarks).map(\.column), besideDrawn: drawn.count, "columns of 0 and 1")
    return plan
  }
}
