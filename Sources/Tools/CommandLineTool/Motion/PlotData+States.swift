import OpenChartsTables

extension PlotData {
  /// Splits the data by the names of its series, in their order. Names, colours and bins are the same in all states.
  func states(_ plan: ChartPlan) -> [(name: String, data: PlotData)] {
    parts(by: series, plan) ?? []
  }

  /// Sorts the names on the axis by this state's amounts, so that bars overtake one another. Unchanged unless the
  /// plan sorts bars by value.
  func sorted(_ plan: ChartPlan) -> PlotData {
    let isDown = plan.sort == .valueDown
    guard isDown || plan.sort == .value, plan.shape == .bar else { return self }
    let (position, amount) = plan.isHorizontal ? (y, x) : (x, y)
    guard case .names(let codes, let names)? = position, case .numbers(let amounts)? = amount else {
      return self
    }
    var sums = [Double](repeating: 0, count: names.count)
    for row in 0..<count where amounts[row].isFinite { sums[Int(codes[row])] += amounts[row] }
    let order = names.indices.sorted {
      (isDown ? sums[$1] : sums[$0], $0) < (isDown ? sums[$0] : sums[$1], $1)
    }
    var newCodes = [Int32](repeating: 0, count: names.count)
    for (i, code) in order.enumerated() { newCodes[code] = Int32(i) }
    let sorted = PlotColumn.names(codes.map { newCodes[Int($0)] }, order.map { names[$0] })
    var data = self
    if plan.isHorizontal { data.y = sorted } else { data.x = sorted }
    return data
  }
}
