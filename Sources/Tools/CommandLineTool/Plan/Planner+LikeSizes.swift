/// Columns of one size, and the total of columns of different sizes.
extension Planner {
  /// The columns that reach at least a tenth of the largest one, if these are at least three and at least half of the
  /// columns; else `nil`. The column with the largest values is what readers look for first, and smaller ones than these
  /// would be flat lines beside it.
  ///
  /// `nil` for columns with negative values, whose sizes cannot be compared with a tenth.
  func besideLargest(_ columns: [ColumnProfile]) -> [ColumnProfile]? {
    guard let largest = columns.map(\.high).max(), largest > 0, columns.allSatisfy({ $0.low >= 0 }) else {
      return nil
    }
    let beside = columns.filter { $0.high * 10 >= largest }
    return beside.count >= 3 && beside.count * 2 >= columns.count ? beside : nil
  }

  /// The columns if they have one unit, or the percentages among them, if the first column and at least three quarters
  /// of the columns are percentages, such as the shares of parties beside the lead of the first one; else empty.
  func ofMainUnit(_ columns: [ColumnProfile]) -> [ColumnProfile] {
    if Set(columns.map(\.unit)).count <= 1 { return columns }
    let percentages = columns.filter { $0.unit == .percent }
    guard columns.min(by: { $0.index < $1.index })?.unit == .percent else { return [] }
    return percentages.count * 4 >= columns.count * 3 ? percentages : []
  }

  /// The column of totals, if it is the first chart of a table over time: its name says that it holds totals, it has at
  /// least four parts, and they differ by more than a factor of ten, so that the smaller ones would be flat lines. `nil`
  /// for parts that can be stacked up to their total, and for tables without a total.
  func leadingTotal(of measures: [ColumnProfile]) -> ColumnProfile? {
    guard let total = whole(of: measures), WholeNames.isColumn(total.words) else { return nil }
    let parts = measures.filter { $0.index != total.index && $0.unit == total.unit && $0.high > 0 }
    guard parts.count >= 4, !areFilledParts(parts.map(\.index)), let largest = parts.map(\.high).max() else {
      return nil
    }
    return parts.contains { $0.high * 10 < largest } ? total : nil
  }
}
