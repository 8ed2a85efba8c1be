import OpenChartsTables

/// Tables with a column of years and a column of months or quarters.
extension Planner {
  private static let monthWords: Set = ["month", "monat", "mois", "mes", "mese", "mês"]
  private static let quarterWords: Set = ["quarter", "quartal", "trimestre"]
  /// The maximum number of years whose lines can be distinguished, and whose months one line can show.
  private static let (mostLines, mostYears) = (8, 40)

  /// Lines over months or quarters, one for each of 2 to 8 years. With more years, one line, if each row is a year with
  /// a column for each month or quarter. `nil` without both, or with other dates.
  func seasons(_ facts: ChoiceFacts) -> ChartPlan? {
    if let plan = wideSeasons() ?? monthsInRow() { return plan }
    guard let year = profiles.first(where: isYear), (2...Self.mostLines).contains(year.distinct),
      !profiles.contains(where: {
        $0.type == .date && $0.index != year.index && !JoinedDate.isJoined($0.index, in: table)
      }),
      let part = profiles.first(where: { isPartOfYear($0) }),
      let measure = facts.tableOrder.first(where: {
        ![year.index, part.index].contains($0.index) && !$0.isCircularOrPlace
      })
    else { return nil }
    // Two flows, such as exports and imports, are compared over all months.
    guard facts.date == nil || pair(facts.measures).count < 2 else { return nil }
    // Allow incomplete years, such as the first and the last.
    let cells = self.facts.groups([year.index, part.index])
    guard cells.groups * 10 >= year.distinct * part.distinct * 6 else { return nil }
    let value =
      cells.rows > cells.groups
      ? aggregated(channel(measure.index), aggregate(for: measure.index)) : channel(measure.index)
    // Treat months from 1 to 12 as names, so that each has a label.
    let isInOrder = table.columns[part.index].numbers?.first == 1
    return ChartPlan(
      .line, x: isInOrder ? names(part.index) : channel(part.index), y: value, color: names(year.index))
  }

  /// Names of columns with the sum or the mean of the months beside them, as words.
  private static let wholeYears: Set = [
    "annual", "year", "yearly", "ann", "total", "mean", "average", "avg", "j d", "jan dec", "jahr", "gesamt",
    "mittel", "année", "annuel", "moyenne", "anual", "año", "media", "annuale", "anno", "média", "ano",
  ]

  /// The column of the years' sums or means in a table with a column for each month and a row for each of more than 8
  /// years: lines of the months would cross, because each year has the same seasons. `nil` for other tables.
  func wholeYear(over date: ColumnProfile) -> Int? {
    guard date.distinct > Self.mostLines, naturalUnit(date) == .year, !hasRepeats([date.index]),
      !partsOfYear().isEmpty
    else { return nil }
    return wholeYearColumn?.index
  }

  /// The column of the years' sums or means that has values in at least half of the rows; `nil` without one.
  private var wholeYearColumn: ColumnProfile? {
    profiles.first { isOfWholeYears($0) && $0.present * 2 >= facts.rowCount }
  }

  /// Whether the name says that a column has the sums or means of the months in other columns.
  func isOfWholeYears(_ column: ColumnProfile) -> Bool {
    column.type == .number && Self.wholeYears.contains(column.words.joined(separator: " "))
      && !partsOfYear().isEmpty
  }

  /// Lines over columns of months or quarters, one for each row, which holds a year; `nil` for other tables, and for
  /// more than 8 rows.
  private func wideSeasons() -> ChartPlan? {
    guard let year = profiles.first(where: isYear), year.distinct == facts.rowCount,
      (2...Self.mostLines).contains(facts.rowCount)
    else { return nil }
    let columns = numbers(TimeHeader.isPartOfYear)
    guard columns.count >= 4, columns.count * 2 > profiles.count else { return nil }
    return lines(over: columns, .name, by: year)
  }

  /// One line for more than 8 years with a row each, and all months or quarters as columns. For up to 40 years, the line
  /// has a value for each month. For more years, it has a value for each year: a column with sums or means of the years,
  /// or else the sum or the mean of the months. `nil` for up to 40 years with a column of whole years, and for other
  /// tables.
  private func monthsInRow() -> ChartPlan? {
    guard table.rowCount == facts.rowCount,
      let year = FoldedMonths.yearColumn(of: table).map({ profiles[$0] }),
      isYear(year), year.distinct == facts.rowCount, facts.rowCount > Self.mostLines
    else { return nil }
    let columns = numbers(TimeHeader.isPartOfYear)
    let months = Set(columns.compactMap { FoldedMonths.month(profiles[$0].name) })
    guard columns.count == 12 || columns.count == 4, months.count == columns.count,
      columns.count * 2 > profiles.count
    else { return nil }
    let value = Channel(.folded(columns), .number, title: words.control(.valueTitle))
    if facts.rowCount <= Self.mostYears {
      guard wholeYearColumn == nil else { return nil }
      return ChartPlan(.line, x: Channel(.foldedNames(columns), .date, title: ""), y: value)
    }
    let ofYear = columnOfYears(columns).map(channel)
    return ChartPlan(
      .line, x: channel(year.index), y: ofYear ?? aggregated(value, isAdditive(columns[0]) ? .sum : .mean))
  }

  /// The column that has the sum or the mean of the months in at least four fifths of the years; `nil` without one.
  private func columnOfYears(_ months: [Int]) -> Int? {
    let parts = months.compactMap { table.columns[$0].numbers }
    let sums = (0..<table.rowCount).map { row in parts.reduce(0) { $0 + $1[row] } }
    return profiles.first { column in
      guard column.type == .number, !months.contains(column.index),
        let values = table.columns[column.index].numbers
      else { return false }
      let compared = values.indices.filter { values[$0].isFinite && sums[$0].isFinite }
      return [1.0, Double(months.count)].contains { count in
        let equal = compared.count {
          abs(values[$0] - sums[$0] / count) <= max(0.06, abs(sums[$0] / count) * 0.005)
        }
        return compared.count >= 3 && equal * 5 >= compared.count * 4
      }
    }?.index
  }

  private func isYear(_ column: ColumnProfile) -> Bool {
    guard column.words.contains(where: RoleWords.years.contains), column.present == facts.rowCount else {
      return false
    }
    return column.type == .date ? naturalUnit(column) == .year : column.role == .year
  }

  /// Whether a column holds months or quarters. Numbers must be 1 to 12 or 1 to 4. There must be 4 to 12 months or
  /// quarters, starting with the first of a year.
  private func isPartOfYear(_ column: ColumnProfile) -> Bool {
    guard column.present == facts.rowCount else { return false }
    switch table.columns[column.index].values {
    case .text(_, let names):
      return (4...12).contains(names.count) && names.allSatisfy(TimeHeader.isPartOfYear)
        && TimeHeader.isFirstOfYear(names[0])
    case .numbers:
      guard column.isWhole, column.low == 1 else { return false }
      let isMonth = column.words.contains(where: Self.monthWords.contains) && column.distinct == 12
      let isQuarter = column.words.contains(where: Self.quarterWords.contains) && column.distinct == 4
      return isMonth && column.high == 12 || isQuarter && column.high == 4
    case .dates, .booleans: return false
    }
  }
}
