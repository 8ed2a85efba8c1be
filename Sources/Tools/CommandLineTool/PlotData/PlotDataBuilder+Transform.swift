import OpenChartsTables

extension PlotDataBuilder {
  /// Transforms the amounts of each series in the order of the other axis. Values that cannot be computed are left
  /// out. The account has those that a missing value keeps from being computed, not those at the start of a series.
  mutating func transform(_ rows: inout [Int]) {
    guard let transform = plan.transform, let amounts = channels[valueSlot]?.numbers,
      let position = channels[isHorizontal ? .y : .x]?.values
    else { return }
    var isNamed = false
    if case .names = position { isNamed = true }
    let order: [Double] =
      switch position {
      case .numbers(let values), .dates(let values): values
      case .names(let codes, _): codes.map(Double.init)
      }
    let series = [Slot.color, .symbol, .series, .facet].compactMap { slot -> [Int32]? in
      if case .names(let codes, _)? = channels[slot]?.values { codes } else { nil }
    }
    struct PositionKey: Hashable {
      var series: [Int32]
      var order: Double
    }
    func positionKey(_ row: Int) -> PositionKey {
      PositionKey(series: series.map { $0[row] }, order: order[row])
    }
    // A bar without a value is not drawn, but it counts as the missing value before the next bar.
    let drawnPositions = valueless.isEmpty ? [] : Set(rows.map(positionKey))
    let missingRows = valueless.filter {
      order[$0].isFinite && (!isNamed || order[$0] >= 0) && !drawnPositions.contains(positionKey($0))
    }
    var result = amounts
    var failedCount = 0.0
    for line in Dictionary(grouping: rows + missingRows, by: { row in series.map { $0[row] } }).values {
      let sorted = line.sorted { (order[$0], $0) < (order[$1], $1) }
      for (index, value) in transform(sorted.map { amounts[$0] }).enumerated() {
        let row = sorted[index]
        result[row] = value
        if !value.isFinite, amounts[row].isFinite, index >= transform.leadCount {
          failedCount += rowCounts[row]
        }
      }
    }
    channels[valueSlot]?.values = .numbers(result)
    let keptRows = rows.filter { result[$0].isFinite || !amounts[$0].isFinite }
    if keptRows.isEmpty, !rows.isEmpty {
      notes.append("no series has enough values for \(transform.option.spelling)")
    } else if case .index = transform {
      let count = rows.count - keptRows.count
      if count > 0 {
        notes.append(
          "the base of --index is the first value other than 0; \(count == 1 ? "1 value" : "\(count) values") of 0 before "
            + "it \(count == 1 ? "is" : "are") left out")
      }
    } else {
      account.add(
        Int((failedCount / Double(repeats)).rounded(.up)), without: channel(valueSlot)?.title ?? "")
    }
    rows = keptRows
  }
}
