import OpenChartsChartModel

/// Stacks bars that share a slot. Positive and negative values stack separately from zero.
enum BarStacking {
  static func apply(_ marks: inout [ResolvedMarks]) {
    var groups = StackGroups()
    for m in marks.indices where marks[m].table.kind.trait.stacks == .inSlots {
      guard marks[m].addsUp, case .single = marks[m][marks[m].valueAxis].form else { continue }
      groups.add(m, axis: marks[m].valueAxis, method: marks[m].table.shape.stacking)
    }
    for group in groups.all { stack(&marks, group.tables, axis: group.axis, method: group.method) }
  }

  private static func stack(
    _ marks: inout [ResolvedMarks], _ tables: [Int], axis: AxisDimension, method: StackingMethod
  ) {
    // The slots by position, for each place of the dodge.
    var slots: [[Double: Int]] = []
    var positive: [Double] = []
    var negative: [Double] = []
    var total: [Double] = []
    var lastPositive: [RowReference?] = []
    var lastNegative: [RowReference?] = []
    var slotOf = tables.map { [Int32](repeating: -1, count: marks[$0].table.count) }
    let tableIndices = Dictionary(uniqueKeysWithValues: zip(tables, 0...))
    var lower = tables.map { [Double](repeating: .nan, count: marks[$0].table.count) }
    var upper = lower
    let values = tables.map { marks[$0][axis].lower }
    let slotAxis: AxisDimension = axis == .y ? .x : .y
    let positions = tables.map { marks[$0][slotAxis].hasData ? marks[$0][slotAxis].lower : [] }
    var below = tables.map { [RowReference?](repeating: nil, count: marks[$0].table.count) }

    var last = (position: Double.nan, dodge: 0)
    var lastIndex = -1
    for (t, m) in tables.enumerated() {
      let dodge = marks[m].dodge
      for row in 0..<marks[m].table.count {
        let v = values[t][row]
        guard v.isFinite else { continue }
        let slot = (
          position: positions[t].isEmpty ? 0 : positions[t][row], dodge: dodge.isEmpty ? 0 : Int(dodge[row])
        )
        guard !slot.position.isNaN else { continue }
        if slot != last {
          last = slot
          while slots.count <= slot.dodge { slots.append([:]) }
          if let slotIndex = slots[slot.dodge][slot.position] {
            lastIndex = slotIndex
          } else {
            lastIndex = total.count
            slots[slot.dodge][slot.position] = lastIndex
            total.append(0)
          }
        }
        slotOf[t][row] = Int32(lastIndex)
        total[lastIndex] += abs(v)
      }
    }
    positive = [Double](repeating: 0, count: total.count)
    negative = positive
    lastPositive = Array(repeating: nil, count: total.count)
    lastNegative = lastPositive
    if method == .center { positive = total.map { -$0 / 2 } }

    RowOrder(marks, tables: tables).visit { m, row in
      guard let t = tableIndices[m] else { return }
      let slot = Int(slotOf[t][row])
      guard slot >= 0 else { return }
      var v = values[t][row]
      switch method {
      case .unstacked:
        lower[t][row] = 0
        upper[t][row] = v
        return
      case .normalized: v = total[slot] > 0 ? v / total[slot] : 0
      case .center: v = abs(v)
      case .standard: break
      }
      if v >= 0 {
        below[t][row] = lastPositive[slot]
        lower[t][row] = positive[slot]
        positive[slot] += v
        upper[t][row] = positive[slot]
        if v > 0 { lastPositive[slot] = RowReference(table: m, row: row) }
      } else {
        below[t][row] = lastNegative[slot]
        lower[t][row] = negative[slot]
        negative[slot] += v
        upper[t][row] = negative[slot]
        lastNegative[slot] = RowReference(table: m, row: row)
      }
    }

    for (t, m) in tables.enumerated() {
      var channel = marks[m][axis]
      channel.lower = lower[t]
      channel.upper = upper[t]
      channel.form = .edges
      marks[m][axis] = channel
      marks[m].isStacked = true
      marks[m].below = below[t]
      marks[m].isOuter = [Bool](repeating: method == .unstacked, count: marks[m].table.count)
    }
    for end in lastPositive + lastNegative {
      if let end { marks[end.table].isOuter[end.row] = true }
    }
  }
}
