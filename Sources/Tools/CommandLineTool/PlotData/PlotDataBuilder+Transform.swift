import OpenChartsTables

extension PlotDataBuilder {
  /// Transforms the amounts of each series in the order of the other axis. Values that cannot be computed are left
  /// out.
  mutating func transform(_ rows: inout [Int]) {
    guard let transform = plan.transform, let amounts = channels[valueSlot]?.numbers,
      let position = channels[isHorizontal ? .y : .x]?.values
    else { return }
    let order: [Double] =
      switch position {
      case .numbers(let values), .dates(let values): values
      case .names(let codes, _): codes.map(Double.init)
      }
    let series = [Slot.color, .symbol, .series, .facet].compactMap { slot -> [Int32]? in
      if case .names(let codes, _)? = channels[slot]?.values { codes } else { nil }
    }
    var result = amounts
    for line in Dictionary(grouping: rows, by: { row in series.map { $0[row] } }).values {
      let sorted = line.sorted { (order[$0], $0) < (order[$1], $1) }
      for (row, value) in zip(sorted, transform(sorted.map { amounts[$0] })) { result[row] = value }
    }
    channels[valueSlot]?.values = .numbers(result)
    let keptRows = rows.filter { result[$0].isFinite || !amounts[$0].isFinite }
    if keptRows.isEmpty, !rows.isEmpty {
      notes.append("no series has enough values for \(transform.option.spelling)")
    } else if case .index = transform, keptRows.count < rows.count {
      let count = rows.count - keptRows.count
      notes.append(
        "the base of --index is the first value other than 0; \(count == 1 ? "1 value" : "\(count) values") of 0 before it "
          + "\(count == 1 ? "is" : "are") left out")
    }
    rows = keptRows
  }
}
