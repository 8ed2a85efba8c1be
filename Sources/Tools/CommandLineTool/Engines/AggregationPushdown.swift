import OpenChartsChartMath
import OpenChartsEngines
import OpenChartsTables

/// A chart whose aggregation runs in the engine: the query, and the plan that draws its answer as the original plan
/// would draw all rows.
///
/// Each group is one row of the answer. The sum, mean, median or extreme of a single value is that value, so the plan
/// applies to the answer unchanged: order, choice of names, gaps and stacks are computed as for any other table.
struct AggregationPushdown {
  private(set) var query = Query()
  var plan: ChartPlan
  private var columns: [Column] = []
  private let source: [EngineField]

  /// A column of the answer's table.
  fileprivate struct Column {
    enum Content {
      case key(Query.Key)
      case measure
    }
    var name: String
    var content: Content
    /// Index of the column in the answer.
    var answerIndex = 0
  }

  /// Creates the query of a plan that groups rows; `nil` for other plans.
  ///
  /// - Parameters:
  ///   - fields: The columns that the plan's indices refer to.
  ///   - profile: Returns the profile of the column with an index, for the rows within the domains of grouped axes.
  init?(
    _ plan: ChartPlan, _ fields: [EngineField], zone: ZoneOffsets, profile: (Int) -> ColumnProfile
  ) {
    // Errors and distributions need each value.
    guard plan.prices.isEmpty, !plan.isInSpace, plan.error == nil, plan.summary == nil,
      Self.paths.contains(where: { plan[keyPath: $0]?.aggregate != nil })
    else { return nil }
    (self.plan, source) = (plan, fields)
    for path in Self.paths {
      guard var channel = plan[keyPath: path] else { continue }
      if let aggregate = channel.aggregate {
        guard take(aggregate, &channel) else { return nil }
      } else if case .column(let index) = channel.source {
        let axis = path == \.x ? plan.xAxis : path == \.y ? plan.yAxis : nil
        take(index, &channel, profile(index), zone, axis)
      } else if case .rows = channel.source {
        return nil
      }
      self.plan[keyPath: path] = channel
    }
    // Make the names of columns that become series refer to columns of the answer.
    for path in Self.paths {
      if case .foldedNames? = plan[keyPath: path]?.source, let foldedColumns {
        self.plan[keyPath: path]?.source = .foldedNames(foldedColumns)
      }
    }
    query.measures.append(countMeasure)
    query.limit = EngineTable.mostGroups + 1
    for index in columns.indices {
      if case .measure = columns[index].content { columns[index].answerIndex += query.keys.count }
    }
  }

  /// Counts the rows of a group. If a single column is measured, counts only rows with a value.
  private var countMeasure: Query.Measure {
    guard query.measures.count == 1, case .aggregate(let aggregate, let field)? = query.measures.first,
      aggregate != .count
    else { return .rows }
    return .present(field)
  }

  private static let paths: [WritableKeyPath<ChartPlan, Channel?> & Sendable] = [
    \.x, \.xEnd, \.y, \.yEnd, \.color, \.symbol, \.size, \.series, \.facet,
  ]

  private var foldedColumns: [Int]?

  private mutating func take(_ aggregate: Aggregate, _ channel: inout Channel) -> Bool {
    // If the plan merges groups of the answer, such as all smaller names, it adds up counts. Deviations and distinct
    // counts cannot be merged; their groups have one row, whose mean is its value.
    channel.aggregate =
      switch aggregate {
      case .count: .sum
      case .deviation, .distinct: .mean
      case .sum, .mean, .median, .min, .max, .quantile, .share: aggregate
      }
    switch channel.source {
    case .rows: channel.source = .column(add(.rows, named: ""))
    case .column(let index):
      channel.source = .column(add(.aggregate(aggregate, source[index]), named: source[index].name))
    case .folded(let indices):
      let columnIndices = indices.map { add(.aggregate(aggregate, source[$0]), named: source[$0].name) }
      channel.source = .folded(columnIndices)
      foldedColumns = columnIndices
    case .foldedNames: return false
    }
    if channel.kind != .number { channel.kind = .number }
    return true
  }

  private mutating func add(_ measure: Query.Measure, named name: String) -> Int {
    query.measures.append(measure)
    columns.append(Column(name: name, content: .measure, answerIndex: query.measures.count - 1))
    return columns.count - 1
  }

  private mutating func take(
    _ index: Int, _ channel: inout Channel, _ profile: ColumnProfile, _ zone: ZoneOffsets, _ axis: AxisPlan?
  ) {
    let field = source[index]
    var key = Query.Key.values(field)
    if let name = plan.missingName, channel.kind == .name, [.text, .boolean].contains(field.kind) {
      key = .valuesOrMissing(field, missing: name)
    }
    switch channel.grouping {
    case .unit(let unit) where field.type == .date:
      key = .units(field, unit, Self.changes(field, profile, zone))
    case .cycle(let cycle) where field.type == .date:
      key = .cycle(field, cycle, Self.changes(field, profile, zone))
    case .bins(let binCount) where field.kind == .number && channel.kind == .number:
      let logarithmic =
        axis?.scale == .log
        ? EqualBins(logarithmicFrom: profile.lowestPositive, to: profile.high, wanted: binCount) : nil
      let bins =
        logarithmic
        ?? EqualBins(
          low: profile.low, high: profile.high, count: binCount == nil ? Double(profile.present) : 1,
          deviation: binCount == nil ? profile.deviation : .nan, wanted: binCount,
          resolution: profile.resolution,
          isDuration: field.isDuration, before: axis?.domain?.upperBound)
      if let bins {
        key = .bins(field, bins)
        channel.grouping = .intervals(bins)
      }
    default: break
    }
    if let keyIndex = query.keys.firstIndex(of: key),
      let columnIndex = columns.firstIndex(where: { $0.isKey(at: keyIndex) })
    {
      channel.source = .column(columnIndex)
      return
    }
    query.keys.append(key)
    columns.append(Column(name: field.name, content: .key(key), answerIndex: query.keys.count - 1))
    channel.source = .column(columns.count - 1)
  }

  /// The offsets of the time zone over the times of a field.
  private static func changes(_ field: EngineField, _ profile: ColumnProfile, _ zone: ZoneOffsets)
    -> ZoneChanges
  {
    guard field.kind == .moment else { return .utc }
    var clock = WallClock(zone)
    return ZoneChanges(
      zone, from: EngineTime.seconds(profile.low, field.kind, &clock),
      to: EngineTime.seconds(profile.high, field.kind, &clock))
  }

  // MARK: Names

  /// Index of the query's key for a channel; `nil` for a measured channel.
  func key(of channel: Channel) -> Int? {
    guard case .column(let index) = channel.source, case .key = columns[index].content else { return nil }
    return columns[index].answerIndex
  }

  mutating func replace(_ keyIndex: Int, by key: Query.Key) {
    query.keys[keyIndex] = key
    for index in columns.indices where columns[index].isKey(at: keyIndex) {
      columns[index].content = .key(key)
    }
  }

  mutating func keep(_ choice: Query.Choice) { query.choices.append(choice) }

  // MARK: The answer

  /// The table of groups, sorted by key, because an engine's rows have no order. `rows` is the number of table rows
  /// in each group.
  ///
  /// - Throws: ``PlanError`` if there are more than ``EngineTable/mostGroups`` groups.
  func table(_ answer: EngineAnswer, location: String, first: Table, zone: ZoneOffsets) throws -> (
    table: Table, rows: [Double]
  ) {
    guard answer.rowCount <= EngineTable.mostGroups else {
      throw PlanError(
        "\(location): the chart would have more than \(EngineTable.mostGroups) marks; --bins, --time-unit or --where make them fewer"
      )
    }
    let rows = EngineOrder(answer.columns.prefix(query.keys.count), of: query).rows
    var result: [TableColumn] = []
    for column in columns {
      let values = answer.columns[column.answerIndex]
      switch column.content {
      case .measure: result.append(TableColumn(name: column.name, values: .numbers(values.numbers(rows))))
      case .key(let key): result.append(keyColumn(column.name, key, values, rows, first, zone))
      }
    }
    let counts = answer.columns.last?.numbers(rows) ?? []
    return (
      Table(file: location, rowCount: rows.count, columns: result),
      counts.map { $0.isNaN ? 0 : $0 }
    )
  }

  private func keyColumn(
    _ name: String, _ key: Query.Key, _ values: EngineColumn, _ rows: [Int], _ first: Table,
    _ zone: ZoneOffsets
  ) -> TableColumn {
    var clock = WallClock(zone)
    switch key {
    case .values(let field) where field.type == .date:
      let moments = values.numbers(rows).map { EngineTime.moment($0, field.kind, &clock) }
      return TableColumn(name: name, values: .dates(moments, first.precision(of: field.name)))
    case .units(let field, let unit, _):
      let starts = values.numbers(rows).map { EngineTime.start(of: unit, number: $0, field.kind, &clock) }
      return TableColumn(name: name, values: .dates(starts, first.precision(of: field.name)))
    case .cycle(_, let cycle, _):
      let codes = values.numbers(rows).map { $0.isFinite ? Int32($0) : -1 }
      return TableColumn(name: name, values: .text(codes: codes, names: cycle.names(locale: plan.locale)))
    case .bins(_, let bins):
      let middles = values.numbers(rows).map { $0 < 0 ? 0 : bins.middle(Int($0)) }
      return TableColumn(name: name, values: .numbers(middles))
    case .values(let field) where field.kind == .boolean:
      guard case .booleans(let truthValues) = values.as(.boolean) else { break }
      // In the order of appearance in the first rows.
      var names = ["true", "false"]
      if let column = first.index(named: field.name),
        case .booleans(_, let firstNames) = first.columns[column].values, firstNames.first == "false"
      {
        names.reverse()
      }
      let codes = rows.map { row -> Int32 in
        truthValues[row].map { $0 == (names[0] == "true") ? 0 : 1 } ?? -1
      }
      return TableColumn(name: name, values: .booleans(codes: codes, names: names))
    case .values, .valuesOrMissing, .names, .pixels:
      switch values {
      case .text(let codes, let names):
        let usedCodes = rows.map { codes[$0] }
        // Enumerations have an order; other names are sorted by code points.
        let (codes, names) =
          key.order.map { names.inOrder(of: $0, usedBy: usedCodes) }
          ?? names.inCodePointOrder(usedBy: usedCodes)
        return TableColumn(name: name, values: .text(codes: codes, names: names))
      default: break
      }
    }
    return TableColumn(name: name, values: .numbers(values.numbers(rows)))
  }
}

extension AggregationPushdown.Column {
  fileprivate func isKey(at index: Int) -> Bool {
    if case .key = content { return answerIndex == index }
    return false
  }
}

extension Table {
  /// The precision of a column of dates.
  fileprivate func precision(of name: String) -> DatePrecision {
    guard let index = index(named: name), case .dates(_, let precision) = columns[index].values else {
      return .day
    }
    return precision
  }
}

extension Query.Key {
  /// The order of an enumeration's names; `nil` for other keys.
  fileprivate var order: [String]? {
    switch self {
    case .values(let field), .valuesOrMissing(let field, _), .names(let field, _, _): field.order
    case .bins, .units, .cycle, .pixels: nil
    }
  }
}
