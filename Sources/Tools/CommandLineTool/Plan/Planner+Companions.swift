/// Columns that have a column with their errors.
extension Planner {
  /// Endings of names for the errors of another column, as words.
  private static let errorEndings: [[String]] = [
    ["std", "err"], ["std", "error"], ["standard", "error"], ["std", "dev"], ["standard", "deviation"],
    ["stderr"], ["stddev"], ["stdev"], ["se"], ["sd"], ["sem"], ["ci"], ["moe"], ["margin", "of", "error"],
    ["standardfehler"], ["standardabweichung"],
  ]

  /// The measures that have a column with their errors, such as "Meat" beside "Meat Std Err". These estimates are the
  /// subject of a table; the other numbers are counts of respondents. `nil` if there is no such column.
  ///
  /// - Complexity: O(*n*) for *n* columns.
  func withErrors(_ measures: [ColumnProfile]) -> [ColumnProfile]? {
    var estimates: Set<[String]> = []
    for column in profiles where column.type == .number {
      for ending in Self.errorEndings
      where column.words.count > ending.count && Array(column.words.suffix(ending.count)) == ending {
        estimates.insert(Array(column.words.dropLast(ending.count)))
      }
    }
    guard !estimates.isEmpty else { return nil }
    let estimated = measures.filter { estimates.contains($0.words) }
    return estimated.isEmpty ? nil : estimated
  }
}
