import OpenChartsChartMath
import OpenChartsTables

/// Names such as World and Total, whose values include the values of the other names.
enum WholeNames {
  /// Words for totals, and names of wholes in English, German, French, Spanish, Italian, Portuguese, Chinese and
  /// Korean.
  private static let names = TotalRows.words.union([
    "world", "all", "overall", "grand total", "global", "everyone", "both sexes", "tot", "btsx", "welt",
    "alle",
    "monde", "tous", "toutes", "total général", "mundo", "todos", "todas", "total general", "mondo", "tutti",
    "totale generale", "total geral", "geral", "全国", "전체", "전국",
  ])
  /// Words after "all" in the names of wholes.
  private static let kinds: Set = [
    "ages", "persons", "people", "genders", "sexes", "regions", "areas", "categories", "industries", "groups",
    "sectors",
    "countries", "states", "types", "items", "products",
  ]
  private static let words: Set = ["total", "totals", "gesamt", "insgesamt", "totale"]

  /// Countries by which a column of countries is recognized.
  private static let countries: Set = [
    "germany", "france", "italy", "spain", "poland", "deutschland", "frankreich", "italien", "spanien",
    "polen",
    "allemagne", "italie", "espagne", "pologne", "alemania", "francia", "italia", "españa", "polonia",
    "germania", "spagna", "alemanha", "frança", "itália", "espanha", "china", "japan", "canada",
    "united states",
    "united kingdom", "india", "brazil", "sweden", "austria", "netherlands",
  ]

  /// Whether a name denotes a union of countries: European Union, Euro area, EU-27, EA19, OECD, or a number of countries.
  static func isUnion(_ name: String) -> Bool {
    let words = nameWords(name)
    guard let first = words.first else { return false }
    if words.contains("countries"), words.contains(where: { Int($0) != nil }) { return true }
    let text = words.joined(separator: " ")
    if [
      "european union", "europäische union", "union européenne", "unión europea", "unione europea",
      "união europeia", "euro area", "eurozone", "euro zone", "zone euro", "euroraum", "eurozona", "oecd",
      "ocde",
    ].contains(where: { text == $0 || text.hasPrefix($0 + " ") }) {
      return true
    }
    let letters = first.prefix { !$0.isNumber }
    guard ["eu", "ea", "ue", "efta"].contains(letters) else { return false }
    return words.dropFirst().allSatisfy { Int($0) != nil } || first.count > letters.count
  }

  /// Whether at least two of the names, and at least one in twenty, are countries.
  static func areCountries(_ names: [String]) -> Bool {
    let fewest = max(2, names.count / 20)
    return names.lazy.filter { countries.contains(nameWords($0).joined(separator: " ")) }.prefix(fewest)
      .count { _ in true } == fewest
  }

  /// Whether the words of a column's name say that it holds totals, such as "totals" and "global sales".
  static func isColumn(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    return ["global", "overall", "combined", "all"].contains(first) || Self.words.contains(first)
      || Self.words.contains(last)
  }

  /// Whether a name is an unambiguous word for a total. "World" and "All" are not, because they can be other names.
  static func isTotal(_ name: String) -> Bool {
    contains(name)
      && !["world", "global", "all", "everyone", "welt", "alle", "monde", "mundo", "mondo"].contains(
        nameWords(name).joined(separator: " "))
  }

  /// The first unambiguous name for a total, or the code T beside M and F or `_T`, which mean both sexes and a total in
  /// the codes of statistical offices.
  static func total(among names: [String]) -> String? {
    if let name = names.first(where: isTotal) { return name }
    if names.contains("_T") { return "_T" }
    return names.contains("T") && names.contains("M") && names.contains("F") ? "T" : nil
  }

  /// Whether a name denotes a whole: a known name, or a name that begins or ends with a word for a total.
  static func contains(_ name: String) -> Bool {
    let words = nameWords(name)
    guard let first = words.first, let last = words.last else { return false }
    return names.contains(words.joined(separator: " ")) || Self.words.contains(first)
      || Self.words.contains(last) || words.count == 2 && first == "all" && kinds.contains(last)
  }
}

extension TableFacts {
  /// The table without rows that contain other rows, such as World in a table of countries. The table is unchanged if
  /// options choose columns or rows (`--where`).
  ///
  /// A whole would make the bars of its parts short, and a sum over both would count everything twice. A name is a
  /// whole in two cases. It is a known word, and its value is at least as large as each part. Or it is the first or the
  /// last name, and its value is the sum of the others.
  ///
  /// One level is kept if rows are places of several levels. Either the sums or their parts are kept if a list contains
  /// both. The rows with a name are kept if rows without a name hold totals.
  ///
  /// - Parameter zone: The time zone of dates that are joined from their parts. They are joined after rows of whole
  ///   years are left out.
  func ofParts(_ arguments: PlotArguments, zone: ZoneOffsets = .utc) -> TableFacts {
    guard arguments.choosesColumns else { return self }
    var facts = self
    if let note = repeatedRowsNote { facts.table.notes.append(note) }
    if arguments.filter == nil, let months = facts.withoutYearsAmongMonths() {
      var dated = TableFacts(JoinedDate.joined(months.table, zone: zone))
      dated.partsFilter = months.partsFilter
      return dated.withoutFurtherWholes(arguments).named()
    }
    return (facts.ofTotalsOverTime(arguments) ?? facts.withoutWholes(arguments)).named()
  }

  private func withoutWholes(_ arguments: PlotArguments) -> TableFacts {
    guard arguments.choosesColumns, arguments.filter == nil, rowCount >= 3 else { return self }
    if let part = withoutInvalidRows() ?? ofFirstBlock() ?? ofLargestContest() ?? withoutBases()
      ?? withoutLimits()
      ?? ofOneSeries() ?? withoutOtherCounts() ?? withoutYearsOfOtherUnits()
    {
      return part.withoutFurtherWholes(arguments)
    }
    let ofUnit = ofOneUnit(arguments)
    guard ofUnit.partsFilter == nil else { return ofUnit.ofOverallGroups() ?? ofUnit }
    if let part = ofOneLevel() ?? ofOneRankOfSums() ?? withoutSumsOfGroups() ?? withoutBlankTotals()
      ?? withoutSumAtBottom() ?? withoutRegions() ?? withoutMeanOfAll()
    {
      return part.withoutFurtherWholes(arguments)
    }
    if let ofRates = ofWholesOfRates() ?? ofOverallGroups() { return ofRates }
    let measures = partMeasures
    for name in profiles
    where (name.role == .name || name.isNumbered)
      && (3..<ColumnProfile.mostDistinct).contains(name.distinct)
    {
      let wholes = wholes(of: name, measures)
      guard !wholes.isEmpty, case .text(let codes, let names) = table.columns[name.index].values,
        !haveOtherSubjects(codes.map { wholes.contains(Int($0)) }, than: name)
      else { continue }
      let texts = wholes.map { names[$0] }
      var partsTable = table.picked(codes.indices.filter { !wholes.contains(Int(codes[$0])) })
      // The values that did not fit the column's type were words for totals. Their rows are now left out.
      partsTable.columns[name.index].misfit = nil
      let (verb, auxiliary) = texts.count == 1 ? ("holds", "is") : ("hold", "are")
      partsTable.notes.append(
        "\(texts.joined(separator: " and ")) of \(spaced(name.name)) \(verb) the other values and \(auxiliary) left out; --where chooses rows"
      )
      var facts = TableFacts(partsTable)
      facts.partsFilter = texts.map { TableFacts.condition(name, "<>", $0) }.joined(separator: " AND ")
      if wholes.count == 1 { facts.addingColumns = addingColumns(measures, total: Int32(wholes[0]), codes) }
      return facts.withoutFurtherWholes(arguments)
    }
    return withoutAbsurdRows() ?? ofLaterYear() ?? self
  }

  /// Removes wholes in further columns as well, such as ages in addition to regions, and joins the conditions of
  /// `--where`.
  private func withoutFurtherWholes(_ arguments: PlotArguments) -> TableFacts {
    var facts = self
    facts.partsFilter = nil
    facts = facts.withoutWholes(arguments)
    facts.partsFilter = [partsFilter, facts.partsFilter].compactMap { $0 }.joined(separator: " AND ")
    facts.quantity = facts.quantity ?? quantity
    facts.addingColumns.formUnion(addingColumns)
    return facts
  }

  /// The names of the measures whose values in the rows of a total are the sum of all others, within 1 %.
  private func addingColumns(_ measures: [ColumnProfile], total: Int32, _ codes: [Int32]) -> Set<String> {
    let adding = measures.filter { measure in
      var (whole, parts) = (0.0, 0.0)
      for (code, value) in zip(codes, table.columns[measure.index].numbers ?? []) where value.isFinite {
        if code == total { whole += value } else if code >= 0 { parts += value }
      }
      return whole > 0 && abs(whole - parts) <= whole * 0.01
    }
    return Set(adding.map(\.name))
  }

  /// In columns with a name for the total, such as Total in the columns sex and age, keeps only the rows with this
  /// name. Applies if the only measure is a rate or of an unknown kind: a mean of totals and parts would be
  /// meaningless. If no other column has names for the chart, the first of these columns keeps all of its rows. `nil`
  /// for other tables.
  private func ofWholesOfRates() -> TableFacts? {
    let measures = profiles.filter { $0.isAutomaticMeasure && !$0.isDimension }
    guard measures.count == 1, !measures[0].isAdditive, rowCount == table.rowCount else { return nil }
    func whole(_ profile: ColumnProfile) -> String? {
      guard profile.type == .text, (2...40).contains(profile.distinct),
        case .text(_, let names) = table.columns[profile.index].values
      else { return nil }
      return WholeNames.total(among: names)
    }
    var parted = profiles.compactMap { profile in whole(profile).map { (profile, $0) } }
    let hasOtherNames = profiles.contains { $0.role == .name && $0.distinct > 1 && whole($0) == nil }
    if !hasOtherNames { parted = Array(parted.dropFirst()) }
    var facts = self
    for (profile, name) in parted { facts = facts.having(name, in: profile, atLeast: 3) ?? facts }
    return facts.partsFilter == nil ? nil : facts
  }

  /// Whether a name consists of another name and a word for a total, such as "North Total" if there is a name "North".
  private func isSubtotal(_ name: String, among names: Set<String>) -> Bool {
    let parts = nameWords(name)
    guard parts.count >= 2 else { return false }
    let groupWords = parts.filter { !TotalRows.words.contains($0) }
    return groupWords.count < parts.count && names.contains(groupWords.joined(separator: " "))
  }

  /// The first three measures whose values can be parts and their sum.
  var partMeasures: [ColumnProfile] {
    let measures = profiles.lazy.filter {
      // Corrections make a few small values negative.
      $0.isAutomaticMeasure && $0.hasMoreValues(than: 1) && $0.low >= -$0.high * 0.01
        && ($0.isAdditive || $0.role == .measure)
    }
    return Array(measures.prefix(3))
  }

  /// The indices of a column's names that are wholes, in ascending order.
  private func wholes(of name: ColumnProfile, _ measures: [ColumnProfile]) -> [Int] {
    guard case .text(let codes, let names) = table.columns[name.index].values else { return [] }
    let sums = measures.map { measure in
      var sums = [Double](repeating: 0, count: names.count)
      for (row, value) in (table.columns[measure.index].numbers ?? []).enumerated()
      where value.isFinite && codes[row] >= 0 { sums[Int(codes[row])] += value }
      return sums
    }
    guard let first = sums.first else { return [] }
    let haveUnions = WholeNames.areCountries(names)
    let totalIndices = names.indices.filter {
      WholeNames.contains(names[$0]) || haveUnions && WholeNames.isUnion(names[$0])
    }
    let largestPart = first.indices.filter { !totalIndices.contains($0) }.map { first[$0] }.max() ?? 0
    let joinedNames = totalIndices.isEmpty ? [] : Set(names.map { nameWords($0).joined(separator: " ") })
    let totals = totalIndices.filter {
      first[$0] >= largestPart && largestPart > 0 || isSubtotal(names[$0], among: joinedNames)
    }
    if !totals.isEmpty, names.count - totals.count >= 2 { return totals }
    if let largest = wholeInEachGroup(of: name, measures) { return [largest] }
    // With few names, the sum of one measure can be equal by chance; sums of two measures are not.
    guard names.count >= (sums.count > 1 ? 4 : 6) else { return [] }
    return [0, names.count - 1].filter { index in
      // Sums are usually in the last row, so the tolerance for rounding and misread digits is larger there.
      let tolerance = index == 0 ? 0.001 : 0.005
      return sums.allSatisfy { sums in
        let otherSum = sums.reduce(0, +) - sums[index]
        return otherSum > 0 && abs(sums[index] - otherSum) <= otherSum * tolerance
      }
    }.prefix(1).map { $0 }
  }

  /// The name whose value is the sum of the others, within 2.5 %. An example is a country among its states. This must
  /// be true in each group of another column, such as each year; there are 3 to 200 groups with at least ten rows on
  /// average. With 4 to 9 names, the sums must be within 0.2 % in 19 of 20 of at least eight groups. `nil` if there is none.
  private func wholeInEachGroup(of name: ColumnProfile, _ measures: [ColumnProfile]) -> Int? {
    let isShort = name.distinct < 10
    let (tolerance, fewest, fewestRows) = isShort ? (0.001, 8, 4) : (0.0125, 3, 10)
    guard name.distinct >= 4, let measure = measures.first,
      let values = table.columns[measure.index].numbers,
      case .text(let codes, let names) = table.columns[name.index].values
    else { return nil }
    for other in profiles
    where other.index != name.index && other.index != measure.index && (fewest...200).contains(other.distinct)
      && other.distinct * fewestRows <= rowCount
      && (other.type == .date || other.role == .name || other.role == .year)
    {
      let groups = GroupKeys(table.columns[other.index])
      var sums = [Double](repeating: 0, count: groups.count)
      for (group, value) in zip(groups.codes, values) where group >= 0 && value.isFinite {
        sums[Int(group)] += value
      }
      // A whole has half of the sum of the first group, because its parts have the other half.
      var parts = [Double](repeating: 0, count: names.count)
      var members = 0
      for row in values.indices where groups.codes[row] == 0 && values[row].isFinite && codes[row] >= 0 {
        parts[Int(codes[row])] += values[row]
        members += 1
      }
      guard members >= fewestRows,
        let candidate = parts.indices.first(where: {
          sums[0] > 0 && abs(parts[$0] * 2 - sums[0]) <= sums[0] * tolerance
        })
      else { continue }
      var candidateSums = [Double](repeating: 0, count: groups.count)
      for row in values.indices
      where codes[row] == Int32(candidate) && groups.codes[row] >= 0 && values[row].isFinite {
        candidateSums[Int(groups.codes[row])] += values[row]
      }
      let wholeGroups = zip(candidateSums, sums).count { $1 > 0 && abs($0 * 2 - $1) <= $1 * tolerance }
      // The last group can be incomplete.
      if wholeGroups == groups.count || isShort && wholeGroups * 20 >= groups.count * 19 { return candidate }
    }
    return nil
  }
}
