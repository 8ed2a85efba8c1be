import OpenChartsTables

/// Tables of many rows with a column for each kind of a thing, such as the votes for each party.
extension Planner {
  private static let mostSums = 40

  /// A bar with the sum of each column, for four or more columns of counts. They add up to another column, their names
  /// begin or end with the same word, or they hold the votes for parties beside the votes of all voters. `nil` for
  /// other tables, and for up to 60 rows, which can be shown themselves.
  func columnSums(_ facts: ChoiceFacts) -> ChartPlan? {
    guard facts.dates.isEmpty, facts.rowCount > ChartPlan.mostNames, self.facts.rowCount == table.rowCount
    else {
      return nil
    }
    let counts = facts.measures.filter { $0.isWhole && $0.low >= 0 && $0.unit == .plain }
    // Candidates with few votes look like codes, but are parts of the total.
    let small = profiles.filter { column in
      column.isPossibleCount && !counts.contains { $0.index == column.index }
    }
    let run = totalAndParts(counts + small)
    let sets = [ofOneWord(counts), run?.parts, votesForParties(counts)].compactMap { $0 }
    guard let columns = sets.first(where: { (4...Self.mostSums).contains($0.count) }) else { return nil }
    let common = shared(columns)
    let isNamed = common != words.control(.valueTitle)
    let title = isNamed ? common : run.map { spaced($0.total.name) } ?? common
    let value = aggregated(Channel(.folded(columns), .number, title: title), .sum)
    var plan = ChartPlan(.bar, x: value, y: Channel(.foldedNames(columns), .name, title: ""))
    let names = columns.map { table.columns[$0].name }
    // Ages are in their order.
    if !names.allSatisfy({ $0.contains(where: \.isNumber) }) { plan.sort = .valueDown }
    return plan
  }

  /// Words for the people and the ballots of an election.
  private static let electionWords: Set = [
    "registered", "electorate", "electors", "voters", "turnout", "ballots", "invalid", "spoiled", "rejected",
    "wahlberechtigte", "wähler", "ungültige", "wahlbeteiligung", "inscrits", "votants", "exprimés", "blancs",
    "inscritos", "votantes", "elettori", "votanti", "affluenza", "eleitores",
  ]

  /// The longest run of adjacent counts with unknown names, in a table with at least two columns about the voters and the
  /// ballots of an election: the votes for each party, however the parties are called. `nil` for other tables.
  private func votesForParties(_ columns: [ColumnProfile]) -> [Int]? {
    func isAboutElection(_ column: ColumnProfile) -> Bool {
      column.words.contains(where: Self.electionWords.contains)
    }
    guard profiles.count(where: isAboutElection) >= 2 else { return nil }
    let votes = columns.filter { $0.role == .measure && !isAboutElection($0) }.map(\.index).sorted()
    var (longest, run) = ([Int](), [Int]())
    for index in votes {
      run = run.last == index - 1 ? run + [index] : [index]
      if run.count > longest.count { longest = run }
    }
    return longest.count >= 4 ? longest : nil
  }

  // MARK: Answers on one scale

  /// The minimum number of questions, and of answers to each.
  private static let (fewestQuestions, fewestAnswers) = (8, 20)

  /// A bar with the mean of each column, in descending order. There must be eight or more adjacent columns of answers
  /// on a scale from 1 to at most 7.
  ///
  /// `nil` for other tables; for diaries, which have one row per date at regular steps; and for up to 60 rows with
  /// unique names, such as films, which can be compared themselves.
  func meanAnswers(_ facts: ChoiceFacts) -> ChartPlan? {
    guard self.facts.rowCount >= Self.fewestAnswers, !(facts.date.map(isRegular) ?? false),
      !facts.plainNames.contains(where: facts.isOwnName)
    else { return nil }
    let (columns, others) = questions()
    guard columns.count >= Self.fewestQuestions else { return nil }
    let indices = columns.prefix(ChartPlan.mostNames).map(\.index)
    let value = aggregated(Channel(.folded(indices), .number, title: shared(indices)), .mean)
    var plan = ChartPlan(.bar, x: value, y: Channel(.foldedNames(indices), .name, title: ""))
    plan.sort = .valueDown
    noteOmitted(
      &plan, columns.dropFirst(indices.count) + others, besideDrawn: indices.count,
      "columns of numbers from 1 to at most 7")
    return plan
  }

  /// The columns of answers on one scale, and the other columns of such numbers. The former are in the longest run of
  /// adjacent columns of integers from 1 to at most 7. The highest number of each is the largest number of the run, or
  /// one less. One less is allowed, because the highest answer may not occur.
  private func questions() -> (drawn: [ColumnProfile], others: [ColumnProfile]) {
    let isAnswer = profiles.map { column in
      column.type == .number && column.isWhole && column.unit == .plain && column.low >= 1 && column.high <= 7
        && column.high >= 3 && column.distinct >= 3 && column.isNearlyComplete && !column.isNumbering
    }
    let runs = profiles.indices.split { !isAnswer[$0] }
    guard let longest = runs.max(by: { $0.count < $1.count }) else { return ([], []) }
    let columns = longest.map { profiles[$0] }
    guard let most = columns.map(\.high).max(), most >= 4 else { return ([], []) }
    let drawn = Set(columns.filter { $0.high >= most - 1 }.map(\.index))
    return (
      columns.filter { drawn.contains($0.index) },
      profiles.filter { isAnswer[$0.index] && !drawn.contains($0.index) }
    )
  }

  /// The largest set of counts with the same last or first word.
  private func ofOneWord(_ columns: [ColumnProfile]) -> [Int]? {
    let counts = columns.filter { ($0.role == .count || $0.role == .amount) && $0.words.count >= 2 }
    let ends = Dictionary(grouping: counts) { "* \($0.words.last ?? "")" }
    // "Number of visits" and "number of nights" are two quantities.
    let starts = Dictionary(grouping: counts.filter { !RoleWords.counts.contains($0.words[0]) }) {
      "\($0.words[0]) *"
    }
    let sets = ends.merging(starts) { first, _ in first }.sorted { $0.key < $1.key }.map(\.value)
    guard let largest = sets.max(by: { $0.count < $1.count }), largest.count >= 4 else { return nil }
    let total = whole(of: largest)?.index
    return largest.map(\.index).filter { $0 != total }.sorted()
  }

  /// The column that equals the sum of four or more adjacent columns in each row, and these columns; the largest total
  /// if there are several, such as the votes of several contests. `nil` if there is none. Tries at most 20 totals among
  /// 80 columns.
  ///
  /// - Complexity: O(rows) for each run that fits the largest total.
  private func totalAndParts(_ columns: [ColumnProfile]) -> (total: ColumnProfile, parts: [Int])? {
    let columns = Array(columns.sorted { $0.index < $1.index }.prefix(80))
    let values = columns.map { table.columns[$0.index].numbers ?? [] }
    var best: (sum: Double, total: ColumnProfile, parts: [Int])?
    func value(_ column: Int, _ row: Int) -> Double { values[column][row].isFinite ? values[column][row] : 0 }
    func isSum(_ parts: Range<Int>, _ total: Int) -> Bool {
      values[total].indices.allSatisfy { row in
        parts.reduce(0) { $0 + value($1, row) } == value(total, row)
      }
    }
    for total in columns.indices.prefix(20) {
      guard let row = values[total].indices.max(by: { value(total, $0) < value(total, $1) }),
        value(total, row) > 0
      else { continue }
      for start in columns.indices where start != total {
        var (end, sum) = (start, 0.0)
        while end < columns.count, end == start || columns[end].index == columns[end - 1].index + 1,
          end != total,
          sum < value(total, row)
        {
          sum += value(end, row)
          end += 1
        }
        guard sum == value(total, row) else { continue }
        // The last candidates may have no votes in the row with the largest total.
        while !isSum(start..<end, total), end < columns.count, end != total, value(end, row) == 0,
          columns[end].index == columns[end - 1].index + 1
        { end += 1 }
        guard end - start >= 4, isSum(start..<end, total) else { continue }
        let size = values[total].indices.reduce(0) { $0 + value(total, $1) }
        if size > best?.sum ?? 0 { best = (size, columns[total], columns[start..<end].map(\.index)) }
        break
      }
    }
    return best.map { ($0.total, $0.parts) }
  }
}
