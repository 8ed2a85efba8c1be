import OpenChartsChartMath
import OpenChartsTables

/// Shows missing data: gaps of lines, and empty bands between numbered names.
extension PlotDataBuilder {
  /// Whether the chart is one area between the axis and its values.
  var isSingleArea: Bool {
    plan.shape == .area && plan.xEnd == nil && plan.yEnd == nil && channels[.color] == nil
      && channels[.series] == nil && channels[.symbol] == nil
  }

  /// Breaks lines and single areas at units of time without rows. For days and shorter units, only if at most 10 % of
  /// the units are empty, because weekends and nights often have no rows.
  ///
  /// If the plan does not group the dates, the unit is the longest one such that all dates are starts of units. A line
  /// has then no gaps if more than half of its steps are longer than one unit, as with a value every tenth year.
  /// Adjacent steps of equal length are not gaps either: a line can have a value every fifth year at first, and every
  /// year later.
  ///
  /// If none of several lines has a value at a step, that step is not a gap, because no values were measured then. The
  /// rows at its dates, which can hold other columns, are removed.
  ///
  /// Other lines have gaps at steps that are far longer than usual, such as three weeks in a line of daily values.
  mutating func breakLines(_ rows: inout [Int]) {
    let positionSlot: Slot = isHorizontal ? .y : .x
    guard plan.shape == .line || isSingleArea, case .dates(let moments)? = channels[positionSlot]?.values
    else { return }
    omitUnmeasuredDates(&rows, moments)
    // A running total stays the same while there are no rows.
    guard plan.transform != .cumulative else { return }
    var clock = WallClock(zone)
    let groupUnit = channels[positionSlot]?.unit
    let unit = groupUnit ?? naturalUnit(of: rows.map { moments[$0] }, &clock)
    // Skip large tables without a unit: sorting a line takes longer than drawing it, and gaps between dense points are
    // visible.
    guard unit != nil || rows.count <= 50_000 else { return }
    func code(_ slot: Slot, _ row: Int) -> Int32 {
      if case .names(let codes, _)? = channels[slot]?.values { return codes[row] }
      return 0
    }
    struct Line: Hashable { var color, symbol, series, facet: Int32 }
    let lines = Dictionary(grouping: rows) {
      Line(
        color: code(.color, $0), symbol: code(.symbol, $0), series: code(.series, $0),
        facet: code(.facet, $0))
    }
    var gaps: [(row: Int, start: Double)] = []
    // The next date of any line after each date. If no line has a value within a step, no values were measured then,
    // and the step is not a gap.
    let dates = lines.count > 1 ? Set(rows.lazy.map { moments[$0] }.filter(\.isFinite)).sorted() : []
    let nextDates = Dictionary(uniqueKeysWithValues: zip(dates, dates.dropFirst()))
    func isFilled(from start: Double, to end: Double) -> Bool {
      lines.count == 1 || (nextDates[start] ?? end) < end
    }
    for line in lines.values {
      let sorted = line.sorted { moments[$0] < moments[$1] }
      guard let first = sorted.first, let last = sorted.last else { continue }
      let unitCount = unit.map { ((moments[last] - moments[first]) / $0.seconds).rounded() + 1 } ?? 0
      guard let unit, unit.seconds > 86_400 || Double(sorted.count) >= unitCount * 0.9 else {
        gaps += longGaps(sorted, moments, unit, &clock)
        continue
      }
      let steps = zip(sorted, sorted.dropFirst()).filter { moments[$0] < moments[$1] }.map {
        (
          row: $0, next: unit.end(of: moments[$0], &clock), end: moments[$1],
          length: moments[$1] - moments[$0]
        )
      }
      let gapIndices = steps.indices.filter {
        steps[$0].next < steps[$0].end && isFilled(from: moments[steps[$0].row], to: steps[$0].end)
      }
      if groupUnit == nil, gapIndices.count * 2 > steps.count { continue }
      func isAsLong(_ index: Int, as other: Int) -> Bool {
        steps.indices.contains(other)
          && abs(steps[index].length - steps[other].length) < unit.seconds * 0.5
      }
      let lineGaps = gapIndices.filter { index in
        groupUnit != nil || !isAsLong(index, as: index - 1) && !isAsLong(index, as: index + 1)
      }
      let missing = missingUnits(
        lineGaps.map { (steps[$0].row, steps[$0].next, steps[$0].end) }, atMost: sorted.count, unit, &clock)
      // Units after the first of a gap at which no line has a value were not measured.
      gaps += missing.filter { lines.count == 1 || $0.isFirst || nextDates[$0.start] != nil }
        .map { ($0.row, $0.start) }
    }
    guard !gaps.isEmpty else { return }
    gaps.sort { ($0.start, $0.row) < ($1.start, $1.row) }
    let count = channels[positionSlot]?.count ?? 0
    for slot in Slot.allCases { channels[slot]?.append(gaps.map(\.row)) }
    channels[positionSlot]?.replace(from: count, by: gaps.map(\.start))
    channels[valueSlot]?.replace(from: count, by: gaps.map { _ in .nan })
    rowCounts += gaps.map { _ in 0 }
    rows += gaps.indices.map { count + $0 }
  }

  /// Removes the rows without a value at dates at which at least two lines of a column of names have a row, and none has
  /// a value.
  private func omitUnmeasuredDates(_ rows: inout [Int], _ moments: [Double]) {
    guard case .column? = plan.color?.source, plan.color?.kind == .name,
      let values = channels[valueSlot]?.numbers, rows.contains(where: { !values[$0].isFinite })
    else { return }
    var missing: [Double: Int] = [:]
    for row in rows where !values[row].isFinite { missing[moments[row], default: 0] += 1 }
    for row in rows where values[row].isFinite { missing[moments[row]] = nil }
    rows.removeAll { !values[$0].isFinite && (missing[moments[$0]] ?? 0) >= 2 }
  }

  /// The starts of the units in gaps, with the row before each gap. If the gaps together have more units than `limit`,
  /// only the first unit of each gap: a description then does not name more missing values than there are values.
  private func missingUnits(
    _ gaps: [(row: Int, start: Double, end: Double)], atMost limit: Int, _ unit: TimeUnit,
    _ clock: inout WallClock
  ) -> [(row: Int, start: Double, isFirst: Bool)] {
    let firstUnits = gaps.map { (row: $0.row, start: $0.start, isFirst: true) }
    guard gaps.reduce(0, { $0 + ($1.end - $1.start) / unit.seconds }) <= Double(limit) else {
      return firstUnits
    }
    var units: [(row: Int, start: Double, isFirst: Bool)] = []
    for gap in gaps {
      var start = gap.start
      while start < gap.end {
        units.append((gap.row, start, start == gap.start))
        start = unit.end(of: start, &clock)
      }
    }
    return units
  }

  /// The long steps of a line, more than three times the 90th percentile of its steps: the row before each, and the
  /// times at which values were due. There is a time for each unit in a step if most steps are as long as the unit,
  /// otherwise one for each step. Empty for fewer than twelve steps, for irregular steps, and if more than one step in
  /// twenty is long.
  private func longGaps(
    _ sorted: [Int], _ moments: [Double], _ unit: TimeUnit?, _ clock: inout WallClock
  ) -> [(row: Int, start: Double)] {
    guard hasAllRows, table.sample == nil else { return [] }
    let steps = zip(sorted, sorted.dropFirst()).map {
      (row: $0, end: moments[$1], length: moments[$1] - moments[$0])
    }.filter { $0.length > 0 }
    let lengths = steps.map(\.length).sorted()
    guard lengths.count >= 12 else { return [] }
    let (middle, usual) = (lengths[lengths.count / 2], lengths[lengths.count * 9 / 10])
    let longSteps = steps.filter { $0.length > usual * 3.01 }
    guard usual <= middle * 3.5, longSteps.count * 20 <= steps.count else { return [] }
    guard let unit, usual < unit.seconds * 1.5 else {
      return longSteps.map { ($0.row, moments[$0.row] + usual) }
    }
    return missingUnits(
      longSteps.map { ($0.row, unit.end(of: moments[$0.row], &clock), $0.end) }, atMost: sorted.count, unit,
      &clock
    ).map { ($0.row, $0.start) }
  }

  /// The longest unit (day, month, quarter or year) such that all dates are starts of units; `nil` if there is none, or
  /// if the table contains only some of the rows.
  private func naturalUnit(of moments: [Double], _ clock: inout WallClock) -> TimeUnit? {
    guard hasAllRows, table.sample == nil else { return nil }
    let dates = Set(moments.filter(\.isFinite)).sorted()
    // The unit must not be longer than the shortest step.
    guard let shortest = zip(dates, dates.dropFirst()).map({ $1 - $0 }).min() else { return nil }
    for unit in [TimeUnit.year, .quarter, .month, .day] where shortest >= unit.seconds * 0.9 {
      var isRegular = true
      for date in dates where isRegular { isRegular = unit.start(of: date, &clock) == date }
      if isRegular { return unit }
    }
    return nil
  }

  /// Completes names such as w1, w2, w4 with the missing ones, if at least 60 % of the names exist; `nil` for other
  /// names.
  static func numberedNames(_ names: [String], atMost limit: Int) -> [String]? {
    guard names.count >= 4 else { return nil }
    var prefix: String?
    var numbers: [Int] = []
    for name in names {
      let digits = String(name.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
      guard !digits.isEmpty, digits == "0" || digits.first != "0", let number = Int(digits) else {
        return nil
      }
      let start = String(name.dropLast(digits.count))
      guard prefix == nil || prefix == start, numbers.last.map({ $0 < number }) ?? true else { return nil }
      prefix = start
      numbers.append(number)
    }
    let span = numbers[numbers.count - 1] - numbers[0] + 1
    guard span > names.count, span <= limit, Double(names.count) >= Double(span) * 0.6 else { return nil }
    return (numbers[0]...numbers[numbers.count - 1]).map { "\(prefix ?? "")\($0)" }
  }
}

extension RawChannel {
  var count: Int {
    switch values {
    case .numbers(let values), .dates(let values): values.count
    case .names(let codes, _): codes.count
    }
  }

  /// Appends copies of some rows.
  fileprivate mutating func append(_ rows: [Int]) {
    switch values {
    case .numbers(let v): values = .numbers(v + rows.map { v[$0] })
    case .dates(let v): values = .dates(v + rows.map { v[$0] })
    case .names(let codes, let names): values = .names(codes: codes + rows.map { codes[$0] }, names: names)
    }
  }

  fileprivate mutating func replace(from start: Int, by new: [Double]) {
    switch values {
    case .numbers(let v): values = .numbers(v[..<start] + new)
    case .dates(let v): values = .dates(v[..<start] + new)
    case .names: break
    }
  }
}
