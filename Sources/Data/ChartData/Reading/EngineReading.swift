import OpenChartsChartMath
import OpenChartsEngines
import OpenChartsTables

/// Runs a request on an engine, which does the aggregation.
struct EngineReading {
  let source: EngineSource
  let request: Request

  func answer() throws -> RawRows {
    switch request.form {
    case .measure(let measure): try groups(measure)
    case .rows(let column): try rows(column)
    case .line(let column, let pixels): try line(column, pixels)
    }
  }

  // MARK: Fields

  private func field(_ name: String) throws(DataError) -> EngineField {
    let fields = source.fields
    guard let index = NameMatch(name, among: fields.map(\.name)).index else {
      throw DataError(noColumn: name, among: fields.map(\.name), in: source.location)
    }
    return fields[index]
  }

  private func field(_ name: String, _ wanted: ColumnType) throws(DataError) -> EngineField {
    let field = try field(name)
    let isRight = field.type == wanted || (wanted == .text && field.type == .boolean)
    guard isRight else { throw KeyForm.mismatch(source.location, name, field.type, wanted) }
    return field
  }

  private func field(_ key: Request.Key) throws(DataError) -> EngineField {
    switch key.form {
    case .numbers, .bins, .intervals: try field(key.column, .number)
    case .dates, .units: try field(key.column, .date)
    case .names: try field(key.column, .text)
    }
  }

  private func query() throws(DataError) -> Query {
    var query = Query()
    query.filter = request.filter.map { Query.Filter($0.rows, text: $0.text) }
    for bounds in request.bounds {
      let field = try field(bounds.column, bounds.isDate ? .date : .number)
      query.bounds.append(.init(field, low: bounds.range.lowerBound, high: bounds.range.upperBound))
    }
    for choice in request.choices {
      query.choices.append(.init(field: try field(choice.column, .text), names: choice.names))
    }
    return query
  }

  private func execute(_ query: Query) throws -> EngineAnswer {
    try writing(query) { try source.session.execute(try $0.sql(query)) }
  }

  private func writing<Result>(_ query: Query, _ work: (SQLWriter) throws -> Result) throws -> Result {
    do {
      let source = try source.narrowed(to: query.filter, zone: request.zone)
      return try work(
        SQLWriter(Dialect(source.kind), relation: source.relation, fields: source.fields, zone: request.zone))
    } catch let error as FilterError {
      throw DataError("\(source.location): \(error.inQuery)")
    }
  }

  /// Runs a query whose answer is one row of numbers.
  private func numbers(_ measures: [Query.Measure], required: [EngineField] = []) throws -> [Double] {
    var query = try query()
    (query.measures, query.required) = (measures, required)
    return try execute(query).columns.map { $0.numbers([0]).first ?? .nan }
  }

  /// Counts the rows of each column in which the number is not finite or the name is missing.
  func missingCounts() throws -> [String: Int] {
    let fields = try request.columns.map { name throws(DataError) in try field(name) }
    let counts = try numbers([.rows] + fields.map { .finite($0) })
    return Dictionary(
      uniqueKeysWithValues: zip(request.columns, counts.dropFirst()).map { ($0, Int(counts[0] - $1)) })
  }

  /// The ranges of fields; dates in seconds since 1970.
  private func extents(_ fields: [EngineField]) throws -> [Extent] {
    var measures: [Query.Measure] = []
    for field in fields { measures += [.present(field), .low(field), .high(field)] }
    let measureValues = try numbers(measures)
    return try fields.enumerated().map { fieldIndex, field in
      let fieldValues = Array(measureValues[fieldIndex * 3..<fieldIndex * 3 + 3])
      var extent = Extent(
        low: fieldValues[1], high: fieldValues[2], count: fieldValues[0].isNaN ? 0 : fieldValues[0])
      extent.engineResolution = field.kind == .number ? try resolution(of: field) : nil
      return extent
    }
  }

  /// The power of ten of which all values of a field are multiples; `nil` if there is none. Estimated from up to
  /// 1,000 values, then verified with all.
  private func resolution(of field: EngineField) throws -> Resolution? {
    var some = try query()
    (some.keys, some.required, some.limit) = ([.values(field)], [field], 1000)
    let values = try execute(some).columns.first.map { $0.numbers(Array(0..<$0.count)) } ?? []
    guard var candidate = Resolution(of: values) else { return nil }
    for _ in 0..<4 {
      if candidate.exponent == 0, field.isWhole { return candidate }
      if try numbers([.offGrid(field, candidate)])[0] == 0 { return candidate }
      candidate = Resolution(exponent: candidate.exponent > 0 ? 0 : candidate.exponent - 1)
    }
    return nil
  }

  /// The range, count and resolution of each key's values; dates in seconds since 2001.
  func extents() throws -> [Extent] {
    let fields = try request.keys.map(field)
    var clock = WallClock(request.zone)
    return try zip(fields, extents(fields)).map { field, extent in
      guard field.type == .date else { return extent }
      var extent = extent
      extent.low = EngineTime.moment(extent.low, field.kind, &clock)
      extent.high = EngineTime.moment(extent.high, field.kind, &clock)
      return extent
    }
  }

  // MARK: Groups

  private func groups(_ measure: DataMeasure) throws -> RawRows {
    var query = try query()
    var bins: [EqualBins?] = []
    for key in request.keys {
      let field = try field(key)
      bins.append(nil)
      switch key.form {
      case .numbers, .dates, .names: query.keys.append(.values(field))
      case .bins(let wanted):
        let deviation = try wanted == nil ? numbers([.deviation(field)])[0] : 0
        let equalBins = try extents([field])[0].bins(wanted, deviation: deviation)
        guard let equalBins else { return nothing }
        bins[bins.count - 1] = equalBins
        query.keys.append(.bins(field, equalBins))
      case .intervals(let givenBins):
        bins[bins.count - 1] = givenBins
        query.keys.append(.bins(field, givenBins))
      case .units(let unit):
        var changes = ZoneChanges.utc
        if field.kind == .moment, !request.zone.isUTC {
          let ends = try numbers([.low(field), .high(field)])
          changes = ZoneChanges(request.zone, from: ends[0], to: ends[1])
        }
        query.keys.append(.units(field, unit, changes))
      }
    }
    if let series = request.series { query.keys.append(.values(try field(series, .text))) }
    if let column = measure.column {
      let field = try measure.aggregate == .count ? field(column) : field(column, .number)
      query.measures = [.aggregate(measure.aggregate, field)]
    } else {
      query.measures = [.rows]
    }
    query.measures.append(.rows)
    for (keyIndex, key) in request.keys.enumerated() {
      try keep(key.names, of: keyIndex, in: &query, measure)
    }
    if request.series != nil { try keep(request.seriesNames, of: request.keys.count, in: &query, measure) }
    query.limit = request.limit + 1
    let answer = try execute(query)
    guard answer.rowCount <= request.limit else { throw request.tooMany(source.location) }
    let order = EngineOrder(answer.columns.prefix(query.keys.count), of: query).rows
    let keys = request.keys.indices.map { keyIndex in
      key(answer.columns[keyIndex], query.keys[keyIndex], bins[keyIndex], order)
    }
    var values = answer.columns[query.keys.count].numbers(order)
    // An empty count is 0; an empty sum is missing.
    if measure.aggregate == .count {
      values = values.map { $0.isNaN ? 0 : $0 }
    }
    let counts = answer.columns[query.keys.count + 1].numbers(order)
    return RawRows(keys, series(answer, order), values, counts, request)
  }

  /// Keeps only the largest names of a key; the others become one group, or are left out.
  private func keep(
    _ choice: NameChoice, of keyIndex: Int, in query: inout Query, _ measure: DataMeasure
  ) throws {
    guard let limit = choice.count, case .values(let field) = query.keys[keyIndex], field.kind == .text else {
      return
    }
    let largest = try writing(query) { writer in
      try source.session.largestNames(
        of: keyIndex, in: query, keepsGaps: false, limit: limit + 1, writer)
    }
    guard let largest, largest.all > limit else { return }
    let names = largest.prefix(limit, other: choice.others)
    if let others = choice.others {
      query.keys[keyIndex] = .names(field, names, other: others)
    } else {
      query.choices.append(.init(field: field, names: names))
    }
  }

  private var nothing: RawRows {
    RawRows(
      request.keys.map { $0.form == .names ? .names([], []) : .values([]) },
      request.series == nil ? nil : ([], []), [], [], request)
  }

  private func key(
    _ column: EngineColumn, _ key: Query.Key, _ bins: EqualBins?, _ rows: [Int]
  ) -> RawKey {
    let numbers = column.numbers(rows)
    var clock = WallClock(request.zone)
    switch key {
    case .bins: return .bins(numbers, bins)
    case .units(let field, let unit, _):
      return .values(numbers.map { EngineTime.start(of: unit, number: $0, field.kind, &clock) })
    case .values(let field) where field.type == .date:
      return .values(numbers.map { EngineTime.moment($0, field.kind, &clock) })
    case .names(let field, _, _), .valuesOrMissing(let field, _), .values(let field):
      guard field.kind == .text || field.kind == .boolean else { return .values(numbers) }
      let (codes, names) = Self.names(column, field)
      return .names(rows.map { codes[$0] }, names)
    case .pixels, .cycle: return .values(numbers)
    }
  }

  private static func names(_ column: EngineColumn, _ field: EngineField) -> (codes: [Int32], names: [String])
  {
    switch column.as(field.kind) {
    case .text(let codes, let names): return (codes, names)
    case .booleans(let values): return (values.map { $0.map { $0 ? 0 : 1 } ?? -1 }, ["true", "false"])
    case .numbers(let values), .dates(let values, _, _): return (values.map { _ in -1 }, [])
    case .unknown(_, let count): return (.init(repeating: -1, count: count), [])
    }
  }

  private func series(_ answer: EngineAnswer, _ rows: [Int]) -> (codes: [Int32], names: [String])? {
    guard let name = request.series, let field = try? field(name) else { return nil }
    let (codes, names) = Self.names(answer.columns[request.keys.count], field)
    return (rows.map { codes[$0] }, names)
  }

  // MARK: Rows

  private func rows(_ name: String) throws -> RawRows {
    var query = try query()
    let (x, y) = (try field(request.keys[0]), try field(name, .number))
    query.keys = [.values(x), .values(y)]
    query.required = [x, y]
    if let series = request.series {
      let field = try field(series, .text)
      query.keys.insert(.values(field), at: 1)
      query.required.append(field)
    }
    query.limit = request.limit + 1
    let answer = try execute(query)
    guard answer.rowCount <= request.limit else { throw request.tooMany(source.location) }
    var values = answer.columns.last?.numbers(Array(0..<answer.rowCount)) ?? []
    let all = Array(0..<answer.rowCount)
    var key = key(answer.columns[0], query.keys[0], nil, all)
    var series = series(answer, all)
    // Infinities have no position.
    let isKnown = zip(key.ranks, values).map { $0.isFinite && $1.isFinite }
    if isKnown.contains(false) {
      let rows = values.indices.filter { isKnown[$0] }
      values = rows.map { values[$0] }
      if case .values(let positions) = key { key = .values(rows.map { positions[$0] }) }
      if case .names(let codes, let names) = key { key = .names(rows.map { codes[$0] }, names) }
      if let old = series { series = (rows.map { old.codes[$0] }, old.names) }
    }
    return RawRows([key], series, values, values.map { _ in 1 }, request)
  }

  private func line(_ name: String, _ pixels: Int) throws -> RawRows {
    let (x, y) = (try field(request.keys[0]), try field(name, .number))
    let dialect = Dialect(source.kind)
    guard dialect.thinsLines else {
      var all = request
      (all.form, all.limit) = (.rows(name), EngineSource.rowLimit)
      let rows = try EngineReading(source: source, request: all).answer()
      return try LineColumns.thinned(
        rows.keys[0].numbers, rows.values, rows.series.codes.isEmpty ? nil : rows.series, to: pixels, request,
        source.location)
    }
    let named = try request.series.map { name throws(DataError) in try field(name, .text) }
    let required = [y] + (named.map { [$0] } ?? [])
    let ends = try numbers([.low(x), .high(x), .low(y), .high(y)], required: required)
    let (low, high) = (ends[0], ends[1])
    guard low.isFinite, high.isFinite else { return nothing }
    var query = try query()
    query.required = required
    query.keys = [.pixels(x, low: low, high: high, count: pixels)]
    if let named { query.keys.append(.values(named)) }
    query.measures = LineColumns.measures(of: y, along: x, ends: ((low, high), (ends[2], ends[3])))
    query.limit = request.limit + 1
    let answer = try execute(query)
    guard answer.rowCount <= request.limit else { throw request.tooMany(source.location) }
    let order = EngineOrder(answer.columns.prefix(query.keys.count), of: query).rows
    var line = LineColumns(answer.columns.dropFirst(query.keys.count).map { $0.numbers(order) })
    if x.type == .date {
      var clock = WallClock(request.zone)
      for path in LineColumns.places {
        line[keyPath: path] = line[keyPath: path].map { EngineTime.moment($0, x.kind, &clock) }
      }
    }
    return try line.rows(series: series(answer, order), request, source.location)
  }
}

extension KeyColumn {
  /// Numbers, or dates in seconds since 2001; empty for names.
  fileprivate var numbers: [Double] {
    switch self {
    case .numbers(let middles, _, _), .dates(let middles, _, _): middles
    case .names: []
    }
  }
}
