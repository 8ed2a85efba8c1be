import ChartMath
import Engines
import Tables

/// One question on its way to a source and back.
struct QueryRun<X: ChartDataValue, Y: ChartDataValue> {
  let query: ChartQuery<X, Y>
  let source: QuestionedSource

  func rows() throws -> ChartRows<X, Y> {
    try check()
    let filter = try filter()
    let x = try ColumnKey(query.x, of: source, filter: filter)
    let y = try query.y.map { try ColumnKey($0, of: source, filter: filter) }
    let series = try query.series.map { try ColumnKey(series: $0, of: source) }
    let measure = try query.measure.map { measure in
      (measure.aggregate, try measure.column.map { try numbers($0, measure.aggregate) })
    }
    // Of intervals that hold nothing there are none.
    guard let x, y.map({ $0 != nil }) ?? true else { return ChartRows() }
    if let columns = query.lineColumns, let y = y ?? nil, source.thinsLines {
      return try line(x.field, y.field, series, columns, filter)
    }
    return try answer(x, y ?? nil, series, measure, filter)
  }

  private func check() throws {
    let place = source.opened.place
    guard query.limit > 0 else {
      throw DataError("\(place): a limit of \(query.limit) rows lets none through")
    }
    if query.measure == nil, [query.x, query.y].contains(where: { $0?.isGrouped ?? false }) {
      throw DataError("\(place): rows themselves have no bins and no units; value: .count counts them")
    }
    if let columns = query.lineColumns, !(1...100_000).contains(columns) {
      throw DataError("\(place): a line has from 1 to 100000 columns of pixels, not \(columns)")
    }
    if case .quantile(let percent)? = query.measure?.aggregate, !(0...100).contains(percent) {
      throw DataError("\(place): a percentile is a number from 0 to 100, not \(percent)")
    }
  }

  private func numbers(_ column: String, _ aggregate: Aggregate) throws -> EngineField {
    let field = try source.field(column)
    guard aggregate == .count || field.kind == .number else {
      throw DataError(
        "\(source.opened.place): column \"\(field.name)\" holds no numbers; it has a count but no \(aggregate.name)"
      )
    }
    return field
  }

  private func filter() throws -> Query.Filter? {
    let text = query.filter ?? ""
    var filter = text.isEmpty ? nil : try FilterParser.filter(text)
    if let window = query.window {
      let name = try source.field(query.x.column)
      let range = try RowFilter.range(name.name, window, isDate: name.type == .date)
      filter = filter.map { .and($0, range) } ?? range
    }
    return filter.map { Query.Filter($0, text: text) }
  }

  // MARK: Groups and rows

  private func answer(
    _ x: ColumnKey, _ y: ColumnKey?, _ series: ColumnKey?, _ measure: (Aggregate, EngineField?)?,
    _ filter: Query.Filter?
  ) throws -> ChartRows<X, Y> {
    var question = Query()
    question.filter = filter
    let keys = [x] + [y, series].compactMap { $0 }
    question.keys = keys.map(\.key)
    question.limit = query.limit + 1
    if let (aggregate, field) = measure {
      question.measures = [field.map { .aggregate(aggregate, $0) } ?? .rows]
    } else {
      question.required = [x, Y.self == Double.self ? nil : y, series].compactMap { $0?.field }
    }
    var columns = try source.ask(question)
    // An engine without truths has numbers for them, which have another order.
    for (place, key) in keys.enumerated() where key.field.kind == .truth {
      columns[place] = columns[place].as(.truth)
    }
    try check(columns.first?.count ?? 0)
    let order =
      measure == nil ? Array(0..<(columns.first?.count ?? 0)) : EngineOrder(columns.prefix(keys.count)).rows
    var values: [Double] = []
    if let (aggregate, _) = measure {
      values = columns[keys.count].numbers(order)
      // The sum of nothing is 0, whatever an engine has for it.
      if aggregate == .sum || aggregate == .count { values = values.map { $0.isNaN ? 0 : $0 } }
    }
    let along = x.values(columns[0], order, source)
    let across = y?.values(columns[1], order, source) ?? KeyValues(numbers: values)
    return ChartRows(
      x: along, y: across, values: values,
      series: series?.values(columns[keys.count - 1], order, source))
  }

  private func check(_ count: Int) throws {
    guard count > query.limit else { return }
    throw DataError(
      "\(source.opened.place): more than \(query.limit) rows would come back; bins, units, lineColumns: or where: make "
        + "them fewer, and limit allows more")
  }

  // MARK: Lines

  private func line(
    _ x: EngineField, _ y: EngineField, _ series: ColumnKey?, _ columns: Int, _ filter: Query.Filter?
  ) throws -> ChartRows<X, Y> {
    guard let extent = try ColumnExtent(x, of: source, filter: filter) else { return ChartRows() }
    var question = Query()
    question.filter = filter
    question.keys =
      [.pixels(x, low: extent.low, high: extent.high, count: columns)] + [series?.key].compactMap { $0 }
    question.measures = [
      .low(x), .high(x), .first(y, by: x), .last(y, by: x), .aggregate(.min, y), .aggregate(.max, y), .rows,
    ]
    question.limit = query.limit + 1
    let answer = try source.ask(question)
    try check(answer.first?.count ?? 0)
    let order = EngineOrder(answer.prefix(question.keys.count)).rows
    let measures = answer.dropFirst(question.keys.count).map { $0.numbers(order) }
    var (along, values, origins): ([Double], [Double], [Int]) = ([], [], [])
    func add(_ x: Double, _ y: Double, _ row: Int) {
      along.append(x)
      values.append(y)
      origins.append(row)
    }
    for row in order.indices {
      let (start, end, first, last) = (measures[0][row], measures[1][row], measures[2][row], measures[3][row])
      add(start, first, row)
      guard measures[6][row] > 1 else { continue }
      // Where the extremes lie in the column cannot be seen.
      if measures[4][row] < min(first, last) { add(start + (end - start) / 3, measures[4][row], row) }
      if measures[5][row] > max(first, last) { add(start + (end - start) * 2 / 3, measures[5][row], row) }
      add(end, last, row)
    }
    try check(along.count)
    var clock = WallClock(source.zone)
    if x.type == .date { along = along.map { EngineTime.moment($0, x.kind, &clock) } }
    return ChartRows(
      x: KeyValues(numbers: along), y: KeyValues(numbers: values), values: [],
      series: series?.values(answer[1], order, source).picked(origins))
  }
}
