import OpenChartsChartMath
import OpenChartsTables

/// Charts over time.
extension Planner {
  /// The smallest mean number of points per line for which lines are divided into panels.
  private static let fewestPoints = 4.0
  /// The largest number of evenly spaced dates at which a line shows each value.
  private static let mostEvenDates = 1500

  /// The first column of dates with at least 80 % of the largest number of distinct values. The first of these columns
  /// is usually the main event: for example, an order precedes its shipment.
  func finest(_ dates: [ColumnProfile]) -> ColumnProfile? {
    let most = dates.map(\.distinct).max() ?? 0
    return dates.first { $0.distinct * 5 >= most * 4 }
  }

  func overTime(_ date: ColumnProfile, _ measures: [ColumnProfile]) -> ChartPlan {
    if let plan = estimatesAtManyDates(date) ?? sharesOverTime(date, measures) { return plan }
    let hasRepeats = hasRepeats([date.index])
    let series = hasRepeats ? bestSeries(date) : nil
    if let series, let plan = familyInPanels(date, series, measures) { return plan }
    let results = measures.filter { !$0.isDimension }
    if !hasRepeats, let total = leadingTotal(of: results) {
      var plan = lines(date, total.index)
      noteLeftOut(&plan, [total.index], of: results)
      return plan
    }
    // If the first measure is an amount, the subject is this amount and the columns that share a word with it.
    let subjectFamily = results.first.map { $0.isAdditive } ?? false ? self.family(results) : []
    let isAboutAmount =
      !hasOneUnit && subjectFamily.count > 1 && subjectFamily.contains(results[0].index)
    let means = hasRepeats ? [] : meansOfThings(results)
    let similarColumns =
      !means.isEmpty ? means : hasRepeats || isAboutAmount ? [] : like(results, sharesAxis: true)
    let comparableColumns = similarColumns.isEmpty && !hasRepeats ? pair(results) : similarColumns
    let named = comparableColumns.isEmpty ? family(measures) : []
    let isAlone = isValue(measures[0]) && !named.contains(measures[0].index)
    let family = !comparableColumns.isEmpty ? comparableColumns : isAlone ? [measures[0].index] : named
    if family.count > 1, series == nil {
      var plan = ChartPlan(.line, x: channel(date.index))
      fold(family, into: &plan)
      if !hasRepeats, !hasOneUnit, areOfFarSizes(family), needOwnPanels(family, isAutomatic: true) {
        (plan.hasOwnScales, plan.facet, plan.color) = (true, plan.color, nil)
      }
      if comparableColumns.isEmpty {
        noteFamily(&plan, family, of: measures)
      } else {
        noteLeftOut(&plan, family, of: measures)
      }
      if !means.isEmpty {
        plan.notes.append("means are drawn without their lowest and highest values; --y chooses columns")
      }
      // Combine the rows of each date, because a line has one value per date.
      if hasRepeats {
        let aggregates = family.map { aggregate(for: $0, at: date, keys: [date.index]) }
        plan.y = aggregated(plan.y!, aggregates.contains(.median) ? .median : aggregates[0])
      } else if plan.color != nil, areFilledParts(family) {
        plan.shape = .area
      }
      calm(&plan, date, family)
      return plan
    }
    let measure = (series == nil ? measures.first { family.contains($0.index) } : nil) ?? measures[0]
    var plan = lines(date, measure.index)
    if !hasRepeats, results.count >= 3 { noteLeftOut(&plan, [measure.index], of: results) }
    return plan
  }

  /// Whether at most eight columns, without missing values, are the parts of another column. Stacked areas of them also
  /// show the whole.
  func areFilledParts(_ columns: [Int]) -> Bool {
    columns.count <= 8 && columns.allSatisfy { profiles[$0].present == facts.rowCount }
      && arePartsOfWhole(columns)
  }

  /// Whether columns of whole numbers are the parts of a total count, such as the vehicles in each direction.
  private func areCountedParts(_ columns: [Int]) -> Bool {
    columns.allSatisfy { profiles[$0].isWhole } && arePartsOfWhole(columns)
      && profiles.contains { isRowTotal($0.index) }
  }

  /// Whether the largest value of one column is more than ten times the median of the columns' largest values. An
  /// example is a share index among share prices.
  func areOfFarSizes(_ columns: [Int]) -> Bool {
    let highs = columns.map { abs(profiles[$0].high) }.sorted()
    guard highs.count >= 3, let most = highs.last else { return false }
    return most > highs[(highs.count - 1) / 2] * 10
  }

  /// A line chart, with a line for each series if there are any.
  func lines(_ date: ColumnProfile, _ measure: Int) -> ChartPlan {
    var plan = ChartPlan(.line, x: channel(date.index), y: channel(measure))
    var keys = [date.index]
    if hasRepeats(keys),
      let series = oppositeSeries(date, measure) ?? completeSeries(date, measure) ?? bestSeries(date),
      isMeaningfulSeries(series, date, measure), !differByChance(series, date, measure),
      !coincide(date, measure)
    {
      plan.color = names(series.index)
      keys.append(series.index)
      if let second = secondKey(date, series, measure) {
        let (few, many) = second.distinct < series.distinct ? (second, series) : (series, second)
        (plan.color, plan.facet) = (names(few.index), names(many.index))
        keys.append(second.index)
      }
    } else if !hasRepeats(keys), let series = interleavedSeries(date, measure) {
      plan.color = names(series.index)
    }
    if hasRepeats(keys) { plan.y = aggregated(plan.y!, aggregate(for: measure, at: date, keys: keys)) }
    if let bars = barsOfEvents(plan, date, measure) { return bars }
    gather(&plan, date, measure)
    calm(&plan, date, [measure])
    return plan
  }

  /// A second column of names that, with the date and the series, identifies each row, such as energy sources in
  /// addition to countries. A mean over either column would be meaningless. `nil` for other tables, and for values that
  /// are added up.
  private func secondKey(_ date: ColumnProfile, _ series: ColumnProfile, _ measure: Int) -> ColumnProfile? {
    guard facet == nil, arguments.facet == nil, aggregate(for: measure) == .mean,
      hasRepeats([date.index, series.index])
    else { return nil }
    return profiles.first { second in
      guard second.role == .name, second.type == .text, second.index != series.index, second.isNearlyComplete,
        !isNearlyConstant(second)
      else { return false }
      let sizes = [series.distinct, second.distinct].sorted()
      return (2...7).contains(sizes[0]) && sizes[1] <= 30
        && !hasRepeats([date.index, series.index, second.index])
        && rowsPerGroup([series.index, second.index]) >= Self.fewestPoints
        // If each name has only one name in the other column, for example each country one continent, the other column
        // is a property of the name and no second key.
        && facts.groups([series.index, second.index]).groups * 2 >= sizes[1] * 3
    }
  }

  /// Adds up amounts of irregular events by units of time, with at least three events per line and unit on average. A
  /// line from one sale to the next would be meaningless.
  private func gather(_ plan: inout ChartPlan, _ date: ColumnProfile, _ measure: Int) {
    guard facts.rowCount >= 20, date.distinct <= 200, aggregate(for: measure) == .sum else { return }
    var lines = 1
    if case .column(let series)? = plan.color?.source {
      guard hasRepeats([date.index, series]), !regularity(of: date).isEven else { return }
      lines = profiles[series].distinct
    } else if !regularity(of: date).isIrregular {
      return
    }
    let length = date.high - date.low
    let shortest = naturalUnit(date).seconds
    let units: [TimeUnit] = [.minute, .hour, .day, .week, .month, .quarter, .year]
    let unit = units.first { unit in
      let intervals = length / unit.seconds + 1
      return unit.seconds >= shortest && intervals * 3 * Double(lines) <= Double(facts.rowCount)
    }
    guard let unit, unit.seconds > shortest, length / unit.seconds >= 5 else { return }
    plan.x?.grouping = .unit(unit)
    plan.x?.title = unit.rawValue
    if let y = plan.y, y.aggregate == nil { plan.y = aggregated(y, .sum) }
    if crossAtRandom(plan, measure) { plan.color = nil }
  }

  /// The column of names that alternate over time and explain at least 30 % of the variance of a measure. Examples are
  /// high and low tides, and sensors that report in turn. A single line would jump between them. `nil` for other
  /// tables.
  private func interleavedSeries(_ date: ColumnProfile, _ measure: Int) -> ColumnProfile? {
    guard facts.rowCount >= 12, table.rowCount == facts.rowCount, let values = table.columns[measure].numbers,
      let times = table.columns[date.index].numbers
    else { return nil }
    let rows = times.indices.filter { times[$0].isFinite }.sorted { (times[$0], $0) < (times[$1], $1) }
    return groupColumns().first { series in
      guard series.role == .name, series.isAutomaticColor(most: 14), series.distinct * 4 <= series.present,
        case .text(let codes, let names) = table.columns[series.index].values,
        !names.allSatisfy({ NaturalOrder.isWeekday($0) || TimeHeader.isPartOfYear($0) })
      else { return false }
      let changes = zip(rows, rows.dropFirst()).count { codes[$0] != codes[$1] }
      // With *n* equally frequent names in random order, a row repeats the previous row's name with a probability of 1
      // / *n*.
      let expected = Double(rows.count - 1) * (1 - 1 / Double(series.distinct))
      return Double(changes) >= expected * 0.7
        && explainedShare(of: values, by: GroupKeys(table.columns[series.index])) >= 0.3
    }
  }

  /// Whether each name of a column can be a line. Averages of several rows are not drawn as lines for three kinds of
  /// columns: flags (yes or no), columns of two names with missing values, and events at irregular times.
  private func isMeaningfulSeries(_ series: ColumnProfile, _ date: ColumnProfile, _ measure: Int) -> Bool {
    let isCertain = series.role != .flag && (series.distinct != 2 || series.isNearlyComplete)
    guard !isCertain || regularity(of: date).isIrregular else { return true }
    return aggregate(for: measure) == .sum || rowsPerGroup([date.index, series.index]) < 1.5
  }

  /// The column of names that best separates the rows of one date; `nil` if none does.
  func bestSeries(_ date: ColumnProfile) -> ColumnProfile? {
    // If there are many flags, such as one column for each month, none of them alone is a useful series.
    let hasManyFlags = profiles.count { $0.role == .flag } >= 4
    // The parts of a joined date are not series.
    let parts = JoinedDate.partColumns(of: table)
    let candidates = groupColumns().filter {
      // A line needs two points.
      $0.isAutomaticColor(most: 14) && $0.distinct * 2 <= $0.present && !isNearlyConstant($0)
        && !(hasManyFlags && $0.role == .flag)
        && !$0.words.contains("month") && !$0.words.contains("day") && !parts.contains($0.index)
    }
    // A column that names quantities must be the series, because different quantities cannot share a line.
    if let quantity = candidates.first(where: { $0.words.contains(where: RoleWords.quantities.contains) }) {
      return quantity
    }
    var best: (profile: ColumnProfile, rows: Double)?
    let rowsAtDate = rowsPerGroup([date.index])
    for candidate in candidates {
      let rows = rowsPerGroup([date.index, candidate.index])
      // Names that only repeat the date, such as "Year 2015" for 2015, do not divide the rows of a date.
      guard rows < rowsAtDate * 0.999 else { continue }
      // Prefer text to codes, and the first of equal columns.
      let weightedRows = candidate.type == .number ? rows * 1.5 : rows
      if weightedRows < (best?.rows ?? .infinity) * 0.999 { best = (candidate, weightedRows) }
    }
    return best?.profile ?? numberedSeries(date) ?? manySeries(date)
  }

  /// A column of 2 to 14 identifiers, such as numbers of devices or short forms of sites, with at most one row per
  /// identifier and date.
  private func numberedSeries(_ date: ColumnProfile) -> ColumnProfile? {
    profiles.first {
      ($0.type == .number && ($0.role == .identifier || $0.role == .code)
        || $0.type == .text && $0.role == .identifier && !$0.isAddress && !$0.isNested)
        && (2...14).contains($0.distinct)
        && $0.isNearlyComplete && $0.distinct * 2 <= $0.present && !hasRepeats([date.index, $0.index])
        && !$0.words.contains(where: Self.stepWords.contains)
    }
  }

  /// A column of many names with one row for each name and date. The chart shows its largest names.
  private func manySeries(_ date: ColumnProfile) -> ColumnProfile? {
    guard rowsPerGroup([date.index]) >= 2 else { return nil }
    let names = profiles.filter {
      $0.role == .name && $0.isNearlyComplete && $0.distinct > 14 && $0.distinct < ColumnProfile.mostDistinct
        // A line needs two points.
        && $0.distinct * 2 <= $0.present
        && !hasRepeats([date.index, $0.index])
    }
    return names.first { !isCode($0, of: names) }
  }

  /// Groups noisy dates into longer units of time, because noise hides the trend. Applies to more than 200 dates.
  func calm(_ plan: inout ChartPlan, _ date: ColumnProfile, _ measures: [Int]) {
    guard plan.x?.grouping == Channel.Grouping.none, date.distinct > 200,
      let times = table.columns[date.index].numbers,
      let roughness = measures.map({ roughness(times, table.columns[$0].numbers ?? []) }).max(),
      roughness > 0.25
    else { return }
    // A line can show hundreds of values, unless they are mostly noise. Sums and means of several rows are clearer with
    // fewer values.
    let isSeries =
      plan.y?.aggregate == nil && hasLineForEachColumn(plan) && isRegular(date)
      && (roughness < 0.8 || measures.contains(where: hasPeaks))
    guard date.distinct > Self.mostEvenDates || !isSeries else { return }
    let length = date.high - date.low
    let units: [TimeUnit] = [.minute, .hour, .day, .week, .month, .quarter, .year]
    let mostValues: Double = isSeries ? 400 : 110
    // Years are the longest unit, even for more than a hundred years.
    let fittingUnits = units.filter { length / $0.seconds <= mostValues || $0 == .year }
    let areParts = areCountedParts(measures)
    let isSum = plan.y?.aggregate == .sum || areParts || aggregate(for: measures[0]) == .sum
    // The sum of an incomplete week would look like a sharp drop.
    let completeUnit = fittingUnits.first { isSum && length / $0.seconds >= 8 && endsWhole(date, $0) }
    guard var unit = completeUnit ?? fittingUnits.first else { return }
    // If hundreds of values are in a few short periods, choose a unit that is short enough for the periods.
    if let finer = unit.finer(in: units, times, most: mostValues) { unit = finer }
    // Readings of a few days have a course in each day.
    if !isSum, let shorter = unit.shorter(in: units, length, values: date.distinct),
      !measures.allSatisfy({ isCountPerInterval($0, date, .day) })
    {
      unit = shorter
    }
    if !isSum, regularity(of: date).isIrregular, let fuller = unit.fuller(in: units, times) {
      unit = fuller
    }
    plan.x?.grouping = .unit(unit)
    plan.x?.title = unit.rawValue
    guard let y = plan.y else { return }
    if y.aggregate == nil {
      let isCount = areParts || measures.allSatisfy { isCountPerInterval($0, date, unit) }
      let usual = isCount && arguments.aggregate == nil ? .sum : aggregate(for: measures[0])
      plan.y = aggregated(y, usual == .sum && isCut(date, by: unit) ? .mean : usual)
    }
    if let y = plan.y, !combinesRows(at: [plan.x, plan.color, plan.facet]) { plan.y = unnamed(y) }
  }

  /// Whether a column counts something in equal intervals of less than a day, such as bicycles per 15 minutes, and the
  /// chart groups by days or longer units. Counts are whole numbers from 0; percentages and levels are not counts and
  /// do not add up.
  private func isCountPerInterval(_ measure: Int, _ date: ColumnProfile, _ unit: TimeUnit) -> Bool {
    let column = profiles[measure]
    return column.role == .measure && column.isWhole && column.low == 0 && column.high > 20
      && column.high != 100
      && column.unit == .plain && column.measure == nil && unit.seconds >= TimeUnit.day.seconds
      && naturalUnit(date).seconds < TimeUnit.day.seconds && isRegular(date)
  }

  /// Whether the first or the last unit has only some of its days, although the dates are regular days or longer units.
  /// The sum of such a unit would look like a sharp drop; the mean of its days does not.
  private func isCut(_ date: ColumnProfile, by unit: TimeUnit) -> Bool {
    arguments.aggregate == nil && naturalUnit(date).seconds >= TimeUnit.day.seconds
      && !regularity(of: date).isIrregular && !endsWhole(date, unit)
  }

  /// Whether the data cover at least 90 % of both the first and the last unit.
  private func endsWhole(_ date: ColumnProfile, _ unit: TimeUnit) -> Bool {
    var clock = WallClock(zone)
    let step = naturalUnit(date).seconds
    let tolerance = unit.seconds * 0.1
    return date.low - unit.start(of: date.low, &clock) <= tolerance
      && unit.end(of: date.high, &clock) - (date.high + step) <= tolerance
  }

  /// The ratio of the differences of adjacent values to the spread of all values: 0 for a smooth curve, about 1.4 for
  /// noise.
  private func roughness(_ times: [Double], _ values: [Double]) -> Double {
    // Average the rows of one time, so that parallel series do not count as noise.
    let groups = GroupKeys(numbers: times)
    let groupMeans = Aggregate.mean(values, in: groups)
    let means = groupMeans.indices.filter { groupMeans[$0].isFinite && times[groups.firstRows[$0]].isFinite }
      .sorted { times[groups.firstRows[$0]] < times[groups.firstRows[$1]] }.map { groupMeans[$0] }
    return Self.roughness(means)
  }

  static func roughness(_ values: [Double]) -> Double {
    let means = values.filter(\.isFinite)
    guard means.count > 2 else { return 0 }
    let mean = means.reduce(0, +) / Double(means.count)
    let spread = means.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(means.count)
    let steps =
      zip(means, means.dropFirst()).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      / Double(means.count - 1)
    return spread > 0 ? (steps / spread).squareRoot() : 0
  }

  /// Bars that count the rows in each unit of time.
  ///
  /// - Parameter codesAreGroups: Whether columns of few small integers may colour the bars. In a table with measures,
  ///   such columns are usually quantities.
  func countsOverTime(_ date: ColumnProfile, codesAreGroups: Bool = false) -> ChartPlan {
    var plan = ChartPlan(.bar, x: channel(date.index), y: counted())
    plan.x?.grouping = .unit(coarseUnit(date))
    plan.x?.title = coarseUnit(date).rawValue
    let colors = profiles.filter {
      ($0.type != .number || $0.role == .flag || codesAreGroups) && $0.isAutomaticColor(most: 7)
    }
    plan.color = inWords(colors).map { names($0.index) }
    return plan
  }

  // MARK: Units of time

  func grouped(_ channel: Channel?, by unit: TimeUnit) -> Channel? {
    var channel = channel
    channel?.grouping = .unit(unit)
    let name = words.control(unit.word)
    guard let title = channel?.title else { return channel }
    let isUnit = [unit.rawValue, name.lowercased()].contains(title.lowercased())
    if !isUnit { channel?.title = title.lowercased() == "date" ? name : "\(title) (\(name))" }
    return channel
  }

  /// The unit of time between adjacent dates. If all steps are longer than a quarter, the unit is the quarter only if
  /// all dates are starts of quarters: January and June are months.
  func naturalUnit(_ date: ColumnProfile) -> TimeUnit {
    guard let times = table.columns[date.index].numbers else { return .day }
    let sorted = Set(times.filter(\.isFinite)).sorted()
    let gap = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? 86_400
    let units: [TimeUnit] = [.year, .quarter, .month, .week, .day, .hour, .minute, .second]
    // A month can be 9 % shorter than the mean month, and a day one hour shorter than 24 hours.
    let fittingUnits = units.filter { gap >= $0.seconds * 0.91 }
    var clock = WallClock(zone)
    let unit = fittingUnits.first { unit in
      unit != .quarter || gap <= unit.seconds * 1.12 || sorted.allSatisfy { unit.start(of: $0, &clock) == $0 }
    }
    return unit ?? .second
  }

  /// The natural unit, or a longer one that gives at most 60 intervals; one that gives up to 150 if the longer one would
  /// give fewer than five.
  func coarseUnit(_ date: ColumnProfile) -> TimeUnit {
    let shortestUnit = naturalUnit(date)
    let units: [TimeUnit] = [.second, .minute, .hour, .day, .week, .month, .quarter, .year]
    let length = max(0, date.high - date.low)
    let possibleUnits = units.filter { $0.seconds >= shortestUnit.seconds }
    guard let index = possibleUnits.firstIndex(where: { length / $0.seconds <= 60 }) else { return .year }
    // A few hours of events are clearer by the minute.
    let isShort = index > 0 && length / possibleUnits[index].seconds < 5
    return isShort && length / possibleUnits[index - 1].seconds <= 150
      ? possibleUnits[index - 1] : possibleUnits[index]
  }
}
