import Phrases
import Tables

/// Folds columns of like kind into series.
extension Planner {
  /// Lines over the headers, for a column of names with a numeric column for each year, date, quarter or month; `nil`
  /// for other tables.
  func timeHeaders(_ names: [ColumnProfile]) -> ChartPlan? {
    let numbers = profiles.filter { $0.type == .number && $0.present > 0 }
    guard let name = names.first, name.distinct == facts.rowCount else { return nil }
    let dated = numbers.filter { TimeHeader.moment($0.name, zone: zone) != nil }.map(\.index)
    let parts = numbers.filter { TimeHeader.isPartOfYear($0.name) }.map(\.index)
    let columns = dated.count >= parts.count ? dated : parts
    guard columns.count >= 3 else { return nil }
    let isDated = dated.count >= parts.count
    let isYears = columns.allSatisfy { Set(table.columns[$0].name.split { !$0.isNumber }).count == 1 }
    let title = !isDated ? "" : isYears ? words.control(.yearTitle) : ""
    var plan = ChartPlan(
      .line, x: Channel(.foldedNames(columns), isDated ? .date : .name, title: title))
    plan.y = Channel(.folded(columns), .number, title: words.control(.valueTitle))
    plan.color = self.names(name.index)
    return plan
  }

  /// Columns of one unnamed quantity with overlapping ranges, such as cities or products; empty for fewer than three,
  /// and if the columns without a known quantity differ too much.
  func like(_ measures: [ColumnProfile]) -> [Int] {
    let unknown = measures.filter { $0.role == .measure || $0.role == .share && $0.unit == .percent }
    guard unknown.count >= 3, Set(unknown.map(\.unit)).count == 1 else { return [] }
    let low = unknown.map(\.low).sorted()[unknown.count / 2]
    let high = unknown.map(\.high).sorted()[unknown.count / 2]
    // Columns of one quantity overlap; half and twice the middle range allow for small ones.
    let (least, most) = (min(low / 2, low * 2), max(high / 2, high * 2))
    return unknown.allSatisfy { $0.low <= most && $0.high >= least } ? unknown.map(\.index) : []
  }

  /// Bars side by side for a few names with several columns of one quantity; `nil` for other tables.
  func wideBars(_ name: ColumnProfile, _ measures: [ColumnProfile]) -> ChartPlan? {
    let columns = like(measures)
    guard (3...8).contains(columns.count), name.distinct <= 16, name.distinct == facts.rowCount else {
      return nil
    }
    var plan = ChartPlan(.bar, x: names(name.index))
    plan.y = Channel(.folded(columns), .number, title: shared(columns))
    plan.color = Channel(.foldedNames(columns), .name, title: shared(columns))
    return plan
  }
}
