import OpenChartsPhrases
import OpenChartsTables

/// Comparable columns in tables whose names repeat, so that names do not identify rows.
extension Planner {
  /// The maximum number of names that have a line or a group of bars each.
  private static let mostGroups = 8

  /// A chart of comparable columns for each of 2 to 8 names: lines over columns that are ranges, such as age groups, or
  /// bars for columns whose names share a stem or are numbered, or for planned and actual values. Combines the rows of
  /// each name. `nil` for other tables.
  func repeatedFamily(_ facts: ChoiceFacts) -> ChartPlan? {
    guard self.facts.rowCount > 1, !facts.names.contains(where: { !hasRepeats([$0.index]) }),
      let name = facts.names.first(where: { (2...Self.mostGroups).contains($0.distinct) })
    else { return nil }
    let ranges = numbers(Self.isRange)
    if ranges.count >= 3, ranges.count * 2 > facts.measures.count, areOfOneKind(ranges) {
      var plan = lines(over: ranges, .name, by: nil)
      if isAdditive(ranges[0]) {
        plan.y = aggregated(
          Channel(.folded(ranges), .number, title: words.control(.valueTitle)), .sum)
      }
      plan.color = names(name.index)
      return plan
    }
    let stems = [stemFamily(facts.measures), numberedFamily(facts.measures)]
    let stem = stems.first { $0.count >= 3 && areVisible($0.map { profiles[$0] }) }
    let columns = stem ?? versions(facts.measures)
    guard columns.count >= 2 else { return nil }
    var plan = ChartPlan(.bar, x: names(name.index))
    fold(columns, into: &plan)
    plan.y = plan.y.map { aggregated($0, aggregate(for: columns[0])) }
    noteLeftOut(&plan, columns, of: facts.measures)
    return plan
  }

  /// Lines for two to seven comparable columns, with a panel for each of two to four names. The names must identify the
  /// rows of each date, and the columns must be all measures of the table. `nil` for other tables.
  func familyInPanels(_ date: ColumnProfile, _ series: ColumnProfile, _ measures: [ColumnProfile])
    -> ChartPlan?
  {
    guard (2...4).contains(series.distinct), series.type == .text, !hasRepeats([date.index, series.index])
    else {
      return nil
    }
    let results = measures.filter { !$0.isDimension }
    let alike = like(results, sharesAxis: true)
    let columns = alike.isEmpty && results.count >= 3 ? pair(results) : alike
    guard (2...7).contains(columns.count), columns.count == results.count else { return nil }
    var plan = ChartPlan(.line, x: channel(date.index))
    fold(columns, into: &plan)
    plan.facet = names(series.index)
    return plan
  }

  private func areOfOneKind(_ columns: [Int]) -> Bool {
    let kinds = columns.map { profiles[$0] }
    return Set(kinds.map(\.unit)).count == 1 && Set(kinds.map(\.measure)).count == 1
  }

  /// The 3 to 8 measures whose names equal the first one's, apart from a suffix of one or two characters, such as
  /// `q1_a` and `q1_b`; empty if there are fewer or more. Longer suffixes, as in `avg_rain`, are different quantities.
  private func stemFamily(_ measures: [ColumnProfile]) -> [Int] {
    func stem(_ column: ColumnProfile) -> Substring? {
      guard let end = column.name.lastIndex(where: { "_.- ".contains($0) }), end > column.name.startIndex,
        (1...2).contains(column.name[end...].count - 1)
      else { return nil }
      return column.name[..<end]
    }
    guard let first = measures.first, let firstStem = stem(first) else { return [] }
    let columns = measures.filter {
      stem($0) == firstStem && $0.unit == first.unit && $0.role == first.role && $0.measure == first.measure
    }
    return (3...8).contains(columns.count) ? columns.map(\.index).sorted() : []
  }

  /// The 3 to 8 measures whose names are a word and a number, such as `test1`, `test2` and `test3`; empty if there are
  /// fewer or more. Names of one letter and a number, such as `x1`, are features without a common quantity.
  private func numberedFamily(_ measures: [ColumnProfile]) -> [Int] {
    guard let first = measures.filter({ !$0.isDimension }).min(by: { $0.index < $1.index }),
      first.name.count(where: \.isLetter) >= 2, first.name.last?.isNumber ?? false
    else { return [] }
    return numbered([first] + measures.filter { $0.index != first.index })
  }

  /// Whether a name is a range of numbers: `60-64`, `0–4 years`, `85+`, `65 and over`, `<5`.
  static func isRange(_ name: String) -> Bool {
    let text = name.trimmingPrefix { "<≤>".contains($0) || $0.isWhitespace }
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard let first = numbers.first, numbers.count <= 2, text.first?.isNumber ?? false,
      numbers.allSatisfy({ $0 < 1000 })
    else { return false }
    if numbers.count == 2 { return numbers[1] > first && text.contains { "-–—".contains($0) || $0 == "t" } }
    return text.count < name.count || text.hasSuffix("+")
      || ["over", "older", "more", "mehr", "plus"].contains { text.hasSuffix($0) }
  }
}
