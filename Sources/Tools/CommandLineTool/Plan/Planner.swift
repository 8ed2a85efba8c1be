import Foundation
import OpenChartsChartMath
import OpenChartsPhrases
import OpenChartsTables

/// Makes a plan from a table and options. Without options the columns decide: dates and numbers become lines, names
/// and numbers bars, two numbers points, one number a histogram.
struct Planner {
  let facts: TableFacts
  let arguments: PlotArguments
  /// The language of titles.
  let words: SpeechLanguage
  var zone = ZoneOffsets.utc
  /// The channel whose names have a panel each; `nil` for one chart.
  var facet: Channel?
  /// A cache of the columns that hold the sum of others, by the columns that were compared.
  let wholes = Memo<[Int], Int?>()
  /// A cache of ``isPropertyOfName(_:)``, by column.
  let propertiesOfNames = Memo<Int, Bool>()
  /// A cache of ``isRunningCount(_:)``, by column.
  let runningCounts = Memo<Int, Bool>()
  /// A cache of the columns that hold the sum of some of the others, by the columns that were compared.
  let partialSums = Memo<[Int], [Int]>()
  /// A cache of the regularity of columns of dates, by column.
  let regularities = Memo<Int, DateRegularity>()
  /// The first two columns whose names denote repetitions, sexes and ages.
  let replicateColumns, sexColumns, ageColumns: Lazy<[Int]>
  /// The column that is the sum of the other measures, under the key `true`.
  let rowTotal = Memo<Bool, Int?>()
  /// The columns of percentages that add up to about 100 in each row, under the key `true`.
  let rowShares = Memo<Bool, [Int]>()
  /// The values of columns that are far from all others, by the column.
  let farValuesByColumn = Memo<Int, [Double]>()
  /// The columns of counts, whose products with prices are amounts.
  let countColumns: Lazy<[ColumnProfile]>
  /// The first columns of possible prices, of texts and of names. Every column is compared with these only: comparing
  /// with all would take minutes for a table of 16,000 columns.
  let priceColumns, textColumns, nameColumns: Lazy<[ColumnProfile]>
  /// The first columns of numbers that identify all rows, and their values.
  let keyColumns: Lazy<[(column: ColumnProfile, values: Set<Double>)]>

  init(_ facts: TableFacts, arguments: PlotArguments) {
    self.facts = facts
    var arguments = arguments
    // If a column has a name that looks like a choice of colours, `--color` means the column.
    if arguments.color == nil,
      let choiceIndex = arguments.colorChoices.firstIndex(where: { facts.table.index(named: $0.text) != nil })
    {
      arguments.color = arguments.colorChoices.remove(at: choiceIndex).text
    }
    self.arguments = arguments
    words = SpeechLanguage(Locale(identifier: arguments.locale))
    countColumns = Lazy { Array(facts.profiles.filter { $0.role == .count }.prefix(4)) }
    priceColumns = Self.first(9, of: facts) { $0.role == .level || $0.role == .measure }
    textColumns = Self.first(50, of: facts) { $0.type == .text }
    nameColumns = Self.first(8, of: facts) { $0.role == .name }
    keyColumns = Lazy {
      let keys = facts.profiles.lazy.filter {
        $0.type == .number && ($0.role == .identifier || $0.role == .index) && $0.isUnique
          && $0.present == $0.rowCount
      }
      return keys.prefix(3).map { ($0, Set(facts.table.columns[$0.index].numbers ?? [])) }
    }
    replicateColumns = Self.columns(of: facts, named: RoleWords.replicates)
    sexColumns = Self.columns(of: facts, named: RoleWords.sexes)
    ageColumns = Self.columns(of: facts, named: RoleWords.ages)
  }

  /// All rows, or the first rows of a table at an engine.
  var table: Table { facts.table }
  var profiles: [ColumnProfile] { facts.profiles }

  func plan() throws(PlanError) -> ChartPlan {
    if let name = arguments.facet, !name.isEmpty, facet == nil { return try ofPanels(name).plan() }
    if arguments.isInSpace {
      var plan = try space()
      try finish(&plan)
      return plan
    }
    let isOpen = arguments.choosesColumns
    var plan: ChartPlan
    if let mark = arguments.summary {
      plan = try summarized(mark)
    } else {
      plan = isOpen ? try automatic() : try given()
    }
    try refuseMisfits(plan)
    if isOpen, !hasUnits(plan) {
      plan = try timed(plan)
    } else if let mark = arguments.mark, isOpen {
      plan = try redrawn(plan, as: mark)
    }
    if let aggregate = arguments.aggregate, isOpen { apply(aggregate, to: &plan) }
    nameFewMeans(&plan)
    if isOpen { noteFarValues(&plan) }
    plan.facet = facet ?? plan.facet
    try finish(&plan)
    plan.error = try error(plan)
    try refuseIneffective(plan)
    return plan
  }

  /// Whether each time unit that the options set is used on the x or y axis of a plan.
  func hasUnits(_ plan: ChartPlan) -> Bool {
    arguments.timeUnits.allSatisfy { unit in [plan.x, plan.y].contains { $0?.grouping == unit.grouping } }
  }

  // MARK: Columns

  func column(_ name: String) throws(PlanError) -> Int {
    let match = table.match(name)
    if let index = match.index { return index }
    if let ambiguity = match.ambiguity { throw PlanError("\(table.file): column \"\(name)\": \(ambiguity)") }
    // A number means a column's position, unless a column has that name.
    if let position = Int(name), table.columns.indices.contains(position - 1) { return position - 1 }
    let suggestion = nearestName(to: name, among: table.columns.map(\.name))
    let columnNames = table.columns.prefix(12).map { "\"\($0.name)\"" }.joined(separator: ", ")
    throw PlanError(
      "\(table.file): there is no column \"\(name)\"; "
        + (suggestion.map { "did you mean \"\($0)\"?" } ?? "there are \(columnNames)"))
  }

  func kind(of index: Int) -> FieldKind {
    switch profiles[index].type {
    case .number: .number
    case .date: .date
    case .boolean, .text: .name
    }
  }

  func channel(_ index: Int) -> Channel {
    Channel(.column(index), kind(of: index), title: title(index))
  }

  /// A column's name, with the offset that was subtracted from its numbers.
  private func title(_ index: Int) -> String {
    let name = label(index)
    guard let offset = profiles[index].offset else { return name }
    let sign = offset.digits < 0 ? "+" : "\u{2212}"
    return
      "\(name) \(sign) \(NumberText.grouped(ExactNumber(digits: Int128(offset.digits.magnitude), scale: offset.scale)))"
  }

  /// A column as names, regardless of its type.
  func names(_ index: Int) -> Channel {
    Channel(.column(index), .name, title: label(index))
  }

  /// A column's name in titles: "year" for years without a header, and nothing for other columns without one.
  private func label(_ index: Int) -> String {
    let name = table.columns[index].name
    if JoinedDate.isJoined(index, in: table) { return "date" }
    let column = profiles[index]
    if column.type == .date, column.words == ["time", "period"], naturalUnit(column) == .year {
      return words.control(.yearTitle)
    }
    guard name == "column \(index + 1)" else { return spaced(name) }
    if column.type == .date { return naturalUnit(column) == .year ? words.control(.yearTitle) : "" }
    return column.type == .text ? "" : spaced(name)
  }

  /// Throws if a drawn column of numbers or dates contains values that are neither.
  func refuseMisfits(_ plan: ChartPlan) throws(PlanError) {
    var usedColumns = plan.prices
    for channel in [plan.x, plan.xEnd, plan.y, plan.yEnd, plan.z, plan.size] {
      guard let channel, channel.kind != .name else { continue }
      switch channel.source {
      case .column(let index): usedColumns.append(index)
      case .folded(let indices): usedColumns += indices
      case .rows, .foldedNames: break
      }
    }
    try refuseMisfits(in: usedColumns)
  }

  /// Throws if one of these columns of numbers or dates contains values that are neither.
  func refuseMisfits(in columns: [Int]) throws(PlanError) {
    for index in columns {
      guard let misfit = profiles[index].misfit else { continue }
      let problem: TableError.Problem =
        misfit.expected == .date ? .notADate(misfit.text) : .notANumber(misfit.text)
      throw PlanError(
        TableError(file: table.file, row: misfit.row, column: table.columns[index].name, problem)
          .description)
    }
  }

  // MARK: Aggregates

  /// The function that combines several rows at one position.
  func aggregate(for index: Int) -> Aggregate {
    if let aggregate = arguments.aggregate { return aggregate }
    // The last cumulative total contains the earlier ones.
    let isRunning =
      profiles[index].words.contains(where: RoleWords.cumulative.contains) || isRunningCount(index)
    if isRunning, !hasReplicates { return .max }
    if isAdditive(index) { return .sum }
    return !arguments.choosesColumns || farValues(index).isEmpty ? .mean : .median
  }

  /// Whether rows are repetitions of experiments, which are averaged.
  var hasReplicates: Bool { !replicateColumns.value.isEmpty }

  private static func first(
    _ count: Int, of facts: TableFacts, where isMeant: @escaping (ColumnProfile) -> Bool
  ) -> Lazy<[ColumnProfile]> {
    Lazy { Array(facts.profiles.lazy.filter(isMeant).prefix(count)) }
  }

  private static func columns(of facts: TableFacts, named names: Set<String>) -> Lazy<[Int]> {
    Lazy {
      let columns = facts.profiles.lazy.filter { $0.words.contains(where: names.contains) }
      return columns.prefix(2).map(\.index)
    }
  }

  /// The number of rows, or with `--aggregate share` their share of all rows.
  func counted() -> Channel {
    arguments.aggregate == .share
      ? Channel(.rows, .number, title: words.control(.shareTitle), aggregate: .share)
      : Channel(.rows, .number, title: words.control(.countTitle), aggregate: .count)
  }

  func aggregated(_ channel: Channel, _ aggregate: Aggregate) -> Channel {
    var channel = channel
    channel.aggregate = aggregate
    let name = channel.title
    channel.title =
      switch aggregate {
      case .count: words.control(.countOf, name)
      case .sum: named(.totalOf, name)
      case .mean: named(.meanOf, name)
      case .median: named(.medianOf, name)
      case .min: named(.lowestOf, name)
      case .max: named(.highestOf, name)
      case .deviation: named(.deviationOf, name)
      case .distinct: words.control(.distinctOf, name)
      case .share: words.control(.shareOf, name)
      case .quantile(let percent): words.control(.percentileOf, Aggregate.text(percent), name)
      }
    return channel
  }

  /// A column's name with the word for its aggregate, unless the name contains that word already.
  func named(_ word: ControlPhrase, _ name: String) -> String {
    Self.word(words.control(word, ""), isIn: name) ? name : words.control(word, name)
  }

  /// Whether several rows have the same positions, intervals and names, so that they are combined.
  ///
  /// - Parameter channels: The channels without an aggregate. `nil` and names of several columns have no effect.
  func combinesRows(at channels: [Channel?]) -> Bool {
    // The values of several columns at one position are not combined.
    let channels = channels.compactMap { $0 }.filter {
      if case .foldedNames = $0.source { false } else { true }
    }
    let columns = channels.compactMap { channel -> Int? in
      if case .column(let index) = channel.source { index } else { nil }
    }
    if channels.allSatisfy({ $0.grouping == .none }) { return hasRepeats(columns) }
    // For an engine, only the first rows are loaded; its answer says whether each group has a single row.
    let keyChannels = channels + [facet].compactMap { $0 }
    guard table.rowCount == facts.rowCount, keyChannels.allSatisfy({ isReadable($0) }) else {
      return !facts.hasSingleRows
    }
    var groups = GroupKeys(rowCount: table.rowCount)
    for channel in keyChannels {
      groups = groups.combined(with: RawChannel(channel, table, repeats: 1, zone: zone).keys)
    }
    return groups.codes.count { $0 >= 0 } > groups.count
  }

  /// Whether the groups of a channel are known before its axis. Not true of bins, whose edges depend on the axis.
  private func isReadable(_ channel: Channel) -> Bool {
    guard case .column = channel.source else { return false }
    switch channel.grouping {
    case .none, .unit, .cycle: return true
    case .bins, .intervals: return false
    }
  }

  /// Removes the aggregate's name from the automatic title, for positions with one row each.
  func unnamed(_ channel: Channel) -> Channel {
    guard let aggregate = channel.aggregate, ![.count, .share, .deviation, .distinct].contains(aggregate)
    else {
      return channel
    }
    let plainTitle: String
    switch channel.source {
    case .column(let index): plainTitle = title(index)
    case .folded(let columns): plainTitle = shared(columns)
    case .rows, .foldedNames: return channel
    }
    let plain = Channel(channel.source, channel.kind, title: plainTitle)
    guard channel.title == aggregated(plain, aggregate).title else { return channel }
    var channel = channel
    channel.title = plainTitle
    return channel
  }

  private static func word(_ word: String, isIn name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }
    return word.lowercased().split { !$0.isLetter }.contains { words.contains($0) && $0.count > 2 }
  }

  private func apply(_ aggregate: Aggregate, to plan: inout ChartPlan) {
    func replaced(_ channel: Channel?) -> Channel? {
      guard let channel, channel.aggregate != nil, case .column(let index) = channel.source else {
        return channel
      }
      return aggregated(self.channel(index), aggregate)
    }
    plan.x = replaced(plan.x)
    plan.y = replaced(plan.y)
  }

  /// Whether several rows have the same values in these columns.
  func hasRepeats(_ columns: [Int]) -> Bool {
    facts.hasRepeats(columns)
  }

  /// The mean number of rows in a group; 1 if all rows differ.
  func rowsPerGroup(_ columns: [Int]) -> Double {
    let (rows, groups) = facts.groups(columns)
    return groups == 0 ? 1 : Double(rows) / Double(groups)
  }
}
