import Foundation
import OpenChartsChartMath
import OpenChartsEngines
import OpenChartsTables

/// A table at an engine, with the queries that charts need.
final class EngineTable {
  let source: EngineSource
  let writer: SQLWriter
  /// The columns that the command line names, and context columns that decide about their aggregates; `nil` means all.
  let names: [String]?
  /// The columns that the chart may use.
  let fields: [EngineField]
  let filter: Query.Filter?
  /// The intervals to which the queries for groups and profiles are restricted. Queries for single rows ignore them.
  private(set) var bounds: [Query.Bounds] = []
  /// The columns to report notes on: those that the command line names; `nil` means all.
  var notedColumns: [String]?
  /// Columns that the engine cannot convert to the types of `--type`.
  var retyped: [(column: String, type: ColumnType)] = []
  /// The options for parsing the texts of the retyped columns.
  var reading = TableOptions()
  /// Whether the width of bins depends on the data.
  let needsDeviation: Bool
  /// The first error of a query during planning. Planning itself cannot throw, so check this afterwards.
  private(set) var failure: (any Error)?

  init(
    _ source: EngineSource, columns names: [String]?, filter: Query.Filter?, zone: ZoneOffsets,
    needsDeviation: Bool
  ) throws {
    var source = source
    if let names {
      let filterColumns = try (filter?.filter.columns ?? []).map {
        source.fields[try $0.index(among: source.fields.map(\.name), in: filter?.text ?? "")].name
      }
      source = source.using(Set(names + filterColumns))
    }
    source = try source.narrowed(to: filter, zone: zone)
    self.source = source
    self.names = names
    fields = try source.fields(names)
    writer = SQLWriter(Dialect(source.kind), relation: source.relation, fields: source.fields, zone: zone)
    (self.filter, self.needsDeviation) = (filter, needsDeviation)
  }

  /// The table with an offset subtracted from each column whose numbers are large but close together; `nil` if there is
  /// no such column.
  ///
  /// - Parameters:
  ///   - first: The first rows. A column is considered only if some of its numbers in these rows are large.
  ///   - excluded: Returns whether to leave a column unchanged, because its values will be added up.
  func rebased(_ first: Table, except excluded: (String) -> Bool) throws -> EngineTable? {
    let largeFields = fields.filter { field in
      guard field.isExact, field.offset == nil, !excluded(field.name),
        let values = first.index(named: field.name).flatMap({ first.columns[$0].numbers })
      else { return false }
      let present = values.filter { !$0.isNaN }
      // `Double` has 53 bits for all digits, decimal places included.
      let unit = Double(sign: .plus, exponent: 53, significand: 1) / pow(10, Double(field.scale ?? 0))
      return present.contains { abs($0) >= unit }
    }
    guard !largeFields.isEmpty else { return nil }
    let answer = try source.session.execute(writer.sql(exactEndsOf: largeFields, where: try condition))
    var offsets: [String: ExactNumber] = [:]
    for (index, field) in largeFields.enumerated() {
      let ends = (0..<2).map { answer.texts(2 * index + $0).first.flatMap { $0 } }
      guard let low = ends[0].flatMap({ ExactNumber($0) }), let high = ends[1].flatMap({ ExactNumber($0) })
      else { continue }
      offsets[field.name] = ExactNumber.base(low: low, high: high)
    }
    guard !offsets.isEmpty else { return nil }
    let table = try EngineTable(
      source.rebased(offsets), columns: names, filter: filter, zone: writer.zone,
      needsDeviation: needsDeviation)
    (table.wholeRows, table.manyGroups, table.notedColumns) = (wholeRows, manyGroups, notedColumns)
    (table.retyped, table.reading) = (retyped, reading)
    return table
  }

  /// The table whose queries for groups and profiles are restricted to some intervals.
  func within(_ bounds: [Query.Bounds]) throws -> EngineTable {
    let table = try EngineTable(
      source, columns: names, filter: filter, zone: writer.zone, needsDeviation: needsDeviation)
    (table.wholeRows, table.manyGroups, table.bounds) = (wholeRows, manyGroups, self.bounds + bounds)
    return table
  }

  /// The file or the address, for messages.
  var location: String { source.location }

  /// Tables of at most this many rows are read whole, so that their charts have every detail and the order of the
  /// rows.
  var wholeRows = 50_000
  /// Maximum number of groups in an answer.
  static let mostGroups = 500_000

  /// If there are more groups, only the names that a chart shows are queried.
  var manyGroups = 20_000

  func filtered(_ query: Query) -> Query {
    var query = query
    query.filter = filter
    query.bounds += bounds
    return query
  }

  func sql(_ query: Query) throws -> String { try writer.sql(filtered(query)) }

  func execute(_ query: Query) throws -> EngineAnswer { try source.session.execute(sql(query)) }

  /// The filter in SQL; `nil` for none.
  var condition: String? {
    get throws { try filter.map { try writer.sql($0) } }
  }

  /// The first rows, at most `limit`.
  func rows(atMost limit: Int) throws -> Table {
    var table = try source.rows(of: fields, where: condition, limit: limit, zone: writer.zone)
    table.notes += source.leftOut(notedColumns ?? names)
    return table
  }

  /// All rows, with columns converted to the types of `--type`.
  func typedRows() throws -> Table {
    var table = try source.table(names, where: condition, zone: writer.zone)
    table.notes = source.leftOut(notedColumns ?? names)
    for (column, type) in retyped { table = try table.retyped(column, as: type, reading) }
    return table
  }

  func rowsSQL(atMost limit: Int) throws -> String {
    source.sql(rowsOf: fields, where: try condition, limit: limit)
  }

  // MARK: Samples

  /// A random sample of `count` rows; `nil` if the table has no more than that.
  func sample(_ count: Int) throws -> Table? {
    guard let rowCount = try countBeyond(count) else { return nil }
    var table = try source.rows(of: fields, by: sampleSQL(count), zone: writer.zone)
    table.notes += source.leftOut(notedColumns ?? names)
    table.sample = Table.Sample(count: table.rowCount, all: rowCount)
    return table
  }

  /// The number of rows if it exceeds `count`; else `nil`.
  func countBeyond(_ count: Int) throws -> Int? {
    let rowCount = execute([.rows])[0]
    if let failure { throw failure }
    return rowCount > Double(count) ? Int(rowCount) : nil
  }

  func sampleSQL(_ count: Int) throws -> String {
    source.sql(sampleOf: fields, where: try condition, count: count)
  }

  // MARK: Queries of the planner

  func execute(_ measures: [Query.Measure]) -> [Double] {
    var query = Query()
    query.measures = measures
    let numbers = numbers(query)
    return numbers.count == measures.count ? numbers : [Double](repeating: .nan, count: measures.count)
  }

  /// The answer's first row as numbers; empty if the query failed.
  func numbers(_ query: Query) -> [Double] {
    guard failure == nil else { return [] }
    do {
      return try execute(query).columns.map(\.firstNumber)
    } catch {
      failure = error
      return []
    }
  }

  /// The number of groups of a query, at most the query's limit.
  ///
  /// - Parameter rows: The number of rows whose groups are counted; `nil` means all rows.
  func count(groups query: Query, ofRows rows: Int? = nil) -> Int {
    guard failure == nil else { return 0 }
    do {
      let sql = try writer.sql(countingGroups: filtered(query), ofRows: rows)
      return Int(try source.session.execute(sql).columns.first?.firstNumber ?? 0)
    } catch {
      failure = error
      return 0
    }
  }
}

extension EngineColumn {
  /// The first value of the column; NaN if there is none.
  fileprivate var firstNumber: Double {
    if case .numbers(let values) = self { return values.first ?? .nan }
    // Some drivers send counts and sums as text.
    if case .text(let codes, let names) = self, let code = codes.first, code >= 0 {
      return Double(names[Int(code)]) ?? .nan
    }
    return .nan
  }
}
