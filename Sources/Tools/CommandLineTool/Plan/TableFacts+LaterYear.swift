import OpenChartsTables

/// Tables with several rates of each name in two years.
extension TableFacts {
  /// The fewest names, and the fewest columns that are better compared with each other than between two years.
  private static let (fewestNames, fewestRates) = (3, 4)

  /// The rows of the later of two years, if each name has a row for both; else `nil`. The table must have at least four
  /// measures of one unit, none of which adds up.
  ///
  /// Two years are too few for lines, and a mean of them would leave room for the first measure only.
  func ofLaterYear() -> TableFacts? {
    let dates = profiles.filter { $0.type == .date && $0.distinct > 1 }
    guard rowCount == table.rowCount, dates.count == 1, let year = dates.first, year.distinct == 2,
      year.present == rowCount, case .dates(let moments, .year) = table.columns[year.index].values
    else { return nil }
    let measures = profiles.filter {
      $0.isAutomaticMeasure && !$0.isDimension && $0.hasMoreValues(than: 1)
    }
    guard measures.count >= Self.fewestRates, measures.allSatisfy({ !$0.isAdditive }),
      Set(measures.map(\.unit)).count == 1,
      profiles.contains(where: { name in
        name.role == .name && name.distinct >= Self.fewestNames && name.distinct * 2 == rowCount
          && !hasRepeats([name.index, year.index])
      })
    else { return nil }
    let rows = moments.indices.filter { moments[$0] == year.high }
    // The middle of the year, in every zone.
    let number = CivilDate(dayNumber: Int((year.high / 86_400).rounded(.down)) + 180).year
    return picking(
      rows, where: "\(Self.quotedName(year)) = \(number)",
      note:
        "\(rows.count) of \(rowCount) rows are drawn, those with \(number) in \(spaced(year.name)); --where chooses rows"
    )
  }
}
