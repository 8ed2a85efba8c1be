import OpenChartsTables

/// Tables of many rows whose columns count one thing by its kind, such as the votes for each party.
extension Planner {
  private static let mostSums = 40

  /// A bar with the sum of each column, for four or more columns of counts whose names end or begin with the same word,
  /// or which add up to another column; `nil` for other tables, and for tables that can show each row.
  func columnSums(_ facts: ChoiceFacts) -> ChartPlan? {
    guard facts.dates.isEmpty, facts.rowCount > ChartPlan.mostNames, self.facts.rowCount == table.rowCount
    else {
      return nil
    }
    let counts = facts.measures.filter { $0.isWhole && $0.low >= 0 && $0.unit == .plain }
    let total = whole(of: counts)
    let sets = [ofOneWord(counts), total.flatMap { partsOf($0, among: counts) }].compactMap { $0 }
    guard let columns = sets.first(where: { (4...Self.mostSums).contains($0.count) }) else { return nil }
    let common = shared(columns)
    let isNamed = common != words.control(.valueTitle)
    let title = isNamed ? common : total.map { spaced($0.name) } ?? common
    let value = aggregated(Channel(.folded(columns), .number, title: title), .sum)
    var plan = ChartPlan(.bar, x: value, y: Channel(.foldedNames(columns), .name, title: ""))
    let names = columns.map { table.columns[$0].name }
    // Ages are in their order.
    if !names.allSatisfy({ $0.contains(where: \.isNumber) }) { plan.sort = .valueDown }
    return plan
  }

  /// The largest set of counts with the same last or first word.
  private func ofOneWord(_ columns: [ColumnProfile]) -> [Int]? {
    let counts = columns.filter { ($0.role == .count || $0.role == .amount) && $0.words.count >= 2 }
    let ends = Dictionary(grouping: counts) { "* \($0.words.last ?? "")" }
    // "Number of visits" and "number of nights" are two quantities.
    let starts = Dictionary(grouping: counts.filter { !RoleWords.counts.contains($0.words[0]) }) {
      "\($0.words[0]) *"
    }
    let sets = ends.merging(starts) { first, _ in first }.sorted { $0.key < $1.key }.map(\.value)
    guard let largest = sets.max(by: { $0.count < $1.count }), largest.count >= 4 else { return nil }
    let total = whole(of: largest)?.index
    return largest.map(\.index).filter { $0 != total }.sorted()
  }

  /// The columns beside the one that holds their sum.
  private func partsOf(_ total: ColumnProfile, among columns: [ColumnProfile]) -> [Int]? {
    let parts = columns.map(\.index).filter { $0 != total.index }.sorted()
    return arePartsOfWhole(parts) || parts.count > 12 ? parts : nil
  }
}
