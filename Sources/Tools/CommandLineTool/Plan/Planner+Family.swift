import OpenChartsTables

/// Columns with a common word, and the column that holds the sum of others.
extension Planner {
  /// The column that equals the sum of at least two others in every row; `nil` if there is none.
  func whole(of measures: [ColumnProfile]) -> ColumnProfile? {
    let index = wholes.value(measures.map(\.index)) { inferredWhole(of: measures)?.index }
    return index.map { profiles[$0] }
  }

  private func inferredWhole(of measures: [ColumnProfile]) -> ColumnProfile? {
    let measures = measures.filter { table.columns[$0.index].numbers != nil }
    // In two rows, sums can be equal by chance, so the name must say that the column holds sums.
    guard (3...100).contains(measures.count),
      facts.rowCount >= 3
        || facts.rowCount == 2 && measures.contains(where: { WholeNames.isColumn($0.words) })
    else { return nil }
    let values = measures.map { table.columns[$0.index].numbers ?? [] }
    let totals = values.map { $0.reduce(0) { $0 + ($1.isFinite ? $1 : 0) } }
    for (index, candidate) in measures.enumerated()
    where facts.rowCount >= 3 || WholeNames.isColumn(candidate.words) {
      let otherIndices = values.indices.filter { $0 != index && measures[$0].unit == candidate.unit }
      guard otherIndices.count >= 2 else { continue }
      // If columns have no gaps and no negative values, the sum of all rows is also the sum of all rows of the others.
      let otherTotal = otherIndices.reduce(0) { $0 + totals[$1] }
      if candidate.present == table.rowCount, measures.allSatisfy({ $0.low >= 0 }),
        abs(totals[index] - otherTotal) > otherTotal * 0.01
      {
        continue
      }
      let isSum = values[index].indices.allSatisfy { row in
        let sum = otherIndices.reduce(0) { $0 + (values[$1][row].isNaN ? 0 : values[$1][row]) }
        return values[index][row].isNaN || abs(values[index][row] - sum) <= abs(sum) * 0.005
      }
      if isSum, candidate.high > 0 { return candidate }
    }
    return namedWhole(of: measures, values)
  }

  /// The last column whose name says that it holds a total, if it has the largest value of all columns of its unit in
  /// each row; `nil` if there is none.
  private func namedWhole(of measures: [ColumnProfile], _ values: [[Double]]) -> ColumnProfile? {
    guard let totalIndex = measures.lastIndex(where: { WholeNames.isColumn($0.words) }) else { return nil }
    let otherIndices = measures.indices.filter {
      $0 != totalIndex && measures[$0].unit == measures[totalIndex].unit
    }
    guard otherIndices.count >= 2, facts.rowCount >= 3 else { return nil }
    // A column is not a total if it mostly has values in rows where the others are empty.
    let filledRows = values[totalIndex].indices.filter { values[totalIndex][$0].isFinite }
    let besideParts = filledRows.count { row in otherIndices.contains { values[$0][row].isFinite } }
    guard besideParts * 2 >= filledRows.count else { return nil }
    let isLargest = otherIndices.allSatisfy { other in
      values[totalIndex].indices.allSatisfy { !(values[other][$0] > values[totalIndex][$0]) }
    }
    return isLargest ? measures[totalIndex] : nil
  }

  /// Whether the columns nearly add up to 100 in each row, such as the results of the largest parties.
  func areMostShares(_ columns: [ColumnProfile]) -> Bool {
    let values = columns.compactMap { table.columns[$0.index].numbers }
    guard values.count == columns.count, let first = values.first, first.count >= 3, columns.count <= 12,
      columns.allSatisfy({ $0.low >= 0 && $0.high <= 100 }), !columns.allSatisfy(\.isWhole)
    else { return false }
    return first.indices.allSatisfy { row in
      (70...102).contains(values.reduce(0) { $0 + ($1[row].isFinite ? $1[row] : 0) })
    }
  }

  /// Whether the columns add up to about 1 or 100 in each row.
  func areShares(_ columns: [ColumnProfile]) -> Bool {
    let values = columns.compactMap { table.columns[$0.index].numbers }
    guard values.count == columns.count, let first = values.first, first.count >= 2,
      columns.allSatisfy({ $0.low >= 0 })
    else {
      return false
    }
    return [1.0, 100].contains { total in
      first.indices.allSatisfy { row in
        abs(values.reduce(0) { $0 + $1[row] } - total) <= total * 0.02
      }
    }
  }

  /// Words that do not describe the quantity of a column.
  static let commonWords: Set = [
    "maximum", "minimum", "max", "min", "mean", "average", "avg", "median", "daily", "adj", "the", "of",
    "and", "in", "by", "for", "no", "non", "not", "other", "others", "specified",
    "sector", "total",
    "totals", "number", "all", "und", "der", "die", "et", "de", "des", "la", "le", "autres", "sonstige", "y",
    "el", "los",
    "otros", "e", "di", "altri", "do", "da", "outros",
  ]

  /// The columns of the first measure's quantity, if there are at least six; else the first 2 to 5 columns of one
  /// quantity, recognized by a common word in their names: `temp_max` and `temp_min`. The first measure alone if there
  /// are none.
  ///
  /// - Complexity: O(*n*) for *n* words.
  func family(_ measures: [ColumnProfile]) -> [Int] {
    let large = largeFamily(measures)
    if !large.isEmpty { return large }
    struct Kind: Hashable {
      var word: String
      var role: ColumnRole
    }
    let ordered = measures.sorted { $0.index < $1.index }
    var kinds: [Kind] = []
    var columns: [Kind: [Int]] = [:]
    for (index, measure) in ordered.enumerated() {
      for word in measure.words where word.count > 1 && !Self.commonWords.contains(word) {
        let kind = Kind(word: word, role: measure.role)
        if columns[kind] == nil { kinds.append(kind) }
        if columns[kind]?.last != index { columns[kind, default: []].append(index) }
      }
    }
    for kind in kinds {
      let kindColumns = (columns[kind] ?? []).map { ordered[$0] }
      guard (2...5).contains(kindColumns.count), let low = kindColumns.map(\.low).min(),
        let high = kindColumns.map(\.high).max()
      else { continue }
      if kindColumns.allSatisfy({ $0.high - $0.low > (high - low) * 0.1 }) { return kindColumns.map(\.index) }
    }
    return measures.first.map { [$0.index] } ?? []
  }

  /// The 2 to 8 columns of one role and unit whose names contain a year, such as "Budget 2023" and "Budget 2024"; empty
  /// if there are fewer or more.
  func ofYears(_ measures: [ColumnProfile]) -> [Int] {
    var yearly = measures.filter { measure in
      measure.words.count >= 2
        && measure.words.contains { $0.count == 4 && (Int($0).map { (1900...2100).contains($0) } ?? false) }
    }.sorted { $0.index < $1.index }
    // "Votes 2017, Seats 2017, Votes 2021, Seats 2021" are two quantities: the first one is drawn.
    let frames = yearly.map { TimeHeader.frame($0.name, zone: zone) }
    if let first = frames.first, let first, Set(frames).count > 1, frames.count(where: { $0 == first }) >= 2 {
      yearly = zip(yearly, frames).filter { $1 == first }.map(\.0)
    }
    guard (2...8).contains(yearly.count), Set(yearly.map(\.unit)).count == 1,
      Set(yearly.map(\.measure)).count == 1, Set(yearly.map(\.role)).subtracting([.measure]).count <= 1
    else { return [] }
    // Reject columns of changes between years, which have small or negative values.
    let size = yearly.map(\.high).sorted()[yearly.count / 2]
    return yearly.allSatisfy { $0.low >= 0 && $0.high * 5 >= size } ? yearly.map(\.index) : []
  }

  /// Draws the values of several columns on y, with a colour for each column.
  func fold(_ columns: [Int], into plan: inout ChartPlan) {
    let title = shared(columns)
    plan.y = Channel(.folded(columns), .number, title: title)
    plan.color = Channel(.foldedNames(columns), .name, title: title)
  }

  /// The words that all names have in common. If there are none: the list of at most three names, or the word for
  /// "value".
  func shared(_ columns: [Int]) -> String {
    let names = columns.map { table.columns[$0].name }
    guard let first = names.first else { return "" }
    // Words in brackets are units and sources.
    let parts = spaced(first.withoutBrackets).split(separator: " ").map(String.init)
    let sets = names.map { Set(nameWords($0)) }
    let common = parts.filter { word in sets.allSatisfy { $0.contains(word.lowercased()) } }
    // "Sum of" needs a noun, and the ages "2534" or the word "all" are no quantity.
    let isPhrase =
      common.contains { $0.contains(where: \.isLetter) && $0.lowercased() != "all" }
      && !["of", "per", "by", "in", "for", "from", "to"].contains(common.last?.lowercased())
    if isPhrase { return common.joined(separator: " ") }
    return names.count <= 3
      ? words.list(Self.withoutRepeats(names.map(spaced))) : words.control(.valueTitle)
  }

  /// Notes the measures that are not drawn.
  func noteLeftOut(_ plan: inout ChartPlan, _ columns: [Int], of measures: [ColumnProfile]) {
    let drawnColumns = Set(columns)
    let comparedColumns = Set(measures.filter { $0.role == .measure }.map(\.index))
    // Columns with few values are no measures, but a reader may look for them.
    let omittedColumns = profiles.filter {
      !drawnColumns.contains($0.index)
        && (comparedColumns.contains($0.index) || $0.isNearlyEmpty && $0.isMeasure && $0.role.isMeasure)
    }
    noteOmitted(&plan, omittedColumns, besideDrawn: columns.count, "columns of numbers")
  }

  /// Notes how many columns are drawn, and the names of up to three that are not.
  func noteOmitted(
    _ plan: inout ChartPlan, _ omitted: [ColumnProfile], besideDrawn drawn: Int, _ kind: String
  ) {
    guard !omitted.isEmpty else { return }
    let names = omitted.prefix(3).map { spaced($0.name) }.joined(separator: ", ")
    plan.notes.append(
      "\(drawn) of \(drawn + omitted.count) \(kind) \(drawn == 1 ? "is" : "are") drawn, without "
        + "\(names)\(omitted.count > 3 ? ", …" : ""); --y chooses columns")
  }

  /// The fewest columns of one table of names that a note counts, if bars show only one of them.
  private static let fewestNamedColumns = 20

  /// Notes that bars show one of at least twenty columns of unknown quantities, such as surnames in a table of first
  /// names.
  func noteOtherNames(_ plan: inout ChartPlan, _ measure: ColumnProfile) {
    let columns = profiles.filter { $0.type == .number && $0.role == .measure }
    guard measure.role == .measure, columns.count >= Self.fewestNamedColumns else { return }
    noteLeftOut(&plan, [measure.index], of: columns)
  }

  /// Whether one name has at least 90 % of the rows, so that a chart by this column would compare almost nothing.
  func isNearlyConstant(_ name: ColumnProfile) -> Bool {
    guard case .text(let codes, let names) = table.columns[name.index].values, names.count <= 20 else {
      return false
    }
    var counts = [Int](repeating: 0, count: names.count)
    for code in codes where code >= 0 { counts[Int(code)] += 1 }
    return name.present >= 20 && (counts.max() ?? 0) * 10 >= name.present * 9
  }

  /// Whether each row is one person or thing to compare, so that a sum over the rows of one date has no meaning.
  ///
  /// The column of names or identifiers must have at least 95 % as many distinct values as there are rows. In addition,
  /// one of these must be true: the table has at most 200 rows, and dates repeat; the rows have names, and their dates
  /// are in no order; the table has at most 60 rows, the names precede the dates, and the steps between dates are
  /// irregular.
  func isOneRowForEachName(_ date: ColumnProfile) -> Bool {
    let isUnordered = !isOrdered(date)
    guard facts.rowCount <= 200 || isUnordered else { return false }
    let nameColumn = profiles.first {
      $0.type == .text && ($0.role == .name || $0.role == .identifier)
        && $0.distinct * 100 >= facts.rowCount * 95
    }
    guard let nameColumn else { return false }
    if isUnordered, nameColumn.role == .name { return true }
    guard facts.rowCount <= 200 else { return false }
    if rowsPerGroup([date.index]) >= 1.5 { return true }
    return facts.rowCount <= ChartPlan.mostNames && nameColumn.index < date.index && !isRegular(date)
  }

  /// Whether dates mostly ascend or mostly descend from row to row. True if only the first rows of a table are known,
  /// and for fewer than 20 rows.
  private func isOrdered(_ date: ColumnProfile) -> Bool {
    let times = (table.columns[date.index].numbers ?? []).filter(\.isFinite)
    guard table.rowCount == facts.rowCount, times.count >= 20 else { return true }
    let rising = zip(times, times.dropFirst()).count { $0 <= $1 }
    return rising * 10 < times.count * 2 || rising * 10 > times.count * 8
  }

  /// Whether the dates are unique and nearly equally spaced, such as months.
  func isRegular(_ date: ColumnProfile) -> Bool {
    let times = (table.columns[date.index].numbers ?? []).filter(\.isFinite).sorted()
    let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
    guard let shortestGap = gaps.min(), let longestGap = gaps.max() else { return true }
    return shortestGap > 0 && longestGap <= shortestGap * 1.2
  }

  /// Whether a column holds amounts: by its name, or because it is the product of a count and a price.
  func isAmount(_ index: Int) -> Bool { profiles[index].role == .amount || isProduct(index) }

  /// Whether the sum over rows has a meaning.
  func isAdditive(_ index: Int) -> Bool {
    if hasReplicates || isPropertyOfName(index) { return false }
    return profiles[index].isAdditive || isProduct(index) || isWholeInParts(index) || isFlow(index)
      || isCountOfPeople(index) || isRowTotal(index) || isBulkOfGoods(index)
      || facts.addingColumns.contains(profiles[index].name)
  }

  /// Whether the column holds the sizes of flows between two columns of names, such as "from" and "to".
  private func isFlow(_ index: Int) -> Bool {
    let column = profiles[index]
    guard column.role == .measure || column.words == ["weight"] || column.words == ["value"], column.low >= 0
    else { return false }
    let ends = nameColumns.value
    return RoleWords.flows.contains { flow in
      ends.contains { !flow.from.isDisjoint(with: $0.words) }
        && ends.contains { !flow.to.isDisjoint(with: $0.words) }
    }
  }

  /// Whether the column holds the shares of the rows in one whole, which add up to 1 or 100.
  private func isWholeInParts(_ index: Int) -> Bool {
    guard profiles[index].role == .share, profiles[index].low >= 0, facts.rowCount >= 5,
      table.rowCount == facts.rowCount, let values = table.columns[index].numbers
    else { return false }
    let sum = values.reduce(0) { $0 + ($1.isFinite ? $1 : 0) }
    return [1.0, 100].contains { abs(sum - $0) <= $0 * 0.02 }
  }

  /// Whether each of the first 200 values is the product of two values of its row: a count, and a price, rate or level.
  private func isProduct(_ index: Int) -> Bool {
    guard !countColumns.value.isEmpty, [.level, .measure].contains(profiles[index].role),
      let values = table.columns[index].numbers
    else { return false }
    let prices = priceColumns.value.filter { $0.index != index }
    return countColumns.value.contains { count in
      prices.prefix(8).contains { price in
        guard let a = table.columns[count.index].numbers, let b = table.columns[price.index].numbers else {
          return false
        }
        return Self.areProducts(values, of: a, b)
      }
    }
  }

  /// Whether each of the first 200 totals is the product of a count, which varies, and a price.
  static func areProducts(_ totals: [Double], of counts: [Double], _ prices: [Double]) -> Bool {
    let rows = totals.indices.prefix(200).filter {
      totals[$0].isFinite && counts[$0].isFinite && prices[$0].isFinite
    }
    return rows.count >= 10 && Set(rows.map { counts[$0] }).count > 1
      && rows.allSatisfy { abs(totals[$0] - counts[$0] * prices[$0]) <= max(abs(totals[$0]) * 0.005, 0.011) }
  }

  /// Whether few large values decide the mean of an unknown quantity: it is more than three times the median.
  func isSkewed(_ measure: ColumnProfile) -> Bool {
    guard measure.role == .measure, measure.low >= 0 else { return false }
    let values = (table.columns[measure.index].numbers ?? []).filter(\.isFinite).sorted()
    guard values.count >= 30 else { return false }
    return values.reduce(0, +) / Double(values.count) > values[values.count / 2] * 3
  }
}
