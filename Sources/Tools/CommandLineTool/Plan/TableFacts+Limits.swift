import OpenChartsTables

/// Tables whose rows are estimates and the limits of their intervals, which a column of names tells apart: "Adults
/// estimate", "Adults lower estimate" and "Adults upper estimate".
extension TableFacts {
  private static let lowerWords: Set = ["lower", "low", "untere", "inférieure", "inferior", "inferiore"]
  private static let upperWords: Set = ["upper", "high", "obere", "supérieure", "superior", "superiore"]
  /// Words for limits and intervals. "Lower secondary" is a school and no limit, so one of these words must be beside
  /// "lower".
  private static let limitWords: Set = [
    "estimate", "estimates", "bound", "limit", "ci", "confidence", "interval", "uncertainty",
    "schätzung", "grenze", "estimation", "limite", "stima", "estimación", "estimativa",
  ]
  /// Words in the names of estimates that the names of their limits lack.
  private static let estimateWords: Set = ["mean", "median", "point", "central", "value"]
  /// Levels of confidence in percent.
  private static let levels: Set = ["90", "95", "99"]

  private enum Side { case lower, upper, none }

  /// The table without the rows of limits, because a mean of an estimate and its limits would be meaningless; `nil` for
  /// other tables.
  ///
  /// A name is a limit if another name differs from it only by words for limits. In at least half of the names with a
  /// lower and an upper limit, and in one of them, the mean of the estimates is between the means of the limits.
  ///
  /// - Complexity: O(rows) for each column of names.
  func withoutLimits() -> TableFacts? {
    guard rowCount == table.rowCount, rowCount >= 6,
      let measure = profiles.first(where: { $0.isAutomaticMeasure && !$0.isDimension }),
      let values = table.columns[measure.index].numbers
    else { return nil }
    for name in profiles where name.role == .name && (3...1000).contains(name.distinct) {
      guard case .text(let codes, let names) = table.columns[name.index].values else { continue }
      let groups = GroupKeys(codes: codes)
      var means = [Double](repeating: .nan, count: names.count)
      for (row, mean) in zip(groups.firstRows, Aggregate.mean(values, in: groups)) {
        means[Int(codes[row])] = mean
      }
      let limits = Self.limits(names, means: means)
      guard !limits.isEmpty else { continue }
      var estimates = table.picked(codes.indices.filter { !limits.contains(Int(codes[$0])) })
      let texts = limits.sorted().map { names[$0] }
      let list = texts.prefix(3).joined(separator: ", ") + (texts.count > 3 ? ", …" : "")
      estimates.notes.append(
        "\(limits.count) of \(names.count) names of \(spaced(name.name)) are limits of estimates (\(list)) and are left out; --where "
          + "chooses rows")
      var facts = TableFacts(estimates)
      facts.partsFilter =
        "\(Self.quotedName(name)) not in (\(texts.map(Self.quoted).joined(separator: ", ")))"
      return facts
    }
    return nil
  }

  /// The indices of the names that are limits of other names.
  ///
  /// - Parameter means: The mean of the rows of each name; empty names have no mean.
  private static func limits(_ names: [String], means: [Double]) -> Set<Int> {
    let parts = names.map(divided)
    guard parts.contains(where: { $0.side == .lower }) else { return [] }
    var limits: Set<Int> = []
    var (between, compared) = (0, 0)
    for group in Dictionary(grouping: names.indices, by: { parts[$0].thing }).values {
      func members(_ side: Side) -> [Int] { group.filter { parts[$0].side == side } }
      let (lower, estimates, upper) = (members(.lower), members(.none), members(.upper))
      guard let estimate = estimates.first, !lower.isEmpty || !upper.isEmpty else { continue }
      limits.formUnion(lower + upper)
      guard let low = lower.first, let high = upper.first else { continue }
      compared += 1
      if means[low] <= means[estimate], means[estimate] <= means[high] { between += 1 }
    }
    // A file can lack some of the rows of estimates.
    return between > 0 && between * 2 >= compared ? limits : []
  }

  /// The words for the thing that a name denotes, and the side of a limit.
  private static func divided(_ name: String) -> (thing: [String], side: Side) {
    let words = nameWords(name)
    let isLimit = words.contains(where: limitWords.contains)
    let isLower = words.contains(where: lowerWords.contains)
    let isUpper = words.contains(where: upperWords.contains)
    let plain = words.filter { word in
      !limitWords.contains(word) && !(isLimit && levels.contains(word))
    }
    guard isLimit, isLower != isUpper else { return (plain.filter { !estimateWords.contains($0) }, .none) }
    let thing = plain.filter { !lowerWords.contains($0) && !upperWords.contains($0) }
    return (thing.filter { !estimateWords.contains($0) }, isLower ? .lower : .upper)
  }

  /// Whether a name without words for estimates is an unambiguous word for a total, as in "All ages estimate".
  static func isOverall(_ name: String) -> Bool {
    WholeNames.isTotal(
      nameWords(name).filter { !limitWords.contains($0) && !estimateWords.contains($0) }.joined(
        separator: " "))
  }
}
