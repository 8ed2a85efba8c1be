import OpenChartsChartMath
import OpenChartsPhrases
import OpenChartsTables

extension Planner {
  /// The best candidate for a table, if no option chooses the chart.
  func automatic() throws(PlanError) -> ChartPlan {
    if facts.rowCount == 1, profiles.allSatisfy({ $0.type == .text || $0.type == .boolean }) {
      throw PlanError("\(table.file): one row of text and no number; there is nothing to compare")
    }
    try refuseMixedUnits()
    guard let best = ChartChoice(self).best() else {
      throw PlanError("\(table.file): every value is missing; there is nothing to draw")
    }
    if best.candidate.form == .frequency, let name = best.candidate.position.map({ profiles[$0] }),
      name.role == .name || name.role == .identifier, name.distinct * 10 >= name.present * 9, name.present > 2
    {
      throw PlanError(
        "\(table.file): \(name.distinct) different texts in \"\(name.name)\" and nothing to measure or to count; a chart "
          + "needs numbers, dates or names that repeat (--type NAME=number or NAME=date reads texts as such)")
    }
    if best.candidate.form == .frequency, let name = best.candidate.position.map({ profiles[$0] }),
      name.type == .text, name.distinct == 1, name.present > 2
    {
      throw PlanError(
        "\(table.file): the same text in each row of \"\(name.name)\" and nothing to measure or to count; a chart "
          + "needs numbers, dates or several names that repeat")
    }
    return inDays(best.plan)
  }

  /// Puts the column of days on x, if the plan groups joined days and times of day by days or longer units.
  private func inDays(_ plan: ChartPlan) -> ChartPlan {
    guard let x = plan.x, case .column(let index) = x.source, case .unit(let unit) = x.grouping,
      unit.seconds >= TimeUnit.day.seconds, JoinedDate.isJoined(index, in: table),
      let day = JoinedDate.dayColumn(of: table)
    else { return plan }
    var plan = plan
    plan.x?.source = .column(day)
    return plan
  }

  /// Whether the table is a list of things: mostly texts, with at least three columns of identifiers or codes.
  var isRegister: Bool {
    profiles.count { $0.type == .text } * 2 > profiles.count
      && profiles.count { $0.role == .identifier || $0.role == .code } >= 3
  }

  /// The column whose values are counted if there is no measure: preferably names that repeat; columns of identifiers
  /// and dates come last.
  func countable() -> ColumnProfile? {
    let filledColumns = profiles.filter { $0.present > 0 }
    let plain = filledColumns.filter { ![.identifier, .index].contains($0.role) && $0.type != .date }
    // Prefer a few names with many rows each to many names with few rows each.
    var allTexts = plain.filter { $0.type != .number && !$0.isNearlyEmpty }
    // Truth values that are nearly all equal say less than names.
    if allTexts.contains(where: { $0.role == .name && $0.distinct > 1 }) {
      allTexts.removeAll(where: \.isRareFlag)
    }
    let namedTexts = allTexts.filter { !isCode($0, of: allTexts) }
    let texts = namedTexts.isEmpty ? allTexts : namedTexts
    return texts.first { $0.distinct > 1 && $0.distinct * 3 <= $0.present && $0.distinct <= 30 }
      ?? texts.filter { $0.distinct > 1 && $0.distinct * 10 < $0.present * 9 }.min {
        $0.distinct < $1.distinct
      }
      ?? plain.first { $0.distinct > 1 && $0.distinct * 3 <= $0.present } ?? texts.first ?? plain.first
      ?? filledColumns.first
  }

  // MARK: Special tables

  /// A candlestick chart of columns called open, high, low and close. With more than 120 dates, or with repeated
  /// dates, a line of the close.
  func candlesticks() -> ChartPlan? {
    guard let date = profiles.first(where: { $0.type == .date && $0.distinct >= 4 }) else { return nil }
    guard let prices = prices() else { return nil }
    if date.distinct <= 120, date.distinct == date.present {
      var plan = ChartPlan(.candlestick, x: channel(date.index))
      plan.y = Channel(.column(prices[3]), .number, title: words.control(.priceTitle))
      plan.prices = prices
      return plan
    }
    return lines(date, prices[3])
  }

  /// The columns of numbers named open, high, low and close, with the same words before, as in "ABC.Open".
  private func prices() -> [Int]? {
    let opening = profiles.filter { $0.type == .number && $0.words.last == "open" }
    for prefix in opening.map({ $0.words.dropLast() }) {
      let prices = ["open", "high", "low", "close"].compactMap { priceWord in
        profiles.first { $0.type == .number && $0.words == prefix + [priceWord] }?.index
      }
      if prices.count == 4 { return prices }
    }
    return nil
  }

  /// Floating bars of a column of names with a start and an end; `nil` without such columns.
  func spans() -> ChartPlan? {
    let pairs = [
      ("start", "end"), ("begin", "end"), ("from", "to"), ("start", "finish"), ("start", "stop"),
      ("start", "due"), ("start", "deadline"), ("started", "ended"), ("started", "finished"),
      ("beginn", "ende"),
      ("start", "ende"), ("von", "bis"), ("début", "fin"), ("debut", "fin"), ("inicio", "fin"),
      ("inicio", "final"),
      ("início", "fim"), ("inizio", "fine"), ("opens", "closes"), ("open", "close"), ("low", "high"),
      ("lo", "hi"),
      ("min", "max"), ("minimum", "maximum"), ("lower", "upper"),
    ]
    // Several rows per name would have overlapping bars.
    guard let name = profiles.first(where: { $0.type == .text && $0.distinct >= 2 && $0.distinct <= 60 }),
      rowsPerGroup([name.index]) <= 3
    else { return nil }
    for (first, last) in pairs {
      guard let (start, end) = pair(first, last), start.type == .date || start.isMeasure,
        !profiles.contains(where: { $0.type == .date && $0.index != start.index && $0.index != end.index })
      else { continue }
      if start.type == .date, areShort(start, end), profiles.count(where: \.isAutomaticMeasure) >= 2 {
        continue
      }
      // "Open" and "close" are times only if the values are; they are also prices.
      guard first != "open" || start.type == .date || start.unit == .duration else { continue }
      // Periods of time of one name rarely overlap. Ranges of numbers do, so their names must be unique.
      guard start.type == .date || start.unit == .duration || name.distinct == facts.rowCount else {
        continue
      }
      var plan = ChartPlan(.bar, x: channel(start.index), y: names(name.index))
      plan.xEnd = channel(end.index)
      plan.stack = .none
      // Time is on the x axis.
      if start.type == .number, case .text(_, let names) = table.columns[name.index].values,
        names.count <= 12, names.allSatisfy(TimeHeader.isPartOfYear)
      {
        (plan.x, plan.y, plan.xEnd, plan.yEnd) = (plan.y, plan.x, nil, plan.xEnd)
      }
      let colorColumn = profiles.first {
        $0.index != name.index && $0.isAutomaticColor(most: 7) && $0.type != .number
      }
      plan.color = colorColumn.map { names($0.index) }
      return plan
    }
    return nil
  }

  /// Whether the usual period is shorter than a twentieth of all time, such as the days of a poll: bars of them would
  /// look like points.
  private func areShort(_ start: ColumnProfile, _ end: ColumnProfile) -> Bool {
    guard let starts = table.columns[start.index].numbers, let ends = table.columns[end.index].numbers else {
      return false
    }
    let lengths = zip(starts, ends).map { $1 - $0 }.filter(\.isFinite).sorted()
    guard lengths.count >= 10 else { return false }
    return lengths[lengths.count / 2] * 20 < max(start.high, end.high) - start.low
  }

  /// Two columns of numbers or dates whose names differ only in these words: `start_date` and `end_date`.
  func pair(_ first: String, _ last: String) -> (start: ColumnProfile, end: ColumnProfile)? {
    for start in profiles where start.type != .text && start.words.contains(first) {
      let sharedWords = start.words.filter { $0 != first }
      let end = profiles.first {
        $0.type == start.type && $0.words != start.words && $0.words.contains(last)
          && $0.words.filter { $0 != last } == sharedWords
      }
      if let end { return (start, end) }
    }
    return nil
  }

  /// A heat map, for a grid of two numeric columns with a third one; `nil` for other tables.
  func map(_ measures: [ColumnProfile]) -> ChartPlan? {
    let longitude = measures.first { $0.words.contains(where: RoleWords.longitudes.contains) }
    let latitude = measures.first { $0.words.contains(where: RoleWords.latitudes.contains) }
    let coordinates = longitude.flatMap { x in latitude.map { y in (x, y) } } ?? plainPlace(measures)
    guard let (x, y) = coordinates, x.index != y.index else { return field(measures) }
    var plan = ChartPlan(.point, x: channel(x.index), y: channel(y.index))
    let cells = x.distinct * y.distinct
    let otherMeasures = measures.filter {
      $0.index != x.index && $0.index != y.index && $0.isAutomaticMeasure
    }
    let parts = JoinedDate.namedParts(of: table)
    // If many points are at one place, the colour of the last one would hide the others.
    let isComplete = table.rowCount == facts.rowCount
    let (rows, places) = isComplete ? facts.groups([x.index, y.index]) : (0, 1)
    let shades = otherMeasures.filter {
      rows < places * 2 && !parts.contains($0.index) && !$0.isCircularOrPlace && !$0.words.contains("cat")
        && $0.unit != .duration
        && !$0.words.contains(where: RoleWords.outlines.contains)
        && isShade($0)
    }
    let shade = shades.first(where: isHeadline) ?? shades.last
    if let shade {
      plan.color = channel(shade.index)
      plan.colorScale = shadeScale(shade)
    } else {
      let colors = profiles.filter { $0.isAutomaticColor(most: 7) && !isNearlyConstant($0) }
      plan.color = inWords(colors).map { names($0.index) }
    }
    if shade != nil, facts.rowCount >= 60, cells <= facts.rowCount * 2, cells >= facts.rowCount {
      plan.shape = .rectangle
    }
    return plan
  }

  /// Whether a measure is useful as the colour of a map's points. False if it is mostly zero or missing, and for
  /// integers of unknown meaning that rarely repeat, because they probably number the points.
  private func isShade(_ measure: ColumnProfile) -> Bool {
    guard measure.present * 2 >= facts.rowCount,
      !measure.isListed || facts.rowCount < 20 || isHeadline(measure),
      let values = table.columns[measure.index].numbers
    else { return false }
    return values.count { $0 == 0 } * 2 <= values.count(where: \.isFinite)
  }

  /// A logarithmic scale for the colours of at least 30 points, if nine tenths of the values are in the lowest tenth of
  /// their range: a linear scale would give nearly all points one colour. `nil` for other values.
  private func shadeScale(_ measure: ColumnProfile) -> ColorScaleName? {
    let values = (table.columns[measure.index].numbers ?? []).filter(\.isFinite).sorted()
    guard values.count >= 30, let low = values.first, let high = values.last, low >= 0, high >= 10,
      (values[values.count * 9 / 10] - low) * 10 <= high - low
    else { return nil }
    return .scale(low < 1 ? .symlog : .log)
  }

  /// Two columns whose names differ only in x and y, if there are at most two other measures. With more measures, x and
  /// y are more often sizes or components of a force than positions.
  private func plainPlace(_ measures: [ColumnProfile]) -> (x: ColumnProfile, y: ColumnProfile)? {
    guard measures.count <= 4 else { return nil }
    for x in measures where x.words.contains("x") {
      let y = measures.first { $0.words == x.words.map { $0 == "x" ? "y" : $0 } }
      if let y { return (x, y) }
    }
    return nil
  }

  /// A heat map of a field or a plate, whose columns "row" and "col" number its cells; `nil` for other tables.
  private func field(_ measures: [ColumnProfile]) -> ChartPlan? {
    func steps(_ names: Set<String>) -> ColumnProfile? {
      profiles.first {
        $0.type == .number && $0.isWhole && $0.words.count == 1 && names.contains($0.words[0])
      }
    }
    guard let row = steps(["row", "zeile"]), let column = steps(["col", "column", "spalte"]),
      row.distinct >= 4, column.distinct >= 4, row.distinct * column.distinct <= facts.rowCount * 6 / 5,
      let shade = measures.first(where: { ![row.index, column.index].contains($0.index) && !$0.isDimension }),
      !hasRepeats([row.index, column.index])
    else { return nil }
    return ChartPlan(.rectangle, x: channel(column.index), y: channel(row.index), color: channel(shade.index))
  }

  // MARK: Names and numbers

  func bars(_ name: ColumnProfile, _ measure: ColumnProfile) -> ChartPlan {
    var plan = ChartPlan(.bar, x: names(name.index), y: channel(measure.index))
    guard hasRepeats([name.index]) else {
      noteOtherNames(&plan, measure)
      return oriented(plan)
    }
    let isSum = aggregate(for: measure.index) == .sum
    let colorCandidates = profiles.filter { other in
      guard other.index != name.index, name.distinct <= 30, !follows(other, from: name) else { return false }
      // A sum over several years would look like the value of one year; a mean over years has a meaning.
      let isFew = isSum && other.type == .date && (2...4).contains(other.distinct)
      // Do not colour means by small numbers of unknown meaning, nor sums by small counts.
      let isNamed = isSum && !isFewCounted(other) || other.type != .number || other.role == .flag
      return isFew || isNamed && other.isAutomaticColor(most: isSum ? 7 : 3) || isGridOfBars(name, other)
    }
    let opposite = isSum ? colorCandidates.first(where: areOpposites) : nil
    let best =
      opposite
      ?? colorCandidates.filter { !isCode($0, of: colorCandidates) }.min {
        rowsPerGroup([name.index, $0.index]) < rowsPerGroup([name.index, $1.index])
      }
    if let best, isSum, let lines = linesOverYears(name, measure, best) { return lines }
    if let best {
      plan.color = names(best.index)
      plan.stack = isSum ? .standard : .dodge
      plan.y =
        hasRepeats([name.index, best.index])
        ? aggregated(plan.y!, aggregate(for: measure.index)) : plan.y
    } else {
      plan.y = aggregated(plan.y!, aggregate(for: measure.index))
      if let x = plan.x, let y = plan.y, !combinesRows(at: [x]) { plan.y = unnamed(y) }
    }
    return oriented(plan)
  }

  /// Whether each name has only one value in `other`. For example, each candidate has one party. A colour by such a
  /// column would repeat the axis.
  private func follows(_ other: ColumnProfile, from name: ColumnProfile) -> Bool {
    facts.groups([name.index, other.index]).groups == facts.groups([name.index]).groups
  }

  /// Whether two columns of names have one row for each pair, and few enough pairs to draw a bar for each. A mean would
  /// hide the values.
  private func isGridOfBars(_ name: ColumnProfile, _ other: ColumnProfile) -> Bool {
    other.isAutomaticColor(most: 7) && other.type == .text && name.distinct * other.distinct <= 30
      && facts.rowCount * 10 >= name.distinct * other.distinct * 9 && !hasRepeats([name.index, other.index])
  }

  /// Makes bars horizontal if their names are long or many.
  func oriented(_ plan: ChartPlan) -> ChartPlan {
    guard plan.shape == .bar, let x = plan.x, x.kind == .name else { return plan }
    // Time runs along the bottom.
    if case .cycle = x.grouping { return plan }
    guard case .column(let index) = x.source else { return plan }
    let names = nameTexts(index)
    let count = min(names.count, plan.nameLimit)
    let longest = names.prefix(200).map(\.count).max() ?? 0
    // About 6 points a character at the default font size; 90 points for axes and margins.
    let slotWidth = (arguments.width - 90) / Double(max(1, count))
    guard Double(longest) * 6 > slotWidth - 4 || count > 14 else { return plan }
    var plan = plan
    (plan.x, plan.y) = (plan.y, plan.x)
    return plan
  }

  func nameTexts(_ index: Int) -> [String] {
    switch table.columns[index].values {
    case .text(_, let names), .booleans(_, let names): names
    case .numbers, .dates: Array(repeating: "0000", count: profiles[index].distinct)
    }
  }

  /// Bars by date or by name, for tables with too few values to show a distribution. `nil` without a column of dates or
  /// names.
  func fewBars(_ measure: ColumnProfile) -> ChartPlan? {
    func isMeant(_ profile: ColumnProfile) -> Bool {
      profile.distinct > 1 || profile.present > 0 && facts.rowCount <= 10
    }
    if let date = finest(profiles.filter({ $0.type == .date && isMeant($0) })) {
      var plan = ChartPlan(.bar, x: channel(date.index), y: channel(measure.index))
      plan.x?.grouping = .unit(coarseUnit(date))
      if hasRepeats([date.index]) { plan.y = aggregated(plan.y!, aggregate(for: measure.index)) }
      return plan
    }
    return profiles.first { $0.type == .text && !$0.isAddress && isMeant($0) }.map { bars($0, measure) }
  }

  // MARK: Numbers

  func scatter(_ measures: [ColumnProfile]) -> ChartPlan {
    // Put an independent variable, such as an age or a dose, on the x axis.
    let isSet = measures[1].isDimension && !measures[0].isDimension
    // Put a result or a price on the y axis.
    let isResult = isHeadline(measures[0]) && !isHeadline(measures[1])
    let (x, y) = isSet || isResult ? (measures[1], measures[0]) : (measures[0], measures[1])
    var plan = ChartPlan(.point, x: channel(x.index), y: channel(y.index))
    if let (xAnswer, yAnswer) = Self.titles(x.name, y.name) {
      plan.x?.title = spaced(xAnswer)
      plan.y?.title = spaced(yAnswer)
    }
    let groups = groupColumns()
    let color =
      bestColor(
        groups.filter { $0.type != .number && $0.isAutomaticColor(most: 7) && !isNearlyConstant($0) }, of: y)
      ?? groups.first { $0.isAutomaticColor(most: 7) }
    plan.color = color.map { names($0.index) }
    return plan
  }

  func histogram(_ measure: ColumnProfile) -> ChartPlan {
    var plan = ChartPlan(.bar, x: channel(measure.index), y: counted())
    plan.x?.grouping = .bins(arguments.bins)
    return plan
  }
}
