import OpenChartsPhrases
import OpenChartsTables

/// Charts of wide tables, whose columns become series or positions.
extension Planner {
  /// The maximum number of lines over the headers if names have several rows each.
  private static let mostRepeatedSeries = 8
  /// The largest number of characters of a name that is turned below its bars.
  private static let longestTurnedName = 20

  /// Lines over the headers of numeric columns, which are years, dates, quarters, months, or the numbers 0, 1, 2…;
  /// `nil` for other tables. Each row with a unique name has a line. Without unique names, there is a line of sums or
  /// means for each of 2 to 8 names, or a single line.
  func timeHeaders(_ names: [ColumnProfile]) -> ChartPlan? {
    var dated = numbers { TimeHeader.moment($0, zone: zone) != nil }
    var valueTitle: String?
    if dated.count < 3, let series = yearSeries() { (dated, valueTitle) = (series.columns, series.title) }
    var parts = numbers(TimeHeader.isPartOfYear)
    // Q1 to Q8 are questions.
    if parts.count * 2 <= profiles.count(where: { $0.type == .number }) { parts = [] }
    let columns = dated.count >= parts.count ? dated : parts
    let name = names.first { $0.distinct == facts.rowCount }
    if let name, let plan = numberedHeaders(name) { return plan }
    if name == nil, let plan = meanSeasons(parts, names) { return plan }
    // Without unique names, the dated columns are the table's subject only if they are most of its columns.
    let keys = name == nil ? pairOfNames(names) : nil
    let isSubject = dated.count * 2 > profiles.count && (names.isEmpty || dated.count >= 5 || keys != nil)
    guard columns.count >= 3, name != nil || isSubject else { return nil }
    let isDated = dated.count >= parts.count
    // Put names of months or weekdays on x, with a line for each year.
    if isDated, let name, case .text(_, let names) = table.columns[name.index].values, names.count >= 3,
      names.allSatisfy({ TimeHeader.isPartOfYear($0) || NaturalOrder.isWeekday($0) })
    {
      var plan = ChartPlan(.line, x: self.names(name.index))
      fold(columns, into: &plan)
      return plan
    }
    // Numbers of months or weeks, and ages, belong on x too: another candidate draws them.
    if name == nil, columns.count <= 8, let first = profiles.first, first.type == .number, first.isWhole,
      first.words.contains(where: Self.stepWords.contains),
      first.isUnique, first.present == facts.rowCount
    {
      return nil
    }
    let isYears = columns.allSatisfy { Set(table.columns[$0].name.split { !$0.isNumber }).count == 1 }
    let title = !isDated ? "" : isYears ? words.control(.yearTitle) : ""
    var plan = lines(over: columns, isDated ? .date : .name, title: title, by: name)
    if name == nil, let keys {
      plan = lines(over: columns, isDated ? .date : .name, title: title, by: keys.line)
      plan.facet = self.names(keys.panel.index)
    } else if name == nil {
      plan.color = names.first { (2...Self.mostRepeatedSeries).contains($0.distinct) }.map {
        self.names($0.index)
      }
      if isAdditive(columns[0]) || isDated && (areCounts(columns) || isAmount(valueTitle)) {
        plan.y = aggregated(Channel(.folded(columns), .number, title: words.control(.valueTitle)), .sum)
      }
    }
    // "Year" in headers such as "Year 2004" is not what the values measure.
    if isDated, let valueTitle, !nameWords(valueTitle).contains(where: RoleWords.years.contains) {
      plan.y?.title = valueTitle
    }
    return plan
  }

  /// Two columns of names that identify a row only together, such as countries and sectors. Up to 12 names of the larger
  /// column have a panel each, and up to 7 of the smaller one a line. `nil` for other tables.
  private func pairOfNames(_ names: [ColumnProfile]) -> (panel: ColumnProfile, line: ColumnProfile)? {
    guard facet == nil, arguments.facet == nil else { return nil }
    // Different quantities share no axis.
    guard !names.contains(where: { $0.words.contains(where: RoleWords.quantities.contains) }) else {
      return nil
    }
    let names = names.filter { (2...12).contains($0.distinct) && $0.present == facts.rowCount }.prefix(6)
    for (index, first) in names.enumerated() {
      for second in names.dropFirst(index + 1) {
        let (panel, line) = first.distinct >= second.distinct ? (first, second) : (second, first)
        guard line.distinct <= 7, !hasRepeats([first.index, second.index]) else { continue }
        return (panel, line)
      }
    }
    return nil
  }

  /// The first columns of numbers whose names differ only in their year or date, such as `gdp_1990`, `gdp_2000` and
  /// `gdp_2010`, with the words that they share; `nil` without three of them.
  private func yearSeries() -> (columns: [Int], title: String)? {
    let framed = numbers { TimeHeader.frame($0, zone: zone) != nil }.map {
      (column: $0, frame: TimeHeader.frame(profiles[$0].name, zone: zone) ?? "")
    }
    let groups = Dictionary(grouping: framed, by: \.frame).values.filter { $0.count >= 3 }
    guard let first = groups.min(by: { $0[0].column < $1[0].column }) else { return nil }
    let words = spaced(first[0].frame.replacing("#", with: " ")).split(separator: " ")
    // Remove "FY": "SNAP FY" is "SNAP" by fiscal year.
    let title = words.filter { !["FY", "CY"].contains($0) || words.count == 1 }.joined(separator: " ")
    return (first.map(\.column), title)
  }

  /// The columns of numbers whose names satisfy a condition.
  func numbers(_ isOfKind: (String) -> Bool) -> [Int] {
    profiles.filter { $0.type == .number && $0.present > 0 && isOfKind($0.name) }.map(\.index)
  }

  /// Lines over the names of columns, one for each name of the rows; without a column of names, one line of means.
  func lines(
    over columns: [Int], _ kind: FieldKind, title: String = "", by name: ColumnProfile?
  ) -> ChartPlan {
    let value = Channel(.folded(columns), .number, title: words.control(.valueTitle))
    return ChartPlan(
      .line, x: Channel(.foldedNames(columns), kind, title: title),
      y: name == nil ? aggregated(value, .mean) : value, color: name.map { names($0.index) })
  }

  /// The columns named after months or quarters, if there are four or more, and if they are most of the numeric
  /// columns; else empty.
  func partsOfYear() -> [Int] {
    let parts = numbers(TimeHeader.isPartOfYear)
    return parts.count >= 4 && parts.count * 2 > profiles.count { $0.type == .number } ? parts : []
  }

  /// A line of sums or means over months or quarters for each name, such as a town. For tables in which a row holds one
  /// year of a name; `nil` for other tables.
  private func meanSeasons(_ parts: [Int], _ names: [ColumnProfile]) -> ChartPlan? {
    guard parts.count >= 4, parts == partsOfYear(),
      let year = profiles.first(where: { $0.type == .date && $0.distinct >= 2 }),
      let name = names.first(where: { $0.distinct >= 2 && !hasRepeats([$0.index, year.index]) })
    else { return nil }
    var plan = lines(over: parts, .name, by: name)
    let value = Channel(.folded(parts), .number, title: words.control(.valueTitle))
    plan.y = aggregated(value, isAdditive(parts[0]) ? .sum : .mean)
    return plan
  }

  /// A chart of the hours of a day, which are columns: lines for up to 7 rows, a heat map for up to 60, and a line of
  /// means for more; `nil` for other tables.
  func hourHeaders(_ facts: ChoiceFacts) -> ChartPlan? {
    let columns = numbers(TimeHeader.isTimeOfDay)
    guard columns.count >= 6, columns.count * 2 > profiles.count else { return nil }
    let row =
      facts.names.first { $0.distinct == facts.rowCount }
      ?? profiles.first { $0.type == .date && $0.distinct == facts.rowCount }
    let isFew = facts.rowCount <= 7
    var plan = lines(over: columns, .name, by: isFew ? row : nil)
    if let row, !isFew, facts.rowCount <= ChartPlan.mostNames {
      let value = Channel(.folded(columns), .number, title: words.control(.valueTitle))
      plan = ChartPlan(.rectangle, x: plan.x, y: names(row.index), color: value)
      plan.stack = .none
    }
    return plan
  }

  /// Whether the largest values of columns differ by at most a factor of 10, so that one colour scale shows them all.
  private func areOfLikeSize(_ columns: [Int]) -> Bool {
    let highs = columns.map { abs(profiles[$0].high) }
    guard let least = highs.min(), let most = highs.max() else { return false }
    return most <= least * 10
  }

  /// Lines over headers that count up, such as the minutes of a game.
  private func numberedHeaders(_ name: ColumnProfile) -> ChartPlan? {
    let numberedColumns = numbers { Int($0).map { $0 < 1500 } ?? false }
    let headerNumbers = numberedColumns.compactMap { Int(profiles[$0].name) }
    guard numberedColumns.count >= 5, numberedColumns.count == numbers({ _ in true }).count,
      zip(headerNumbers, headerNumbers.dropFirst()).allSatisfy({ $1 == $0 + 1 })
    else { return nil }
    return lines(over: numberedColumns, .number, by: name)
  }

  /// Whether the columns have large whole numbers of one unknown quantity, not below zero: passengers of stations and
  /// the like, whose rows add up.
  private func areCounts(_ columns: [Int]) -> Bool {
    columns.allSatisfy {
      let column = profiles[$0]
      return column.role == .measure && column.isWhole && column.low >= 0 && column.high >= 1000
        && column.unit == .plain && column.measure == nil
    }
  }

  /// Whether the words that columns of dates share, or else the table's title or file, name an amount or a count, such
  /// as `budget.csv`.
  private func isAmount(_ valueTitle: String?) -> Bool {
    let words = nameWords(valueTitle ?? TableSubject.name(of: table) ?? "")
    func names(_ kind: Set<String>) -> Bool { words.contains(where: kind.contains) }
    let isRelative =
      names(RoleWords.shares) || names(RoleWords.rates) || names(RoleWords.indexNumbers)
      || names(RoleWords.levels) || names(RoleWords.means)
    return !isRelative
      && (names(RoleWords.amounts.subtracting(RoleWords.emptyNames)) || names(RoleWords.counts))
  }

  /// Whether a column has a different name in each row, except in at most a fifth of the rows, which have none: rows of
  /// whole countries between rows of towns, or notes.
  private func isName(_ name: ColumnProfile) -> Bool {
    name.distinct == name.present && name.present * 5 >= facts.rowCount * 4
  }

  /// Whether each row has a value in at most one of at least two columns, such as the shares of foods and of regions in
  /// one list. There are at least five rows, and each column has at least two values.
  func takeTurns(_ columns: [Int]) -> Bool {
    guard columns.count >= 2, facts.rowCount >= 5, table.rowCount == facts.rowCount,
      columns.allSatisfy({ profiles[$0].present >= 2 }),
      columns.reduce(0, { $0 + profiles[$1].present }) <= facts.rowCount
    else { return false }
    let values = columns.compactMap { table.columns[$0].numbers }
    return values.count == columns.count
      && (0..<facts.rowCount).allSatisfy { row in
        values.count { $0[row].isFinite } <= 1
      }
  }

  /// Whether at least six names are steps of an order such as ages: numbers and at least three ranges, of which the first
  /// starts lowest and each starts higher than the one before.
  private func areRanges(_ name: ColumnProfile) -> Bool {
    guard case .text(_, let names) = table.columns[name.index].values, names.count >= 6,
      names.count(where: Self.isRange) >= 3, names.allSatisfy({ Self.isRange($0) || Int($0) != nil })
    else { return false }
    let starts = names.compactMap { Int($0.drop { !$0.isNumber }.prefix { $0.isNumber }) }
    return starts.count == names.count && zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Names of the results of matches and contests, by which tables of teams and players are ranked.
  private static let points: Set = ["points", "pts", "punkte", "punti", "puntos", "pontos"]

  /// Bars side by side for names with several columns of one quantity; `nil` for other tables, and for tables of teams
  /// whose points follow from the other columns.
  func wideBars(_ name: ColumnProfile, _ measures: [ColumnProfile]) -> ChartPlan? {
    guard
      measures.count < 4
        || measures.count(where: { $0.words.count == 1 && Self.points.contains($0.words[0]) }) != 1
    else { return nil }
    var columns = firstOpposites(measures)
    if columns.isEmpty { columns = partsOfTotal(measures) }
    if columns.isEmpty {
      columns = like(measures)
      if columns.count > 8, !arePartsOfWhole(columns) {
        columns = largest(8, of: columns.map { profiles[$0] })
      }
    }
    // Two columns are comparable if they are the only measures of the table.
    if columns.isEmpty { columns = pair(measures) }
    if columns.isEmpty { columns = ofYears(measures) }
    if columns.isEmpty { columns = numbered(measures) }
    let isWhole = areShares(columns.map { profiles[$0] })
    // Many bars for each of many names are hard to compare; cells of a heat map can be compared in both directions.
    if !isWhole, columns.count >= 5, whole(of: measures) == nil,
      (17...ChartPlan.mostNames).contains(name.distinct),
      isName(name), areOfLikeSize(columns),
      case let all = measures.filter({
        columns.contains($0.index)
          || $0.role == .measure
            && (areVisible([profiles[columns[0]], $0]) || areOfLikeSize([columns[0], $0.index]))
      }), all.contains(where: { $0.index == measures.map(\.index).min() })
    {
      return grid(of: all.map(\.index).sorted(), by: name)
    }
    let isOrder = areRanges(name)
    // The parts of a total are one bar, and shares that add up to 100 are, too.
    let isOneBar = isWhole || arePartsOfWhole(columns)
    let nameLimit =
      isOneBar || isOrder || columns.count == 2 ? ChartPlan.mostNames : columns.count <= 4 ? 40 : 16
    guard columns.count >= 2, name.distinct <= nameLimit, isName(name) else { return nil }
    var plan = ChartPlan(.bar, x: names(name.index))
    fold(columns, into: &plan)
    // The months of a year are times, and ages are an order.
    if isOrder { plan.shape = .line }
    // Names of different kinds, each with its own column, have one ranking.
    if !isOrder, takeTurns(columns) { plan.sort = .valueDown }
    if case .text(_, let names) = table.columns[name.index].values, names.count >= 6,
      names.allSatisfy(TimeHeader.isPartOfYear)
    {
      plan.shape = .line
    }
    noteLeftOut(&plan, columns, of: measures)
    if !isWhole, isOneBar, let total = whole(of: measures), !columns.contains(total.index) {
      plan.notes.append(
        "\(spaced(total.name)) is the sum of the other columns and is left out; --y chooses columns")
    }
    // Turned names that are longer would be cut.
    let areLong = nameTexts(name.index).contains { $0.count > Self.longestTurnedName }
    return isWhole || name.distinct > 14 || areLong && plan.shape == .bar ? oriented(plan) : plan
  }
}
