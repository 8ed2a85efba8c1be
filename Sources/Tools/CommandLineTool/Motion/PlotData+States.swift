import OpenChartsTables

extension PlotColumn {
  /// The given rows of the column, in that order.
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
  /// Splits the data by the names of its series, in their order. Names, colours and bins are the same in all states.
  func states(_ plan: ChartPlan) -> [(name: String, data: PlotData)] {
    guard case .names(let codes, let names)? = series else { return [] }
    var rows = [[Int]](repeating: [], count: names.count)
    for row in 0..<count where codes[row] >= 0 { rows[Int(codes[row])].append(row) }
    return names.indices.filter { !rows[$0].isEmpty }.map { (names[$0], picked(rows[$0], plan)) }
  }

  /// The given rows, without the series or the panels that they belong to.
  func picked(_ rows: [Int], _ plan: ChartPlan) -> PlotData {
    var data = self
    data.count = rows.count
    data.x = x?.picked(rows)
    data.y = y?.picked(rows)
    data.color = color?.picked(rows)
    data.symbol = symbol?.picked(rows)
    data.size = size?.picked(rows)
    (data.series, data.facet) = (plan.hasStates ? nil : series?.picked(rows), nil)
    data.prices = prices.map { prices in rows.map { prices[$0] } }
    data.trends = data.trends(plan)
    return data
  }

  /// Sorts the names on the axis by this state's amounts, so that bars overtake one another. Unchanged unless the
  /// plan sorts bars by value.
  func sorted(_ plan: ChartPlan) -> PlotData {
    let isDown = plan.sort == .valueDown
    guard isDown || plan.sort == .value, plan.shape == .bar else { return self }
    let (place, amount) = plan.isHorizontal ? (y, x) : (x, y)
    guard case .names(let codes, let names)? = place, case .numbers(let amounts)? = amount else {
      return self
    }
    var sums = [Double](repeating: 0, count: names.count)
    for row in 0..<count where amounts[row].isFinite { sums[Int(codes[row])] += amounts[row] }
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
