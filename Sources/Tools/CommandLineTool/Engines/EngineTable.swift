import ChartMath
import Engines
import Foundation
import Tables

/// A table that an engine holds: what it is asked, and what it answers as a chart needs it.
final class EngineTable {
  let source: EngineSource
  let writer: SQLWriter
  /// The columns that were named; `nil`: all.
  let names: [String]?
  /// The columns that the chart may use.
  let fields: [EngineField]
  let filter: Query.Filter?
  /// The columns whose notes are of interest: those that the command line names; `nil`: all.
  var noted: [String]?
  /// Columns, by their names, that the engine cannot convert to the types that were asked for.
  var retyped: [(column: String, type: ColumnType)] = []
  /// Whether the widths of bins follow the data.
  let needsDeviation: Bool
  /// Questions that planning asks have no way to fail: the first failure is kept for after it.
  private(set) var failure: (any Error)?

  init(
    _ source: EngineSource, columns names: [String]?, filter: Query.Filter?, zone: ZoneOffsets,
    needsDeviation: Bool
  ) throws {
    var source = source
    if let names {
      let tested = try (filter?.filter.columns ?? []).map {
        source.fields[try $0.index(among: source.fields.map(\.name), in: filter?.text ?? "")].name
      }
      source = source.using(Set(names + tested))
    }
    source = try source.narrowed(to: filter, zone: zone)
    self.source = source
    self.names = names
    fields = try source.fields(names)
    writer = SQLWriter(Dialect(source.kind), relation: source.relation, fields: source.fields, zone: zone)
    (self.filter, self.needsDeviation) = (filter, needsDeviation)
  }

  /// The same table with large numbers that lie close together measured from a number near them; `nil` where there are
  /// none.
  ///
  /// - Parameters:
  ///   - first: Some rows: numbers near each other are all large.
  ///   - excluded: Names of columns that stay, because they will be added up.
  func rebased(_ first: Table, except excluded: (String) -> Bool) throws -> EngineTable? {
    let large = fields.filter { field in
      guard field.isExact, field.offset == nil, !excluded(field.name),
        let values = first.index(named: field.name).flatMap({ first.columns[$0].numbers })
      else { return false }
      let present = values.filter { !$0.isNaN }
      // Digits behind the point count too.
      let unit = Double(sign: .plus, exponent: 53, significand: 1) / pow(10, Double(field.scale ?? 0))
      return !present.isEmpty && present.allSatisfy { abs($0) > unit }
    }
    guard !large.isEmpty else { return nil }
    let answer = try source.session.ask(writer.sql(exactEndsOf: large, where: try condition))
    var offsets: [String: ExactNumber] = [:]
    for (place, field) in large.enumerated() {
      let ends = (0..<2).map { answer.texts(2 * place + $0).first.flatMap { $0 } }
      guard let low = ends[0].flatMap({ ExactNumber($0) }), let high = ends[1].flatMap({ ExactNumber($0) })
      else { continue }
      offsets[field.name] = ExactNumber.base(low: low, high: high)
    }
    guard !offsets.isEmpty else { return nil }
    let table = try EngineTable(
      source.rebased(offsets), columns: names, filter: filter, zone: writer.zone,
      needsDeviation: needsDeviation)
    (table.wholeRows, table.manyGroups, table.retyped, table.noted) = (wholeRows, manyGroups, retyped, noted)
    return table
  }

  /// For messages.
  var place: String { source.place }

  /// Tables of no more rows are read whole, so that their charts have every detail and the order of their rows.
  var wholeRows = 50_000
  /// The most groups that come back.
  static let mostGroups = 500_000

  /// From how many groups on only those of the names that a chart shows are asked for.
  var manyGroups = 20_000

  func filtered(_ query: Query) -> Query {
    var query = query
    query.filter = filter
    return query
  }

  func sql(_ query: Query) throws -> String { try writer.sql(filtered(query)) }

  func ask(_ query: Query) throws -> EngineAnswer { try source.session.ask(sql(query)) }

  /// The filter in SQL.
  var condition: String? {
    get throws { try filter.map { try writer.sql($0) } }
  }

  /// The rows themselves, at most so many.
  func rows(atMost limit: Int) throws -> Table {
    var table = try source.rows(of: fields, where: condition, limit: limit, zone: writer.zone)
    table.notes += source.leftOut(names ?? noted)
    return table
  }

  /// The rows as they are, in the types that were asked for.
  func typedRows() throws -> Table {
    var table = try source.table(names, where: condition, zone: writer.zone)
    table.notes = source.leftOut(names ?? noted)
    for (column, type) in retyped { table = try table.retyped(column, as: type, zone: writer.zone) }
    return table
  }

  func rowsSQL(atMost limit: Int) throws -> String {
    source.sql(rowsOf: fields, where: try condition, limit: limit)
  }

  // MARK: Samples

  /// Rows that stand for all, where there are more than so many; `nil` where there are not.
  func sample(_ count: Int) throws -> Table? {
    guard let all = try countBeyond(count) else { return nil }
    var table = try source.rows(of: fields, by: sampleSQL(count), zone: writer.zone)
    table.notes += source.leftOut(names ?? noted)
    table.sample = Table.Sample(count: table.rowCount, all: all)
    return table
  }

  /// How many rows there are, where they are more than so many.
  func countBeyond(_ count: Int) throws -> Int? {
    let all = ask([.rows])[0]
    if let failure { throw failure }
    return all > Double(count) ? Int(all) : nil
  }

  func sampleSQL(_ count: Int) throws -> String {
    source.sql(sampleOf: fields, where: try condition, count: count)
  }

  // MARK: What planning asks

  func ask(_ measures: [Query.Measure]) -> [Double] {
    var query = Query()
    query.measures = measures
    let numbers = numbers(query)
    return numbers.count == measures.count ? numbers : [Double](repeating: .nan, count: measures.count)
  }

  /// A row of numbers; none where the engine could not answer.
  func numbers(_ query: Query) -> [Double] {
    guard failure == nil else { return [] }
    do {
      return try ask(query).columns.map(\.firstNumber)
    } catch {
      failure = error
      return []
    }
  }

  /// How many groups a query has, or up to its limit.
  ///
  /// - Parameter rows: Of so many rows at the most; `nil`: of all.
  func count(groups query: Query, ofRows rows: Int? = nil) -> Int {
    guard failure == nil else { return 0 }
    do {
      var query = query
      query.filter = filter
      let sql = try writer.sql(countingGroups: query, ofRows: rows)
      return Int(try source.session.ask(sql).columns.first?.firstNumber ?? 0)
    } catch {
      failure = error
      return 0
    }
  }
}

extension EngineColumn {
  /// Of an answer of one row.
  fileprivate var firstNumber: Double {
    if case .numbers(let values) = self { return values.first ?? .nan }
    // Some drivers send counts and sums as text.
    if case .text(let codes, let names) = self, let code = codes.first, code >= 0 {
      return Double(names[Int(code)]) ?? .nan
    }
    return .nan
  }
}
