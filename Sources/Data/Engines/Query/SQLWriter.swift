import OpenChartsChartMath
import OpenChartsTables

/// Writes a query in an engine's SQL. User input enters it only as quoted names and typed literals.
package struct SQLWriter {
  package let dialect: Dialect
  /// The SQL after `FROM`: a table, or a function that reads files.
  package let relation: String
  /// All columns of the relation.
  package let fields: [EngineField]
  package let zone: ZoneOffsets

  package init(_ dialect: Dialect, relation: String, fields: [EngineField], zone: ZoneOffsets) {
    (self.dialect, self.relation, self.fields, self.zone) = (dialect, relation, fields, zone)
  }

  /// - Throws: ``FilterError`` if a filter names an unknown column, or compares with a value of another type.
  package func sql(_ query: Query) throws(FilterError) -> String {
    let keys = query.keys.map(key)
    let measures = query.measures.map(measure)
    var outputs = keys.enumerated().map { "\($1) AS k\($0)" }
    outputs += measures.enumerated().map { "\($1) AS m\($0)" }
    var conditions: [String] = []
    if let filter = query.filter { conditions.append(try condition(filter.filter, filter.text)) }
    conditions += query.choices.map { choice in
      let names = choice.names.map { choice.field.kind == .boolean ? $0.uppercased() : dialect.literal($0) }
      return "\(dialect.name(choice.field)) IN (\(names.joined(separator: ", ")))"
    }
    conditions += query.bounds.map(within)
    conditions += query.required.map(present)
    if !query.measures.isEmpty { conditions += query.keys.map(isKnown) }
    let filter = conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
    var from = relation + filter
    if dialect.kind == .sqlite, let value = rankedValue(query) {
      // SQLite has no quantiles, so a subquery ranks the values of each group.
      let partition = keys.isEmpty ? "" : "PARTITION BY \(keys.joined(separator: ", ")) "
      from =
        "(SELECT *, row_number() OVER (\(partition)ORDER BY \(value) IS NULL, \(value)) - 1 AS rank_of_value, "
        + "count(\(value)) OVER (\(keys.isEmpty ? "" : "PARTITION BY \(keys.joined(separator: ", "))")) "
        + "AS count_of_values FROM \(from)) AS ranked"
    }
    var sql = "SELECT \(outputs.joined(separator: ", ")) FROM \(from)"
    if !query.measures.isEmpty, !keys.isEmpty {
      sql += " GROUP BY " + keys.indices.map { "\($0 + 1)" }.joined(separator: ", ")
    }
    if let limit = query.limit { sql += " LIMIT \(limit)" }
    return sql
  }

  /// The query for the number of groups, up to the query's limit.
  ///
  /// - Parameter rows: The maximum number of rows to examine; `nil` for all.
  package func sql(countingGroups query: Query, ofRows rows: Int? = nil) throws(FilterError) -> String {
    var query = query
    let limit = query.limit
    query.limit = rows
    var distinct = try sql(query)
    if rows == nil {
      distinct = distinct.replacing("SELECT ", with: "SELECT DISTINCT ", maxReplacements: 1)
    } else {
      distinct = "SELECT DISTINCT * FROM (\(distinct)) AS some_rows"
    }
    return "SELECT count(*) FROM (\(distinct)\(limit.map { " LIMIT \($0)" } ?? "")) AS groups_found"
  }

  /// A filter as a condition.
  package func sql(_ filter: Query.Filter) throws(FilterError) -> String {
    try condition(filter.filter, filter.text)
  }

  private func rankedValue(_ query: Query) -> String? {
    for case .aggregate(let aggregate, let field) in query.measures {
      switch aggregate {
      case .median, .quantile: return value(field)
      default: continue
      }
    }
    return nil
  }

  // MARK: Values

  /// Numbers with NaN as null, dates in seconds since 1970, other kinds unchanged.
  private func value(_ field: EngineField) -> String {
    switch field.kind {
    case .number: dialect.value(field)
    case .day, .clock, .moment: dialect.seconds(field)
    case .text, .boolean, .other: dialect.name(field)
    }
  }

  /// Like `value`, but keeps NaN.
  private func plain(_ field: EngineField) -> String {
    field.kind == .number ? dialect.plain(field) : value(field)
  }

  /// Like `value`, but infinities are null.
  private func finite(_ field: EngineField) -> String {
    let value = value(field)
    guard field.kind == .number, field.isFloating else { return value }
    return "CASE WHEN \(isFinite(value)) THEN \(value) END"
  }

  private func isFinite(_ value: String) -> String {
    "abs(\(value)) <= \(dialect.kind == .postgresql ? "'1.7976931348623157e308'" : "1.7976931348623157e308")"
  }

  private func present(_ field: EngineField) -> String { "\(countable(field)) IS NOT NULL" }

  /// An expression that is null if and only if the value is null. With `value`, PostgreSQL would convert each date and
  /// integer.
  private func countable(_ field: EngineField) -> String {
    let isPlain = field.type == .date || field.kind == .number && !field.isFloating
    return dialect.kind == .postgresql && isPlain ? dialect.name(field) : value(field)
  }

  // MARK: Keys

  private func key(_ key: Query.Key) -> String {
    switch key {
    case .values(let field): return value(field)
    case .valuesOrMissing(let field, let missing):
      let (name, other) = (dialect.name(field), dialect.literal(missing))
      return field.kind == .boolean
        ? "CASE WHEN \(name) THEN 'true' WHEN NOT \(name) THEN 'false' ELSE \(other) END"
        : "COALESCE(\(name), \(other))"
    case .bins(let field, let bins) where bins.isLogarithmic: return logarithmic(finite(field), bins)
    case .bins(let field, let bins):
      if dialect.numbersOddValues {
        let number = interval(plain(field), bins)
        // The last bin includes its end.
        return bins.reachesEnd
          ? "CASE WHEN \(number) = \(bins.count) THEN \(bins.count - 1) ELSE \(number) END" : number
      }
      let value = value(field)
      let number = interval(value, bins)
      // The last bin includes its end.
      let last = dialect.number(bins.lower(bins.count - 1))
      return "CASE WHEN \(value) >= \(last) THEN \(bins.count - 1) ELSE \(dialect.cast(number)) END"
    case .units(let field, let unit, let changes): return units(field, unit, changes)
    case .cycle(let field, let cycle, let changes): return part(of: cycle, field, changes)
    case .pixels(let field, let low, let high, let count):
      let value = dialect.numbersOddValues ? plain(field) : value(field)
      guard high > low else { return "0" }
      return dialect.floor(
        "(\(value) - \(dialect.number(low))) * \(dialect.number(Double(count) / (high - low)))")
    case .names(let field, let names, let other):
      let list = names.map(dialect.literal).joined(separator: ", ")
      let name = dialect.name(field)
      return "CASE WHEN \(name) IN (\(list)) THEN \(name) ELSE \(dialect.literal(other)) END"
    }
  }

  /// The index of the bin that contains a value. A resolution below 1 is counted in integers, because binary
  /// floating-point numbers cannot represent tenths exactly.
  private func interval(_ value: String, _ bins: EqualBins) -> String {
    guard let resolution = bins.resolution, resolution.isBelowOne else {
      return dialect.floor("(\(value) - \(dialect.number(bins.start))) / \(dialect.number(bins.step))")
    }
    let (start, step) = (resolution.units(bins.start), resolution.units(bins.step))
    return dialect.floor(
      "(round(\(value) * \(dialect.number(resolution.factor))) - \(dialect.number(start))) / \(dialect.number(step))"
    )
  }

  /// The index of the logarithmic bin, -1 for values at or below zero, and null for others.
  private func logarithmic(_ value: String, _ bins: EqualBins) -> String {
    let inner = (1..<bins.count).map { "WHEN \(value) < \(dialect.number(bins.lower($0))) THEN \($0 - 1)" }
    return "CASE WHEN \(value) <= 0 THEN -1 \(inner.joined(separator: " ")) "
      + "WHEN \(value) <= \(dialect.number(bins.lower(bins.count))) THEN \(bins.count - 1) END"
  }

  private func units(_ field: EngineField, _ unit: TimeUnit, _ changes: ZoneChanges) -> String {
    let offset = field.kind == .moment && !changes.changes.isEmpty ? self.offset(field, changes) : nil
    let seconds = value(field)
    switch unit {
    case .month: return dialect.cast(dialect.month(field, offset: fieldOffset(field, offset)))
    case .quarter, .year:
      let month = dialect.cast(dialect.month(field, offset: fieldOffset(field, offset)))
      return dialect.floor("\(month) / \(unit == .year ? 12 : 3)")
    case .day, .week:
      let local = offset.map { "\(seconds) + \($0)" } ?? seconds
      return unit == .day
        ? dialect.floor("(\(local)) / 86400") : dialect.floor("(\(local) + 259200) / 604800")
    case .second, .minute, .hour:
      let length = Int(unit.seconds)
      let local = offset.map { "\(seconds) + \($0)" } ?? seconds
      let number = dialect.floor("(\(local)) / \(length)")
      guard field.kind == .moment else { return number }
      return "\(number) * \(length)" + (offset.map { " - \($0)" } ?? "")
    }
  }

  /// The index within a cycle: the number of units since 1970, or of months since the year 0, modulo the length of the
  /// cycle.
  private func part(of cycle: TimeCycle, _ field: EngineField, _ changes: ZoneChanges) -> String {
    let number: String
    switch cycle {
    case .monthOfYear: number = units(field, .month, changes)
    // 1 January 1970 was a Thursday.
    case .weekday: number = "(\(units(field, .day, changes)) + 3)"
    case .hourOfDay:
      let offset = field.kind == .moment && !changes.changes.isEmpty ? self.offset(field, changes) : nil
      number = dialect.floor("(\(offset.map { "\(value(field)) + \($0)" } ?? value(field))) / 3600")
    }
    return "\(number) - \(dialect.floor("\(number) / \(cycle.count)")) * \(cycle.count)"
  }

  /// The UTC offset in which the months of points in time are counted; without an offset it is 0, so that the engine's
  /// zone has no effect. `nil` for other kinds.
  private func fieldOffset(_ field: EngineField, _ offset: String?) -> String? {
    field.kind == .moment ? offset ?? "0" : nil
  }

  private func offset(_ field: EngineField, _ changes: ZoneChanges) -> String {
    let all = changes.changes
    guard all.count > 1 else { return "\(Int(all[0].offset))" }
    let seconds = value(field)
    let cases = zip(all, all.dropFirst()).map { "WHEN \(seconds) < \(Int($1.from)) THEN \(Int($0.offset))" }
    return "CASE \(cases.joined(separator: " ")) ELSE \(Int(all.last!.offset)) END"
  }

  private func isKnown(_ key: Query.Key) -> String {
    switch key {
    case .values(let field), .units(let field, _, _), .cycle(let field, _, _), .names(let field, _, _):
      present(field)
    case .valuesOrMissing: "TRUE"
    case .bins(let field, _), .pixels(let field, _, _, _):
      dialect.numbersOddValues
        ? "\(dialect.name(field)) IS NOT NULL"
        : field.kind == .number && field.isFloating ? isFinite(value(field)) : present(field)
    }
  }

  // MARK: Measures

  private func measure(_ measure: Query.Measure) -> String {
    switch measure {
    case .rows: return "count(*)"
    case .present(let field): return "count(\(countable(field)))"
    case .finite(let field): return "count(\(finite(field)))"
    case .distinct(let field): return "count(DISTINCT \(value(field)))"
    case .filled(let field): return "count(\(dialect.name(field)))"
    case .least(let field): return end("min(\(dialect.name(field)))", field)
    case .greatest(let field): return end("max(\(dialect.name(field)))", field)
    case .low(let field): return finiteEnd("min", field)
    case .high(let field): return finiteEnd("max", field)
    case .lowPositive(let field): return "min(CASE WHEN \(finite(field)) > 0 THEN \(finite(field)) END)"
    case .mean(let field): return "avg(\(finite(field)))"
    case .deviation(let field): return dialect.deviation(finite(field))
    case .fractions(let field):
      let value = finite(field)
      return "sum(CASE WHEN \(value) <> \(dialect.floor(value)) THEN 1 ELSE 0 END)"
    case .offGrid(let field, let resolution):
      let (value, factor) = (finite(field), dialect.number(resolution.factor))
      let nearest =
        resolution.isBelowOne
        ? "round(\(value) * \(factor)) / \(factor)" : "round(\(value) / \(factor)) * \(factor)"
      return "sum(CASE WHEN \(value) <> \(nearest) THEN 1 ELSE 0 END)"
    case .first(let field, let sortField):
      return dialect.extreme(value(field), by: value(sortField), isLeast: true)
    case .last(let field, let sortField):
      return dialect.extreme(value(field), by: value(sortField), isLeast: false)
    case .placeOfLow(let field, let along):
      return dialect.extreme(value(along.field), by: tilted(field, along, "+"), isLeast: true)
    case .placeOfHigh(let field, let along):
      return dialect.extreme(value(along.field), by: tilted(field, along, "-"), isLeast: false)
    case .aggregate(let aggregate, let field):
      let value = value(field)
      switch aggregate {
      case .count: return "count(\(value))"
      // The tool divides the sums of all groups by their total.
      case .sum, .share: return "sum(\(value))"
      case .distinct: return "count(DISTINCT \(value))"
      case .deviation: return dialect.sampleDeviation(value)
      case .mean: return "avg(\(value))"
      case .min: return "min(\(value))"
      case .max: return "max(\(value))"
      case .median: return dialect.quantile(0.5, value)
      case .quantile(let percent): return dialect.quantile(percent / 100, value)
      }
    }
  }

  private func tilted(_ field: EngineField, _ along: Query.Along, _ operatorText: String) -> String {
    let distance = "(\(value(along.field)) - \(dialect.number(along.start)))"
    return "\(value(field)) \(operatorText) \(distance) * \(dialect.number(along.tilt))"
  }

  /// The minimum or maximum of the finite values. PostgreSQL would convert each date before comparing it.
  private func finiteEnd(_ function: String, _ field: EngineField) -> String {
    dialect.kind == .postgresql && field.type == .date
      ? end("\(function)(\(dialect.name(field)))", field) : "\(function)(\(finite(field)))"
  }

  /// Converts the minimum or maximum of a column to a number. Converting after the aggregation lets engines use
  /// column statistics.
  private func end(_ end: String, _ field: EngineField) -> String {
    field.type == .date ? dialect.seconds(field.kind, end) : dialect.cast(dialect.moved(end, field))
  }

  // MARK: Filters

  /// Dates are compared unconverted, so that the engine can skip data outside the range.
  private func within(_ bounds: Query.Bounds) -> String {
    let field = bounds.field
    func end(_ value: Double) -> String {
      guard field.type == .date else { return dialect.number(value) }
      if dialect.hasDates { return dialect.date(value, field.kind, zone: zone) }
      var clock = WallClock(zone)
      return dialect.number(EngineTime.seconds(value, field.kind, &clock))
    }
    let operand = operand(field)
    return "\(operand) >= \(end(bounds.low)) AND \(operand) <= \(end(bounds.high))"
  }

  private func condition(_ filter: RowFilter, _ text: String) throws(FilterError) -> String {
    switch filter {
    case .and(let a, let b): return "(\(try condition(a, text)) AND \(try condition(b, text)))"
    case .or(let a, let b): return "(\(try condition(a, text)) OR \(try condition(b, text)))"
    case .not(let inner): return "(NOT \(try condition(inner, text)))"
    case .missing(let column): return "(\(operand(try field(column, text))) IS NULL)"
    case .comparison(let column, let comparison, let literal):
      let field = try field(column, text)
      if let days = filter.withDays(of: field.type, hasTimes: field.kind == .moment) {
        return try condition(days, text)
      }
      if let exact = try exactNumber(literal, field, text) {
        return "(\(self.comparison(field, comparison, exact)))"
      }
      let operand = field.kind == .text ? dialect.ordered(operand(field)) : operand(field)
      return "(\(operand) \(comparison.rawValue) \(try self.literal(literal, field, text)))"
    case .membership(let column, let literals):
      let field = try field(column, text)
      if let days = filter.withDays(of: field.type, hasTimes: field.kind == .moment) {
        return try condition(days, text)
      }
      var exact: [ExactNumber] = []
      for literal in literals {
        guard let number = try exactNumber(literal, field, text) else { break }
        exact.append(number)
      }
      if exact.count == literals.count { return "(\(membership(field, exact)))" }
      var values: [String] = []
      for literal in literals { values.append(try self.literal(literal, field, text)) }
      return "(\(operand(field)) IN (\(values.joined(separator: ", "))))"
    }
  }

  func field(_ column: FilterColumn, _ text: String) throws(FilterError) -> EngineField {
    fields[try column.index(among: fields.map(\.name), in: text)]
  }

  /// The operand of a comparison. Dates are unconverted, so that the engine can skip data outside the range.
  private func operand(_ field: EngineField) -> String {
    field.kind == .number
      ? dialect.value(field)
      : field.type == .date && !dialect.hasDates ? dialect.seconds(field) : dialect.name(field)
  }

  func literal(
    _ literal: FilterLiteral, _ field: EngineField, _ text: String
  ) throws(FilterError) -> String {
    guard let type = field.type else {
      throw FilterError(
        text, at: literal.position, "column \"\(field.name)\" has a type that cannot be compared")
    }
    switch try literal.value(for: type, of: field.name, in: text, zone: zone) {
    case .number(let number): return dialect.number(number.value)
    case .moment(let moment):
      if dialect.hasDates { return dialect.date(moment, field.kind, zone: zone) }
      var clock = WallClock(zone)
      return dialect.number(EngineTime.seconds(moment, field.kind, &clock))
    case .text(let text): return dialect.literal(text)
    case .boolean(let isTrue): return isTrue ? "TRUE" : "FALSE"
    }
  }
}
