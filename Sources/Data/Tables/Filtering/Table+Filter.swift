import OpenChartsChartMath

extension Table {
  /// Returns the rows for which a filter is true.
  ///
  /// - Parameters:
  ///   - text: The original text of the filter, for messages.
  ///   - zone: The time zone of its dates.
  /// - Throws: ``FilterError`` if a column does not exist, or is compared with a value of another type.
  package func filtered(by filter: RowFilter, _ text: String, zone: ZoneOffsets) throws(FilterError) -> Table
  {
    let truthValues = try FilterRun(table: self, text: text, zone: zone).truthValues(of: filter)
    let rows = truthValues.indices.filter { truthValues[$0] == .yes }
    if rows.count == rowCount { return self }
    return picked(rows)
  }

  /// The rows with these indices, in this order.
  package func picked(_ rows: [Int]) -> Table {
    let columns = columns.map { column in
      let values: TableColumn.Values =
        switch column.values {
        case .numbers(let v): .numbers(rows.map { v[$0] })
        case .dates(let v, let precision): .dates(rows.map { v[$0] }, precision)
        case .text(let codes, let names): Self.pickedText(codes, names, rows)
        case .booleans(let codes, let names): .booleans(codes: rows.map { codes[$0] }, names: names)
        }
      var picked = TableColumn(name: column.name, values: values)
      (picked.unit, picked.misfit, picked.offset) = (column.unit, column.misfit, column.offset)
      (picked.measure, picked.clock, picked.isMixed) = (column.measure, column.clock, column.isMixed)
      (picked.hasOffsets, picked.hasLargeIntegers) = (column.hasOffsets, column.hasLargeIntegers)
      picked.exact = column.exact?.picked(rows)
      return picked
    }
    var table = Table(file: file, rowCount: rows.count, columns: columns, notes: notes)
    table.title = title
    return table
  }

  /// Picks rows of a text column and drops names that no picked row has.
  private static func pickedText(_ codes: [Int32], _ names: [String], _ rows: [Int]) -> TableColumn.Values {
    var newCodes = [Int32](repeating: -1, count: names.count)
    var usedNames: [String] = []
    let picked = rows.map { row -> Int32 in
      guard codes[row] >= 0 else { return -1 }
      let code = Int(codes[row])
      if newCodes[code] < 0 {
        newCodes[code] = Int32(usedNames.count)
        usedNames.append(names[code])
      }
      return newCodes[code]
    }
    return .text(codes: picked, names: usedNames)
  }
}

/// Three-valued logic, as in SQL.
private enum TruthValue: Int8 { case no, unknown, yes }

private struct FilterRun {
  let table: Table
  let text: String
  let zone: ZoneOffsets

  func truthValues(of filter: RowFilter) throws(FilterError) -> [TruthValue] {
    switch filter {
    case .and(let a, let b):
      return zip(try truthValues(of: a), try truthValues(of: b)).map { $0.rawValue < $1.rawValue ? $0 : $1 }
    case .or(let a, let b):
      return zip(try truthValues(of: a), try truthValues(of: b)).map { $0.rawValue > $1.rawValue ? $0 : $1 }
    case .not(let inner):
      return try truthValues(of: inner).map { $0 == .unknown ? .unknown : $0 == .yes ? .no : .yes }
    case .missing(let name):
      return try tested(name) { _ in
        .no
      } missing: {
        .yes
      }
    case .comparison(let name, let comparison, let literal):
      let column = try self.column(name)
      if let days = filter.withDays(of: column.type, hasTimes: column.hasTimes) {
        return try truthValues(of: days)
      }
      let value = try literal.value(for: column.type, of: column.name, in: text, zone: zone)
      return try tested(name) {
        comparison.holds($0, value) ? .yes : .no
      } missing: {
        .unknown
      }
    case .membership(let name, let literals):
      let column = try self.column(name)
      if let days = filter.withDays(of: column.type, hasTimes: column.hasTimes) {
        return try truthValues(of: days)
      }
      var values: Set<FilterValue> = []
      for literal in literals {
        values.insert(try literal.value(for: column.type, of: column.name, in: text, zone: zone))
      }
      return try tested(name) {
        values.contains($0) ? .yes : .no
      } missing: {
        .unknown
      }
    }
  }

  private func column(_ name: FilterColumn) throws(FilterError) -> TableColumn {
    table.columns[try name.index(among: table.columns.map(\.name), in: text)]
  }

  /// The result for each row. The test is called once for each distinct name.
  private func tested(
    _ name: FilterColumn, _ test: (FilterValue) -> TruthValue, missing: () -> TruthValue
  ) throws(FilterError) -> [TruthValue] {
    let missing = missing()
    let column = try column(name)
    switch column.values {
    case .numbers(let values):
      guard let exact = column.exact else {
        return values.map { $0.isNaN ? missing : test(.number(FilterNumber($0))) }
      }
      return values.indices.map { row in
        values[row].isNaN ? missing : test(.number(FilterNumber(values[row], exact: exact[row])))
      }
    case .dates(let values, _): return values.map { $0.isNaN ? missing : test(.moment($0)) }
    case .text(let codes, let names):
      let answers = names.map { test(.text($0)) }
      return codes.map { $0 < 0 ? missing : answers[Int($0)] }
    case .booleans(let codes, let names):
      let answers = names.map {
        test(.boolean(TableColumn.isTrue($0)))
      }
      return codes.map { $0 < 0 ? missing : answers[Int($0)] }
    }
  }
}

extension TableColumn {
  /// Whether the column has dates with times of the day.
  fileprivate var hasTimes: Bool {
    if case .dates(_, let precision) = values { precision > .day } else { false }
  }
}

extension RowFilter.Comparison {
  fileprivate func holds(_ a: FilterValue, _ b: FilterValue) -> Bool {
    switch (a, b) {
    case (.number(let a), .number(let b)): holds(a, b)
    case (.moment(let a), .moment(let b)): holds(a, b)
    case (.text(let a), .text(let b)):
      switch self {
      case .equal: a == b
      case .unequal: a != b
      // Compare by code points, as databases compare bytes of UTF-8.
      default: holds(a.unicodeScalars.lexicographicallyPrecedes(b.unicodeScalars) ? -1 : a == b ? 0 : 1, 0)
      }
    case (.boolean(let a), .boolean(let b)): holds(a ? 1 : 0, b ? 1 : 0)
    default: false
    }
  }

  private func holds<Value: Comparable>(_ a: Value, _ b: Value) -> Bool {
    switch self {
    case .equal: a == b
    case .unequal: a != b
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    case .greaterOrEqual: a >= b
    }
  }
}
