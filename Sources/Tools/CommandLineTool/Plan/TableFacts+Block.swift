import OpenChartsTables

/// Tables that consist of several blocks, one below the other, with the same names.
extension TableFacts {
  /// The rows of the first block, because further blocks often have other units; `nil` for other tables.
  func ofFirstBlock() -> TableFacts? {
    guard let name = table.blockColumn, let column = profiles.first(where: { $0.name == name }),
      column.distinct > 1, case .text(_, let names) = table.columns[column.index].values
    else { return nil }
    return having(names[0], in: column, atLeast: 2)
  }
}
