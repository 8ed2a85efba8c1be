import OpenChartsTables

/// Two or more columns of one known quantity, such as imports and exports.
extension Planner {
  /// The largest number of columns of one known quantity in a chart.
  private static let mostVersions = 5

  /// Columns of one unit whose values can be compared on one axis: two or three of an unknown quantity if they are the
  /// only numbers of the table, and up to five amounts, counts, rates or levels. Empty if there are no two such columns.
  ///
  /// A column that is the difference of two others, or the sum of the others, is left out.
  ///
  /// - Parameter axis: A column of numbers along the axis, which is not compared.
  func pair(_ measures: [ColumnProfile], axis: ColumnProfile? = nil) -> [Int] {
    let measures = measures.sorted { $0.index < $1.index }
    // Not every sum is a total: income is the sum of expenses and profit, which are different quantities. People are
    // the total of men and women.
    let totalIndex = whole(of: measures).flatMap {
      $0.index == measures.last?.index || WholeNames.isColumn($0.words) || isBeforeParts($0, measures)
        ? $0.index : nil
    }
    let parts = withoutDifferences(measures.filter { $0.index != totalIndex })
    guard let subject = parts.first else { return [] }
    let comparable = parts.filter { isComparable($0, subject) }
    if (2...Self.mostVersions).contains(comparable.count), areOfOneSize(comparable) || areVisible(comparable)
    {
      return comparable.map(\.index)
    }
    let compared = Set(measures.map(\.index))
    let numbers = profiles.filter {
      $0.type == .number && $0.index != axis?.index && $0.role != .index
        && (compared.contains($0.index) || !$0.isDimension)
    }
    guard (2...3).contains(parts.count), numbers.count == measures.count,
      parts.allSatisfy({ $0.role == .measure || $0.role == .share && $0.unit == .percent }),
      Set(parts.map(\.unit)).count == 1, Set(parts.map(\.measure)).count == 1
    else { return [] }
    return areOfOneSize(parts) || areAlike(parts) ? parts.map(\.index) : []
  }

  /// The first two columns of tables with at least two quantities, each in two columns for opposites, such as `Meat (M)`,
  /// `Meat (F)`, `Fish (M)` and `Fish (F)`: men and women are compared in one quantity at once. Empty unless the first
  /// measure of the table is one of the two columns.
  ///
  /// - Complexity: O(*n*) for *n* columns and each pair of opposites.
  func firstOpposites(_ measures: [ColumnProfile]) -> [Int] {
    let measures = measures.sorted { $0.index < $1.index }
    guard let first = measures.first, measures.count >= 4 else { return [] }
    for opposites in RoleWords.opposites where !opposites.isDisjoint(with: first.words) {
      var columns: [[String]: [ColumnProfile]] = [:]
      for measure in measures where opposites.intersection(measure.words).count == 1 {
        columns[measure.words.filter { !opposites.contains($0) }, default: []].append(measure)
      }
      // Men and women of two years are one quantity.
      let pairs = columns.filter { rest, pair in
        rest.contains { Int($0) == nil } && pair.count == 2 && areTwoSides(pair, opposites)
      }.values
      guard pairs.count >= 2, let pair = pairs.first(where: { $0[0].index == first.index }) else { continue }
      return pair.map(\.index)
    }
    return []
  }

  /// The first measure, if it adds up, and the only other measure that is a version or the opposite of it. Examples are
  /// planned and actual amounts, or imports and exports. Empty for other measures.
  func versions(_ measures: [ColumnProfile]) -> [Int] {
    let measures = measures.sorted { $0.index < $1.index }
    guard let first = measures.first, isAdditive(first.index) else { return [] }
    let words = Set(first.words)
    let others = measures.dropFirst().filter { other in
      guard other.unit == first.unit, other.measure == first.measure else { return false }
      let differing = words.symmetricDifference(other.words)
      return !words.isDisjoint(with: RoleWords.versions)
        && other.words.contains(where: RoleWords.versions.contains)
        || !differing.isEmpty
          && (RoleWords.opposites + RoleWords.directions).contains(where: differing.isSubset)
    }
    guard others.count == 1, areVisible([first, others[0]]) else { return [] }
    return [first.index, others[0].index]
  }

  /// Whether two columns of one unit, of which neither would be invisible beside the other, have different words of two
  /// opposites in their names.
  private func areTwoSides(_ columns: [ColumnProfile], _ opposites: Set<String>) -> Bool {
    Set(columns.map { opposites.intersection($0.words) }).count == 2 && Set(columns.map(\.unit)).count == 1
      && Set(columns.map(\.measure)).count == 1 && (areVisible(columns) || areOfOneSize(columns))
  }

  /// Whether the total is the first column, and all others are counts or of an unknown quantity.
  private func isBeforeParts(_ total: ColumnProfile, _ measures: [ColumnProfile]) -> Bool {
    total.index == measures.first?.index
      && measures.dropFirst().allSatisfy { ($0.role == .measure || $0.role == .count) && $0.low >= 0 }
  }

  /// The columns of means, if the table has the lowest value, the mean and the highest value of 2 to 5 comparable
  /// things. An example is the prices of several fuels. Otherwise empty. Different quantities, such as temperature and
  /// wind, are not comparable.
  func meansOfThings(_ measures: [ColumnProfile]) -> [Int] {
    func things(_ words: Set<String>) -> [[String]: ColumnProfile] {
      let columns = measures.filter { $0.words.count >= 2 && $0.words.contains(where: words.contains) }
      return Dictionary(columns.map { ($0.words.filter { !words.contains($0) }, $0) }) { first, _ in first }
    }
    let lowest = things(RoleWords.lowest)
    let highest = things(RoleWords.highest)
    let means = things(RoleWords.means).filter { thing, _ in
      lowest[thing] != nil && highest[thing] != nil && !thing.contains(where: RoleWords.levels.contains)
    }.values.sorted { $0.index < $1.index }
    guard (2...Self.mostVersions).contains(means.count), Set(means.map(\.unit)).count == 1, areAlike(means)
    else { return [] }
    return means.map(\.index)
  }

  /// Whether the largest values of columns without negative values differ by at most a factor of 10.
  private func areAlike(_ columns: [ColumnProfile]) -> Bool {
    guard let largest = columns.map(\.high).max(), largest > 0 else { return false }
    return columns.allSatisfy { $0.low >= 0 && $0.high * 10 >= largest }
  }

  /// Whether the names of two columns, or the words in them, indicate that both measure one quantity.
  private func isComparable(_ first: ColumnProfile, _ second: ColumnProfile) -> Bool {
    if first.index == second.index { return true }
    guard first.unit == second.unit, first.measure == second.measure else { return false }
    let (a, b) = (Set(first.words), Set(second.words))
    if !a.isDisjoint(with: RoleWords.versions), !b.isDisjoint(with: RoleWords.versions) { return true }
    let differing = a.symmetricDifference(b)
    if !differing.isEmpty, RoleWords.opposites.contains(where: differing.isSubset) { return true }
    if Self.areLowAndHigh(first.words, second.words) || Self.areLowAndHigh(second.words, first.words) {
      return true
    }
    guard first.role == second.role else { return false }
    switch first.role {
    case .amount, .count: return true
    // Two rates with a common word measure one quantity; without one, they are different, such as a height and a
    // weight.
    case .rate, .share, .duration: return !a.isDisjoint(with: b)
    default: return false
    }
  }

  /// Whether the names differ in one word only, and this word ends in "min" and in "max", as in "tmin" and "tmax".
  private static func areLowAndHigh(_ low: [String], _ high: [String]) -> Bool {
    guard low.count == high.count else { return false }
    let differing = zip(low, high).filter { $0 != $1 }
    guard differing.count == 1, let (lowWord, highWord) = differing.first else { return false }
    return lowWord.hasSuffix("min") && lowWord.dropLast(3) + "max" == highWord
  }

  /// Whether each column spans at least a quarter of the common range, so that its differences are visible.
  private func areOfOneSize(_ columns: [ColumnProfile]) -> Bool {
    guard let high = columns.map(\.high).max(), let low = columns.map(\.low).min(), high > low else {
      return false
    }
    return columns.allSatisfy { ($0.high - $0.low) * 4 >= high - low }
  }

  /// Whether bars or lines of the columns are readable on a common axis from zero: no column has negative values, and
  /// each reaches a twentieth of the largest value.
  func areVisible(_ columns: [ColumnProfile]) -> Bool {
    guard let largest = columns.map(\.high).max() else { return false }
    return columns.allSatisfy { $0.low >= 0 && $0.high * 20 >= largest }
  }

  /// The columns without those that equal the difference of two others in every row.
  ///
  /// More than eight columns are returned unchanged.
  ///
  /// - Complexity: O(*n*³) comparisons of columns for *n* columns.
  private func withoutDifferences(_ columns: [ColumnProfile]) -> [ColumnProfile] {
    guard (3...8).contains(columns.count), table.rowCount == facts.rowCount, facts.rowCount >= 2 else {
      return columns
    }
    let values = columns.compactMap { table.columns[$0.index].numbers }
    guard values.count == columns.count else { return columns }
    func isDifference(_ index: Int) -> Bool {
      // Keep the first two columns, because they are the table's subject.
      guard index >= 2 else { return false }
      for minuend in 0..<index {
        for subtrahend in 0..<index where subtrahend != minuend {
          let isEqual = values[index].indices.allSatisfy { row in
            let difference = values[minuend][row] - values[subtrahend][row]
            return abs(values[index][row] - difference) <= max(abs(values[minuend][row]) * 0.005, 0.011)
          }
          if isEqual { return true }
        }
      }
      return false
    }
    return columns.indices.filter { !isDifference($0) }.map { columns[$0] }
  }
}
