import OpenChartsTables

/// Lists of rates with a row for the world or for all.
extension TableFacts {
  /// The fewest other values that show that a value between them is their mean.
  private static let fewestParts = 4

  /// The table without its row for the whole, such as World among regions, if the whole is the mean of its parts. All
  /// measures are rates, shares or levels, and each value of the row is between the values of the others.
  ///
  /// `nil` unless each row has a different name, and for tables without such a row.
  func withoutMeanOfAll() -> TableFacts? {
    guard rowCount == table.rowCount, rowCount > Self.fewestParts else { return nil }
    let measures = profiles.filter { $0.isAutomaticMeasure && !$0.isDimension }
    guard !measures.isEmpty, measures.allSatisfy({ !$0.isAdditive && $0.role != .measure }),
      let name = profiles.first(where: { $0.role == .name && $0.distinct == rowCount }),
      case .text(let codes, let names) = table.columns[name.index].values
    else { return nil }
    let wholes = names.indices.filter { WholeNames.contains(names[$0]) }
    guard wholes.count == 1, let row = codes.firstIndex(of: Int32(wholes[0])),
      // Total can also be a name among others, such as a firm's.
      !WholeNames.isTotal(names[wholes[0]]) || row == 0 || row == rowCount - 1
    else { return nil }
    let values = measures.compactMap { table.columns[$0.index].numbers }.filter { $0[row].isFinite }
    guard !values.isEmpty, values.allSatisfy({ Self.isAmongOthers($0, row) }) else { return nil }
    return picking(
      codes.indices.filter { $0 != row }, where: Self.condition(name, "<>", names[wholes[0]]),
      note:
        "\(names[wholes[0]]) of \(spaced(name.name)) is a mean of the other values and is left out; --where chooses rows"
    )
  }

  /// Whether the value of a row is between the lowest and the highest of at least four other values.
  private static func isAmongOthers(_ values: [Double], _ row: Int) -> Bool {
    var (low, high, count) = (Double.infinity, -Double.infinity, 0)
    for (other, value) in values.enumerated() where other != row && value.isFinite {
      (low, high, count) = (min(low, value), max(high, value), count + 1)
    }
    return count >= fewestParts && low < values[row] && values[row] < high
  }
}
