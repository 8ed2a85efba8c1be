import ChartMath
import Tables

/// Answers from a table in memory, as an engine would give them.
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

  /// Ends and count of each key's values, and whether all are whole numbers.
  func extents() throws(DataError) -> [Extent] {
    try request.keys.indices.map { place throws(DataError) in
      var extent = Extent()
      for value in try values(place) where !value.isNaN { extent.add(value) }
      return extent
    }
  }

  /// Whether each row keeps within the bounds.
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
      let truths = names.map(TableColumn.isTrue)
      return (codes.map { $0 < 0 ? -1 : truths[Int($0)] ? 0 : 1 }, ["true", "false"])
    case .numbers, .dates: throw KeyForm.mismatch(table.file, name, column.type, .text)
    }
  }

  /// Values of a key for grouping: NaN outside of the window and where there is no value.
  private func values(_ place: Int) throws(DataError) -> [Double] {
    let key = request.keys[place]
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
    var all: [[Double]] = []
    for place in request.keys.indices { all.append(try values(place)) }
    let series = try request.series.map(names)
    // Rows that lack one key are in no interval of another one either.
    let isKnown = (0..<table.rowCount).map { row in
      all.allSatisfy { !$0[row].isNaN } && (series.map { $0.codes[row] >= 0 } ?? true)
    }
    var keys: GroupKeys?
    var bins: [EqualBins?] = []
    for (place, key) in request.keys.enumerated() {
      var values = all[place]
      for row in values.indices where !isKnown[row] { values[row] = .nan }
      bins.append(nil)
      switch key.form {
      case .bins(let wanted):
        let known = all[place]
        let found = EqualBins(
          known, wanted: wanted, wholeNumbers: known.allSatisfy { $0.isNaN || $0 == $0.rounded() })
        bins[place] = found
        values = values.map { value in found?.index(of: value).map(Double.init) ?? .nan }
      case .intervals(let known):
        bins[place] = known
        values = values.map { value in known.index(of: value).map(Double.init) ?? .nan }
      case .units(let unit):
        var clock = WallClock(request.zone)
        values = values.map { unit.start(of: $0, &clock) }
      case .numbers, .dates, .names: break
      }
      all[place] = values
      let own = GroupKeys(numbers: values)
      keys = keys?.combined(with: own) ?? own
    }
    var groups = keys!
    if let series { groups = groups.combined(with: GroupKeys(codes: series.codes)) }
    guard groups.count <= request.limit else { throw request.tooMany(table.file) }
    let measured = try measure.column.map { name throws(DataError) in try self.measured(name, measure) }
    let values = measure.aggregate(measured, in: groups)
    let counts = Aggregate.count(nil, in: groups)
    let first = groups.firstRows
    let columns: [RawKey] = try zip(request.keys, all).enumerated().map { place, pair throws(DataError) in
      let picked = first.map { pair.1[$0] }
      switch pair.0.form {
      case .names: return .names(picked.map { Int32($0) }, try names(pair.0.column).names)
      case .bins, .intervals: return .bins(picked, bins[place])
      default: return .values(picked)
      }
    }
    let picked = series.map { series in (codes: first.map { series.codes[$0] }, names: series.names) }
    return RawRows(columns, picked, values, counts, request)
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

  /// The rows that have all that is asked for.
  private struct Known {
    var along: [Double] = []
    var across: [Double] = []
    var series: (codes: [Int32], names: [String])?
  }

  private func known(_ name: String) throws(DataError) -> Known {
    let (along, across) = (try values(0), try numbers(name, .number))
    let all = try request.series.map(names)
    var known = Known()
    var codes: [Int32] = []
    for row in along.indices where !along[row].isNaN && across[row].isFinite {
      if let all {
        guard all.codes[row] >= 0 else { continue }
        codes.append(all.codes[row])
      }
      known.along.append(along[row])
      known.across.append(across[row])
    }
    if let all { known.series = (codes, all.names) }
    return known
  }

  private func rows(_ name: String) throws(DataError) -> RawRows {
    let known = try known(name)
    guard known.along.count <= request.limit else { throw request.tooMany(table.file) }
    let key: RawKey =
      request.keys[0].form == .names
      ? .names(known.along.map { Int32($0) }, try names(request.keys[0].column).names)
      : .values(known.along)
    let counts = [Double](repeating: 1, count: known.along.count)
    return RawRows([key], known.series, known.across, counts, request)
  }

  private func line(_ name: String, _ pixels: Int) throws(DataError) -> RawRows {
    let known = try known(name)
    return try LineColumns.thinned(
      known.along, known.across, known.series, to: pixels, request, table.file)
  }
}

extension KeyForm {
  static func mismatch(_ place: String, _ name: String, _ found: ColumnType?, _ wanted: ColumnType)
    -> DataError
  {
    func title(_ type: ColumnType?) -> String {
      switch type {
      case .number: "numbers"
      case .date: "dates"
      case .boolean: "truths"
      case .text: "names"
      case nil: "what no chart shows"
      }
    }
    return DataError("\(place): column \"\(name)\" holds \(title(found)), and \(title(wanted)) are asked for")
  }
}
