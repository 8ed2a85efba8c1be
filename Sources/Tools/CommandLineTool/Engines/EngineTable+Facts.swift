import OpenChartsChartMath
import OpenChartsEngines
import OpenChartsTables

/// Properties that planning needs, with few passes over the data.
extension EngineTable {
  /// The first rows, from which labels and steps of dates are chosen. `isAll` is true if they are the whole table.
  ///
  /// Returns up to ``wholeRows`` + 1 rows. For a large table of numbers only, at most 2000 rows: numbers have no
  /// labels to choose.
  func beginning() throws -> (rows: Table, isAll: Bool) {
    if source.hasStatistics, filter == nil, names != nil, fields.allSatisfy({ $0.kind == .number }),
      execute([.rows])[0] > Double(wholeRows)
    {
      return (try rows(atMost: min(2000, wholeRows)), false)
    }
    let rows = try rows(atMost: wholeRows + 1)
    return (rows, rows.rowCount <= wholeRows)
  }

  /// - Parameter first: The first rows. They answer some questions for the whole table: one fraction shows that not
  ///   all values are integers, and ``ColumnProfile/mostDistinct`` distinct values need no further count.
  func facts(first: Table) throws -> TableFacts {
    let summaries: [EngineSummary]
    let rowCount: Double
    if source.hasStatistics, filter == nil, bounds.isEmpty {
      rowCount = execute([.rows])[0]
      summaries = fields.map { EngineSummary($0, first: first, of: self) }
    } else {
      (rowCount, summaries) = summariesInOnePass(first)
    }
    let count = rowCount.isNaN ? 0 : Int(rowCount)
    let profiles = summaries.enumerated().map { index, summary in
      let field = summary.field
      return ColumnProfile(
        index: index, name: field.name, type: field.type ?? .text, rowCount: count, offset: field.offset,
        unit: field.isDuration ? .duration : .plain,
        answers: ColumnProfile.Answers(
          present: Lazy { summary.present.value.isNaN ? 0 : Int(summary.present.value) },
          ends: Lazy { [zone = writer.zone] in
            let ends = summary.ends.value
            var clock = WallClock(zone)
            func moment(_ value: Double) -> Double {
              field.type == .date ? EngineTime.moment(value, field.kind, &clock) : value
            }
            return ColumnProfile.Ends(low: moment(ends.low), high: moment(ends.high))
          },
          isWhole: summary.isWhole, resolution: summary.resolution(first, of: self),
          lowestPositive: Lazy { [self] in
            guard field.kind == .number else { return .nan }
            let low = summary.ends.value.low
            return low > 0 ? low : execute([.lowPositive(field)])[0]
          },
          deviation: summary.deviation,
          distinct: Lazy { [self] in distinct(field, first) },
          distinctAtLeast: Lazy {
            first.index(named: field.name).map {
              ColumnProfile(first.columns[$0], index: $0, rowCount: first.rowCount).distinct
            } ?? 0
          }))
    }
    return TableFacts(
      first: first, rowCount: count, profiles: profiles,
      groups: { [self] columns in groups(of: columns.map { fields[$0] }) },
      hasRepeats: { [self] columns in hasRepeats(columns, first) })
  }

  /// Queries all properties of all columns at once, for engines without statistics and for filtered tables.
  private func summariesInOnePass(_ first: Table) -> (rows: Double, [EngineSummary]) {
    let isBare = source.kind == .duckdb
    let perField = 5
    var measures: [Query.Measure] = [.rows]
    for field in fields {
      let isNumber = field.kind == .number
      // Use the count as a placeholder for properties that are not needed, because engines compute equal expressions
      // once.
      let present = EngineSummary.present(field)
      let ends: [Query.Measure] =
        !isNumber && field.type != .date
        ? [present, present] : isBare ? [.least(field), .greatest(field)] : [.low(field), .high(field)]
      measures += [present] + ends
      measures += [
        isNumber && !first.hasFraction(field.name) ? .fractions(field) : present,
        isNumber && needsDeviation ? .deviation(field) : present,
      ]
    }
    let numbers = execute(measures)
    return (
      numbers[0],
      fields.enumerated().map { index, field in
        let answers = Array(numbers[(1 + index * perField)...].prefix(perField))
        return EngineSummary(field, answers, areBare: isBare, first: first, of: self)
      }
    )
  }

  /// The number of distinct values, at most ``ColumnProfile/mostDistinct``.
  private func distinct(_ field: EngineField, _ first: Table) -> Int {
    if let index = first.index(named: field.name) {
      let firstDistinct = ColumnProfile(first.columns[index], index: index, rowCount: first.rowCount).distinct
      if firstDistinct >= ColumnProfile.mostDistinct { return ColumnProfile.mostDistinct }
    }
    var query = Query()
    query.keys = [.values(field)]
    query.required = [field]
    query.limit = ColumnProfile.mostDistinct
    return count(groups: query)
  }

  private func groups(of fields: [EngineField]) -> (rows: Int, groups: Int) {
    var groups = Query()
    groups.keys = fields.map(Query.Key.values)
    groups.required = fields
    return (rows(with: fields), count(groups: groups))
  }

  func rows(with fields: [EngineField]) -> Int {
    var rows = Query()
    rows.measures = [.rows]
    rows.required = fields
    return numbers(rows).first.map { $0.isNaN ? 0 : Int($0) } ?? 0
  }

  /// Whether several rows have the same values in these columns. Counting stops above ``mostGroups`` groups: such a
  /// chart has to draw rows anyway.
  private func hasRepeats(_ columns: [Int], _ first: Table) -> Bool {
    let fields = columns.map { self.fields[$0] }
    guard !fields.isEmpty else { return first.rowCount > 1 }
    let columnIndices = fields.compactMap { first.index(named: $0.name) }
    if columnIndices.count == fields.count {
      let (rows, groups) = TableFacts.groups(of: columnIndices, in: first)
      if rows > groups, groups > 0 { return true }
    }
    let rowLimit = Self.mostGroups + 1
    var query = Query()
    query.keys = fields.map(Query.Key.values)
    query.required = fields
    let groups = count(groups: query, ofRows: rowLimit)
    return groups > 0 && groups < rowLimit && groups < rows(with: fields)
  }
}

extension Table {
  /// Whether a column of these rows contains a number that is not an integer.
  func hasFraction(_ name: String) -> Bool {
    guard let index = index(named: name), case .numbers(let values) = columns[index].values else {
      return false
    }
    return values.contains { $0.isFinite && $0 != $0.rounded(.down) }
  }
}
