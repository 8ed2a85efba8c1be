import Tables

extension PlotColumn {
  /// Only some rows, in a new order.
  func picked(_ rows: [Int]) -> PlotColumn {
    func of(_ values: [Double]) -> [Double] { rows.map { values[$0] } }
    switch self {
    case .numbers(let v): return .numbers(of(v))
    case .dates(let v): return .dates(of(v))
    case .numberSpans(let a, let b): return .numberSpans(of(a), of(b))
    case .dateSpans(let a, let b): return .dateSpans(of(a), of(b))
    case .names(let codes, let names): return .names(rows.map { codes[$0] }, names)
    }
  }
}

extension PlotData {
  /// One state after another, by the names of the series: names, colours and bins are the same in all of them.
  func states() -> [(name: String, data: PlotData)] {
    guard case .names(let codes, let names)? = series else { return [] }
    var rows = [[Int]](repeating: [], count: names.count)
    for row in 0..<count where codes[row] >= 0 { rows[Int(codes[row])].append(row) }
    return names.indices.filter { !rows[$0].isEmpty }.map { (names[$0], picked(rows[$0])) }
  }

  private func picked(_ rows: [Int]) -> PlotData {
    var data = self
    data.count = rows.count
    data.x = x?.picked(rows)
    data.y = y?.picked(rows)
    data.color = color?.picked(rows)
    data.symbol = symbol?.picked(rows)
    data.size = size?.picked(rows)
    data.series = nil
    data.prices = prices.map { prices in rows.map { prices[$0] } }
    return data
  }

  /// The names of the axis of places in the order of this state's amounts, for bars that overtake each other.
  func sorted(_ plan: ChartPlan) -> PlotData {
    let isDown = plan.sort == .valueDown
    guard isDown || plan.sort == .value, plan.shape == .bar else { return self }
    let (place, amount) = plan.isHorizontal ? (y, x) : (x, y)
    guard case .names(let codes, let names)? = place, case .numbers(let amounts)? = amount else {
      return self
    }
    var sums = [Double](repeating: 0, count: names.count)
    for row in 0..<count where amounts[row].isFinite { sums[Int(codes[row])] += abs(amounts[row]) }
    let order = names.indices.sorted {
      (isDown ? sums[$1] : sums[$0], $0) < (isDown ? sums[$0] : sums[$1], $1)
    }
    var places = [Int32](repeating: 0, count: names.count)
    for (i, code) in order.enumerated() { places[code] = Int32(i) }
    let sorted = PlotColumn.names(codes.map { places[Int($0)] }, order.map { names[$0] })
    var data = self
    if plan.isHorizontal { data.y = sorted } else { data.x = sorted }
    return data
  }
}
