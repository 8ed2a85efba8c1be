import OpenChartsTables

/// Tables whose rows are blocks with the same names below each other.
extension TableFacts {
  /// The rows of the first block, whose values often have another unit than those of the others; `nil` for other tables.
  func ofFirstBlock() -> TableFacts? {
    guard let name = table.blockColumn, let column = profiles.first(where: { $0.name == name }),
      column.distinct > 1, case .text(_, let names) = table.columns[column.index].values
    else { return nil }
    return having(names[0], in: column, atLeast: 2)
  }
}
