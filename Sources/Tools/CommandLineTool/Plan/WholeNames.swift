import OpenChartsChartMath
import OpenChartsTables

/// Names such as World and Total, whose values include those of the other names.
enum WholeNames {
  /// In English, German, French, Spanish, Italian and Portuguese.
  private static let names: Set = [
    "world", "total", "totals", "all", "overall", "grand total", "sum", "global", "everyone", "both sexes",
    "welt", "gesamt", "insgesamt", "summe", "alle", "gesamtsumme", "zusammen", "monde", "ensemble", "tous",
    "toutes", "total général", "somme", "mundo", "todos", "todas", "total general", "suma", "mondo", "totale",
    "tutti", "totale generale", "somma", "total geral", "soma", "geral", "計", "合計", "総計", "总计", "合计", "全国",
    "计",
    "계", "합계", "전체", "전국", "ogółem", "razem", "totaal", "yhteensä", "totalt", "jumlah",
  ]
  /// Words after "all" in the names of wholes.
  private static let kinds: Set = [
    "ages", "persons", "people", "genders", "sexes", "regions", "areas", "categories", "industries", "groups",
    "sectors",
    "countries", "states", "types", "items", "products",
  ]
  private static let words: Set = ["total", "totals", "gesamt", "insgesamt", "totale"]

  /// Whether the words of a column's name say that it holds totals, such as "totals" and "global sales".
  static func isColumn(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    return ["global", "overall", "combined", "all"].contains(first) || Self.words.contains(first)
      || Self.words.contains(last)
  }

  /// Whether a name says that it is a total, and cannot be a name of another kind, as "World" and "All" can.
  static func isTotal(_ name: String) -> Bool {
    contains(name)
      && !["world", "global", "all", "everyone", "welt", "alle", "monde", "mundo", "mondo"].contains(
        nameWords(name).joined(separator: " "))
  }

  /// Whether a name says that it is a whole: one of the known names, or one that begins or ends with a word for a
  /// total.
  static func contains(_ name: String) -> Bool {
    let words = nameWords(name)
    guard let first = words.first, let last = words.last else { return false }
    return names.contains(words.joined(separator: " ")) || Self.words.contains(first)
      || Self.words.contains(last) || words.count == 2 && first == "all" && kinds.contains(last)
  }
}

extension TableFacts {
  /// The table without the rows of wholes, such as World among countries. Options that choose columns, and `--where`,
  /// leave the table unchanged.
  ///
  /// Next to the bar of a whole, the bars of its parts would be short, and a sum over both would count everything
  /// twice. A whole has a known name and at least the value of each part, or it is the first or last name and equals
  /// the sum of the others. Of places of several levels one level stays, of a list of sums with their parts the sums or the
  /// parts, and of rows with and without a name, of which those without one are totals, the rows with a name.
  ///
  /// - Parameter zone: The time zone of dates that are joined from their parts after rows of whole years are left out.
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
    if let part = ofFirstBlock() ?? ofLargestContest() ?? withoutOtherCounts() ?? withoutYearsOfOtherUnits() {
      return part.withoutFurtherWholes(arguments)
    }
    let ofUnit = ofOneUnit(arguments)
    guard ofUnit.partsFilter == nil else { return ofUnit }
    if let part = ofOneLevel() ?? ofOneRankOfSums() ?? withoutBlankTotals() ?? withoutSumAtBottom() {
      return part.withoutFurtherWholes(arguments)
    }
    if let ofRates = ofWholesOfRates() { return ofRates }
    let measures = partMeasures
    for name in profiles
    where (name.role == .name || name.isNumbered)
      && (3..<ColumnProfile.mostDistinct).contains(name.distinct)
    {
      let wholes = wholes(of: name, measures)
      guard !wholes.isEmpty, case .text(let codes, let names) = table.columns[name.index].values else {
        continue
      }
      let texts = wholes.map { names[$0] }
      var partsTable = table.picked(codes.indices.filter { !wholes.contains(Int(codes[$0])) })
      // The misfits were the words for totals, which are removed.
      partsTable.columns[name.index].misfit = nil
      let (verb, auxiliary) = texts.count == 1 ? ("holds", "is") : ("hold", "are")
      partsTable.notes.append(
        "\(texts.joined(separator: " and ")) of \(spaced(name.name)) \(verb) the other values and \(auxiliary) left out; --where chooses rows"
      )
      var facts = TableFacts(partsTable)
      facts.partsFilter = texts.map { TableFacts.condition(name, "<>", $0) }.joined(separator: " AND ")
      return facts.withoutFurtherWholes(arguments)
    }
    return withoutAbsurdRows() ?? self
  }

  /// The table without the wholes in other columns, too, such as ages beside regions, with the conditions of both.
  private func withoutFurtherWholes(_ arguments: PlotArguments) -> TableFacts {
    var facts = self
    facts.partsFilter = nil
    facts = facts.withoutWholes(arguments)
    facts.partsFilter = [partsFilter, facts.partsFilter].compactMap { $0 }.joined(separator: " AND ")
    facts.quantity = facts.quantity ?? quantity
    return facts
  }

  /// The rows of the whole in each of several columns of parts, such as Total in sex and in age, if the only measure is
  /// a rate or of an unknown kind: a mean of wholes and parts describes nothing. The column that the chart needs for
  /// its names stays. `nil` for other tables.
  private func ofWholesOfRates() -> TableFacts? {
    let measures = profiles.filter { $0.isAutomaticMeasure && !$0.isDimension }
    guard measures.count == 1, !measures[0].isAdditive, rowCount == table.rowCount else { return nil }
    func whole(_ profile: ColumnProfile) -> String? {
      guard profile.type == .text, (2...40).contains(profile.distinct),
        case .text(_, let names) = table.columns[profile.index].values
      else { return nil }
      return names.first(where: WholeNames.isTotal)
    }
    var parted = profiles.compactMap { profile in whole(profile).map { (profile, $0) } }
    let hasOtherNames = profiles.contains { $0.role == .name && $0.distinct > 1 && whole($0) == nil }
    if !hasOtherNames { parted = Array(parted.dropFirst()) }
    var facts = self
    for (profile, name) in parted { facts = facts.having(name, in: profile, atLeast: 3) ?? facts }
    return facts.partsFilter == nil ? nil : facts
  }

  /// Whether a name is a word for a total and another of the names, such as "North Total" beside "North".
  private func isSubtotal(_ name: String, among names: Set<String>) -> Bool {
    let parts = nameWords(name)
    guard parts.count >= 2 else { return false }
    let groupWords = parts.filter {
      !["total", "totals", "subtotal", "gesamt", "summe", "totale"].contains($0)
    }
    return groupWords.count < parts.count && names.contains(groupWords.joined(separator: " "))
  }

  /// The first measures whose values may be those of parts and of their whole.
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
    let totalIndices = names.indices.filter { WholeNames.contains(names[$0]) }
    let largestPart = first.indices.filter { !totalIndices.contains($0) }.map { first[$0] }.max() ?? 0
    let joinedNames = totalIndices.isEmpty ? [] : Set(names.map { nameWords($0).joined(separator: " ") })
    let totals = totalIndices.filter {
      first[$0] >= largestPart && largestPart > 0 || isSubtotal(names[$0], among: joinedNames)
    }
    if !totals.isEmpty, names.count - totals.count >= 2 { return totals }
    if let largest = wholeInEachGroup(of: name, measures) { return [largest] }
    // One sum may be equal by chance among few names, two are not.
    guard names.count >= (sums.count > 1 ? 4 : 6) else { return [] }
    return [0, names.count - 1].filter { index in
      // Sums are usually at the bottom, where rounding and misread digits are allowed for.
      let tolerance = index == 0 ? 0.001 : 0.005
      return sums.allSatisfy { sums in
        let otherSum = sums.reduce(0, +) - sums[index]
        return otherSum > 0 && abs(sums[index] - otherSum) <= otherSum * tolerance
      }
    }.prefix(1).map { $0 }
  }

  /// The name whose value is within 2.5 % of the sum of the others, in each of at least three groups by another column
  /// with at least ten names each, as a country has among its states in each year; `nil` if there is none.
  private func wholeInEachGroup(of name: ColumnProfile, _ measures: [ColumnProfile]) -> Int? {
    guard name.distinct >= 10, let measure = measures.first,
      let values = table.columns[measure.index].numbers,
      case .text(let codes, let names) = table.columns[name.index].values
    else { return nil }
    for other in profiles
    where other.index != name.index && other.index != measure.index && (3...200).contains(other.distinct)
      && other.distinct * 10 <= rowCount
      && (other.type == .date || other.role == .name || other.role == .year)
    {
      let groups = GroupKeys(table.columns[other.index])
      var sums = [Double](repeating: 0, count: groups.count)
      for (group, value) in zip(groups.codes, values) where group >= 0 && value.isFinite {
        sums[Int(group)] += value
      }
      // Candidates have half of the first group.
      var parts = [Double](repeating: 0, count: names.count)
      var members = 0
      for row in values.indices where groups.codes[row] == 0 && values[row].isFinite && codes[row] >= 0 {
        parts[Int(codes[row])] += values[row]
        members += 1
      }
      guard members >= 10,
        let candidate = parts.indices.first(where: { abs(parts[$0] * 2 - sums[0]) <= sums[0] * 0.0125 })
      else { continue }
      var own = [Double](repeating: 0, count: groups.count)
      for row in values.indices
      where codes[row] == Int32(candidate) && groups.codes[row] >= 0 && values[row].isFinite {
        own[Int(groups.codes[row])] += values[row]
      }
      if zip(own, sums).allSatisfy({ $1 > 0 && abs($0 * 2 - $1) <= $1 * 0.0125 }) { return candidate }
    }
    return nil
  }
}
