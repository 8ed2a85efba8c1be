import OpenChartsTables

/// Tables that hold several quantities of several things, with a column for each pair: `beer_use`, `beer_days`,
/// `wine_use`, `wine_days`, `cider_use`, `cider_days`.
extension Planner {
  private static let (fewestThings, mostThings) = (3, 12)

  /// The columns of the first quantity, if pairs of a thing and a quantity are the names of most measures: each of at
  /// least two quantities has a column for the same things, at least three. All measures for other tables. A quantity
  /// called "all" or "total" is preferred to the first one.
  ///
  /// The quantity is the last word of the names, or the first one: the one with more columns, unless these are more than
  /// 12, which are too many for a chart. Complexity: O(*n*) for *n* words.
  func ofFirstQuantity(_ measures: [ColumnProfile]) -> [ColumnProfile] {
    let byLast = firstQuantity(measures) { words in words.last.map { ($0, Array(words.dropLast())) } }
    let byFirst = firstQuantity(measures) { words in words.first.map { ($0, Array(words.dropFirst())) } }
    let found = [byLast, byFirst].filter { !$0.isEmpty }
    let readable = found.filter { $0.count <= Self.mostThings }
    let choices = readable.isEmpty ? found : readable
    guard let first = choices.first, let last = choices.last else { return measures }
    return last.count > first.count ? last : first
  }

  /// - Parameter divided: Divides the words of a name into the quantity and the thing.
  private func firstQuantity(
    _ measures: [ColumnProfile], _ divided: ([String]) -> (quantity: String, thing: [String])?
  ) -> [ColumnProfile] {
    var columns: [String: [ColumnProfile]] = [:]
    var things: [String: Set<[String]>] = [:]
    for measure in measures {
      guard let (quantity, thing) = divided(measure.words), !thing.isEmpty else { continue }
      columns[quantity, default: []].append(measure)
      things[quantity, default: []].insert(thing)
    }
    let quantities = Dictionary(grouping: things.filter { $0.value.count >= Self.fewestThings }, by: \.value)
    guard let paired = quantities.values.filter({ $0.count >= 2 }).max(by: { $0.count < $1.count }) else {
      return []
    }
    let groups = paired.compactMap { columns[$0.key] }.sorted { $0[0].index < $1[0].index }
    guard groups.reduce(0, { $0 + $1.count }) * 3 >= measures.count * 2, let first = groups.first else {
      return []
    }
    // The whole of each thing, such as all people of an age beside groups of them, comes before its parts.
    let wholes = Set(paired.map(\.key).filter { WholeNames.isColumn([$0]) })
    return groups.first { divided($0[0].words).map { wholes.contains($0.quantity) } ?? false } ?? first
  }
}
