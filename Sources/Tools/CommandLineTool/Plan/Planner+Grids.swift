import OpenChartsTables

/// Tables with one row for each pair of two columns.
extension Planner {
  /// The number of columns of names whose pairs are tried. A table's subject is usually among the first.
  private static let mostCrossed = 24
  /// Words for numbers that count steps of a process.
  static let stepWords: Set = [
    "time", "hour", "minute", "day", "days", "week", "weeks", "month", "year", "years", "age", "step",
    "epoch",
    "iteration", "round", "lap", "generation", "zeit", "tag", "woche", "monat", "jahr", "alter", "runde",
    "jour",
    "semaine", "mois", "âge", "temps", "día", "semana", "mes", "edad", "tiempo", "giorno", "settimana",
    "mese",
    "tempo", "età", "dia", "mês", "idade",
  ]

  /// Words for an hour of the day.
  private static let hourWords: Set = ["hour", "stunde", "uhrzeit", "heure", "hora", "ora"]

  /// Words for the sizes at which programs are measured.
  private static let loadWords: Set = [
    "threads", "cores", "workers", "clients", "connections", "concurrency", "processes", "batchsize",
  ]

  /// The column that counts the steps of a process, such as hours or rounds, and a column of names for its lines; `nil`
  /// if there is no column of steps.
  ///
  /// A column of steps has a name such as "hour" or "round", whole numbers, and repeated values. With repetitions of an
  /// experiment, it can have fractions, and only three values. The column of names has each step at most once per name.
  /// If there is no such column, there must be at least eight rows per step.
  func course(_ facts: ChoiceFacts) -> (steps: ColumnProfile, name: ColumnProfile?)? {
    guard facts.date == nil, facts.rowCount >= 12 else { return nil }
    let steps = profiles.first {
      $0.type == .number && $0.words.count <= 2
        && ($0.words.contains { Self.stepWords.contains($0) || Self.loadWords.contains($0) }
          || isHourOfDay($0))
        && ($0.isWhole || hasReplicates) && $0.unit == .plain && $0.isNearlyComplete
        && $0.hasMoreValues(than: hasReplicates ? 2 : 4)
    }
    guard let steps, hasRepeats([steps.index]) else { return nil }
    let series = profiles.filter {
      ($0.role == .name || $0.role == .code && $0.distinct <= 14) && $0.index != steps.index
        && $0.isNearlyComplete
        && $0.distinct >= 2 && $0.distinct * 3 <= facts.rowCount
    }
    if let name = series.first(where: { !hasRepeats([steps.index, $0.index]) }) { return (steps, name) }
    // Without names, only durations and years can be steps, and only with many rows per step: ages of people have few.
    guard rowsPerGroup([steps.index]) >= 8 else { return nil }
    let few = series.filter { $0.distinct <= 7 }
    // The mean course of a day, without a line for each weekday if there are other names.
    if isHourOfDay(steps) { return (steps, few.min { $0.distinct < $1.distinct }) }
    guard steps.role == .duration || steps.role == .year else { return nil }
    return (steps, few.first)
  }

  /// Whether a column has the hours of a day: at least 12 different ones from 0 to 24.
  private func isHourOfDay(_ column: ColumnProfile) -> Bool {
    column.words.count == 1 && Self.hourWords.contains(column.words[0]) && column.isWhole && column.low >= 0
      && column.high <= 24 && column.distinct >= 12
  }

  /// Lines over numbers, with one line for each name.
  func lines(_ steps: ColumnProfile, _ measure: Int, by name: ColumnProfile?) -> ChartPlan {
    var plan = ChartPlan(.line, x: channel(steps.index), y: channel(measure))
    plan.color = name.map { names($0.index) }
    if hasRepeats([steps.index] + (name.map { [$0.index] } ?? [])) {
      plan.y = aggregated(channel(measure), aggregate(for: measure))
    }
    return plan
  }

  /// Two columns of names that have one row for each pair, the column with more names first; `nil` if there are none.
  func crossed(_ facts: ChoiceFacts) -> (ColumnProfile, ColumnProfile)? {
    let names = facts.plainNames.filter { (3...60).contains($0.distinct) && $0.isNearlyComplete }
      .prefix(Self.mostCrossed)
    for (index, first) in names.enumerated() {
      for second in names.dropFirst(index + 1) {
        let cells = first.distinct * second.distinct
        if cells >= 9, facts.rowCount * 2 >= cells, haveSameNames(first, second),
          !hasRepeats([first.index, second.index])
        {
          return (first, second)
        }
        guard cells >= 36, cells <= facts.rowCount + facts.rowCount / 10, cells >= facts.rowCount,
          !hasRepeats([first.index, second.index])
        else { continue }
        return first.distinct >= second.distinct ? (first, second) : (second, first)
      }
    }
    return nil
  }

  /// A stack of shares for each name of one column. The other column has 2 to 7 names, whose values for each name of
  /// the first column add up to 1 or 100. An example is the shares of answers to a question; `nil` for other tables.
  func sharesOfNames(_ first: ColumnProfile, _ second: ColumnProfile, _ measure: ColumnProfile) -> ChartPlan?
  {
    guard measure.low >= 0, table.rowCount == facts.rowCount,
      let values = table.columns[measure.index].numbers
    else { return nil }
    for (parts, wholes) in [(second, first), (first, second)] where (2...7).contains(parts.distinct) {
      guard case .text(let codes, let names) = table.columns[wholes.index].values else { continue }
      var sums = [Double](repeating: 0, count: names.count)
      for (code, value) in zip(codes, values) where code >= 0 && value.isFinite { sums[Int(code)] += value }
      guard [1.0, 100].contains(where: { whole in sums.allSatisfy { abs($0 - whole) <= whole * 0.02 } })
      else {
        continue
      }
      var plan = ChartPlan(
        .bar, x: channel(measure.index), y: self.names(wholes.index), color: self.names(parts.index))
      plan.stack = .normalized
      return plan
    }
    return nil
  }

  /// A heat map of the number of rows at each weekday and hour (or lesson); `nil` for tables without both.
  func timetable() -> ChartPlan? {
    let weekday = profiles.first { column in
      guard column.type == .text, (3...7).contains(column.distinct), column.isNearlyComplete,
        case .text(_, let names) = table.columns[column.index].values
      else { return false }
      return names.allSatisfy(NaturalOrder.isWeekday)
    }
    let hour = profiles.first {
      $0.type == .number && $0.isWhole && $0.low >= 0 && $0.high <= 24 && (3...24).contains($0.distinct)
        && $0.words.contains(where: RoleWords.hours.contains)
    }
    guard let weekday, let hour, rowsPerGroup([weekday.index, hour.index]) >= 2 else { return nil }
    var plan = ChartPlan(
      .rectangle, x: names(weekday.index), y: names(hour.index), color: counted())
    plan.stack = .none
    return plan
  }

  /// Whether at least four fifths of the names of two columns are the same, as with origins and destinations.
  func haveSameNames(_ first: ColumnProfile, _ second: ColumnProfile) -> Bool {
    guard case .text(_, let a) = table.columns[first.index].values,
      case .text(_, let b) = table.columns[second.index].values
    else { return false }
    let common = Set(a).intersection(b).count
    return common * 5 >= a.count * 4 && common * 5 >= b.count * 4
  }

  /// Whether the columns form a symmetric matrix, such as correlations.
  private func isSymmetric(_ columns: [Int]) -> Bool {
    let values = columns.compactMap { table.columns[$0].numbers }
    guard values.count > 2, table.rowCount == facts.rowCount, values.allSatisfy({ $0.count == values.count })
    else { return false }
    return values.indices.allSatisfy { row in
      (0..<row).allSatisfy { abs(values[row][$0] - values[$0][row]) <= abs(values[row][$0]) * 1e-9 }
    }
  }

  /// A heat map for a table whose headers repeat the names of a column, such as distances between cities, or whose
  /// numbers form a symmetric matrix; `nil` for other tables.
  func matrix(_ facts: ChoiceFacts) -> ChartPlan? {
    guard let name = facts.plainNames.first, name.distinct == facts.rowCount,
      (3...60).contains(name.distinct),
      case .text(_, let names) = table.columns[name.index].values
    else { return nil }
    let nameSet = Set(names)
    let numbers = profiles.filter { $0.type == .number }
    let namedColumns = numbers.filter { nameSet.contains($0.name) }
    let isNamed = namedColumns.count * 5 >= names.count * 4 && namedColumns.count >= 3
    guard isNamed || isSymmetric(numbers.map(\.index)) else { return nil }
    return grid(of: (isNamed ? namedColumns : numbers).map(\.index), by: name)
  }

  /// A heat map of the values of columns, with a row of cells for each name.
  func grid(of columns: [Int], by name: ColumnProfile) -> ChartPlan {
    var plan = ChartPlan(
      .rectangle, x: Channel(.foldedNames(columns), .name, title: ""), y: names(name.index),
      color: Channel(.folded(columns), .number, title: words.control(.valueTitle)))
    plan.stack = .none
    return plan
  }
}
