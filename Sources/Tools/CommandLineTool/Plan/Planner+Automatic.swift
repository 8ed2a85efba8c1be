import ChartMath
import Phrases
import Tables

extension Planner {
  /// The chart of a table without options for it.
  func automatic() throws(PlanError) -> ChartPlan {
    let dates = profiles.filter { $0.type == .date && $0.distinct >= 4 }
    let numbers = profiles.filter(\.isAutomaticMeasure)
    // Results before the variables that they depend on.
    let measures = numbers.filter { !$0.isDimension } + numbers.filter(\.isDimension)
    if let plan = candlesticks() ?? spans() { return plan }
    if let date = finest(dates), !measures.isEmpty { return overTime(date, measures) }
    let texts = profiles.filter { $0.type == .text && $0.distinct >= 2 }
    let plain = texts.filter { $0.role == .name }
    let names = plain.isEmpty ? texts : plain
    if let plan = timeHeaders(names) { return plan }
    if let plan = map(profiles.filter(\.isMeasure)) { return plan }
    if measures.count >= 2, isObservations(names) { return scatter(measures) }
    if let name = names.first(where: { $0.distinct > 1 }), let measure = measures.first {
      let best = bestName(names) ?? name
      return wideBars(best, measures) ?? bars(best, measure)
    }
    if measures.count >= 2 { return inOrder(numbers) ?? scatter(measures) }
    if let measure = measures.first { return fewBars(measure) ?? histogram(measure) }
    if let date = finest(dates) { return countsOverTime(date) }
    if let name = countable() {
      return name.role == .measure || name.role == .year || name.role == .place
        ? histogram(name)
        : oriented(ChartPlan(.bar, x: self.names(name.index), y: counted()))
    }
    throw PlanError("\(table.file): every value is missing; there is nothing to draw")
  }

  /// The column of dates with the most distinct values; the first of several.
  private func finest(_ dates: [ColumnProfile]) -> ColumnProfile? {
    dates.max { $0.distinct < $1.distinct }.flatMap { best in
      dates.first { $0.distinct == best.distinct }
    }
  }

  /// The column whose values are counted where there is nothing to measure: one with repeated names, else the first
  /// that does more than tell rows apart.
  private func countable() -> ColumnProfile? {
    let filled = profiles.filter { $0.present > 0 }
    let plain = filled.filter { ![.identifier, .index].contains($0.role) && $0.type != .date }
    return plain.first { $0.type != .number && $0.distinct < $0.present && $0.distinct <= 30 }
      ?? plain.first ?? filled.first
  }

  // MARK: Special tables

  /// A candlestick chart of columns called open, high, low and close. With more than 120 dates, or with repeated
  /// dates, a line of the close.
  private func candlesticks() -> ChartPlan? {
    guard let date = profiles.first(where: { $0.type == .date && $0.distinct >= 4 }) else { return nil }
    let prices = ["open", "high", "low", "close"].compactMap { wanted in
      profiles.first { $0.type == .number && $0.words == [wanted] }?.index
    }
    guard prices.count == 4 else { return nil }
    if date.distinct <= 120, date.distinct == date.present {
      var plan = ChartPlan(.candlestick, x: channel(date.index))
      plan.y = Channel(.column(prices[3]), .number, title: words.control(.priceTitle))
      plan.prices = prices
      return plan
    }
    return lines(date, prices[3])
  }

  /// Floating bars of a column of names with a start and an end; `nil` without such columns.
  private func spans() -> ChartPlan? {
    let pairs = [
      ("start", "end"), ("begin", "end"), ("from", "to"), ("start", "finish"), ("start", "stop"),
      ("low", "high"), ("min", "max"),
    ]
    guard let name = profiles.first(where: { $0.type == .text && $0.distinct >= 2 && $0.distinct <= 60 })
    else { return nil }
    for (first, last) in pairs {
      guard let start = profiles.first(where: { $0.words.contains(first) && $0.type != .text }),
        let end = profiles.first(where: { $0.words.contains(last) && $0.type == start.type }),
        start.index != end.index, start.type == .date || start.isMeasure,
        !profiles.contains(where: { $0.type == .date && $0.index != start.index && $0.index != end.index })
      else { continue }
      var plan = ChartPlan(.bar, x: channel(start.index), y: names(name.index))
      plan.xEnd = channel(end.index)
      plan.stack = .none
      let others = profiles.first {
        $0.index != name.index && $0.isAutomaticColor(most: 7) && $0.type != .number
      }
      plan.color = others.map { names($0.index) }
      return plan
    }
    return nil
  }

  /// A heat map, for a grid of two numeric columns with a third one; `nil` for other tables.
  private func map(_ measures: [ColumnProfile]) -> ChartPlan? {
    let x = measures.first { $0.words.contains { ["longitude", "lon", "lng", "x"].contains($0) } }
    let y = measures.first { $0.words.contains { ["latitude", "lat", "y"].contains($0) } }
    guard let x, let y, x.index != y.index else { return nil }
    var plan = ChartPlan(.point, x: channel(x.index), y: channel(y.index))
    let cells = x.distinct * y.distinct
    let others = measures.filter { $0.index != x.index && $0.index != y.index }
    let shade = others.last { !$0.isCircularOrPlace && !$0.words.contains("cat") }
    if let shade {
      plan.color = channel(shade.index)
    } else {
      plan.color = profiles.first { $0.isAutomaticColor(most: 7) }.map { names($0.index) }
    }
    if shade != nil, facts.rowCount >= 60, cells <= facts.rowCount * 2, cells >= facts.rowCount {
      plan.shape = .rectangle
    }
    return plan
  }

  // MARK: Over time

  private func overTime(_ date: ColumnProfile, _ measures: [ColumnProfile]) -> ChartPlan {
    let hasRepeats = hasRepeats([date.index])
    let like = hasRepeats ? [] : like(measures.filter { !$0.isDimension })
    let family = like.isEmpty ? family(measures) : like
    if family.count > 1, !hasRepeats || bestSeries(date) == nil {
      var plan = ChartPlan(.line, x: channel(date.index))
      plan.y = Channel(.folded(family), .number, title: shared(family))
      plan.color = Channel(.foldedNames(family), .name, title: shared(family))
      // A line has one value at one time.
      if hasRepeats { plan.y = aggregated(plan.y!, aggregate(for: family[0])) }
      calm(&plan, date, family)
      return plan
    }
    let measure = measures.first { family.contains($0.index) } ?? measures[0]
    return lines(date, measure.index)
  }

  /// A line chart, with a line for each series if there are any.
  func lines(_ date: ColumnProfile, _ measure: Int) -> ChartPlan {
    var plan = ChartPlan(.line, x: channel(date.index), y: channel(measure))
    var keys = [date.index]
    if hasRepeats(keys), let series = bestSeries(date) {
      plan.color = names(series.index)
      keys.append(series.index)
    }
    if hasRepeats(keys) { plan.y = aggregated(plan.y!, aggregate(for: measure)) }
    calm(&plan, date, [measure])
    return plan
  }

  /// The column of names that best separates the rows of one date; `nil` if none does.
  func bestSeries(_ date: ColumnProfile) -> ColumnProfile? {
    let candidates = profiles.filter {
      $0.isAutomaticColor(most: 14) && !$0.words.contains("month") && !$0.words.contains("day")
    }
    var best: (profile: ColumnProfile, rows: Double)?
    for candidate in candidates {
      let rows = rowsPerGroup([date.index, candidate.index])
      // Prefers text to codes, and the first of equal columns.
      let weighed = candidate.type == .number ? rows * 1.5 : rows
      if weighed < (best?.rows ?? .infinity) * 0.999 { best = (candidate, weighed) }
    }
    return best?.profile ?? manySeries(date)
  }

  /// A column of many names with one row for each name and date. The chart shows its largest names.
  private func manySeries(_ date: ColumnProfile) -> ColumnProfile? {
    guard rowsPerGroup([date.index]) >= 2 else { return nil }
    return profiles.first {
      $0.role == .name && $0.isNearlyComplete && $0.distinct > 14 && $0.distinct < ColumnProfile.most
        && !hasRepeats([date.index, $0.index])
    }
  }

  /// Groups noisy dates into longer units of time, because noise hides the trend. Applies to more than 200 dates.
  private func calm(_ plan: inout ChartPlan, _ date: ColumnProfile, _ measures: [Int]) {
    guard date.distinct > 200, let times = table.columns[date.index].numbers else { return }
    guard measures.contains(where: { roughness(times, table.columns[$0].numbers ?? []) > 0.25 }) else {
      return
    }
    let length = date.high - date.low
    let units: [TimeUnit] = [.minute, .hour, .day, .week, .month, .quarter, .year]
    let fitting = units.filter { length / $0.seconds <= 110 }
    let isSum = plan.y?.aggregate == .sum || aggregate(for: measures[0]) == .sum
    // The sum of an incomplete week looks like a collapse.
    let whole = fitting.first { isSum && length / $0.seconds >= 8 && endsWhole(date, $0) }
    guard let unit = whole ?? fitting.first else { return }
    plan.x?.grouping = .unit(unit)
    plan.x?.title = unit.rawValue
    guard let y = plan.y else { return }
    if y.aggregate == nil { plan.y = aggregated(y, aggregate(for: measures[0])) }
    if let x = plan.x, let y = plan.y, plan.color == nil, !combinesRows(at: x, with: []) {
      plan.y = unnamed(y)
    }
  }

  /// Whether data cover at least 90 % of the first and of the last unit.
  private func endsWhole(_ date: ColumnProfile, _ unit: TimeUnit) -> Bool {
    var clock = WallClock(zone)
    let step = naturalUnit(date).seconds
    let spare = unit.seconds * 0.1
    return date.low - unit.start(of: date.low, &clock) <= spare
      && unit.end(of: date.high, &clock) - (date.high + step) <= spare
  }

  /// The ratio of the differences of adjacent values to the spread of all values: 0 for a smooth curve, about 1.4 for
  /// noise.
  private func roughness(_ times: [Double], _ values: [Double]) -> Double {
    // Average the rows of one time, so that parallel series do not count as noise.
    let groups = GroupKeys(numbers: times)
    let all = Aggregate.mean(values, in: groups)
    let means = all.indices.filter { all[$0].isFinite && times[groups.firstRows[$0]].isFinite }
      .sorted { times[groups.firstRows[$0]] < times[groups.firstRows[$1]] }.map { all[$0] }
    guard means.count > 2 else { return 0 }
    let mean = means.reduce(0, +) / Double(means.count)
    let spread = means.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(means.count)
    let steps =
      zip(means, means.dropFirst()).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      / Double(means.count - 1)
    return spread > 0 ? (steps / spread).squareRoot() : 0
  }

  /// Columns of one quantity, by a common word in their names: `temp_max` and `temp_min`.
  private func family(_ measures: [ColumnProfile]) -> [Int] {
    let words = measures.map { $0.words }
    let sets = words.map { Set($0) }
    for first in measures.indices {
      for word in words[first] where word.count > 1 && !["adj", "the", "of"].contains(word) {
        let like = measures.indices.filter { sets[$0].contains(word) }.map { measures[$0] }
        guard (2...5).contains(like.count) else { continue }
        let (low, high) = (like.map(\.low).min()!, like.map(\.high).max()!)
        let isComparable = like.allSatisfy { $0.high - $0.low > (high - low) * 0.1 }
        if isComparable { return like.map(\.index) }
      }
    }
    return measures.first.map { [$0.index] } ?? []
  }

  /// The words that all names have in common. If there are none: the list of at most three names, or the word for
  /// "value".
  func shared(_ columns: [Int]) -> String {
    let names = columns.map { table.columns[$0].name }
    guard let first = names.first else { return "" }
    let parts = spaced(first).split(separator: " ").map(String.init)
    let sets = names.map { Set(nameWords($0)) }
    let common = parts.filter { word in sets.allSatisfy { $0.contains(word.lowercased()) } }
    guard common.isEmpty else { return common.joined(separator: " ") }
    return names.count <= 3 ? words.list(names.map(spaced)) : words.control(.valueTitle)
  }

  private func countsOverTime(_ date: ColumnProfile) -> ChartPlan {
    var plan = ChartPlan(.bar, x: channel(date.index), y: counted())
    plan.x?.grouping = .unit(coarseUnit(date))
    plan.x?.title = coarseUnit(date).rawValue
    plan.color = profiles.first { $0.isAutomaticColor(most: 7) }.map { names($0.index) }
    return plan
  }

  // MARK: Names and numbers

  /// Whether rows are repeated observations, rather than one row for each name.
  private func isObservations(_ names: [ColumnProfile]) -> Bool {
    guard let finest = names.max(by: { $0.distinct < $1.distinct }) else { return false }
    return facts.rowCount >= 30 && Double(facts.rowCount) / Double(finest.distinct) > 8
  }

  /// The first column with at most 40 names; else the first.
  private func bestName(_ names: [ColumnProfile]) -> ColumnProfile? {
    names.first { $0.distinct <= 40 } ?? names.first
  }

  func bars(_ name: ColumnProfile, _ measure: ColumnProfile) -> ChartPlan {
    var plan = ChartPlan(.bar, x: names(name.index), y: channel(measure.index))
    guard hasRepeats([name.index]) else { return oriented(plan) }
    let isSum = aggregate(for: measure.index) == .sum
    let others = profiles.filter { other in
      guard other.index != name.index, name.distinct <= 30 else { return false }
      let isFew = other.type == .date && (2...4).contains(other.distinct)
      return isFew || other.isAutomaticColor(most: isSum ? 7 : 3)
    }
    let best = others.min { rowsPerGroup([name.index, $0.index]) < rowsPerGroup([name.index, $1.index]) }
    if let best {
      plan.color = names(best.index)
      plan.stack = isSum ? .standard : .dodge
      plan.y =
        hasRepeats([name.index, best.index])
        ? aggregated(plan.y!, aggregate(for: measure.index)) : plan.y
    } else {
      plan.y = aggregated(plan.y!, aggregate(for: measure.index))
      if let x = plan.x, let y = plan.y, !combinesRows(at: x, with: []) { plan.y = unnamed(y) }
    }
    return oriented(plan)
  }

  /// Makes bars horizontal if their names are long or many.
  func oriented(_ plan: ChartPlan) -> ChartPlan {
    guard plan.shape == .bar, let x = plan.x, x.kind == .name else { return plan }
    guard case .column(let index) = x.source else { return plan }
    let names = nameTexts(index)
    let count = min(names.count, plan.nameLimit)
    let longest = names.prefix(200).map(\.count).max() ?? 0
    // About 6 points a character at the default font size; 90 points for axes and margins.
    let room = (arguments.width - 90) / Double(max(1, count))
    guard Double(longest) * 6 > room - 4 || count > 14 else { return plan }
    var plan = plan
    (plan.x, plan.y) = (plan.y, plan.x)
    return plan
  }

  private func nameTexts(_ index: Int) -> [String] {
    switch table.columns[index].values {
    case .text(_, let names), .booleans(_, let names): names
    case .numbers, .dates: Array(repeating: "0000", count: profiles[index].distinct)
    }
  }

  /// Bars by date or by name, for tables with too few values to show a distribution. `nil` without a column of
  /// either, and if one date or name has many values.
  private func fewBars(_ measure: ColumnProfile) -> ChartPlan? {
    func isMeant(_ profile: ColumnProfile) -> Bool {
      profile.distinct > 1 || profile.present > 0 && facts.rowCount <= 10
    }
    if let date = finest(profiles.filter({ $0.type == .date && isMeant($0) })) {
      var plan = ChartPlan(.bar, x: channel(date.index), y: channel(measure.index))
      plan.x?.grouping = .unit(coarseUnit(date))
      if hasRepeats([date.index]) { plan.y = aggregated(plan.y!, aggregate(for: measure.index)) }
      return plan
    }
    return profiles.first { $0.type == .text && isMeant($0) }.map { bars($0, measure) }
  }

  // MARK: Numbers

  private func scatter(_ measures: [ColumnProfile]) -> ChartPlan {
    var plan = ChartPlan(.point, x: channel(measures[0].index), y: channel(measures[1].index))
    let color =
      profiles.first { $0.type != .number && $0.isAutomaticColor(most: 7) }
      ?? profiles.first { $0.isAutomaticColor(most: 7) }
    plan.color = color.map { names($0.index) }
    return plan
  }

  /// A line chart, if the first column ascends in equal steps, as times do; else `nil`.
  private func inOrder(_ measures: [ColumnProfile]) -> ChartPlan? {
    guard let values = table.columns[measures[0].index].numbers, values.count >= 8,
      values.allSatisfy(\.isFinite)
    else { return nil }
    let step = values[1] - values[0]
    guard step > 0, zip(values, values.dropFirst()).allSatisfy({ abs($1 - $0 - step) <= step * 0.01 })
    else { return nil }
    let others = Array(measures.dropFirst())
    let family = family(others)
    var plan = ChartPlan(.line, x: channel(measures[0].index))
    if family.count > 1 {
      plan.y = Channel(.folded(family), .number, title: shared(family))
      plan.color = Channel(.foldedNames(family), .name, title: shared(family))
    } else {
      plan.y = channel(others[0].index)
    }
    return plan
  }

  func histogram(_ measure: ColumnProfile) -> ChartPlan {
    var plan = ChartPlan(.bar, x: channel(measure.index), y: counted())
    plan.x?.grouping = .bins(arguments.bins)
    return plan
  }

  // MARK: Time units

  /// The unit of time between adjacent dates.
  func naturalUnit(_ date: ColumnProfile) -> TimeUnit {
    guard let times = table.columns[date.index].numbers else { return .day }
    let sorted = Set(times.filter(\.isFinite)).sorted()
    let gap = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? 86_400
    let units: [TimeUnit] = [.year, .quarter, .month, .week, .day, .hour, .minute, .second]
    // Months are up to 9 % shorter than their mean, and days up to one hour.
    return units.first { gap >= $0.seconds * 0.91 } ?? .second
  }

  /// The natural unit, or a longer one that gives at most 60 intervals.
  func coarseUnit(_ date: ColumnProfile) -> TimeUnit {
    let natural = naturalUnit(date)
    let units: [TimeUnit] = [.second, .minute, .hour, .day, .week, .month, .quarter, .year]
    let length = max(0, date.high - date.low)
    return units.first { $0.seconds >= natural.seconds && length / $0.seconds <= 60 } ?? .year
  }
}
