import OpenChartsTables

/// Days in rows, which have the initial of their weekday and a number.
extension Planner {
  /// The initials of Monday to Sunday in English, German, French, Spanish and Italian.
  private static let initials = ["MTWTFSS", "MDMDFSS", "LMMJVSD", "LMXJVSD", "LMMGVSD"].map(Array.init)
  /// The fewest rows whose initials are no accident.
  private static let fewestDays = 5

  /// Lines over a column that numbers the rows, for rows with the initials of consecutive weekdays: two days have the
  /// initial T, so that bars by initial would combine different days. `nil` for other tables.
  ///
  /// - Complexity: O(rows) for each column.
  func numberedDays(_ facts: ChoiceFacts) -> ChartPlan? {
    guard facts.dates.isEmpty, table.rowCount == self.facts.rowCount, table.rowCount >= Self.fewestDays,
      let counter = profiles.first(where: numbersAllRows),
      let first = facts.measures.first(where: { $0.index != counter.index }),
      profiles.contains(where: areWeekInitials)
    else { return nil }
    let measures = facts.measures.filter { $0.index != counter.index && $0.present == table.rowCount }
    let similar = like(measures, sharesAxis: true)
    let columns = similar.isEmpty ? family(measures) : similar
    var plan = ChartPlan(.line, x: channel(counter.index), y: channel(first.index))
    if columns.count > 1 {
      fold(columns, into: &plan)
      noteLeftOut(&plan, columns, of: facts.measures)
    } else if let column = columns.first {
      plan.y = channel(column)
    }
    return plan
  }

  private func numbersAllRows(_ column: ColumnProfile) -> Bool {
    column.type == .number && column.isWhole && column.isAscending && column.present == table.rowCount
      && (column.low == 0 || column.low == 1) && column.high - column.low == Double(table.rowCount - 1)
      && column.isUnique
  }

  /// Whether each row has the initial of the day after the row before.
  private func areWeekInitials(_ column: ColumnProfile) -> Bool {
    guard column.type == .text, column.present == table.rowCount, (3...7).contains(column.distinct),
      case .text(let codes, let names) = table.columns[column.index].values
    else { return false }
    let letters = codes.compactMap {
      $0 < 0 || names[Int($0)].count != 1 ? nil : names[Int($0)].uppercased().first
    }
    guard letters.count == table.rowCount else { return false }
    return Self.initials.contains { week in
      (0..<week.count).contains { start in
        letters.indices.allSatisfy { letters[$0] == week[(start + $0) % week.count] }
      }
    }
  }
}
