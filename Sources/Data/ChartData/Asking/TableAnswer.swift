import ChartMath
import Engines
import Tables

/// The answer of a table in memory to what engines are asked in SQL.
struct TableAnswer {
  private let table: Table
  private let zone: ZoneOffsets
  private let query: Query

  init(table: Table, zone: ZoneOffsets, query: Query) throws(FilterError) {
    (self.zone, self.query) = (zone, query)
    self.table =
      try query.filter.map { filter throws(FilterError) in
        try table.filtered(by: filter.filter, filter.text, zone: zone)
      } ?? table
  }

  func columns() -> [EngineColumn] {
    let isCounted = !query.measures.isEmpty
    var groups = GroupKeys(rowCount: table.rowCount)
    let keys = query.keys.map(key)
    for (place, field) in query.required.enumerated() where !query.required[..<place].contains(field) {
      groups = groups.combined(with: GroupKeys(presence: column(field)))
    }
    if isCounted {
      for key in keys { groups = groups.combined(with: key.groups) }
    }
    var rows = isCounted ? groups.firstRows : groups.codes.indices.filter { groups.codes[$0] >= 0 }
    if let limit = query.limit { rows = Array(rows.prefix(limit)) }
    if isCounted, query.keys.isEmpty, groups.count == 0 {
      // All rows are one group, also where there are none.
      return query.measures.map { .numbers([$0.isCount ? 0 : .nan]) }
    }
    return keys.map { $0.values(rows) }
      + query.measures.map { .numbers(Array(measure($0, groups).prefix(rows.count))) }
  }

  private func column(_ field: EngineField) -> TableColumn {
    table.columns.first { $0.name == field.name } ?? TableColumn(name: field.name, values: .numbers([]))
  }

  /// Numbers, and dates in seconds since 1970; of names, only whether they are there.
  private func numbers(_ field: EngineField) -> [Double] {
    switch column(field).values {
    case .numbers(let values): values
    case .dates(let values, _): values.map { $0 + EngineTime.referenceDate }
    case .text(let codes, _), .booleans(let codes, _): codes.map { $0 < 0 ? .nan : Double($0) }
    }
  }

  private func finite(_ field: EngineField) -> [Double] { numbers(field).map { $0.isFinite ? $0 : .nan } }

  // MARK: Keys

  private struct Key {
    var groups: GroupKeys
    var values: (_ rows: [Int]) -> EngineColumn

    init(_ numbers: [Double]) {
      groups = GroupKeys(numbers: numbers)
      values = { rows in .numbers(rows.map { numbers[$0] }) }
    }

    init(truths: [Bool?]) {
      groups = GroupKeys(codes: truths.map { $0.map { $0 ? 0 : 1 } ?? -1 })
      values = { rows in .booleans(rows.map { truths[$0] }) }
    }

    init(codes: [Int32], names: [String]) {
      groups = GroupKeys(codes: codes)
      values = { rows in .text(codes: rows.map { codes[$0] }, names: names) }
    }
  }

  private func key(_ key: Query.Key) -> Key {
    switch key {
    case .values(let field):
      switch column(field).values {
      case .text(let codes, let names): return Key(codes: codes, names: names)
      case .booleans(let codes, let names):
        // The words that files have for it.
        let truths = names.map { ["true", "yes", "t", "y", "1", "on"].contains($0.lowercased()) }
        return Key(truths: codes.map { $0 < 0 ? nil : truths[Int($0)] })
      case .numbers, .dates: return Key(numbers(field))
      }
    case .bins(let field, let bins):
      return Key(numbers(field).map { bins.index(of: $0).map(Double.init) ?? .nan })
    case .units(let field, let unit, _):
      // Their beginnings, from which nothing has to be found out.
      var clock = WallClock(zone)
      return Key(numbers(field).map { unit.start(of: $0 - EngineTime.referenceDate, &clock) })
    case .pixels(let field, let low, let high, let count):
      return Key(
        finite(field).map { value in
          value.isNaN
            ? .nan : high > low ? ((value - low) * (Double(count) / (high - low))).rounded(.down) : 0
        })
    case .names(let field, let names, let other):
      guard case .text(let codes, let all) = column(field).values else { return Key(numbers(field)) }
      let places = all.map { name in Int32(names.firstIndex(of: name) ?? names.count) }
      return Key(codes: codes.map { $0 < 0 ? -1 : places[Int($0)] }, names: names + [other])
    }
  }

  // MARK: Measures

  private func measure(_ measure: Query.Measure, _ groups: GroupKeys) -> [Double] {
    switch measure {
    case .rows: return Aggregate.count(nil, in: groups)
    case .present(let field): return Aggregate.count(numbers(field), in: groups)
    case .aggregate(let aggregate, let field): return aggregate(numbers(field), in: groups)
    case .low(let field): return Aggregate.min(finite(field), in: groups)
    case .high(let field): return Aggregate.max(finite(field), in: groups)
    case .mean(let field): return Aggregate.mean(finite(field), in: groups)
    case .fractions(let field):
      return Aggregate.sum(finite(field).map { $0 == $0.rounded() ? 0 : $0.isNaN ? .nan : 1 }, in: groups)
    case .distinct(let field):
      let values = GroupKeys(numbers: numbers(field))
      let pairs = groups.combined(with: values)
      var counts = [Double](repeating: 0, count: groups.count)
      for row in pairs.firstRows { counts[Int(groups.codes[row])] += 1 }
      return counts
    case .deviation(let field):
      let values = finite(field)
      let means = Aggregate.mean(values, in: groups)
      let squares = values.indices.map { row in
        let group = Int(groups.codes[row])
        return group < 0 ? .nan : (values[row] - means[group]) * (values[row] - means[group])
      }
      return Aggregate.mean(squares, in: groups).map { $0.squareRoot() }
    case .first(let field, let place): return extreme(field, numbers(place), groups) { $0 < $1 }
    case .last(let field, let place): return extreme(field, numbers(place), groups) { $0 > $1 }
    }
  }

  /// The value in the row that comes before all others of its group.
  private func extreme(
    _ field: EngineField, _ places: [Double], _ groups: GroupKeys, _ precedes: (Double, Double) -> Bool
  ) -> [Double] {
    let values = numbers(field)
    var best = [Int](repeating: -1, count: groups.count)
    for row in values.indices where groups.codes[row] >= 0 && !values[row].isNaN && !places[row].isNaN {
      let group = Int(groups.codes[row])
      if best[group] < 0 || precedes(places[row], places[best[group]]) { best[group] = row }
    }
    return best.map { $0 < 0 ? .nan : values[$0] }
  }
}

extension GroupKeys {
  /// All rows with a value in one group.
  fileprivate init(presence column: TableColumn) {
    switch column.values {
    case .numbers(let values), .dates(let values, _): self.init(codes: values.map { $0.isNaN ? -1 : 0 })
    case .text(let codes, _), .booleans(let codes, _): self.init(codes: codes.map { $0 < 0 ? -1 : 0 })
    }
  }
}

extension Query.Measure {
  fileprivate var isCount: Bool {
    switch self {
    case .rows, .present, .distinct, .aggregate(.count, _): true
    default: false
    }
  }
}
