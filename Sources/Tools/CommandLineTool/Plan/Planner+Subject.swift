import OpenChartsStatistics
import OpenChartsTables

/// Distinguishes the numbers and dates that are a table's subject from those that only qualify its rows.
extension Planner {
  /// The measures in order of preference: money and results first, then the others in table order. Independent
  /// variables, numbers that only qualify a row, such as the number of games on which a score is based, and columns whose
  /// names say nothing are last.
  func inOrderOfSubject(_ measures: [ColumnProfile]) -> [ColumnProfile] {
    let ranks = measures.map { $0.isUnnamedAmongNamed ? 3 : rank($0, among: measures) }
    let ordered = (0...3).flatMap { rank in zip(measures, ranks).filter { $1 == rank }.map(\.0) }
    return lastStageFirst(completeFirst(ordered))
  }

  /// The measures, with complete ones of the first one's kind before it if it misses more than 2 % of its values. Columns
  /// of one kind have the same last word or sign after a blank or an underscore, such as `Conf. %` and `Full %`.
  private func completeFirst(_ measures: [ColumnProfile]) -> [ColumnProfile] {
    func kind(_ column: ColumnProfile) -> Substring? {
      let parts = column.name.split { $0 == " " || $0 == "_" }
      return parts.count > 1 ? parts.last : nil
    }
    guard let first = measures.first, first.present * 50 < facts.rowCount * 49, let firstKind = kind(first)
    else { return measures }
    let complete = measures.filter {
      kind($0) == firstKind && $0.role == first.role && $0.unit == first.unit
        && $0.present * 200 >= facts.rowCount * 199
    }
    let indices = Set(complete.map(\.index))
    return complete + measures.filter { !indices.contains($0.index) }
  }

  /// The measures without columns that number the rows 1, 2, 3 … in their order, if other measures remain: such a column
  /// is the rank of named things.
  func withoutRanks(_ measures: [ColumnProfile]) -> [ColumnProfile] {
    guard facts.rowCount >= Self.fewestRanks else { return measures }
    let others = measures.filter {
      !($0.isAscending && $0.hasEqualSteps && $0.role == .measure && $0.low == 1
        && $0.high == Double(facts.rowCount))
    }
    guard others.count < measures.count, others.contains(where: { !$0.isDimension }),
      profiles.contains(where: { $0.role == .name && $0.distinct >= 2 })
    else { return measures }
    return others
  }

  /// The fewest rows in which ascending numbers are no accident.
  private static let fewestRanks = 20

  /// The measures in table order, with independent variables and numbers that qualify a row last.
  func inOrderOfTable(_ measures: [ColumnProfile]) -> [ColumnProfile] {
    let isLast = measures.map { rank($0, among: measures) == 3 }
    return [false, true].flatMap { last in zip(measures, isLast).filter { $1 == last }.map(\.0) }
  }

  /// The preference for a measure: 0 for amounts of money and results; 1 for prices, scores and values; 2 for other
  /// measures; 3 for independent variables and numbers that qualify a row.
  private func rank(_ column: ColumnProfile, among measures: [ColumnProfile]) -> Int {
    if column.isDimension || Self.isDenominator(column) || areGames(column)
      || isSetting(column, among: measures)
    {
      return 3
    }
    // A chart of a mostly empty column would omit most of the table.
    if column.present * 2 < facts.rowCount { return 3 }
    if measures.count >= 3, WholeNames.isColumn(column.words), whole(of: measures)?.index == column.index {
      return 0
    }
    guard isHeadline(column) else { return 2 }
    return isAmount(column.index) ? 0 : 1
  }

  /// Whether the last word of the name, apart from a unit, denotes money or a result: "Final price", "salary (USD)".
  /// False for a price per piece.
  func isHeadline(_ column: ColumnProfile) -> Bool {
    guard !column.words.contains(where: ["unit", "per", "change", "local"].contains) else { return false }
    let subject = column.words.last { !RoleWords.currencies.contains($0) && Int($0) == nil }
    return subject.map(RoleWords.headlines.contains) ?? false
  }

  /// Whether a column holds the games behind wins and losses: `G` beside `W` and `L`.
  private func areGames(_ column: ColumnProfile) -> Bool {
    column.words == ["g"]
      && ["w", "l"].allSatisfy { word in profiles.contains { $0.type == .number && $0.words == [word] } }
  }

  /// Whether a column describes the conditions of a row instead of its result: a fold, a seed, a number of ballots.
  /// Also an amount in local money, if another column has the same amount in a common currency.
  private func isSetting(_ column: ColumnProfile, among measures: [ColumnProfile]) -> Bool {
    if column.words.count <= 2, column.words.contains(where: RoleWords.settings.contains) { return true }
    // In a benchmark, the input size is a condition.
    if column.isWhole, column.words.contains(where: ["size", "n", "iterations", "iter"].contains),
      measures.contains(where: { $0.role == .duration })
    {
      return true
    }
    // The area of a country or county is rarely the subject of a table about it.
    if measures.count >= 3, column.words.count == 1, RoleWords.areas.contains(column.words[0]) { return true }
    guard column.words.contains("local") else { return false }
    let otherWords = Set(column.words).subtracting(["local"])
    return measures.contains { other in
      other.index != column.index && other.words.contains(where: RoleWords.currencies.contains)
        && !otherWords.isDisjoint(with: other.words)
    }
  }

  /// Whether dates are times at which a row was written or changed, or facts about the row's subject, such as a date of
  /// birth or hiring. A chart over such dates would be meaningless.
  ///
  /// - Parameter words: The words of the name of a column of dates.
  static func isStamp(_ words: [String]) -> Bool {
    words.contains { word in
      RoleWords.stamps.contains(word) || word.hasPrefix("aktualisierung") || word.hasPrefix("geburt")
    }
  }

  /// Whether two or three columns of names and settings have one row for each combination, as in a design of
  /// experiments or a season of matches. The dates then only say when a row was observed.
  ///
  /// - Complexity: O(rows) for each of at most 15 pairs and 20 triples of columns.
  func isCompleteDesign(without date: ColumnProfile) -> Bool {
    guard facts.rowCount >= 12, hasRepeats([date.index]) else { return false }
    // Each pair of teams meets once.
    let teams = profiles.filter { $0.role == .name && $0.distinct >= 4 && $0.distinct * 2 <= facts.rowCount }
      .prefix(6)
    for (index, first) in teams.enumerated() {
      for second in teams.dropFirst(index + 1)
      where haveSameNames(first, second) && !hasRepeats([first.index, second.index]) { return true }
    }
    guard !isRegularlyRepeated(date) else { return false }
    let factors = profiles.filter {
      $0.index != date.index && $0.isNearlyComplete && $0.distinct >= 2 && $0.distinct * 2 <= facts.rowCount
        && ($0.role == .name || $0.role == .code || $0.type == .number && isSetting($0, among: []))
    }.prefix(6)
    func isDesign(_ columns: [ColumnProfile]) -> Bool {
      let cells = columns.reduce(1) { $0 * $1.distinct }
      return cells >= facts.rowCount && cells * 10 <= facts.rowCount * 13
        && columns.contains { $0.distinct >= 4 } && !hasRepeats(columns.map(\.index))
    }
    for (i, first) in factors.enumerated() {
      for (j, second) in factors.enumerated().dropFirst(i + 1) {
        if isDesign([first, second]) { return true }
        for third in factors.dropFirst(j + 1) where isDesign([first, second, third]) { return true }
      }
    }
    return false
  }

  /// Whether the distinct dates are nearly equally spaced. They may repeat, as in panel data.
  func isRegularlyRepeated(_ date: ColumnProfile) -> Bool { regularity(of: date).isEven }

  /// The regularity of the distinct dates of a column.
  func regularity(of date: ColumnProfile) -> DateRegularity {
    regularities.value(date.index) { DateRegularity(table.columns[date.index].numbers ?? []) }
  }

  /// The first measure, then the next 12 by descending correlation with it, then the rest unchanged.
  ///
  /// - Complexity: O(1) for each measure, because at most some 4,000 rows are compared.
  func byCorrelation(_ measures: [ColumnProfile]) -> [ColumnProfile] {
    guard measures.count >= 3, let first = table.columns[measures[0].index].numbers else { return measures }
    let others = measures.dropFirst().prefix(12)
    let strengths = others.map { other -> Double in
      guard let values = table.columns[other.index].numbers else { return 0 }
      // A sample of some 4,000 rows suffices for the order.
      let rows = stride(from: 0, to: values.count, by: max(1, values.count / 4000)).filter {
        first[$0].isFinite && values[$0].isFinite
      }
      // Columns that rarely have values in the same rows would give a nearly empty chart.
      guard rows.count >= 10, rows.count * 2 >= min(values.count, 4000) else { return -1 }
      let value = abs(Correlation.coefficient(rows.map { first[$0] }, rows.map { values[$0] }))
      return value.isFinite ? value : 0
    }
    let sorted = zip(others, strengths).enumerated().sorted {
      ($1.element.1, $0.offset) < ($0.element.1, $1.offset)
    }
    return [measures[0]] + sorted.map(\.element.0) + measures.dropFirst(13)
  }

  /// The candidate whose names explain the largest share of a measure's variance, which the chart shows as colours. The
  /// first candidate if none explains at least 2 %; `nil` without candidates.
  ///
  /// - Complexity: O(rows) for each of at most 12 columns.
  func bestColor(_ candidates: [ColumnProfile], of measure: ColumnProfile) -> ColumnProfile? {
    guard candidates.count > 1, let values = table.columns[measure.index].numbers else {
      return candidates.first
    }
    var best: (column: ColumnProfile, share: Double)?
    for candidate in candidates.prefix(12) {
      let share = explainedShare(of: values, by: GroupKeys(table.columns[candidate.index]))
      // Prefer the first of nearly equal columns.
      if share > (best?.share ?? 0) * 1.1 + 0.001 { best = (candidate, share) }
    }
    return (best?.share ?? 0) >= 0.02 ? best?.column : candidates.first
  }

  /// The share of the variance of values that the means of their groups explain, from 0 to 1.
  func explainedShare(of values: [Double], by groups: GroupKeys) -> Double {
    let means = Aggregate.mean(values, in: groups)
    var (count, sum) = (0.0, 0.0)
    for value in values where value.isFinite { (count, sum) = (count + 1, sum + value) }
    guard count > 2 else { return 0 }
    let mean = sum / count
    var (total, between) = (0.0, 0.0)
    for (value, code) in zip(values, groups.codes) where value.isFinite && code >= 0 {
      total += (value - mean) * (value - mean)
      let groupMean = means[Int(code)]
      between += (groupMean - mean) * (groupMean - mean)
    }
    return total > 0 ? between / total : 0
  }

  /// Whether an integer column holds codes of the names in another column, such as department numbers. At least half of
  /// the values must be repetitions; a tenth suffices if the column of names is the next column.
  func isCodeOfName(_ column: ColumnProfile) -> Bool {
    guard column.type == .number, column.isWhole, column.unit == .plain, column.role == .measure,
      (3...2000).contains(column.distinct), column.distinct * 10 <= column.present * 9
    else { return false }
    // Allow a few missing names, and names whose number has changed, such as merged towns.
    return textColumns.value.contains { name in
      guard abs(name.present - column.present) * 50 <= column.present,
        column.distinct * 2 <= column.present || name.index == column.index + 1,
        abs(name.distinct - column.distinct) * 20 <= name.distinct
      else { return false }
      let groups = facts.groups([column.index, name.index]).groups
      return (groups - max(name.distinct, column.distinct)) * 20 <= name.distinct
    }
  }

  /// Whether an integer column with a general name such as "value" counts people by sex and age. Such counts add up. A
  /// column of ages with fractions has a row for each person, whose numbers do not add up.
  func isCountOfPeople(_ index: Int) -> Bool {
    let column = profiles[index]
    guard column.role == .measure, column.isWhole, column.low >= 0, column.high >= 1000 else { return false }
    return sexColumns.value.contains { $0 != index }
      && ageColumns.value.contains { $0 != index && (profiles[$0].type != .number || profiles[$0].isWhole) }
  }

  /// Whether an integer column is the sum of other columns in each row. Then sums over rows have a meaning, too.
  func isRowTotal(_ index: Int) -> Bool {
    let column = profiles[index]
    guard column.role == .measure, column.isWhole, column.low >= 0 else { return false }
    return rowTotal.value(true) { whole(of: profiles.filter(\.isAutomaticMeasure))?.index } == index
  }

  /// Whether a column has codes of the names in another column, such as "DEU" for "Germany". Readers prefer the names.
  func isCode(_ column: ColumnProfile, of others: [ColumnProfile]) -> Bool {
    guard column.type == .text, column.distinct >= 2, table.rowCount == facts.rowCount,
      case .text(_, let codes) = table.columns[column.index].values
    else { return false }
    // Allow some names to have two codes, because different places can have the same name.
    if let name = CodePair.names(of: column.name),
      others.contains(where: { $0.name.lowercased() == name && $0.distinct * 10 >= column.distinct * 9 })
    {
      return true
    }
    let isCode = column.words.contains(where: RoleWords.codes.contains) || codes.allSatisfy(Self.isCodeText)
    // "lab" in "party" is short for "Labour" in "partyname".
    let isShort = codes.allSatisfy { $0.count <= 12 && !$0.contains(" ") }
    let longNames: Set = [column.name.lowercased() + "name", column.name.lowercased() + "_name"]
    guard isCode || isShort && others.contains(where: { longNames.contains($0.name.lowercased()) }) else {
      return false
    }
    return others.prefix(Self.mostSpelledOut).contains { other in
      guard other.index != column.index, other.distinct == column.distinct,
        isCode || longNames.contains(other.name.lowercased()),
        case .text(_, let names) = table.columns[other.index].values
      else { return false }
      let letters = codes.reduce(0) { $0 + $1.count }
      return names.reduce(0) { $0 + $1.count } > letters + names.count
        && facts.groups([column.index, other.index]).groups == column.distinct
    }
  }

  /// Whether a text has the form of a code, without lower case and blanks. It has at most five characters, such as
  /// `DEU`, or at most 24 characters with digits, points or underscores, such as `SP.POP.TOTL`.
  private static func isCodeText(_ text: String) -> Bool {
    guard text.utf8.count <= 24, !text.contains(where: \.isLowercase), !text.contains(" ") else {
      return false
    }
    return text.utf8.count <= 5 || text.contains { $0.isNumber || $0 == "." || $0 == "_" }
  }

  /// The maximum number of columns in which names for codes are searched.
  private static let mostSpelledOut = 50
  /// The minimum number of words of a phrase in addition to the name.
  private static let wordsOfPhrase = 4
  /// The maximum number of columns whose names are searched in phrases.
  private static let mostNames = 12

  /// Whether each text of a column contains the name of another column in a phrase and adds no information. An example
  /// is "State of the dams in Limpopo on 24 October" for "Limpopo". Readers prefer the name.
  func isPhrase(_ column: ColumnProfile, around others: [ColumnProfile]) -> Bool {
    guard table.rowCount == facts.rowCount,
      case .text(let codes, let texts) = table.columns[column.index].values, (2...1000).contains(texts.count),
      nameWords(texts[0]).count > Self.wordsOfPhrase
    else { return false }
    return others.prefix(Self.mostNames).contains { other in
      guard other.index != column.index, other.distinct >= column.distinct,
        case .text(let otherCodes, let names) = table.columns[other.index].values,
        facts.groups([column.index, other.index]).groups == other.distinct
      else { return false }
      return GroupKeys(codes: otherCodes).firstRows.allSatisfy { row in
        guard codes[row] >= 0 else { return false }
        let (text, name) = (texts[Int(codes[row])].lowercased(), names[Int(otherCodes[row])].lowercased())
        return text.contains(name) && nameWords(text).count >= nameWords(name).count + Self.wordsOfPhrase
      }
    }
  }
}
