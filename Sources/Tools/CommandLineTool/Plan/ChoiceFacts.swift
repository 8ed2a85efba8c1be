import OpenChartsStatistics
import OpenChartsTables

/// Properties of a table that rules and candidates share, computed when first used.
final class ChoiceFacts {
  let planner: Planner
  /// The columns of dates that may be an axis of time.
  let dates: [ColumnProfile]
  /// The columns that an automatic chart may measure: in table order, and in order of preference with independent
  /// variables last.
  let numbers, measures: [ColumnProfile]
  /// The measures in table order, with independent variables last.
  let tableOrder: [ColumnProfile]
  /// The columns of names that may be an axis.
  let names: [ColumnProfile]
  /// Columns of plain names, without those of identifiers and addresses.
  let plainNames: [ColumnProfile]

  init(_ planner: Planner) {
    self.planner = planner
    let profiles = planner.profiles
    // Three rows with two measures are a course and no correlation. A single measure has bars.
    let isShort = planner.facts.rowCount == 3 && profiles.count { $0.isAutomaticMeasure } >= 2
    let parts = JoinedDate.partColumns(of: planner.table)
    let isSurvey = planner.isSurvey && !planner.surveyAnswers.isEmpty
    let times = profiles.filter {
      $0.type == .date && !(isSurvey && planner.isAnswerMoment($0)) && !$0.isNearlyEmpty
        && !parts.contains($0.index)
        && ($0.distinct >= 4 || $0.distinct == 3 && (isShort || planner.hasOneRowForEachThing(at: $0)))
    }
    let rowDates = times.filter { !Planner.isStamp($0.words) }
    // An edition tells when a book was printed, and not to which time its rows belong.
    let currentDates = rowDates.filter { !$0.words.contains(where: RoleWords.editions.contains) }
    let unstampedTimes = currentDates.isEmpty ? rowDates : currentDates
    // Laureates belong to the year of their prize, not to that of their birth.
    let rowTimes = unstampedTimes.filter { !$0.words.contains(where: RoleWords.lifeDates.contains) }
    let hasNamedTime = rowTimes.contains { $0.words.contains(where: RoleWords.times.contains) }
    dates = hasNamedTime ? rowTimes : unstampedTimes.isEmpty ? times : unstampedTimes
    let isRegister = planner.isRegister
    let hasDates = profiles.contains { $0.type == .date }
    let namedParts = JoinedDate.namedParts(of: planner.table)
    let places = planner.placesOfEvents(dates)
    let possibleMeasures = profiles.filter {
      !parts.contains($0.index) && !namedParts.contains($0.index) && !planner.isCodeOfName($0)
        && !$0.words.contains(where: RoleWords.replicates.contains) && $0.isAutomaticMeasure
        && !places.contains($0.index)
        && !(hasDates && $0.isTimeOfDay) && !(isSurvey && planner.isTimer($0))
        && !(isRegister && ($0.isListed || !$0.isAdditive && $0.distinct <= 12))
    }
    let counters = planner.counters(possibleMeasures)
    let variedMeasures = Self.varied(
      possibleMeasures.filter { !counters.contains($0.index) }, keepsLikeOthers: planner.facts.rowCount <= 12)
    numbers = variedMeasures.isEmpty ? possibleMeasures : variedMeasures
    // Beside names that repeat, neither a number of each row nor one of each row in its group is measured.
    let hasGroups = profiles.contains { $0.role == .name && $0.distinct > 1 && $0.distinct * 2 <= $0.present }
    let unnumberedMeasures = numbers.filter {
      !$0.isNumbering && !($0.isRestarting && hasGroups && $0.role == .measure) && !planner.isCounter($0)
    }
    let results = unnumberedMeasures.isEmpty && !hasGroups ? numbers : unnumberedMeasures
    measures = planner.inOrderOfSubject(results)
    tableOrder = planner.inOrderOfTable(results)
    let texts = profiles.filter {
      $0.type == .text && !$0.isAddress && $0.distinct >= 2 && !$0.isNearlyEmpty
        && !planner.isNearlyConstant($0)
    }
    let nameTexts = texts.filter { $0.role == .name }
    let spelledOut = nameTexts.filter {
      !planner.isCode($0, of: nameTexts) && !planner.isPhrase($0, around: nameTexts)
    }
    plainNames = spelledOut
    names = plainNames.isEmpty ? texts : plainNames
  }

  /// Returns the columns with more than one value: a column with a single value shows no differences.
  ///
  /// - Parameter keepsLikeOthers: Whether to keep a measure with a single value that is in the range of at least two other
  ///   measures of its unit, such as a weekday on which everyone worked eight hours.
  private static func varied(_ possibleMeasures: [ColumnProfile], keepsLikeOthers: Bool) -> [ColumnProfile] {
    let isVaried = possibleMeasures.map { $0.hasMoreValues(than: 1) }
    let columns = zip(possibleMeasures, isVaried)
    let variedMeasures = columns.filter(\.1).map(\.0)
    guard keepsLikeOthers, variedMeasures.count >= 2, variedMeasures.count < possibleMeasures.count else {
      return variedMeasures
    }
    let ends = Dictionary(
      grouping: variedMeasures.filter { $0.role == .measure }.map {
        (unit: $0.unit, low: $0.low, high: $0.high)
      },
      by: \.unit)
    return columns.filter { column, isVaried in
      if isVaried { return true }
      guard let unitRanges = ends[column.unit], column.role == .measure else { return false }
      let value = column.high
      let enclosingRanges = unitRanges.lazy.filter { $0.low <= value && value <= $0.high * 1.5 }
      return enclosingRanges.prefix(2).count { _ in true } == 2
    }.map(\.0)
  }

  func profile(_ index: Int?) -> ColumnProfile? { index.map { planner.profiles[$0] } }

  var rowCount: Int { planner.facts.rowCount }

  /// The axis of time.
  var date: ColumnProfile? { planner.finest(dates) }

  /// Whether each row has its own value in a column of at most 60 rows.
  func isOwnName(_ name: ColumnProfile) -> Bool {
    rowCount <= ChartPlan.mostNames && name.distinct == rowCount
  }

  /// The first column, if it counts years with their months or quarters without naming the years, such as 1-01 to 3-12.
  lazy var periods: ColumnProfile? = {
    guard let name = names.first, name.index == 0, rowCount >= 8, name.distinct == rowCount,
      planner.table.rowCount == rowCount,
      case .text(let codes, let names) = planner.table.columns[0].values
    else { return nil }
    var last = (0, 0)
    let areAscending = codes.allSatisfy { code in
      let parts = code < 0 ? [] : names[Int(code)].split(separator: "-")
      guard parts.count == 2, let year = Int(parts[0]), let part = Int(parts[1]), (1...12).contains(part)
      else { return false }
      defer { last = (year, part) }
      return (year, part) > last
    }
    return areAscending ? name : nil
  }()

  /// Whether each of at most 200 rows has its own name in a column of plain names.
  lazy var hasNamedRows: Bool = rowCount <= 200 && plainNames.contains { $0.distinct == rowCount }

  /// Whether the table has no measures, but a start date and an end date in each row.
  lazy var hasStartAndEnd: Bool = measures.isEmpty && planner.pair("start", "end")?.start.type == .date

  /// Whether rows are repeated observations, rather than one row for each name.
  lazy var isObservations: Bool = {
    guard let finest = names.max(by: { $0.distinct < $1.distinct }) else { return false }
    return rowCount >= 30 && Double(rowCount) / Double(finest.distinct) > 8
  }()

  /// Whether each row is one thing with a unique name or identifier, and several rows share a date.
  lazy var isOneRowForEachName: Bool = date.map { planner.isOneRowForEachName($0) } ?? false

  /// Whether the first measure has several rows at one time, whose mean would depend on a few large values.
  lazy var isSkewed: Bool = {
    guard let date, !isPanel, let first = timeMeasures.first, planner.hasRepeats([date.index]),
      planner.isSkewed(first)
    else { return false }
    let series = planner.bestSeries(date)
    return planner.rowsPerGroup([date.index] + (series.map { [$0.index] } ?? [])) >= 2
  }()

  /// The measures in the order of preference for a chart over time.
  ///
  /// A running total comes first. Otherwise, if rows of one date are combined, amounts precede other measures, because
  /// their sum has a meaning, unlike a mean of the prices of different things. If no rows are combined, the measures
  /// keep the table's order.
  lazy var timeMeasures: [ColumnProfile] = {
    if let balance {
      return measures.filter { $0.index == balance } + measures.filter { $0.index != balance }
    }
    if let date {
      // Rows with names are sales or events, whose amounts add up.
      guard planner.hasRepeats([date.index]) else {
        return names.isEmpty && planner.isRegular(date) ? tableOrder : amountsFirst
      }
      if let series = planner.bestSeries(date), date.distinct * series.distinct <= rowCount * 6 / 5,
        !planner.hasRepeats([date.index, series.index])
      {
        return measures
      }
      if isPanel { return measures }
    }
    return amountsFirst
  }()

  /// Whether rows are those of many countries or firms, each with one row at nearly every time.
  lazy var isPanel: Bool = {
    guard let date else { return false }
    return planner.profiles.contains {
      ($0.role == .name || $0.role == .code) && $0.distinct > 14
        && date.distinct * $0.distinct <= rowCount * 3 / 2 && !planner.hasRepeats([date.index, $0.index])
    }
  }()

  private var amountsFirst: [ColumnProfile] {
    let isAmount = measures.map { planner.isAmount($0.index) }
    let isSum = measures.map { planner.isAdditive($0.index) }
    let ranks = zip(isAmount, isSum).map { $0 ? 0 : $1 ? 1 : 2 }
    return (0...2).flatMap { rank in zip(measures, ranks).filter { $1 == rank }.map(\.0) }
  }

  /// The measure that is the running total of another one, such as the balance of an account; `nil` if there is none. The
  /// payments are one column with values of both signs, or two columns (debit and credit). In each row, one of the two
  /// columns is empty or zero. Rows are in ascending or descending time.
  lazy var balance: Int? = date == nil ? nil : planner.runningTotal(measures)

  /// Whether the axis of time only tells when rows were written, or belongs to the things that they describe.
  lazy var hasOnlyStamps: Bool = date.map { Planner.isStamp($0.words) } ?? false

  /// The columns named after months or quarters, if they are most of the numbers; else empty.
  lazy var partsOfYear: [Int] = planner.partsOfYear()

  /// Whether names alone tell the rows apart, as in a plan of experiments.
  lazy var isDesign: Bool = date.map { planner.isCompleteDesign(without: $0) } ?? false

  /// Whether rows are events at irregular times, nearly each with its own longitude and latitude.
  lazy var isOneEventForEachPlace: Bool = {
    guard let date, rowCount >= 20, coordinates.count == 2, !hasFewPlaces else { return false }
    return coordinates.allSatisfy { $0.distinct * 2 >= min(rowCount, ColumnProfile.mostDistinct) }
      && !planner.isRegular(date)
  }()

  /// The first column of latitudes and the first one of longitudes.
  private lazy var coordinates: [ColumnProfile] = [RoleWords.latitudes, RoleWords.longitudes].compactMap {
    names in planner.profiles.first { $0.type == .number && $0.words.contains(where: names.contains) }
  }

  /// Whether the rows belong to a few named places, with at least three rows each on average: the names explain nearly all
  /// of the variance of both coordinates.
  lazy var hasFewPlaces: Bool = {
    guard coordinates.count == 2, planner.table.rowCount == rowCount else { return false }
    return plainNames.contains { name in
      guard (2...20).contains(name.distinct), name.distinct * 3 <= rowCount, name.isNearlyComplete else {
        return false
      }
      let groups = GroupKeys(planner.table.columns[name.index])
      return coordinates.allSatisfy { coordinate in
        let values = planner.table.columns[coordinate.index].numbers ?? []
        return planner.explainedShare(of: values, by: groups) >= 0.98
      }
    }
  }()

  /// The measure by which a table of 5 to 200 rows is ranked: the first column numbers the rows from 1, and each value
  /// of the measure is at most the value before it. A measure named "points" or "score" is preferred. `nil` if the table is not a ranking,
  /// or if its columns are parts of a whole.
  lazy var ranked: Int? = {
    let table = planner.table
    guard let ranks = planner.profiles.first, ranks.type == .number, table.rowCount == rowCount,
      (5...200).contains(rowCount), totalColumn == nil, let ordinals = table.columns[0].numbers,
      ordinals.enumerated().allSatisfy({ Double($0 + 1) == $1 })
    else { return nil }
    let fallingMeasures = measures.filter { measure in
      guard measure.index != 0, measure.distinct * 2 > rowCount,
        let values = table.columns[measure.index].numbers
      else { return false }
      return zip(values, values.dropFirst()).allSatisfy { $0 >= $1 }
    }
    let points: Set = ["points", "pts", "score", "punkte", "puntos", "punti", "pontos"]
    let scored = fallingMeasures.first { $0.words.contains(where: points.contains) }
    return (scored ?? fallingMeasures.first)?.index
  }()

  /// The rate that the table gives beside the two counts of which it is the ratio; `nil` if there is none.
  lazy var givenRate: Int? = planner.ratio(among: measures)?.index

  /// The first measure whose name says that it is what the other columns lead to, such as a score or a number of votes.
  lazy var outcome: Int? = measures.first { $0.words.contains(where: RoleWords.outcomes.contains) }?.index

  /// The columns with the answers of a survey; empty for other tables.
  lazy var answers: [ColumnProfile] = planner.answers(self)

  /// The column of names with one row each in a ranking.
  lazy var rankedName: Int? = names.first { $0.distinct == rowCount }?.index

  /// The column that holds the sum of the other measures.
  lazy var totalColumn: Int? = planner.whole(of: measures)?.index

  /// Whether the rows of the first measure add up, so that bars by name show sums.
  lazy var addsUp: Bool = measures.first.map { planner.isAdditive($0.index) } ?? false

  /// Whether amounts at irregular times have fewer than ten rows for each of their names.
  lazy var hasFewEvents: Bool = {
    guard let date, let first = timeMeasures.first, planner.isAdditive(first.index), rowCount >= 12,
      balance == nil
    else {
      return false
    }
    // Single sales of products, each on its day.
    if !planner.hasRepeats([date.index]) {
      return rowCount < 60 && !planner.regularity(of: date).isEven
        && plainNames.contains { $0.distinct >= 2 && $0.distinct * 2 <= rowCount }
    }
    guard planner.regularity(of: date).isIrregular, let series = planner.bestSeries(date) else {
      return false
    }
    return rowCount < series.distinct * 10
  }()

  /// Whether up to 60 rows have unique names and at least five measures: then places are one of their properties, and
  /// readers look for the names, which a map does not show.
  lazy var hasNamedPlaces: Bool =
    rowCount <= ChartPlan.mostNames && plainNames.contains { $0.distinct == rowCount }
    && measures.count { !$0.isCircularOrPlace } >= 5

  /// Whether a column holds marks such as stars, given many times at irregular times.
  func areMarks(_ measure: ColumnProfile) -> Bool {
    guard let date, rowCount >= 200, measure.distinct <= 11, measure.low >= 0, measure.high <= 10,
      !planner.isAdditive(measure.index)
    else { return false }
    return !isPanel && planner.bestSeries(date) == nil && !planner.isRegular(date)
  }

  /// Whether the correlation of the two columns of a scatter is below 0.1 for at least 200 points without colours, or
  /// below 0.2 for at least 1,000.
  func isUnrelated(_ plan: ChartPlan) -> Bool {
    let isLarge = rowCount >= 1000
    guard plan.color == nil || isLarge,
      let correlation = correlation(plan, atLeast: isLarge ? 1000 : 200)?.value
    else { return false }
    return abs(correlation) < (isLarge ? 0.2 : 0.1)
  }

  /// Whether more than half of the values on one axis of a scatter of at least 30 points are zero, so that the points lie
  /// on the other axis.
  func liesOnAxis(_ plan: ChartPlan) -> Bool {
    [plan.x, plan.y].contains { channel in
      guard case .column(let index)? = channel?.source, let values = planner.table.columns[index].numbers,
        planner.profiles[index].present >= 30
      else { return false }
      return values.count { $0 == 0 } * 2 > planner.profiles[index].present
    }
  }

  /// The correlation of the two columns of a scatter and the columns; `nil` for too few rows.
  private func correlation(
    _ plan: ChartPlan, atLeast least: Int
  ) -> (value: Double, x: ColumnProfile, y: ColumnProfile)? {
    guard case .column(let x)? = plan.x?.source, case .column(let y)? = plan.y?.source,
      let a = planner.table.columns[x].numbers, let b = planner.table.columns[y].numbers
    else { return nil }
    let rows = a.indices.filter { a[$0].isFinite && b[$0].isFinite }
    guard rows.count >= least else { return nil }
    let value = Correlation.coefficient(rows.map { a[$0] }, rows.map { b[$0] })
    return (value, planner.profiles[x], planner.profiles[y])
  }

  /// Whether the two columns of a scatter nearly repeat each other: their correlation is above 0.98 or below -0.98, and
  /// their values are of one size or in exact proportion.
  func nearlyEqual(_ plan: ChartPlan) -> Bool {
    guard let (correlation, first, second) = correlation(plan, atLeast: 10) else { return false }
    let overlap = max(first.low, second.low) <= min(first.high, second.high)
    return abs(correlation) > (overlap ? 0.98 : 0.9999)
  }
}
