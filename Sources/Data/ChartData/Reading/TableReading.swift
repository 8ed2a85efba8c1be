import OpenChartsChartMath
import OpenChartsTables

/// Runs a request on a table in memory, with the same answer as from an engine.
struct TableReading {
  let table: Table
  let request: Request

  init(_ table: Table, _ request: Request) throws(DataError) {
    self.request = request
    guard let filter = request.filter else {
      self.table = table
      return
    }
    do throws(FilterError) {
      self.table = try table.filtered(by: filter.rows, filter.text, zone: request.zone)
    } catch {
      throw DataError("\(table.file): \(error.inQuery)")
    }
  }

  /// The range, count and resolution of each key's values.
  func extents() throws(DataError) -> [Extent] {
    try request.keys.indices.map { keyIndex throws(DataError) in
      var extent = Extent()
      for value in try values(keyIndex) where !value.isNaN { extent.add(value) }
      return extent
    }
  }

  /// Counts the rows without a finite value, or without a name, in each column of the request.
  func missingCounts() throws(DataError) -> [String: Int] {
    var counts: [String: Int] = [:]
    for name in request.columns {
      let column = try column(name)
      switch column.values {
      case .numbers(let values), .dates(let values, _): counts[name] = values.count { !$0.isFinite }
      case .text(let codes, _), .booleans(let codes, _): counts[name] = codes.count { $0 < 0 }
      }
    }
    return counts
  }

  /// For each row, whether it is within the bounds and choices.
  private func within() throws(DataError) -> [Bool] {
    var result = [Bool](repeating: true, count: table.rowCount)
    for bounds in request.bounds {
      let values = try numbers(bounds.column, bounds.isDate ? .date : .number)
      for row in values.indices where !bounds.range.contains(values[row]) { result[row] = false }
    }
    for choice in request.choices {
      let (codes, names) = try names(choice.column)
      let isChosen = names.map(Set(choice.names).contains)
      for row in codes.indices where codes[row] < 0 || !isChosen[Int(codes[row])] { result[row] = false }
    }
    return result
  }

  func answer() throws(DataError) -> RawRows {
    switch request.form {
    case .measure(let measure): try groups(measure)
    case .rows(let column): try rows(column)
    case .line(let column, let pixels): try line(column, pixels)
    }
  }

  // MARK: Columns

  private func column(_ name: String) throws(DataError) -> TableColumn {
    guard let index = table.index(named: name) else {
      throw DataError(noColumn: name, among: table.columns.map(\.name), in: table.file)
    }
    return table.columns[index]
  }

  private func numbers(_ name: String, _ wanted: ColumnType) throws(DataError) -> [Double] {
    let column = try column(name)
    guard column.type == wanted, let values = column.numbers else {
      throw KeyForm.mismatch(table.file, name, column.type, wanted)
    }
    return values
  }

  private func names(_ name: String) throws(DataError) -> (codes: [Int32], names: [String]) {
    let column = try column(name)
    switch column.values {
    case .text(let codes, let names): return (codes, names)
    case .booleans(let codes, let names):
      let truthValues = names.map(TableColumn.isTrue)
      return (codes.map { $0 < 0 ? -1 : truthValues[Int($0)] ? 0 : 1 }, ["true", "false"])
    case .numbers, .dates: throw KeyForm.mismatch(table.file, name, column.type, .text)
    }
  }

  /// The values of a key for grouping; NaN if missing, not finite, or out of bounds.
  private func values(_ keyIndex: Int) throws(DataError) -> [Double] {
    let key = request.keys[keyIndex]
    var values: [Double]
    switch key.form {
    case .numbers, .bins, .intervals: values = try numbers(key.column, .number)
    case .dates, .units: values = try numbers(key.column, .date)
    case .names: values = try names(key.column).codes.map { $0 < 0 ? .nan : Double($0) }
    }
    let isWithin = request.bounds.isEmpty && request.choices.isEmpty ? nil : try within()
    for row in values.indices where !values[row].isFinite || isWithin?[row] == false { values[row] = .nan }
    return values
  }

  // MARK: Groups

  private func groups(_ measure: DataMeasure) throws(DataError) -> RawRows {
    var columns = Grouped(series: try request.series.map { name throws(DataError) in Names(try names(name)) })
    for keyIndex in request.keys.indices { columns.keys.append(try values(keyIndex)) }
    columns.names = try request.keys.map { key throws(DataError) in
      key.form == .names ? try names(key.column).names : []
    }
    columns.passOverRowsThatLackOne()
    var bins: [EqualBins?] = []
    for (keyIndex, key) in request.keys.enumerated() {
      let values = columns.keys[keyIndex]
      bins.append(nil)
      switch key.form {
      case .bins(let wanted):
        bins[keyIndex] = EqualBins(values, wanted: wanted)
      case .intervals(let givenBins): bins[keyIndex] = givenBins
      case .units(let unit):
        var clock = WallClock(request.zone)
        columns.keys[keyIndex] = values.map { unit.start(of: $0, &clock) }
        continue
      case .numbers, .dates, .names: continue
      }
      let keyBins = bins[keyIndex]
      columns.keys[keyIndex] = values.map { value in keyBins?.index(of: value).map(Double.init) ?? .nan }
    }
    let measured = try measure.column.map { name throws(DataError) in try self.measured(name, measure) }
    for (keyIndex, key) in request.keys.enumerated() where try hasMany(key.column, key.names) {
      let groups = columns.groups
      columns.keep(key.names, ofKey: keyIndex, by: measure.aggregate(measured, in: groups), in: groups)
    }
    if let name = request.series, try hasMany(name, request.seriesNames) {
      let groups = columns.groups
      columns.series?.keep(request.seriesNames, by: measure.aggregate(measured, in: groups), in: groups)
    }
    let groups = columns.groups
    guard groups.count <= request.limit else { throw request.tooMany(table.file) }
    let first = groups.firstRows
    let keys = request.keys.indices.map { keyIndex -> RawKey in
      let picked = first.map { columns.keys[keyIndex][$0] }
      switch request.keys[keyIndex].form {
      case .names: return .names(picked.map { Int32($0) }, columns.names[keyIndex])
      case .bins, .intervals: return .bins(picked, bins[keyIndex])
      default: return .values(picked)
      }
    }
    let series = columns.series.map { series in (codes: first.map { series.codes[$0] }, names: series.names) }
    return RawRows(
      keys, series, measure.aggregate(measured, in: groups), Aggregate.count(nil, in: groups), request)
  }

  /// Whether the names must be restricted. Booleans have at most two.
  private func hasMany(_ name: String, _ choice: NameChoice) throws(DataError) -> Bool {
    guard choice != .all else { return false }
    return try column(name).type == .text
  }

  private func measured(_ name: String, _ measure: DataMeasure) throws(DataError) -> [Double] {
    let column = try column(name)
    if measure.aggregate == .count, column.type != .number {
      switch column.values {
      case .numbers(let values), .dates(let values, _): return values
      case .text(let codes, _), .booleans(let codes, _): return codes.map { $0 < 0 ? .nan : 1 }
      }
    }
    return try numbers(name, .number)
  }

  // MARK: Rows

  /// The rows that have x, y and series.
  private struct CompleteRows {
    var along: [Double] = []
    var across: [Double] = []
    var series: (codes: [Int32], names: [String])?
  }

  private func completeRows(_ name: String) throws(DataError) -> CompleteRows {
    let (along, across) = (try values(0), try numbers(name, .number))
    let all = try request.series.map(names)
    var complete = CompleteRows()
    var codes: [Int32] = []
    for row in along.indices where !along[row].isNaN && across[row].isFinite {
      if let all {
        guard all.codes[row] >= 0 else { continue }
        codes.append(all.codes[row])
      }
      complete.along.append(along[row])
      complete.across.append(across[row])
    }
    if let all { complete.series = (codes, all.names) }
    return complete
  }

  private func rows(_ name: String) throws(DataError) -> RawRows {
    let complete = try completeRows(name)
    guard complete.along.count <= request.limit else { throw request.tooMany(table.file) }
    let key: RawKey =
      request.keys[0].form == .names
      ? .names(complete.along.map { Int32($0) }, try names(request.keys[0].column).names)
      : .values(complete.along)
    let counts = [Double](repeating: 1, count: complete.along.count)
    return RawRows([key], complete.series, complete.across, counts, request)
  }

  private func line(_ name: String, _ pixels: Int) throws(DataError) -> RawRows {
    let complete = try completeRows(name)
    return try LineColumns.thinned(
      complete.along, complete.across, complete.series, to: pixels, request, table.file)
  }
}

extension KeyForm {
  static func mismatch(_ source: String, _ name: String, _ actual: ColumnType?, _ wanted: ColumnType)
    -> DataError
  {
    func title(_ type: ColumnType?) -> String {
      switch type {
      case .number: "numbers"
      case .date: "dates"
      case .boolean: "booleans"
      case .text: "names"
      case nil: "values of a type that no chart shows"
      }
    }
    return DataError(
      "\(source): column \"\(name)\" holds \(title(actual)), but the query needs \(title(wanted))")
  }
}
