import OpenChartsTables

/// Tables of countries with rows for continents, income groups and other groups of countries, as international
/// organizations publish them.
extension TableFacts {
  /// The table without the rows of groups of countries; `nil` for tables without countries, and if the groups are more
  /// than a third of the names. A group is larger than its countries, so that it would hide them, or it is their mean.
  func withoutRegions() -> TableFacts? {
    guard rowCount == table.rowCount else { return nil }
    for name in profiles where name.role == .name && (6..<ColumnProfile.mostDistinct).contains(name.distinct)
    {
      guard case .text(let codes, let names) = table.columns[name.index].values,
        WholeNames.areCountries(names)
      else { continue }
      let regions = names.indices.filter { RegionNames.contains(names[$0]) }
      guard !regions.isEmpty, regions.count * 3 <= names.count else { continue }
      let omitted = Set(regions.map { Int32($0) })
      let examples = regions.prefix(3).map { names[$0] }.joined(separator: ", ")
      let texts = regions.map { Self.quoted(names[$0]) }.joined(separator: ", ")
      return picking(
        codes.indices.filter { !omitted.contains(codes[$0]) },
        where: "\(Self.quotedName(name)) not in (\(texts))",
        note:
          "\(regions.count) of \(names.count) names of \(spaced(name.name)) \(regions.count == 1 ? "is a group" : "are groups") of "
          + "countries (\(regions.count > 3 ? examples + ", …" : examples)) and \(regions.count == 1 ? "is" : "are") left out; --where "
          + "chooses rows")
    }
    return nil
  }
}

/// Names of groups of countries in English: continents and their parts, income groups, and groups of lenders.
enum RegionNames {
  private static let continents: Set = [
    "africa", "asia", "europe", "america", "americas", "oceania", "caribbean", "pacific",
  ]
  /// Words that name a part of a continent together with a continent.
  private static let parts: Set = [
    "north", "south", "east", "west", "northern", "southern", "eastern", "western", "central", "middle",
    "southeast", "southeastern", "latin", "sub", "saharan", "and", "the", "of", "baltics", "developing",
  ]
  private static let groups: Set = [
    "arab world", "middle east", "ida only", "ida total", "ida blend", "ibrd only", "ida ibrd total",
    "oecd members", "least developed countries", "heavily indebted poor countries",
    "fragile and conflict affected situations", "not classified", "developing countries",
    "developed countries", "emerging markets", "advanced economies",
  ]
  /// Words that occur in the names of groups only.
  private static let groupWords: Set = ["income", "dividend"]

  /// Whether a name denotes a group of countries. Ignores remarks in brackets and after a colon.
  static func contains(_ name: String) -> Bool {
    let words = nameWords(String(name.prefix { $0 != "(" && $0 != ":" }))
    guard !words.isEmpty, words != ["south", "africa"] else { return false }
    if words.contains(where: groupWords.contains) || words.suffix(2) == ["small", "states"] { return true }
    if groups.contains(words.filter { $0 != "and" || words[0] == "fragile" }.joined(separator: " ")) {
      return true
    }
    return words.contains(where: continents.contains)
      && words.allSatisfy { continents.contains($0) || parts.contains($0) }
  }
}
