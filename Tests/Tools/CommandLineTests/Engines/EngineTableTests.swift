import Foundation
import OpenChartsChartMath
import OpenChartsEngines
import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// The same tables in DuckDB, SQLite, PostgreSQL, and Sail by both its protocols.
@Suite("Tables of engines", .serialized)
@MainActor
struct EngineTableTests {
  let folder = try! TemporaryFolder()
  private let oslo = ZoneOffsets(TimeZone(identifier: "Europe/Oslo")!)

  /// Rows as text, sorted by their first column, because servers have no row order.
  private func rows(_ table: OpenChartsTables.Table) -> [String] {
    let cells = table.columns.map { column -> [String] in
      switch column.values {
      case .numbers(let values): values.map { "\($0)" }
      case .dates(let values, let precision): values.map { "\($0) \(precision)" }
      case .text(let codes, let names), .booleans(let codes, let names):
        codes.map { $0 < 0 ? "missing" : "\(column.type) \(names[Int($0)])" }
      }
    }
    return (0..<table.rowCount).map { row in cells.map { $0[row] }.joined(separator: " | ") }.sorted()
  }

  private func make(_ engine: TestEngine, _ table: String, rows: [String]) throws {
    let types = engine.types
    try engine.run(
      "CREATE TABLE \(table) (n INTEGER, x \(types.double), money \(types.decimal), day DATE, "
        + "clock \(types.clock), moment \(types.moment), name \(types.text), truth BOOLEAN)\(engine.suffix)")
    for row in rows { try engine.run("INSERT INTO \(table) VALUES (\(row))") }
  }

  private func source(_ engine: TestEngine, _ table: String?) throws -> EngineSource {
    // Tables of Sail's Spark Connect belong to a session.
    try EngineSource(engine.kind == .spark ? engine.writer : engine.reader(), engine.kind, table: table)
  }

  @Test("every engine and a file give the same table", arguments: TestEngine.available)
  func same(kind: EngineKind) throws {
    let engine = try TestEngine(kind, folder)
    let types = engine.types
    func row(
      _ n: Int, _ x: String, _ money: String, _ day: String, _ clock: String, _ moment: String, _ rest: String
    )
      -> String
    {
      "\(n), \(x), \(money), \(engine.dated("DATE", day)), \(engine.dated(types.clock, clock)), "
        + "\(engine.dated(types.moment, moment)), \(rest)"
    }
    // In Oslo, clocks skip 02:30 on 31 March, and repeat it on 27 October.
    try make(
      engine, "visits",
      rows: [
        row(
          1, "1.5", "-12.25", "2024-02-29", "2024-03-31 02:30:00", "2024-03-31T00:30:00Z",
          "\(engine.text("Ærø; 'x")), true"),
        "2, NULL, NULL, NULL, NULL, NULL, NULL, NULL",
        row(3, "-0.1", "0.1", "1969-12-31", "2024-10-27 02:30:00", "2024-10-27T00:30:00Z", "'b', false"),
        row(
          4, "1e300", "1234567890.12", "2024-03-01", "1969-12-31 23:59:59", "1969-12-31T23:59:59Z",
          "'b', true"),
      ])
    let csv = """
      n,x,money,day,clock,moment,name,truth
      1,1.5,-12.25,2024-02-29,2024-03-31 02:30:00,2024-03-31T00:30:00Z,"Ærø; 'x",true
      2,,,,,,,
      3,-0.1,0.1,1969-12-31,2024-10-27 02:30:00,2024-10-27T00:30:00Z,b,false
      4,1e300,1234567890.12,2024-03-01,1969-12-31 23:59:59,1969-12-31T23:59:59Z,b,true

      """
    var options = TableOptions()
    options.zone = oslo
    let file = try Table(bytes: Array(csv.utf8), file: "visits.csv", options: options)
    let source = try source(engine, "visits")
    let table = try source.table(zone: oslo)
    #expect(table.columns.map(\.name) == file.columns.map(\.name))
    #expect(table.columns.map(\.type) == file.columns.map(\.type))
    #expect(rows(table) == rows(file))
    #expect(
      source.fields.map(\.kind) == [.number, .number, .number, .day, .clock, .moment, .text, .boolean])
    // Single columns, and the same values by a query of the relation.
    #expect(try source.table(["x", "n"], zone: oslo).columns.map(\.name) == ["n", "x"])
    // Decimals keep their type in the relation.
    let sum = Dialect(kind).cast("sum(money)")
    #expect(
      try source.session.execute("SELECT \(sum) AS s FROM \(source.relation) WHERE n < 4").columns
        == [.numbers([-12.15])])
    try engine.run("DROP TABLE visits")
  }

  @Test("NaN, infinities, an empty table and an empty column", arguments: TestEngine.available)
  func odd(kind: EngineKind) throws {
    let engine = try TestEngine(kind, folder)
    let (nan, most, least) = (engine.double("NaN"), engine.double("Infinity"), engine.double("-Infinity"))
    let nothing = ", NULL, NULL, NULL, NULL, NULL, NULL"
    try make(engine, "odd", rows: ["1, \(nan)\(nothing)", "2, \(most)\(nothing)", "3, \(least)\(nothing)"])
    try make(engine, "empty", rows: [])
    let table = try source(engine, "odd").table(["n", "x", "name"], zone: .utc)
    #expect(rows(table) == ["1.0 | nan | missing", "2.0 | inf | missing", "3.0 | -inf | missing"])
    let empty = try source(engine, "empty").table(zone: .utc)
    #expect(empty.rowCount == 0 && empty.columns.count == 8)
    #expect(empty.columns.map(\.type) == [.number, .number, .number, .date, .date, .date, .text, .boolean])
    #expect(run("describe", engine.location, "--table", "empty").status == 1)
    try engine.run("DROP TABLE odd", "DROP TABLE empty")
  }

  @Test("names of tables and columns cannot contain SQL", arguments: TestEngine.available)
  func names(kind: EngineKind) throws {
    let engine = try TestEngine(kind, folder)
    // Apache Spark allows only plain names of tables.
    let table = TestServer.sparkFolder == nil ? "Wéird \"na`me; drop table flights--" : "weird_name"
    let column = "x'; drop \\ table \"a\"`; --"
    try engine.run(
      "CREATE TABLE \(engine.name(table)) (\(engine.name(column)) INTEGER, y INTEGER)\(engine.suffix)",
      "INSERT INTO \(engine.name(table)) VALUES (1, 2), (2, 3), (3, 5)",
      "CREATE TABLE flights (x INTEGER)\(engine.suffix)")
    let read = try source(engine, table).table(zone: .utc)
    #expect(read.columns.map(\.name) == [column, "y"] && read.rowCount == 3)
    // Tests that run at the same time have other tables on the same server.
    let error = try #require(throws: EngineError.self) { try source(engine, nil) }
    #expect(
      "\(error)".contains("which table?") && "\(error)".contains(table) && "\(error)".contains("flights"))
    #expect(throws: EngineError(engine.location, .noTable("flihgts", near: "flights"))) {
      try source(engine, "flihgts")
    }
    #expect(try source(engine, "FLIGHTS").fields.map(\.name) == ["x"])
    for hostile in ["'; drop table flights --", "flights\"", "flights; --", "`flights`", ""] {
      #expect(throws: EngineError.self) { try source(engine, hostile) }
    }
    if kind != .spark {
      let drawn = run("describe", engine.location, "--table", table, "--x", column, "--y", "y")
      #expect(drawn.status == 0, "\(drawn.error)")
      let which = run("describe", engine.location)
      #expect(which.status == 1 && which.error.first?.contains("which table? Give --table") == true)
    }
    try engine.run("DROP TABLE flights", "DROP TABLE \(engine.name(table))")
  }

  @Test("a chart of a server's table equals the chart of the file", arguments: TestEngine.available)
  func charts(kind: EngineKind) throws {
    let engine = try TestEngine(kind, folder)
    let isSpark = kind == .spark || kind == .flightsql
    let rows = ["01", "02", "03"].map { "(\(engine.dated("DATE", "2024-\($0)-01")), \($0)5, 'Oslo')" }
    // Spark's files have an explicit location, which needs no catalogue.
    let files = folder.path + "/sa`les"
    try engine.run(
      "CREATE TABLE sales (month DATE, sales \(engine.types.double), city \(engine.types.text))\(engine.suffix)"
        + (isSpark ? " LOCATION '\(files)'" : ""),
      "INSERT INTO sales VALUES \(rows.joined(separator: ", "))")
    let csv = try folder.file(
      "sales.csv", "month,sales,city\n2024-01-01,15,Oslo\n2024-02-01,25,Oslo\n2024-03-01,35,Oslo\n")
    let chart = ["--x", "month", "--y", "sales", "--color", "city", "--title", "Sales"]
    let expected = run(["describe", csv] + chart).out
    for table in (kind == .spark ? [] : ["sales"]) + (isSpark ? ["parquet." + files] : []) {
      let drawn = run(["describe", engine.location, "--table", table] + chart)
      #expect(drawn.status == 0, "\(drawn.error)")
      #expect(drawn.out == expected)
    }
    try engine.run("DROP TABLE sales")
  }

  @Test("rows beyond the limit are counted and reported", arguments: TestEngine.available)
  func limit(kind: EngineKind) throws {
    let engine = try TestEngine(kind, folder)
    try engine.run(
      "CREATE TABLE many (x INTEGER)\(engine.suffix)", "INSERT INTO many VALUES (1), (2), (3), (4)")
    let source = try source(engine, "many")
    #expect(try source.table(zone: .utc, limit: 4).rowCount == 4)
    let error = #expect(throws: EngineError.self) { try source.table(zone: .utc, limit: 3) }
    #expect(error == EngineError(engine.location, .tooManyRows(count: 4, limit: 3)))
    try engine.run("DROP TABLE many")
  }
}
