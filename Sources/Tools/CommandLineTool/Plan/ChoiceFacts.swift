import OpenChartsTables

/// Properties of a table that rules and candidates share, computed when first used.
final class ChoiceFacts {
  let planner: Planner
  /// The columns of dates that can be a time axis.
  let dates: [ColumnProfile]
  /// The columns that an automatic chart can measure: `numbers` in table order; `measures` in order of preference, with
  /// independent variables last.
  let numbers, measures: [ColumnProfile]
  /// The measures in table order, with independent variables last.
  let tableOrder: [ColumnProfile]
  /// The columns of names that can be an axis.
  let names: [ColumnProfile]
  /// The columns of names, without identifiers, addresses, codes of other names and phrases around them.
  let plainNames: [ColumnProfile]

  init(_ planner: Planner) {
    self.planner = planner
    let profiles = planner.profiles
    // With three rows and several measures, dates are an axis for lines. With a single measure, they have bars.
    let isShort = planner.facts.rowCount == 3 && profiles.count { $0.isAutomaticMeasure } >= 2
    let parts = JoinedDate.partColumns(of: planner.table)
    let isSurvey = planner.isSurvey && !planner.surveyAnswers.isEmpty
    let times = profiles.filter {
      $0.type == .date && !(isSurvey && planner.isAnswerMoment($0)) && !$0.isNearlyEmpty
        && !parts.contains($0.index) && !planner.isDateCode($0)
        && ($0.distinct >= 4 || $0.distinct == 3 && (isShort || planner.hasOneRowForEachThing(at: $0)))
    }
    let births = planner.birthDates(times)
    let rowDates = times.filter { !Planner.isStamp($0.words) && !births.contains($0.index) }
    // The date of an edition is not the date of the rows in a book.
    let currentDates = rowDates.filter { !$0.words.contains(where: RoleWords.editions.contains) }
    let unstampedTimes = currentDates.isEmpty ? rowDates : currentDates
    // Prefer dates of the rows to dates of birth and death: a laureate belongs to the year of the prize.
    let rowTimes = unstampedTimes.filter { !$0.words.contains(where: RoleWords.lifeDates.contains) }
    let hasNamedTime = rowTimes.contains { $0.words.contains(where: RoleWords.times.contains) }
    dates = hasNamedTime ? rowTimes : unstampedTimes.isEmpty ? times : unstampedTimes
    let isRegister = planner.isRegister
    let hasDates = profiles.contains { $0.type == .date }
    let namedParts = JoinedDate.namedParts(of: planner.table)
    let places = planner.placesOfEvents(dates)
    let clockSpan = planner.clockSpan()
    let allMeasures = profiles.filter {
      !parts.contains($0.index) && !namedParts.contains($0.index) && !planner.isCodeOfName($0)
        && !$0.words.contains(where: RoleWords.replicates.contains) && $0.isAutomaticMeasure
        && !clockSpan.contains($0.index) && !planner.isKeyOfNames($0) && !planner.isPriceOfPiece($0)
        && !places.contains($0.index)
        && !planner.isReference($0) && !planner.isRowWeight($0)
        && !(hasDates && $0.isTimeOfDay) && !(isSurvey && planner.isTimer($0))
        && !(isRegister && !$0.words.contains(where: RoleWords.values.contains)
          && ($0.isListed || !$0.isAdditive && $0.distinct <= 12))
    }
    let possibleMeasures = planner.withErrors(allMeasures) ?? planner.withoutPartialCopies(allMeasures)
    let counters = planner.counters(possibleMeasures)
    let variedMeasures = Self.varied(
      possibleMeasures.filter { !counters.contains($0.index) }, keepsLikeOthers: planner.facts.rowCount <= 12)
    let isEmpty = variedMeasures.isEmpty && planner.sayNothing(possibleMeasures, hasDates: !dates.isEmpty)
    numbers = variedMeasures.isEmpty && !isEmpty ? possibleMeasures : variedMeasures
    // Row numbers are not measures; nor are numbers that restart in each group of repeated names.
    let hasGroups = profiles.contains { $0.role == .name && $0.distinct > 1 && $0.distinct * 2 <= $0.present }
    let unnumberedMeasures = planner.withoutRanks(
      numbers.filter {
        !$0.isNumbering && !($0.isRestarting && hasGroups && $0.role == .measure) && !planner.isCounter($0)
      })
    let results = unnumberedMeasures.isEmpty && !hasGroups ? numbers : unnumberedMeasures
    measures = planner.inOrderOfSubject(results)
    tableOrder = planner.inOrderOfTable(results)
    let texts = planner.withoutHalvesOfNames(
      profiles.filter {
        $0.type == .text && !$0.isAddress && $0.distinct >= 2 && !$0.isNearlyEmpty
          && !planner.isNearlyConstant($0)
      })
    let nameTexts = texts.filter { $0.role == .name }
    let spelledOut = nameTexts.filter {
      !planner.isCode($0, of: nameTexts) && !planner.isPhrase($0, around: nameTexts)
    }
    plainNames = spelledOut
    // Readers do not know codes such as 01 and 02.
    names =
      plainNames.isEmpty
      ? texts : plainNames.filter { !$0.hasOnlyDigits } + plainNames.filter(\.hasOnlyDigits)
  }

  /// Returns the columns with more than one value: a column with a single value shows no differences.
  ///
  /// - Parameter keepsLikeOthers: Whether to keep a measure that has the same value in all rows, such as a weekday on
  ///   which everyone worked eight hours. The value must be in the range of at least two other measures of the same
  ///   unit.
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

  /// Whether a table of at most 60 rows has a different value in each row of a column.
  func isOwnName(_ name: ColumnProfile) -> Bool {
    rowCount <= ChartPlan.mostNames && name.distinct == rowCount
  }

  /// The first column, if it numbers the years and their months or quarters, such as 1-01 to 3-12; else `nil`.
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

  /// The column of names on which the first measure depends most; `nil` if there is none.
  lazy var decidingName: Int? = measures.first.flatMap { planner.decidingName(plainNames, of: $0) }

  /// Whether a table of at most 200 rows has a different name in each row of a column of plain names.
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

  /// Whether the first measure has several rows per date, and a few large values would dominate their mean.
  lazy var isSkewed: Bool = {
    guard let date, !isPanel, let first = timeMeasures.first, planner.hasRepeats([date.index]),
      planner.isSkewed(first)
    else { return false }
    let series = planner.bestSeries(date)
    return planner.rowsPerGroup([date.index] + (series.map { [$0.index] } ?? [])) >= 2
  }()

  /// The measures in the order of preference for a chart over time.
  ///
  /// A running total comes first. Otherwise, if rows of one date are combined, amounts precede other measures. Amounts
  /// can be added up, but a mean of prices of different things has no meaning. If no rows are combined, the measures
  /// keep the table's order.
  lazy var timeMeasures: [ColumnProfile] = planner.ofRows(
    planner.variedFirst(planner.varied(orderedTimeMeasures, at: date), at: date), at: date)

  private var orderedTimeMeasures: [ColumnProfile] {
    if let balance {
      return measures.filter { $0.index == balance } + measures.filter { $0.index != balance }
    }
    if let date {
      // Rows with names are often sales or events, whose amounts add up.
      guard planner.hasRepeats([date.index]) else {
        let isSeries = planner.isRegular(date) || planner.naturalUnit(date) == .year
        return isSeries && names.allSatisfy { $0.distinct <= 1 } ? tableOrder : amountsFirst
      }
      if let series = planner.bestSeries(date), date.distinct * series.distinct <= rowCount * 6 / 5,
        !planner.hasRepeats([date.index, series.index])
      {
        return measures
      }
      if isPanel { return measures }
    }
    return amountsFirst
  }

  /// Whether the table is a panel: many names, such as countries or firms, each with one row at nearly every date.
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

  /// The measure that is a running total, such as the balance of an account; `nil` if there is none. The payments are
  /// one column with values of both signs, or two columns (debit and credit), one of which is empty or zero in each
  /// row. Rows are in ascending or descending time.
  lazy var balance: Int? = date == nil ? nil : planner.runningTotal(measures)

  /// Whether the time axis has dates at which rows were written, or dates in the life of the things that they describe.
  lazy var hasOnlyStamps: Bool = date.map { Planner.isStamp($0.words) } ?? false

  /// The columns whose names are months or quarters, if most numeric columns are; else empty.
  lazy var partsOfYear: [Int] = planner.partsOfYear()

  /// Whether names and settings alone identify the rows, as in a design of experiments.
  lazy var isDesign: Bool = date.map { planner.isCompleteDesign(without: $0) } ?? false

  /// Whether rows are events at irregular times, most of them with different coordinates.
  lazy var isOneEventForEachPlace: Bool = {
    guard let date, rowCount >= 20, coordinates.count == 2, !hasFewPlaces, !hasOneRowForEachYear else {
      return false
    }
    return coordinates.allSatisfy { $0.distinct * 2 >= min(rowCount, ColumnProfile.mostDistinct) }
      && !planner.isRegular(date)
  }()

  /// Whether each of at least eight rows has a different year and a measure, as in a table of the Olympic Games.
  lazy var hasOneRowForEachYear: Bool = {
    guard let date, rowCount >= 8, date.distinct == rowCount else { return false }
    return measures.contains { !$0.isDimension } && planner.naturalUnit(date) == .year
  }()

  /// Whether lines over irregular dates would be noise with gaps, for example the scores of teams that play rarely. At
  /// least six names have values at fewer than a third of the dates, and their values do not follow a curve.
  lazy var hasNoisyLines: Bool = {
    guard let date, let first = timeMeasures.first, rowCount >= 60, !planner.isAdditive(first.index),
      first.role == .measure || first.role == .indexNumber, planner.regularity(of: date).isIrregular,
      let series = planner.bestSeries(date), series.distinct >= 6
    else { return false }
    guard planner.sharesOfRows().isEmpty else { return false }
    let cells = planner.facts.groups([date.index, series.index]).groups
    return cells * 3 < date.distinct * series.distinct && planner.isNoise(first, of: series, over: date)
  }()

  /// The first column of latitudes and the first column of longitudes.
  private lazy var coordinates: [ColumnProfile] = [RoleWords.latitudes, RoleWords.longitudes].compactMap {
    names in planner.profiles.first { $0.type == .number && $0.words.contains(where: names.contains) }
  }

  /// Whether the rows belong to 2 to 20 named places, with at least three rows each on average. The names must explain
  /// 98 % of the variance of both coordinates.
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

  /// The measure by which a table of 5 to 200 rows is ranked: the first column, or a column of ranks, numbers the rows
  /// from 1, and the values of the measure never increase. A measure named "points" or "score" is preferred. `nil` if
  /// the table is not a ranking, or if its columns are parts of a whole.
  lazy var ranked: Int? = {
    let table = planner.table
    guard table.rowCount == rowCount, (5...200).contains(rowCount), totalColumn == nil,
      let ranks = planner.profiles.first(where: { $0.type == .number && ($0.index == 0 || $0.role == .index) }
      ),
      let ordinals = table.columns[ranks.index].numbers,
      ordinals.enumerated().allSatisfy({ Double($0 + 1) == $1 })
    else { return nil }
    let fallingMeasures = measures.filter { measure in
      guard measure.index != ranks.index, measure.distinct * 2 > rowCount,
        let values = table.columns[measure.index].numbers
      else { return false }
      return zip(values, values.dropFirst()).allSatisfy { $0 >= $1 }
    }
    let points: Set = ["points", "pts", "score", "punkte", "puntos", "punti", "pontos"]
    let scored = fallingMeasures.first { $0.words.contains(where: points.contains) }
    return (scored ?? fallingMeasures.first)?.index
  }()

  /// The rate that is the ratio of two counts in the table; `nil` if there is none.
  lazy var givenRate: Int? = planner.ratio(among: measures)?.index

  /// The first measure whose name denotes a result of the other columns, such as a score or a number of votes.
  lazy var outcome: Int? = measures.first { $0.words.contains(where: RoleWords.outcomes.contains) }?.index

  /// The rates, shares and scores beside the sizes of things with one row each, if there are at least two, or at least two
  /// with means; else empty. Rates that are nearly equal in all bars of a ranking are left out if there are others.
  lazy var ratesOfNames: [Int] = {
    guard rowCount >= 5, plainNames.contains(where: { $0.distinct == rowCount }) else { return [] }
    let filled = measures.filter { $0.present * 2 >= rowCount }
    func ratios(orMeans: Bool) -> [ColumnProfile] {
      filled.filter {
        $0.role == .rate || $0.role == .share || $0.role == .indexNumber
          || orMeans && $0.role == .level && $0.words.contains(where: RoleWords.means.contains)
      }
    }
    let strictRates = ratios(orMeans: false)
    let rates = strictRates.count >= 2 ? strictRates : ratios(orMeans: true)
    let sizes = measures.contains { $0.role == .count || $0.role == .amount || $0.role == .measure }
    guard rates.count >= 2, sizes else { return [] }
    let readableRates = rates.filter { !planner.hasRankingOfEqualBars($0) }
    return (readableRates.isEmpty ? rates : readableRates).map(\.index)
  }()

  /// The columns with the answers of a survey; empty for other tables.
  lazy var answers: [ColumnProfile] = planner.answers(self)

  /// The first column of names with a different name in each row, for rankings.
  lazy var rankedName: Int? = names.first { $0.distinct == rowCount }?.index

  /// The column that holds the sum of the other measures.
  lazy var totalColumn: Int? = planner.whole(of: measures)?.index

  /// Whether the rows of the first measure add up, so that bars by name show sums.
  lazy var addsUp: Bool = measures.first.map { planner.isAdditive($0.index) } ?? false

  /// Whether amounts at irregular times have few rows: fewer than ten per name, or, if no date repeats, fewer than 60.
  lazy var hasFewEvents: Bool = {
    guard let date, let first = timeMeasures.first, planner.isAdditive(first.index), rowCount >= 12,
      balance == nil
    else {
      return false
    }
    // For example, single sales of products on different days.
    if !planner.hasRepeats([date.index]) {
      return rowCount < 60 && !planner.regularity(of: date).isEven
        && plainNames.contains { $0.distinct >= 2 && $0.distinct * 2 <= rowCount }
    }
    guard planner.regularity(of: date).isIrregular, let series = planner.bestSeries(date) else {
      return false
    }
    return rowCount < series.distinct * 10
  }()

  /// Whether a table of at most 60 rows has a column of unique names and at least five measures. A map would not show
  /// the names, which readers look for.
  lazy var hasNamedPlaces: Bool =
    rowCount <= ChartPlan.mostNames && plainNames.contains { $0.distinct == rowCount }
    && measures.count { !$0.isCircularOrPlace } >= 5

  /// Whether a column has ratings at irregular times, such as numbers of stars. It has at least 200 rows, or at least
  /// 20 if its name is a word such as "rating".
  func areMarks(_ measure: ColumnProfile) -> Bool {
    let isNamed = measure.words.contains(where: RoleWords.ratings.contains)
    guard let date, rowCount >= (isNamed ? 20 : 200), measure.distinct <= 11, measure.low >= 0,
      measure.high <= 10,
      !planner.isAdditive(measure.index)
    else { return false }
    return !isPanel && planner.bestSeries(date) == nil && !planner.isRegular(date)
  }

  /// The measures, in the order in which points show pairs of them: a result is followed by the measures that correlate
  /// most with it.
  lazy var relatedMeasures: [ColumnProfile] =
    measures.first.map(planner.isHeadline) ?? false ? planner.byCorrelation(measures) : measures

  /// The first two measures, if points show them better than a line of means at few dates; `nil` for other tables.
  lazy var relatedAtFewDates: (x: Int, y: Int)? = inferredRelationAtFewDates()

  /// The first two measures, if they are measurements of more than 60 named things and depend on each other; `nil` for
  /// other tables.
  lazy var relatedLevels: (x: Int, y: Int)? = inferredRelationOfLevels()

  /// The column of names that take part in some years and not in others, such as the teams of a tournament; `nil` if
  /// there is none.
  lazy var participants: ColumnProfile? = inferredParticipants()

  /// Whether names have rows at few of the dates, so that each date has the rows of other names.
  lazy var hasSparseNames: Bool = inferredSparseNames()

  /// Whether each row is a pair of names of one kind, such as two teams that meet once, and several rows share a date.
  lazy var areRowsPairs: Bool = {
    guard let date, planner.hasRarePairs else { return false }
    return planner.hasRepeats([date.index])
  }()
}
