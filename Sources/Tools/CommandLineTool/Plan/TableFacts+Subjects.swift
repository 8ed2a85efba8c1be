import OpenChartsTables

extension TableFacts {
  /// Whether rows called Total are about other things than the rows of parts, such as the total of emissions beside two
  /// targets of another row: another column of names has a different name in each of at least three such rows, none of
  /// these names in the other rows, and names that repeat there.
  ///
  /// - Parameters:
  ///   - isWhole: For each row, whether its name denotes a whole.
  ///   - column: The column of these names.
  func haveOtherSubjects(_ isWhole: [Bool], than column: ColumnProfile) -> Bool {
    let count = isWhole.count { $0 }
    guard count >= 3 else { return false }
    return profiles.contains { other in
      guard other.index != column.index, other.role == .name, other.present == rowCount,
        case .text(let codes, _) = table.columns[other.index].values, codes.count == isWhole.count
      else { return false }
      var (whole, part): (Set<Int32>, Set<Int32>) = ([], [])
      for (code, isWhole) in zip(codes, isWhole) {
        if isWhole { whole.insert(code) } else { part.insert(code) }
      }
      return whole.count == count && part.count < codes.count - count && whole.isDisjoint(with: part)
    }
  }
}
