import OpenChartsTables

/// Infers the meaning of columns from other columns.
extension Planner {
  /// The columns, without columns of codes whose names are in another column.
  func groupColumns() -> [ColumnProfile] {
    let names = profiles.filter { $0.role == .name && (2...14).contains($0.distinct) }.prefix(8)
    let profiles = self.profiles.filter { !isCountAmongCounts($0) }
    guard !names.isEmpty else { return profiles }
    return profiles.filter { code in
      if code.role == .name, (2...14).contains(code.distinct), isCode(code, of: Array(names)) { return false }
      guard code.type == .number, (2...14).contains(code.distinct), code.role == .code else { return true }
      return !names.contains { name in
        name.distinct == code.distinct && facts.groups([code.index, name.index]).groups == code.distinct
      }
    }
  }

  /// The first column whose names begin with letters, because readers do not know codes such as 0486; the first one if
  /// there is none.
  func inWords(_ columns: [ColumnProfile]) -> ColumnProfile? {
    columns.first { $0.type != .number && !$0.isNumbered } ?? columns.first
  }

  /// Whether a column of small whole numbers is a count, although its values look like codes. It is then between two
  /// columns of whole numbers, such as the votes for a small party.
  private func isCountAmongCounts(_ column: ColumnProfile) -> Bool {
    guard column.type == .number, column.low == 0, !column.words.contains(where: RoleWords.codes.contains),
      !column.words.contains(where: RoleWords.flags.contains), column.distinct > 2
    else { return false }
    func isCount(_ index: Int) -> Bool {
      guard profiles.indices.contains(index) else { return false }
      let other = profiles[index]
      return other.type == .number && other.isWhole && other.low == 0 && other.distinct > 2
    }
    return isCount(column.index - 1) && isCount(column.index + 1)
  }

  /// Whether the name says that the column holds the number of observations or people on which a row's results are
  /// based.
  static func isDenominator(_ column: ColumnProfile) -> Bool {
    column.words.count <= 2 && column.words.contains(where: RoleWords.denominators.contains)
  }

  /// Whether dates have a name for codes and stand beside as many dates, such as "Year Code" beside "Year".
  func isDateCode(_ column: ColumnProfile) -> Bool {
    column.type == .date && column.words.contains(where: RoleWords.codes.contains)
      && profiles.contains { $0.type == .date && $0.index != column.index && $0.distinct == column.distinct }
  }

  /// The 2 to 8 columns whose names differ from the first measure's only in numbers, such as "incidents_85_99" and
  /// "incidents_00_14". Empty if there are fewer or more.
  func numbered(_ measures: [ColumnProfile]) -> [Int] {
    func letters(_ column: ColumnProfile) -> String { column.name.lowercased().filter { !$0.isNumber } }
    guard let first = measures.first, first.name.contains(where: \.isNumber),
      first.name.first?.isLetter ?? false
    else { return [] }
    let numberedColumns = measures.filter {
      letters($0) == letters(first) && $0.unit == first.unit && $0.role == first.role
    }
    return (2...8).contains(numberedColumns.count) && areVisible(numberedColumns)
      ? numberedColumns.map(\.index).sorted() : []
  }

  /// Whether a column with a short name, such as "t", counts the rows from 0 or 1.
  func isCounter(_ column: ColumnProfile) -> Bool {
    guard column.name.count <= 2, column.type == .number, column.low == 0 || column.low == 1,
      column.present >= 8,
      table.rowCount == facts.rowCount, column.high - column.low == Double(facts.rowCount - 1),
      let values = table.columns[column.index].numbers
    else { return false }
    return zip(values, values.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  /// The columns x and y with the positions of at least 20 events at repeated or irregular times; empty for other
  /// tables.
  func placesOfEvents(_ dates: [ColumnProfile]) -> [Int] {
    guard facts.rowCount >= 20, let date = finest(dates), !isRegular(date) else { return [] }
    let places = ["x", "y"].compactMap { word in
      profiles.first { $0.type == .number && $0.words == [word] && $0.distinct * 2 >= min($0.present, 1000) }?
        .index
    }
    return places.count == 2 ? places : []
  }

  /// Whether each name or identifier has exactly one row at each date. There are at least two names or identifiers.
  func hasOneRowForEachThing(at date: ColumnProfile) -> Bool {
    profiles.contains {
      ($0.role == .name || $0.role == .code || $0.role == .identifier) && $0.distinct >= 2
        && $0.distinct * date.distinct == facts.rowCount && !hasRepeats([date.index, $0.index])
    }
  }

  /// The two columns with the readings of a counter, such as an odometer, at the start and the end of each row. Empty
  /// unless another column holds their difference, which is the result to draw.
  func counters(_ measures: [ColumnProfile]) -> [Int] {
    let pairs = [
      ("start", "end"), ("begin", "end"), ("from", "to"), ("von", "bis"), ("beginn", "ende"),
      ("start", "ende"), ("début", "fin"), ("inicio", "fin"), ("inizio", "fine"), ("início", "fim"),
    ]
    guard measures.count >= 3, table.rowCount == facts.rowCount else { return [] }
    for (first, last) in pairs {
      guard let (start, end) = pair(first, last), let a = table.columns[start.index].numbers,
        let b = table.columns[end.index].numbers
      else { continue }
      let isDifferent = measures.contains { column in
        guard column.index != start.index, column.index != end.index,
          let values = table.columns[column.index].numbers
        else { return false }
        return values.indices.allSatisfy { row in
          let difference = b[row] - a[row]
          return !values[row].isFinite || !difference.isFinite
            || abs(values[row] - difference) <= max(abs(difference) * 0.005, 0.011)
        }
      }
      if isDifferent { return [start.index, end.index] }
    }
    return []
  }

  /// The seconds of ten years.
  private static let tenYears = 10 * 365.25 * 86_400

  /// The columns of dates that are births according to their values. In nearly all rows, the dates of another column
  /// are not earlier; usually they are more than ten years later. Compares the first four columns.
  func birthDates(_ dates: [ColumnProfile]) -> Set<Int> {
    guard table.rowCount == facts.rowCount, facts.rowCount >= 8 else { return [] }
    let columns = dates.prefix(4)
    let births = columns.filter { birth in
      columns.contains { event in
        guard event.index != birth.index, let early = table.columns[birth.index].numbers,
          let late = table.columns[event.index].numbers
        else { return false }
        let differences = zip(early, late).map { $1 - $0 }.filter(\.isFinite).sorted()
        return differences.count * 2 >= facts.rowCount && differences[differences.count / 50] >= 0
          && differences[differences.count / 2] > Self.tenYears
      }
    }
    return Set(births.map(\.index))
  }

  /// Whether whole numbers of an unknown quantity identify things that have several rows each. Each number then has
  /// only one name in at least two columns: a numbered tree has one species and one plot, for example.
  ///
  /// False if a column of names has about as many names as there are different numbers: the numbers can then be a
  /// property of the names, such as the populations of cities.
  func isKeyOfNames(_ column: ColumnProfile) -> Bool {
    guard column.role == .measure, column.isWhole, column.unit == .plain, column.low >= 0,
      column.distinct >= 20, column.distinct * 2 <= column.present
    else { return false }
    var fixedColumns = 0
    for name in nameColumns.value where name.distinct >= 5 && name.isNearlyComplete {
      guard facts.groups([column.index, name.index]).groups * 50 <= column.distinct * 51 else { continue }
      guard name.distinct * 10 < column.distinct * 9 else { return false }
      fixedColumns += 1
    }
    return fixedColumns >= 2
  }

  /// The columns with the start and the end of each row as a time of a clock or a tape; empty if there are none. Such
  /// times locate a scene and measure nothing.
  func clockSpan() -> [Int] {
    for (first, last) in [
      ("start", "end"), ("begin", "end"), ("from", "to"), ("start", "stop"), ("von", "bis"),
      ("inizio", "fine"), ("début", "fin"), ("inicio", "fin"), ("início", "fim"), ("in", "out"),
    ] {
      guard let (start, end) = pair(first, last), start.unit == .duration, end.unit == .duration,
        let a = table.columns[start.index].numbers, let b = table.columns[end.index].numbers
      else { continue }
      let differences = zip(a, b).map { $1 - $0 }.filter(\.isFinite)
      if differences.count >= 3, differences.count(where: { $0 >= 0 }) * 10 >= differences.count * 9 {
        return [start.index, end.index]
      }
    }
    return []
  }

  /// The share or rate that is the ratio of two other measures, both counts; it can be in percent. `nil` if there is
  /// none.
  func ratio(among measures: [ColumnProfile]) -> ColumnProfile? {
    guard table.rowCount == facts.rowCount, (3...12).contains(measures.count) else { return nil }
    let counts = measures.filter {
      $0.isWhole && ($0.role == .count || $0.role == .measure || $0.role == .amount)
    }
    guard counts.count == 2, let a = table.columns[counts[0].index].numbers,
      let b = table.columns[counts[1].index].numbers
    else { return nil }
    return measures.first { rate in
      guard rate.role == .rate || rate.role == .share, rate.hasMoreValues(than: 1),
        let values = table.columns[rate.index].numbers
      else { return false }
      return [(a, b), (b, a)].contains { above, below in
        [1.0, 100].contains { factor in
          values.indices.allSatisfy { row in
            abs(values[row] - above[row] / below[row] * factor) <= max(0.006, abs(values[row]) * 0.01)
          }
        }
      }
    }
  }

  /// The measure whose values are running totals: each is the sum of the previous value and a change. The changes are
  /// one column, or two: what is added, and what is subtracted. `nil` if there is no such measure.
  ///
  /// - Complexity: O(rows), for at most five measures and six columns of changes.
  func runningTotal(_ measures: [ColumnProfile]) -> Int? {
    guard table.rowCount == facts.rowCount, facts.rowCount >= 5 else { return nil }
    let numbers = profiles.filter { $0.type == .number && $0.present > 0 && !$0.isCircularOrPlace }.prefix(6)
    for total in measures.prefix(5) {
      guard let totals = table.columns[total.index].numbers else { continue }
      let otherColumns = numbers.filter { $0.index != total.index }
      for (index, first) in otherColumns.enumerated() {
        if first.low < 0, first.high > 0, isTotal(totals, of: amounts(first)) { return total.index }
        for second in otherColumns.dropFirst(index + 1) where first.low >= 0 && second.low >= 0 {
          let (a, b) = (amounts(first), amounts(second))
          guard zip(a, b).allSatisfy({ $0 == 0 || $1 == 0 }), a.contains(where: { $0 > 0 }),
            b.contains(where: { $0 > 0 })
          else { continue }
          if isTotal(totals, of: zip(a, b).map(-)) || isTotal(totals, of: zip(b, a).map(-)) {
            return total.index
          }
        }
      }
    }
    return nil
  }

  /// The values of a column; 0 for missing values.
  private func amounts(_ column: ColumnProfile) -> [Double] {
    (table.columns[column.index].numbers ?? []).map { $0.isFinite ? $0 : 0 }
  }

  /// Whether each total is the sum of a neighbouring total and a change: the previous row's total in ascending time,
  /// the next row's in descending time.
  private func isTotal(_ totals: [Double], of changes: [Double]) -> Bool {
    guard totals.count == changes.count else { return false }
    func fits(_ later: Int, _ earlier: Int) -> Bool {
      let residual = totals[later] - totals[earlier] - changes[later]
      return abs(residual) <= max(0.011, abs(totals[later]) * 1e-9)
    }
    return (1..<totals.count).allSatisfy { fits($0, $0 - 1) }
      || (1..<totals.count).allSatisfy { fits($0 - 1, $0) }
  }

  /// Whether another column holds the sums of 2 to 12 columns without negative values.
  func arePartsOfWhole(_ columns: [Int]) -> Bool {
    guard (2...12).contains(columns.count), facts.rowCount >= 2, table.rowCount == facts.rowCount,
      columns.allSatisfy({ profiles[$0].low >= 0 })
    else { return false }
    let parts = columns.compactMap { table.columns[$0].numbers }
    let otherColumns = profiles.filter {
      $0.type == .number && !columns.contains($0.index) && $0.unit == profiles[columns[0]].unit && $0.high > 0
        && (facts.rowCount >= 3 || WholeNames.isColumn($0.words))
    }
    return otherColumns.prefix(12).contains { total in
      guard let sums = table.columns[total.index].numbers else { return false }
      return sums.indices.allSatisfy { row in
        let sum = parts.reduce(0) { $0 + ($1[row].isFinite ? $1[row] : 0) }
        return !sums[row].isFinite || abs(sums[row] - sum) <= abs(sum) * 0.005
      }
    }
  }

  /// Whether all bars of a chart have the same length, so that the chart shows nothing.
  func hasEqualBars(_ plan: ChartPlan) -> Bool {
    let (position, amount) = plan.isHorizontal ? (plan.y, plan.x) : (plan.x, plan.y)
    guard plan.shape == .bar, plan.color == nil, table.rowCount == facts.rowCount,
      case .column(let name)? = position?.source, position?.kind == .name,
      case .text(let codes, let names) = table.columns[name].values, names.count >= 3
    else { return false }
    var sums = [Double](repeating: 0, count: names.count)
    switch amount?.source {
    case .rows: for code in codes where code >= 0 { sums[Int(code)] += 1 }
    case .column(let index):
      guard amount?.aggregate == .sum, let values = table.columns[index].numbers else { return false }
      for (code, value) in zip(codes, values) where code >= 0 && value.isFinite { sums[Int(code)] += value }
    default: return false
    }
    guard let first = sums.first else { return false }
    return sums.allSatisfy { abs($0 - first) <= abs(first) * 1e-9 }
  }
}
