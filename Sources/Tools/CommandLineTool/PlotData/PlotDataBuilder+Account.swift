import OpenChartsTables

/// Counts the rows that are not drawn.
extension PlotDataBuilder {
  /// Whether rows without a number in a channel are omitted: for axes, and for the colours and sizes of points.
  func needsNumbers(_ slot: Slot) -> Bool {
    slot <= .z || plan.shape == .point && (slot == .color || slot == .size) && engineCounts == nil
  }

  /// Whether no row has values in two of these columns, and each column has a value.
  private func takeTurns(_ columns: [Int]) -> Bool {
    let values = columns.compactMap { table.columns[$0].numbers }
    return columns.count > 1 && columns.allSatisfy { table.columns[$0].present > 0 }
      && (0..<table.rowCount).allSatisfy { row in values.count { $0[row].isFinite } <= 1 }
  }

  /// Counts rows without a value on an axis, or without a name where marks need one.
  mutating func countMissing(_ slot: Slot, _ channel: Channel) {
    guard engineCounts == nil, let values = channels[slot]?.values else { return }
    let rows = table.rowCount
    let excluded = channels[slot]?.outside ?? []
    // A row without a name is not counted if the chart draws it with the name for missing names.
    func add(_ start: Int, _ column: Int) {
      let count =
        switch values {
        case .numbers(let v), .dates(let v):
          needsNumbers(slot)
            ? (start..<(start + rows)).count { !v[$0].isFinite && !excluded.contains($0) } : 0
        case .names(let codes, _):
          plan.missingName == nil || channel.aggregate != nil
            ? codes[start..<(start + rows)].count { $0 < 0 } : 0
        }
      account.add(count, without: spaced(table.columns[column].name))
    }
    switch channel.source {
    case .column(let index): add(0, index)
    case .folded(let columns)
    where columns.count > 3 || plan.shape == .line || plan.shape == .area || takeTurns(columns):
      // With several series, a row is left out only if all of its values are missing.
      guard case .numbers(let values) = values, slot <= .z else { break }
      let count = (0..<rows).count { row in
        columns.indices.allSatisfy {
          !values[$0 * rows + row].isFinite && !excluded.contains($0 * rows + row)
        }
      }
      account.add(count, without: channel.title)
    case .folded(let columns): for (foldIndex, index) in columns.enumerated() { add(foldIndex * rows, index) }
    case .rows, .foldedNames: break
    }
  }

  /// Replaces missing names by the plan's name for them.
  mutating func nameMissing(_ slot: Slot, _ channel: Channel) {
    guard let name = plan.missingName, channel.aggregate == nil, case .column = channel.source,
      case .names(var codes, var names)? = channels[slot]?.values, codes.contains(where: { $0 < 0 })
    else { return }
    let code = Int32(names.firstIndex(of: name) ?? names.count)
    if code == names.count { names.append(name) }
    for row in codes.indices where codes[row] < 0 { codes[row] = code }
    channels[slot]?.values = .names(codes: codes, names: names)
  }

  /// Replaces names that consist of white space by a visible label.
  mutating func nameBlanks(_ slot: Slot) {
    guard case .names(let codes, var names)? = channels[slot]?.values,
      let blank = names.firstIndex(where: { $0.allSatisfy(\.isWhitespace) })
    else { return }
    let label = plan.words.control(.emptyName)
    guard !names.contains(label) else { return }
    names[blank] = label
    channels[slot]?.values = .names(codes: codes, names: names)
  }

  /// Counts the rows of each group that have a value in all aggregated channels.
  mutating func countRows(of groups: GroupKeys, _ aggregatedSlots: [Slot]) {
    rowCounts = [Double](repeating: 0, count: groups.count)
    let values = aggregatedSlots.compactMap { slot -> RawChannel? in
      channel(slot)?.source == .rows ? nil : channels[slot]
    }
    for row in groups.codes.indices where groups.codes[row] >= 0 {
      let hasValue = values.allSatisfy { raw in
        switch raw.values {
        case .numbers(let v), .dates(let v): !v[row].isNaN
        case .names(let codes, _): codes[row] >= 0
        }
      }
      if hasValue || engineCounts != nil { rowCounts[Int(groups.codes[row])] += countedRows(at: row) ?? 1 }
    }
  }

  /// The number of table rows that an engine combined into a row of its answer; `nil` for tables without an engine.
  ///
  /// - Parameter row: The row of the plot. With several y columns, the rows of the answer repeat, one column after
  ///   another.
  func countedRows(at row: Int) -> Double? {
    engineCounts.map { $0.rows[row % $0.rows.count] }
  }

  /// The rows that the domain of the other axis excludes. They do not affect bins, which are computed from the drawn
  /// rows, as in an engine.
  func excludedByOtherAxis(_ slot: Slot) -> Set<Int> {
    guard engineCounts == nil, slot == .x || slot == .y, case .bins? = channel(slot)?.grouping else {
      return []
    }
    let other: Slot = slot == .x ? .y : .x
    guard var raw = channel(other), let domain = GroupedDomain(other, of: plan, zone: zone) else { return [] }
    raw.grouping = .none
    return RawChannel(raw, table, repeats: repeats, zone: zone, within: domain).outside
  }

  /// Counts the rows that the domains of axes of bins and units of time exclude from the groups. Rows without a value
  /// elsewhere count as missing only.
  mutating func countExcluded() {
    if let engineCounts {
      (account.missing, account.outside) = (engineCounts.missing, engineCounts.outside)
      return
    }
    var excluded: Set<Int> = []
    for raw in channels.values { excluded.formUnion(raw.outside) }
    guard !excluded.isEmpty else { return }
    let complete = excluded.filter { row in
      channels.allSatisfy { slot, raw in
        switch raw.values {
        case .numbers(let values), .dates(let values):
          slot > .z || values[row].isFinite || raw.outside.contains(row)
        case .names(let codes, _): codes[row] >= 0
        }
      }
    }
    // With several columns, each row of the table occurs several times.
    account.outside = Set(complete.map { $0 % max(table.rowCount, 1) }).count
  }

  /// Omits rows outside the domain of an axis, if their marks would be completely outside. Lines and areas keep them,
  /// because they continue to the edge.
  mutating func countOutside(_ rows: inout [Int]) {
    guard plan.shape != .line, plan.shape != .area, !plan.isInSpace, plan.xEnd == nil, plan.yEnd == nil else {
      return
    }
    var axes: [(values: [Double], domain: ClosedRange<Double>)] = []
    for (slot, axis) in [(Slot.x, plan.xAxis), (.y, plan.yAxis)] {
      guard let domain = axis.domain, let raw = channels[slot], raw.bins == nil, raw.unit == nil,
        plan.shape == .point || plan.shape == .rectangle || slot != valueSlot, let values = raw.numbers
      else { continue }
      axes.append((values, domain))
    }
    guard !axes.isEmpty else { return }
    let insideRows = rows.filter { row in axes.allSatisfy { $0.domain.contains($0.values[row]) } }
    let insideSet = Set(insideRows)
    account.outside += Int(rows.reduce(0) { $0 + (insideSet.contains($1) ? 0 : rowCounts[$1]) })
    // If all rows are outside, keep them to show the axes.
    if !insideRows.isEmpty { rows = insideRows }
  }
}
