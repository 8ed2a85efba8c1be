import OpenChartsTables

/// Columns that add up: to a whole, or to another column.
extension Planner {
  /// The numbers of columns among which sums are searched, and of rows that prove a sum.
  private static let (triedColumns, fewestProvingRows) = (4...12, 8)
  /// The largest number of adjacent shares.
  private static let mostShares = 12

  /// The first run of 3 to 12 adjacent columns of one unit whose values add up to 1 or 100 in each row, within 2 %; `nil`
  /// if there is none. At least a third of the measures must be in the run: other columns are often totals of some of the
  /// shares, such as fossil fuels beside coal, oil and gas.
  ///
  /// - Complexity: O(*n* × rows) for *n* columns.
  func adjacentShares(_ measures: [ColumnProfile]) -> [Int]? {
    guard table.rowCount == facts.rowCount, facts.rowCount >= 3, measures.count <= Self.mostShares * 3 else {
      return nil
    }
    let columns = measures.filter { $0.low >= 0 && $0.high > 0 && $0.high <= 102 }
      .sorted { $0.index < $1.index }
    let values = columns.map { table.columns[$0.index].numbers ?? [] }
    for whole in [100.0, 1] {
      for start in columns.indices {
        guard let end = end(ofSharesFrom: start, columns, values, whole) else { continue }
        let run = columns[start..<end]
        if run.count * 3 >= measures.count { return run.map(\.index) }
      }
    }
    return nil
  }

  /// The index after the shares that begin at a column; `nil` if they do not add up to the whole.
  private func end(
    ofSharesFrom start: Int, _ columns: [ColumnProfile], _ values: [[Double]], _ whole: Double
  ) -> Int? {
    var sums = [Double](repeating: 0, count: facts.rowCount)
    var result: Int?
    for index in start..<min(columns.count, start + Self.mostShares) {
      let column = columns[index]
      guard index == start || column.index == columns[index - 1].index + 1,
        column.unit == columns[start].unit, column.measure == columns[start].measure
      else { break }
      for (row, value) in values[index].enumerated() where value.isFinite { sums[row] += value }
      if sums.contains(where: { $0 > whole * 1.02 }) { break }
      // Further columns can be zero in each row.
      if index - start >= 2, sums.allSatisfy({ $0 >= whole * 0.98 }) { result = index + 1 }
    }
    return result
  }

  /// All columns that add up to the column called Total in each row, also those whose names mean another quantity, such
  /// as "Energy production" among sources of air pollution; empty without such a column.
  func partsOfTotal(_ measures: [ColumnProfile]) -> [Int] {
    guard let total = whole(of: measures), WholeNames.isColumn(total.words) else { return [] }
    let parts = measures.filter { $0.index != total.index && $0.unit == total.unit }.map(\.index).sorted()
    return parts.count >= 3 && arePartsOfWhole(parts) ? parts : []
  }

  /// The columns without those that equal the sum of two or more others in every row, also if it is the sum of only some
  /// of them. All columns if fewer than three would remain.
  func withoutPartialSums(_ columns: [ColumnProfile]) -> [ColumnProfile] {
    let sums = Set(partialSums.value(columns.map(\.index)) { inferredPartialSums(of: columns) })
    let parts = columns.filter { !sums.contains($0.index) }
    return parts.count >= 3 ? parts : columns
  }

  /// The columns of sums, for 4 to 12 columns without negative values in at least eight rows. With fewer rows, or fewer
  /// than eight distinct values, sums can be equal by chance.
  ///
  /// - Complexity: O(2ⁿ) for *n* columns, and O(rows) for each sum that fits the largest value.
  private func inferredPartialSums(of columns: [ColumnProfile]) -> [Int] {
    guard Self.triedColumns.contains(columns.count), table.rowCount == facts.rowCount,
      facts.rowCount >= Self.fewestProvingRows, columns.allSatisfy({ $0.low >= 0 })
    else { return [] }
    let values = columns.map { column in
      (table.columns[column.index].numbers ?? []).map { $0.isFinite ? $0 : 0 }
    }
    let totals = values.map { $0.reduce(0, +) }
    var remaining = Set(columns.indices)
    // The largest sum first, because it can contain the others.
    for sum in columns.indices.sorted(by: { (totals[$1], $0) < (totals[$0], $1) }) {
      let column = columns[sum]
      guard column.hasMoreValues(than: Self.fewestProvingRows - 1),
        column.present >= Self.fewestProvingRows
      else { continue }
      // A column without a visible part in a sum would make two nearly equal columns a sum and its part.
      let parts = remaining.filter { $0 != sum && columns[$0].high * 50 >= column.high }.sorted()
      if isSum(values[sum], ofSomeOf: parts.map { values[$0] }) { remaining.remove(sum) }
    }
    return columns.indices.filter { !remaining.contains($0) }.map { columns[$0].index }
  }

  /// Whether values equal the sum of two or more of the parts in each row, within 0.5 %.
  private func isSum(_ sums: [Double], ofSomeOf parts: [[Double]]) -> Bool {
    guard parts.count >= 2, let row = sums.indices.max(by: { sums[$0] < sums[$1] }) else { return false }
    func isEqual(_ sum: Double, _ row: Int) -> Bool { abs(sums[row] - sum) <= sums[row] * 0.005 }
    return (1..<(1 << parts.count)).contains { choice in
      guard choice.nonzeroBitCount >= 2 else { return false }
      let chosen = parts.indices.filter { choice & (1 << $0) != 0 }
      func sum(_ row: Int) -> Double { chosen.reduce(0) { $0 + parts[$1][row] } }
      return isEqual(sum(row), row) && sums.indices.allSatisfy { isEqual(sum($0), $0) }
    }
  }
}
