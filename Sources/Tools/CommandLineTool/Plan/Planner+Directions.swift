import OpenChartsTables

/// Amounts that flow in two directions, such as imports and exports.
extension Planner {
  /// Whether a column names the directions of flows, such as "import" and "export", among at most four names.
  func hasDirections(_ column: ColumnProfile) -> Bool {
    guard let names = smallNames(column) else { return false }
    return RoleWords.directions.contains { $0.isSubset(of: names) }
  }

  /// The column whose names are opposites, such as "import" and "export" or "male" and "female". Sums over time have a
  /// line for each name, because a sum of both would hide the difference. `nil` without such a column, and for measures
  /// that do not add up.
  func oppositeSeries(_ date: ColumnProfile, _ measure: Int) -> ColumnProfile? {
    guard aggregate(for: measure) == .sum else { return nil }
    return groupColumns().first { column in
      column.isNearlyComplete && areOpposites(column)
        && rowsPerGroup([date.index, column.index]) < rowsPerGroup([date.index]) * 0.999
    }
  }

  /// Whether the names of a column are the directions of flows, or two opposites.
  func areOpposites(_ column: ColumnProfile) -> Bool {
    guard let names = smallNames(column) else { return false }
    return hasDirections(column) || RoleWords.opposites.contains(names)
  }

  /// The two to four names of a column in small letters; `nil` for other columns.
  private func smallNames(_ column: ColumnProfile) -> Set<String>? {
    guard column.role == .name, (2...4).contains(column.distinct),
      case .text(_, let names) = table.columns[column.index].values
    else { return nil }
    return Set(names.map { String($0.lowercased().trimmed) })
  }

  /// Whether a column holds the mass or volume of goods, such as tons, in a table of imports and exports or other
  /// directions.
  func isBulkOfGoods(_ index: Int) -> Bool {
    let column = profiles[index]
    return [.level, .measure].contains(column.role) && column.low >= 0
      && column.words.contains(where: RoleWords.bulks.contains) && profiles.contains(where: hasDirections)
  }
}
