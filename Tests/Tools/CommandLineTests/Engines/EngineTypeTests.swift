import Foundation
import OpenChartsEngines
import OpenChartsTables
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

/// Types and tables that only one of the engines has.
@Suite("Types of engines", .serialized)
@MainActor
struct EngineTypeTests {
  let folder = try! TemporaryFolder()

  private func numbers(_ table: OpenChartsTables.Table, _ name: String) throws -> [Double] {
    try #require(table.index(named: name).flatMap { table.columns[$0].numbers })
  }

  private func texts(_ table: OpenChartsTables.Table, _ name: String) throws -> [String] {
    let index = try #require(table.index(named: name))
    guard case .text(let codes, let names) = table.columns[index].values else { return [] }
    return codes.map { $0 < 0 ? "missing" : names[Int($0)] }
  }

  @Test(
    "PostgreSQL: numbers of every type, infinite dates, enumerations, and types that charts cannot use",
    .enabled(if: TestEngine.available.contains(.postgresql), "PostgreSQL cannot be had here"))
  func postgreSQL() throws {
    let engine = try TestEngine(.postgresql, folder)
    try engine.run(
      "CREATE TYPE mood AS ENUM ('sad', 'glad')", "CREATE DOMAIN price AS numeric(8, 2) CHECK (VALUE > 0)",
      """
      CREATE TABLE kinds (s int2, l int8, r real, n numeric, p price, cash money, length interval, hour time, d date,
        ts timestamp, m mood, id uuid, doc jsonb, ip inet, code char(3), list int[], bytes bytea)
      """,
      """
      INSERT INTO kinds VALUES (1, 2, 0.5, 'NaN', 3.25, 4.5, '1 day 1 second', '01:00', 'infinity', '-infinity', 'glad',
        '00000000-0000-0000-0000-000000000001', '{"a": 1}', '127.0.0.1', 'ab', '{1,2}', 'x'),
        (NULL, NULL, NULL, 1e30, NULL, NULL, NULL, NULL, '2024-01-01', '2024-01-01', NULL, NULL, NULL, NULL, NULL, NULL,
        NULL)
      """)
    let table = try EngineSource(engine.reader(), .postgresql, table: "kinds").table(zone: .utc)
    #expect(try numbers(table, "n")[1] == 1e30 && numbers(table, "n")[0].isNaN)
    #expect(try ["s", "l", "r", "p", "cash"].map { try numbers(table, $0)[0] } == [1, 2, 0.5, 3.25, 4.5])
    #expect(try numbers(table, "length")[0] == 86_401 && numbers(table, "hour")[0] == 3600)
    #expect(
      try ["d", "ts"].map { name in try #require(table.index(named: name)) }.map { table.columns[$0].present }
        == [1, 1])
    #expect(
      try ["m", "doc", "ip", "code"].map { try texts(table, $0)[0] } == [
        "glad", "{\"a\": 1}", "127.0.0.1/32", "ab",
      ])
    #expect(
      table.notes
        == ["list", "bytes"].map { "column \"\($0)\" has a type that no chart shows; it is left out" })
    #expect(run("describe", engine.location, "--table", "kinds", "--x", "list", "--y", "s").status == 1)
    try engine.run("DROP TABLE kinds", "DROP TYPE mood", "DROP DOMAIN price")
  }

  @Test(
    "PostgreSQL: views, other schemas, and tables without read permission",
    .enabled(if: TestEngine.available.contains(.postgresql), "PostgreSQL cannot be had here"))
  func schemas() throws {
    // A separate server, because the shared one lists tables of other tests.
    let server = try TestEngine.newServer(.postgresql)
    defer { server.crash() }
    let engine = try TestEngine(.postgresql, folder, on: server)
    try engine.run(
      "CREATE SCHEMA \"Other.\"", "CREATE TABLE \"Other.\".t AS SELECT 7 AS x",
      "CREATE TABLE t AS SELECT 1 AS x",
      "CREATE VIEW v AS SELECT 2 AS x", "CREATE MATERIALIZED VIEW w AS SELECT 3 AS x",
      "CREATE ROLE poor LOGIN",
      "GRANT SELECT ON v TO poor")
    func value(_ table: String?) throws -> EngineColumn? {
      let source = try EngineSource(engine.reader(), .postgresql, table: table)
      return try source.session.execute("SELECT x FROM \(source.relation)").columns.first
    }
    #expect(
      try ["t", "v", "w", "Other..t", "public.t", "PUBLIC.T"].map { try value($0) }
        == [1, 2, 3, 7, 1, 1].map { .numbers([$0]) })
    let error = #expect(throws: EngineError.self) { try value(nil) }
    #expect(error?.problem == .whichTable(["Other..t", "t", "v", "w"]))
    try engine.run("SET ROLE poor")
    #expect(try EngineSource(engine.writer, .postgresql, table: nil).fields.map(\.name) == ["x"])
    try engine.run(
      "RESET ROLE", "DROP VIEW v", "DROP MATERIALIZED VIEW w", "DROP TABLE t",
      "DROP SCHEMA \"Other.\" CASCADE",
      "DROP ROLE poor")
  }

  @Test(
    "SQLite: values of mixed types, and dates as text",
    .enabled(if: TestDrivers.has(.sqlite), "SQLite's driver cannot be had here"))
  func sqlite() throws {
    let engine = try TestEngine(.sqlite, folder)
    try engine.run(
      "CREATE TABLE loose (i INTEGER, any_, d DATE, stamp TEXT, zoned TEXT, seconds DATETIME, b BLOB, t TEXT)",
      """
      WITH RECURSIVE a(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM a WHERE x < 3000)
      INSERT INTO loose SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM a
      """,
      """
      INSERT INTO loose VALUES (1.5, 1, '2024-02-29', '2024-01-01 12:00:00.25', '2024-01-01T12:00:00+01:00', 1700000000,
        x'00', '2024'), ('n/a', 2, 'soon', NULL, NULL, NULL, NULL, 'x')
      """,
      "CREATE VIEW last AS SELECT * FROM loose WHERE t IS NOT NULL",
      "CREATE VIEW good AS SELECT * FROM last LIMIT 1")
    let last = try EngineSource(engine.reader(), .sqlite, table: "last")
    #expect(
      last.fields.map(\.kind) == [.number, .number, .text, .clock, .moment, .number, .other, .text])
    let table = try last.table(zone: .utc)
    #expect(try numbers(table, "i")[0] == 1.5 && numbers(table, "i")[1].isNaN)
    #expect(try texts(table, "d") == ["2024-02-29", "soon"] && texts(table, "t") == ["2024", "x"])
    let good = try EngineSource(engine.reader(), .sqlite, table: "good")
    #expect(good.fields.map(\.kind) == [.number, .number, .day, .clock, .moment, .number, .other, .text])
    let dates = try good.table(zone: .utc)
    #expect(try numbers(dates, "seconds") == [1_700_000_000])
    guard case .dates(let stamps, _) = dates.columns[3].values else {
      Issue.record("no dates")
      return
    }
    #expect(stamps == [725_803_200.25])
    // The first three thousand rows do not predict the type of the last two.
    let whole = try EngineSource(engine.reader(), .sqlite, table: "loose").table(["i"], zone: .utc)
    #expect(whole.rowCount == 3002 && whole.columns[0].present == 1)
  }
}
