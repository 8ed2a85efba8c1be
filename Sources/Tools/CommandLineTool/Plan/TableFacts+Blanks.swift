import OpenChartsTables

/// Tables in which a blank name marks a row with the total of all names, as in tables of statistical offices.
extension TableFacts {
  /// The table without blank rows that summarize other rows: they have no name in one column, and hold the sums or
  /// means of the rows with names. `nil` if there are no such rows.
  ///
  /// A blank row summarizes the rows that have the same dates and names in all other columns. Blank rows are sums if at
  /// least three of them, and at least 90 %, equal the sum of their rows. They are means if at least five of them, and
  /// at least 80 %, are near the mean of their rows.
  ///
  /// - Complexity: O(rows) for each column of names with blank cells.
  func withoutBlankTotals() -> TableFacts? {
    guard rowCount == table.rowCount, (6...200_000).contains(rowCount),
      let measure = profiles.first(where: { $0.isAutomaticMeasure && !$0.isDimension }),
      let values = table.columns[measure.index].numbers
    else { return nil }
    for column in profiles
    where column.role == .name && (2...60).contains(column.distinct) && column.present < rowCount {
      guard case .text(let codes, _) = table.columns[column.index].values,
        let kind = kindOfBlanks(
          codes, values, keys(without: columnsBlankLike(codes)), isAdditive: measure.isAdditive)
      else { continue }
      let rows = codes.indices.filter { codes[$0] >= 0 }
      return picking(
        rows, where: "\(Self.quotedName(column)) is not missing",
        note:
          "\(rowCount - rows.count) of \(rowCount) rows have no \(spaced(column.name)) and hold the \(kind) of the others; they "
          + "are left out, and --where chooses rows")
    }
    return nil
  }

  /// The indices of the columns that are blank in the same rows, such as a column with the codes of the names. They
  /// include the column with these codes itself.
  private func columnsBlankLike(_ codes: [Int32]) -> [Int] {
    profiles.map(\.index).filter { index in
      switch table.columns[index].values {
      case .text(let others, _), .booleans(let others, _):
        zip(codes, others).allSatisfy { ($0 < 0) == ($1 < 0) }
      case .numbers, .dates: false
      }
    }
  }

  /// The content of the rows without a name: "sums" or "means"; `nil` if it is neither.
  private func kindOfBlanks(
    _ codes: [Int32], _ values: [Double], _ groups: GroupKeys, isAdditive: Bool
  ) -> String? {
    struct Group {
      var blank = 0.0
      var blankCount = 0
      var sum = 0.0
      var count = 0
      var low = Double.infinity
      var high = -Double.infinity
    }
    var groupSums = [Group](repeating: Group(), count: groups.count)
    for (row, value) in values.enumerated() where value.isFinite {
      let group = Int(groups.codes[row])
      if codes[row] < 0 {
        groupSums[group].blank = value
        groupSums[group].blankCount += 1
      } else {
        groupSums[group].sum += value
        groupSums[group].count += 1
        groupSums[group].low = min(groupSums[group].low, value)
        groupSums[group].high = max(groupSums[group].high, value)
      }
    }
    let tested = groupSums.filter { $0.blankCount == 1 && $0.count >= 2 }
    let sums = tested.count { $0.blank > 0 && abs($0.blank - $0.sum) <= $0.blank * 0.005 }
    if sums >= 3, sums * 10 >= tested.count * 9 { return "sums" }
    let means = tested.count {
      $0.low < $0.high && abs($0.blank - $0.sum / Double($0.count)) <= ($0.high - $0.low) * 0.2
    }
    return !isAdditive && means >= 5 && means * 5 >= tested.count * 4 ? "means" : nil
  }
}
