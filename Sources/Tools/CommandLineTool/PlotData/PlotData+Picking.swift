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
  /// For each name of a column, the name and its rows, in the order of the names; `nil` for a column without names.
  func parts(by column: PlotColumn?, _ plan: ChartPlan) -> [(name: String, data: PlotData)]? {
    guard case .names(let codes, let names)? = column else { return nil }
    var rows = [[Int]](repeating: [], count: names.count)
    for row in 0..<count where codes[row] >= 0 { rows[Int(codes[row])].append(row) }
    return names.indices.filter { !rows[$0].isEmpty }.map { (names[$0], picked(rows[$0], plan)) }
  }

  /// The data of the given rows, without columns of series and panels.
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
    data.errors = errors.isEmpty ? [] : rows.map { errors[$0] }
    data.upperErrors = upperErrors.isEmpty ? [] : rows.map { upperErrors[$0] }
    data.notPositive = notPositive.isEmpty ? [] : rows.map { notPositive[$0] }
    data.boxes = data.boxes(plan)
    data.trends = data.trends(plan)
    return data
  }
}
