import OpenChartsTables

/// Columns of one quantity whose names do not say so.
extension Planner {
  /// The number of columns that are probably of one quantity, even if one of them is far larger.
  private static let fewestOfOneKind = 8

  /// Columns of one unnamed quantity with overlapping ranges, such as cities or products; empty for fewer than three.
  ///
  /// Adjacent columns that add up to 1 or 100 in each row are preferred. Columns that hold the sum of others are left out,
  /// and so is a column whose range does not overlap the ranges of most columns. As an exception, it is kept if all
  /// columns add up to another column in each row.
  ///
  /// - Parameter sharesAxis: Whether the columns become lines on one axis. Columns that would be flat lines near zero
  ///   are then left out.
  func like(_ measures: [ColumnProfile], sharesAxis: Bool = false) -> [Int] {
    if hasOneUnit, let columns = ofOneUnit(measures) { return columns }
    if let shares = adjacentShares(measures) { return shares }
    let measures = ofFirstQuantity(measures)
    var unknown = measures.filter { $0.role == .measure || $0.role == .share && $0.unit == .percent }
    unknown = ofMainUnit(unknown)
    guard unknown.count >= 3 else { return [] }
    if unknown.allSatisfy(\.isWhole) {
      // Include columns that look like codes, because counts with few distinct values do.
      unknown = profiles.filter { profile in
        profile.isPossibleCount || unknown.contains { $0.index == profile.index }
      }
    }
    // Columns of different units, such as grams and calories, do not belong together: keep the most frequent unit.
    unknown =
      Dictionary(grouping: unknown, by: \.measure).values.max {
        ($0.count, $1[0].index) < ($1.count, $0[0].index)
      } ?? []
    // Add columns between these in the table, even if their one-word name usually means another quantity.
    let indices = unknown.map(\.index)
    if let first = indices.min(), let last = indices.max() {
      let among = measures.filter {
        $0.role == .level && $0.words.count == 1 && first < $0.index && $0.index < last
          && $0.unit == unknown[0].unit && $0.measure == unknown[0].measure
      }
      unknown = (unknown + among).sorted { $0.index < $1.index }
    }
    // Exclude probabilities from 0 to 1 if other columns are percentages.
    if unknown.count(where: { $0.high > 5 }) >= 2 {
      unknown.removeAll { $0.low >= 0 && $0.high <= 1 && !$0.isWhole && $0.words.count > 1 }
    }
    // Exclude running totals beside the amounts that they add up.
    let changes = unknown.filter { !$0.words.contains(where: RoleWords.cumulative.contains) }
    if changes.count >= 3 { unknown = changes }
    // Exclude sample sizes.
    unknown.removeAll { Self.isDenominator($0) }
    let total = whole(of: unknown) ?? whole(of: measures)
    if let total { unknown.removeAll { $0.index == total.index } }
    let parts = withoutPartialSums(unknown)
    let hasTotal =
      total != nil || parts.count < unknown.count && arePartsOfWhole(parts.map(\.index))
    unknown = parts
    if unknown.count >= 3, areShares(unknown) || areMostShares(unknown) || hasTotal && unknown.count <= 12 {
      return unknown.map(\.index)
    }
    guard unknown.count >= 3 else { return [] }
    // Columns that add up to another one are one quantity, whose largest parts readers look for.
    if sharesAxis, hasTotal, unknown.allSatisfy({ $0.low >= 0 }) { return largest(8, of: unknown) }
    if !sharesAxis, unknown.count <= 8, areVisible(unknown) { return unknown.map(\.index) }
    let low = unknown.map(\.low).sorted()[unknown.count / 2]
    let high = unknown.map(\.high).sorted()[unknown.count / 2]
    // Columns of one quantity overlap the median range. Half and twice its ends are a tolerance.
    let (lowerLimit, upperLimit) = (min(low / 2, low * 2), max(high / 2, high * 2))
    var overlappingColumns = unknown.filter {
      $0.low <= upperLimit && $0.high >= lowerLimit
        && (!sharesAxis || high <= 0 || isVisible($0.high, beside: high))
    }
    if sharesAxis, let largest = besideLargest(unknown) {
      let overlapping = Set(overlappingColumns.map(\.index))
      let lacksOne = !largest.allSatisfy { overlapping.contains($0.index) }
      if lacksOne || areOfFarSizes(overlappingColumns.map(\.index)) { overlappingColumns = largest }
    }
    if sharesAxis, let large = largestLines(of: unknown, lackingIn: overlappingColumns) { return large }
    guard overlappingColumns.count >= 3, overlappingColumns.count * 2 >= unknown.count else { return [] }
    // If the first column would be left out, keep all columns, provided that every line is visible on the largest
    // column's scale.
    if sharesAxis, overlappingColumns[0].index != unknown[0].index, unknown.count <= 12,
      let largest = unknown.map(\.high).max(), largest > 0,
      unknown.allSatisfy({ isVisible($0.high, beside: largest) })
    {
      return unknown.map(\.index)
    }
    guard overlappingColumns.count > 12 else { return overlappingColumns.map(\.index) }
    // More than 12 lines cannot be distinguished.
    return largest(8, of: overlappingColumns)
  }

  /// The columns with the largest values, in the order of the table.
  func largest(_ count: Int, of columns: [ColumnProfile]) -> [Int] {
    let largest = columns.sorted { $0.high > $1.high }.prefix(count).map(\.index)
    return columns.map(\.index).filter(largest.contains)
  }

  /// The eight largest columns that reach a twentieth of the largest one, if the chosen columns lack the largest one.
  /// Readers look for the largest, such as coal among energy sources, also if it is above the range of most others. `nil`
  /// for fewer than eight columns, for negative values, and for fewer than three large ones, as an index beside share
  /// prices.
  private func largestLines(of columns: [ColumnProfile], lackingIn chosen: [ColumnProfile]) -> [Int]? {
    guard columns.count >= Self.fewestOfOneKind, columns.allSatisfy({ $0.low >= 0 }),
      let most = columns.max(by: { $0.high < $1.high }), !chosen.contains(where: { $0.index == most.index })
    else { return nil }
    let large = columns.filter { $0.high * 20 >= most.high }
    return large.count >= 3 ? largest(8, of: large) : nil
  }

  /// Whether a column of units has the same unit in each row, so that all measures have this unit.
  var hasOneUnit: Bool {
    profiles.contains { $0.type == .text && $0.distinct == 1 && MeasureUnit.isColumnName($0.words) }
  }

  /// Columns for a table in which all measures have the same unit, without the column of their sums; the 8 largest if
  /// there are more. `nil` for fewer than three.
  private func ofOneUnit(_ measures: [ColumnProfile]) -> [Int]? {
    let total = whole(of: measures)?.index
    let columns = measures.filter { $0.unit == .plain && $0.index != total && !$0.isDimension }
    guard columns.count >= 3 else { return nil }
    let largest = columns.sorted { $0.high > $1.high }.prefix(8).map(\.index)
    return largest.sorted()
  }

  /// Whether two columns are readable on one axis: neither has values more than a hundred times as large as the other.
  private func isVisible(_ high: Double, beside other: Double) -> Bool {
    (other / 100...other * 100).contains(abs(high))
  }
}
