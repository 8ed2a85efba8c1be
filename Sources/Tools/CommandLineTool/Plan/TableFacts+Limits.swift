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
  /// A name is a limit if another name differs from it only by words for limits. In nine of ten rows, the estimate with
  /// the same dates and other names is on the right side of the limit.
  ///
  /// - Complexity: O(rows) for each column of names.
  func withoutLimits() -> TableFacts? {
    guard rowCount == table.rowCount, rowCount >= 6,
      let measure = profiles.first(where: { $0.isAutomaticMeasure && !$0.isDimension }),
      let values = table.columns[measure.index].numbers
    else { return nil }
    for name in profiles where name.role == .name && (3...1000).contains(name.distinct) {
      guard case .text(let codes, let names) = table.columns[name.index].values else { continue }
      let parts = names.map(Self.divided)
      let estimated = Set(parts.filter { $0.side == .none }.map(\.thing))
      let limits = Set(
        parts.indices.filter { parts[$0].side != .none && estimated.contains(parts[$0].thing) })
      guard limits.contains(where: { parts[$0].side == .lower }),
        limits.contains(where: { parts[$0].side == .upper }),
        areBeside(parts, codes, values, keys(without: [name.index]))
      else { continue }
      let texts = limits.sorted().map { names[$0] }
      let list = texts.prefix(3).joined(separator: ", ") + (texts.count > 3 ? ", …" : "")
      return picking(
        codes.indices.filter { !limits.contains(Int(codes[$0])) },
        where: "\(Self.quotedName(name)) not in (\(texts.map(Self.quoted).joined(separator: ", ")))",
        note:
          "\(limits.count) of \(names.count) names of \(spaced(name.name)) are limits of estimates (\(list)) and are left out; --where "
          + "chooses rows")
    }
    return nil
  }

  /// Whether nine in ten limits, and at least three, are on the right side of their estimates.
  private func areBeside(
    _ parts: [(thing: [String], side: Side)], _ codes: [Int32], _ values: [Double], _ positions: GroupKeys
  ) -> Bool {
    struct Position: Hashable { var group: Int32, thing: [String] }
    func position(_ row: Int) -> Position {
      Position(group: positions.codes[row], thing: parts[Int(codes[row])].thing)
    }
    let rows = codes.indices.filter { codes[$0] >= 0 && values[$0].isFinite }
    var estimates: [Position: Double] = [:]
    for row in rows where parts[Int(codes[row])].side == .none { estimates[position(row)] = values[row] }
    var (compared, fitting) = (0, 0)
    for row in rows where parts[Int(codes[row])].side != .none {
      guard let estimate = estimates[position(row)] else { continue }
      compared += 1
      let isLower = parts[Int(codes[row])].side == .lower
      if isLower ? values[row] <= estimate : values[row] >= estimate { fitting += 1 }
    }
    return compared >= 3 && fitting * 10 >= compared * 9
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
