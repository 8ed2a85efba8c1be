import OpenChartsTables

/// Tables whose rows are places of several levels, such as cities, their states and their country. Bars of places would
/// compare a part with its whole, and sums would count each part several times.
extension TableFacts {
  /// The largest number of places for a chart of bars, and for lines over time.
  private static let (mostBars, mostLines) = (40, 8)
  /// The largest number of columns of names to try.
  private static let mostTried = 12

  /// Words for kinds of places, from large to small. Kinds of similar size, such as cities and towns, have the same
  /// rank.
  private static let levelWords: [Set<String>] = [
    ["world", "continent", "kontinent", "continente"],
    ["country", "countries", "nation", "national", "staat", "pays", "país", "paese"],
    [
      "state", "region", "province", "bundesland", "regional", "région", "región", "estado", "regione",
      "região",
    ],
    ["county", "district", "kreis", "landkreis", "département", "provincia", "distrito", "departamento"],
    [
      "city", "town", "municipality", "borough", "ward", "local", "gemeinde", "stadt", "commune", "municipio",
      "comune", "município", "neighborhood", "neighbourhood", "tract", "parish",
    ],
  ]

  /// Words in the names of columns of levels.
  private static let columnWords: Set = ["level", "ebene", "niveau", "nivel", "livello", "nível"]

  /// Whether a table has several times, so that its places have lines.
  private var hasTimes: Bool {
    profiles.contains { ($0.type == .date || $0.role == .year) && $0.distinct > 1 }
  }

  /// The rows of one level of places, if a column such as `place_type` names the levels. Chooses the level with the
  /// most places that fit into a chart; `nil` for tables without levels.
  func ofOneLevel() -> TableFacts? {
    guard rowCount == table.rowCount, rowCount >= 4 else { return nil }
    let levels = profiles.lazy.filter { $0.role == .name && (2...8).contains($0.distinct) }
    for level in levels.prefix(Self.mostTried) {
      guard level.isNearlyComplete, let places = placesAtLevels(level),
        case .text(_, let names) = table.columns[level.index].values,
        areLevels(names, places) || haveEqualSums(level, places)
      else { continue }
      let most = hasTimes ? Self.mostLines : Self.mostBars
      let several = places.indices.filter { places[$0] >= 2 }
      let fitting = several.filter { places[$0] <= most }.max { places[$0] < places[$1] }
      guard let chosen = fitting ?? several.min(by: { places[$0] < places[$1] }) else { continue }
      return having(names[chosen], in: level, atLeast: 2)
    }
    return nil
  }

  /// The number of places at each level, in the order of the level names. `nil` if no column has names of places that
  /// nearly all occur at one level only.
  private func placesAtLevels(_ level: ColumnProfile) -> [Int]? {
    guard case .text(let levels, let names) = table.columns[level.index].values,
      let place = profiles.lazy.filter({ place in
        place.index != level.index && place.role == .name && place.isNearlyComplete
          && place.distinct >= max(4, level.distinct + 1)
      }).prefix(Self.mostTried).first(where: { place in
        // New York is a city and a state.
        groups([place.index, level.index]).groups * 10 <= place.distinct * 11
      })
    else { return nil }
    let pairs = GroupKeys(table.columns[place.index]).combined(with: GroupKeys(codes: levels))
    var places = [Int](repeating: 0, count: names.count)
    for row in pairs.firstRows { places[Int(levels[row])] += 1 }
    return places
  }

  /// Whether most names are words for kinds of places, with at least two ranks and more places at the lower ones.
  private func areLevels(_ names: [String], _ places: [Int]) -> Bool {
    var sizes: [Int: Int] = [:]
    var rankedNames = 0
    for (name, count) in zip(names, places) {
      guard let rank = Self.rank(name) else { continue }
      sizes[rank, default: 0] += count
      rankedNames += 1
    }
    guard sizes.count >= 2, rankedNames * 3 >= names.count * 2 else { return false }
    let fromLargest = sizes.sorted { $0.key < $1.key }.map(\.value)
    return zip(fromLargest, fromLargest.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// The rank of a word for a kind of place, such as 2 for "state" and 11 for "NUTS 1"; `nil` for other names.
  private static func rank(_ name: String) -> Int? {
    let words = nameWords(name)
    let ranks = words.compactMap { word in levelWords.firstIndex { $0.contains(word) } }
    if let last = ranks.last { return last }
    guard let first = words.first, ["nuts", "lau", "adm"].contains(where: { first.hasPrefix($0) }),
      let digit = words.last?.last?.wholeNumberValue
    else { return nil }
    return 10 + digit
  }

  /// Whether the first measure has the same sum at each level, and each level has at least twice as many places as the
  /// level above. There must be three levels, or two if the column's name is a word such as "level".
  private func haveEqualSums(_ level: ColumnProfile, _ places: [Int]) -> Bool {
    let isNamed = level.words.contains(where: Self.columnWords.contains)
    let ascending = places.sorted()
    guard places.count >= (isNamed ? 2 : 3),
      zip(ascending, ascending.dropFirst()).allSatisfy({ $0 * 2 <= $1 }),
      let measure = partMeasures.first, let values = table.columns[measure.index].numbers,
      case .text(let codes, _) = table.columns[level.index].values
    else { return false }
    var sums = [Double](repeating: 0, count: places.count)
    for (code, value) in zip(codes, values) where code >= 0 && value.isFinite { sums[Int(code)] += value }
    guard let first = sums.first, first > 0 else { return false }
    return sums.allSatisfy { abs($0 - first) <= first * 0.01 }
  }

  // MARK: Sums above their parts

  /// Keeps one rank of a list of sums and their parts, such as a country, its regions and their towns, each directly
  /// above or below its parts. Keeps the lowest rank whose lines fit into a chart: the towns, else the regions. `nil` if
  /// a name belongs to no sum.
  func ofOneRankOfSums() -> TableFacts? {
    guard rowCount == table.rowCount else { return nil }
    // A small measure can be zero or rounded in many rows, so that its sums are not recognized.
    let measures = partMeasures.compactMap { column in
      table.columns[column.index].numbers.map { (name: column.name, values: $0) }
    }
    // The sums of the largest measure are the least likely to be equal by chance.
    lazy var largest = measures.max { total(of: $0.values) < total(of: $1.values) }
    for name in profiles where name.role == .name && (6...500).contains(name.distinct) {
      guard case .text(let codes, let names) = table.columns[name.index].values else { continue }
      lazy var largestAmounts = largest.flatMap { amounts($0.values, by: codes, names.count, name) }
      for measure in measures {
        guard let amounts = amounts(measure.values, by: codes, names.count, name),
          let sums = NestedSums(amounts) ?? NestedSums(amounts.reversed())?.reversed
            ?? NestedSums(amounts, names: names)
            ?? NestedSums(amounts.reversed(), names: names.reversed())?.reversed,
          largestAmounts.map(sums.hold(in:)) ?? true
        else { continue }
        let kept = hasTimes ? sums.rank(of: 2...Self.mostLines) : sums.rank(of: 3...Self.mostBars)
        var facts = keeping(kept, of: name, codes, names, areParts: kept == sums.parts)
        facts.addingColumns = [measure.name]
        return facts
      }
    }
    return nil
  }

  private func total(of values: [Double]) -> Double { values.reduce(0) { $1.isFinite ? $0 + $1 : $0 } }

  /// The values of each name at up to 12 times; `nil` if a name has several rows at one time.
  private func amounts(
    _ values: [Double], by codes: [Int32], _ count: Int, _ name: ColumnProfile
  ) -> [[Double]]? {
    var times = GroupKeys(rowCount: rowCount)
    if hasRepeats([name.index]) {
      guard
        let time = profiles.first(where: {
          ($0.type == .date || $0.role == .year) && $0.distinct > 1 && !hasRepeats([name.index, $0.index])
        })
      else { return nil }
      times = GroupKeys(table.columns[time.index])
    }
    let timeCount = min(times.count, 12)
    var amounts = [[Double]](repeating: [Double](repeating: 0, count: timeCount), count: count)
    for (row, value) in values.enumerated() where codes[row] >= 0 && value.isFinite {
      guard (0..<timeCount).contains(Int(times.codes[row])) else { continue }
      amounts[Int(codes[row])][Int(times.codes[row])] = value
    }
    return amounts
  }

  /// Keeps the rows of some names. Adds a note, and the shorter condition of `--where`: the kept names or the omitted
  /// ones.
  private func keeping(
    _ kept: [Int], of name: ColumnProfile, _ codes: [Int32], _ names: [String], areParts: Bool
  ) -> TableFacts {
    let keptSet = Set(kept)
    let omitted = names.indices.filter { !keptSet.contains($0) }
    let omittedNames = omitted.prefix(3).map { names[$0] }.joined(separator: ", ")
    let list = omitted.count > 3 ? "\(omittedNames), …" : omittedNames
    let isShorter = omitted.count <= kept.count
    let texts = (isShorter ? omitted : kept).map { Self.quoted(names[$0]) }.joined(separator: ", ")
    return picking(
      codes.indices.filter { keptSet.contains(Int(codes[$0])) },
      where: "\(Self.quotedName(name)) \(isShorter ? "not in" : "in") (\(texts))",
      note:
        "\(kept.count) of \(names.count) names of \(spaced(name.name)) are drawn, without "
        + (areParts ? "the sums of others" : "their parts and their sums")
        + " (\(list)); --where chooses rows")
  }
}
