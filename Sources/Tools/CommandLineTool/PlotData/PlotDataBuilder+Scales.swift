import OpenChartsChartMath
import OpenChartsTables

/// Removes rows that a scale cannot show, and adds zero counts at positions without rows.
extension PlotDataBuilder {
  /// Omits rows with values at or below zero, which a logarithmic axis or a pie chart cannot show. In a line, such a
  /// value is a gap.
  mutating func omitNotPositive(_ rows: inout [Int]) {
    let axes: [(slots: [Slot], isLog: Bool)] =
      plan.shape == .sector
      ? [([.y], true)]
      : [([.x, .xEnd], plan.xAxis.scale == .log), ([.y, .yEnd], plan.yAxis.scale == .log)]
    guard !plan.isInSpace, plan.prices.isEmpty else { return }
    for slot in axes.filter(\.isLog).flatMap(\.slots) {
      guard let raw = channels[slot], var values = raw.numbers else { continue }
      let excluded = rows.filter { values[$0] <= 0 }
      guard !excluded.isEmpty else { continue }
      account.notPositive += Int(excluded.reduce(0) { $0 + rowCounts[$1] })
      for row in excluded { rowCounts[row] = 0 }
      if plan.shape == .line, slot == valueSlot, excluded.count < rows.count {
        for row in excluded { values[row] = .nan }
        notPositiveRows.formUnion(excluded)
        channels[slot]?.values = .numbers(values)
      } else {
        rows = rows.filter { values[$0] > 0 || !values[$0].isFinite }
      }
    }
  }

  /// Counts the rows whose marks the domain of the value axis cuts off: bars, including stacked ones, and lines.
  mutating func countCutOff(_ rows: [Int]) {
    let axis = isHorizontal ? plan.xAxis : plan.yAxis
    guard plan.shape == .line || plan.shape == .bar || plan.shape == .area, plan.summary == nil,
      plan.xEnd == nil, plan.yEnd == nil, !plan.isInSpace
    else { return }
    var rows = rows
    if plan.shape != .bar, let domain = (isHorizontal ? plan.yAxis : plan.xAxis).domain,
      let raw = channels[isHorizontal ? .y : .x], raw.bins == nil, let positions = raw.numbers
    {
      let outsideRows = rows.filter { positions[$0].isFinite && !domain.contains(positions[$0]) }
      account.cutOff += Int(outsideRows.reduce(0) { $0 + rowCounts[$1] })
      rows = rows.filter { domain.contains(positions[$0]) }
    }
    guard let domain = axis.domain, let raw = channels[valueSlot], raw.bins == nil, let values = raw.numbers
    else { return }
    let canPile = plan.shape != .line && channels[.color] != nil
    let isPiled = canPile && plan.stack == .standard
    // Normalized stacks fill the axis, and centred stacks have no common zero.
    guard !canPile || plan.stack != .normalized && plan.stack != .center else { return }
    var keys = channels[isHorizontal ? .y : .x]?.keys ?? GroupKeys(rowCount: values.count)
    for slot in [Slot.series, .facet] {
      if let part = channels[slot] { keys = keys.combined(with: part.keys) }
    }
    // Amounts below zero are stacked downwards.
    var tops: [SIMD2<Int32>: Double] = [:]
    for row in rows where values[row].isFinite {
      var top = values[row]
      if isPiled {
        let stackKey = SIMD2(keys.codes[row], top < 0 ? 1 : 0)
        top += tops[stackKey] ?? 0
        tops[stackKey] = top
      }
      if !domain.contains(top) { account.cutOff += Int(rowCounts[row]) }
    }
  }

  /// The largest number of bars that are added for positions without rows.
  private static let mostAdded = 2_000

  /// Adds bars of 0 for bins, units of time, weekdays and similar positions without rows, so that descriptions state
  /// the true minimum.
  mutating func addZeroCounts(_ rows: inout [Int]) {
    let slot: Slot = isHorizontal ? .y : .x
    guard plan.shape == .bar, engineCounts?.areDrawn ?? (channel(valueSlot)?.isRowCount == true),
      channels.keys.allSatisfy({ [.x, .y, .color].contains($0) }),
      plan.color == nil || plan.color?.kind == .name,
      plan.color == nil || plan.color?.source != channel(slot)?.source, !rows.isEmpty,
      let positions = positions(slot, rows)
    else { return }
    var colors: [Int32?] = [nil]
    if case .names(_, let names)? = channels[.color]?.values { colors = names.indices.map { Int32($0) } }
    guard positions.ofAxis.count * colors.count <= Self.mostAdded else { return }
    var filledCells: Set<SIMD2<Double>> = []
    var colorCodes: [Int32] = []
    if case .names(let codes, _)? = channels[.color]?.values { colorCodes = codes }
    for row in rows {
      filledCells.insert(SIMD2(positions.ofRows[row], colorCodes.isEmpty ? 0 : Double(colorCodes[row])))
    }
    for position in positions.ofAxis {
      for color in colors where !filledCells.contains(SIMD2(position, Double(color ?? 0))) {
        rows.append(rowCounts.count)
        rowCounts.append(0)
        for other in Slot.allCases where channels[other] != nil {
          let value: Double = other == slot ? position : other == valueSlot ? 0 : Double(color ?? 0)
          channels[other]?.append(value)
        }
        if !errors.isEmpty { errors.append(.nan) }
        if !upperErrors.isEmpty { upperErrors.append(.nan) }
      }
    }
  }

  /// The positions of the rows, and all positions of a grouped axis from the first to the last; `nil` for other axes.
  private func positions(_ slot: Slot, _ rows: [Int]) -> (ofRows: [Double], ofAxis: [Double])? {
    guard let raw = channels[slot] else { return nil }
    switch (raw.values, channel(slot)?.grouping) {
    case (.names(let codes, let names), .cycle?):
      return (codes.map(Double.init), names.indices.map(Double.init))
    case (.numbers(let values), .bins?), (.numbers(let values), .intervals?):
      guard let bins = raw.bins, bins.count <= Self.mostAdded else { return nil }
      return (values, (0..<bins.count).map(bins.lower))
    case (.dates(let values), .unit(let unit)?):
      guard var position = rows.map({ values[$0] }).filter(\.isFinite).min(),
        let last = rows.map({ values[$0] }).filter(\.isFinite).max()
      else { return nil }
      var clock = WallClock(zone)
      var allPositions: [Double] = []
      while position <= last, allPositions.count <= Self.mostAdded {
        allPositions.append(position)
        let next = unit.end(of: position, &clock)
        guard next > position else { return nil }
        position = next
      }
      return (values, allPositions)
    default: return nil
    }
  }
}

extension RawChannel {
  /// Appends a number, a date or the code of a name.
  fileprivate mutating func append(_ value: Double) {
    switch values {
    case .numbers(let v): values = .numbers(v + [value])
    case .dates(let v): values = .dates(v + [value])
    case .names(let codes, let names): values = .names(codes: codes + [Int32(value)], names: names)
    }
  }
}
