/// Columns of one size, and the total of columns of different sizes.
extension Planner {
  /// The columns whose largest value is at least a tenth of the largest value of all columns; `nil` if there are fewer
  /// than three such columns, or fewer than half. Readers look first for the column with the largest values, and
  /// smaller columns would be flat lines beside it.
  ///
  /// `nil` also for columns with negative values, because this comparison needs positive values.
  func besideLargest(_ columns: [ColumnProfile]) -> [ColumnProfile]? {
    guard let largest = columns.map(\.high).max(), largest > 0, columns.allSatisfy({ $0.low >= 0 }) else {
      return nil
    }
    let beside = columns.filter { $0.high * 10 >= largest }
    return beside.count >= 3 && beside.count * 2 >= columns.count ? beside : nil
  }

  /// The columns, if they have one unit. If the first column and at least three quarters of the columns are percentages,
  /// the percentages: the shares of parties beside the lead of the first party, for example. Empty for other columns.
  func ofMainUnit(_ columns: [ColumnProfile]) -> [ColumnProfile] {
    if Set(columns.map(\.unit)).count <= 1 { return columns }
    let percentages = columns.filter { $0.unit == .percent }
    guard columns.min(by: { $0.index < $1.index })?.unit == .percent else { return [] }
    return percentages.count * 4 >= columns.count * 3 ? percentages : []
  }

  /// Whether a ranking of a measure would have bars of nearly one length: there are more values than bars, and the
  /// smallest bar has at least a share of the length of the largest bar, 90 % by default. Shares near 100 % are an
  /// example.
  func hasRankingOfEqualBars(_ measure: ColumnProfile, share: Double = 0.9) -> Bool {
    let values = (table.columns[measure.index].numbers ?? []).filter(\.isFinite)
    guard values.count > ChartPlan.mostNames, measure.low >= 0 else { return false }
    let largest = values.sorted(by: >)
    return largest[0] > 0 && largest[ChartPlan.mostNames - 1] >= largest[0] * share
  }

  /// Whether bars would show the largest of more than 150 values of named rows, and these bars differ by at most 15 %.
  func isRankingOfLikeBars(_ name: ColumnProfile, _ measure: ColumnProfile) -> Bool {
    table.rowCount == facts.rowCount && name.distinct > 150 && name.distinct * 50 >= name.present * 49
      && hasRankingOfEqualBars(measure, share: 0.85)
  }

  /// The column of totals, if it is the first chart of a table over time. Its name says that it holds totals, and it
  /// has at least four parts. The parts differ by more than a factor of ten, so that the smaller parts would be flat
  /// lines. `nil` for parts that can be stacked up to their total, and for tables without a total.
  func leadingTotal(of measures: [ColumnProfile]) -> ColumnProfile? {
    guard let total = whole(of: measures), WholeNames.isColumn(total.words) else { return nil }
    let parts = measures.filter { $0.index != total.index && $0.unit == total.unit && $0.high > 0 }
    guard parts.count >= 4, !areFilledParts(parts.map(\.index)), let largest = parts.map(\.high).max() else {
      return nil
    }
    return parts.contains { $0.high * 10 < largest } ? total : nil
  }
}
