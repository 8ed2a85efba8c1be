import Foundation
import OpenChartsEngines
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Filters and the indexes of a server", .enabled(if: TestEngine.available.contains(.postgresql)))
@MainActor
struct IndexTests {
  let folder = try! TemporaryFolder()

  @Test("days, numbers and names use the index")
  func indexes() throws {
    // A separate server, because other tests list the tables of the shared one.
    let server = try TestEngine.newServer(.postgresql)
    defer { server.crash() }
    let engine = try TestEngine(.postgresql, folder, on: server)
    setenv("PGPASSWORD", TestServer.password, 1)
    try engine.run(
      // The driver reads rows by COPY, which does not accept EXPLAIN, so a function returns the plan as rows.
      "CREATE OR REPLACE FUNCTION explained(question text) RETURNS SETOF text LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY EXECUTE 'EXPLAIN ' || question; END $$",
      "DROP TABLE IF EXISTS indexed",
      """
      CREATE TABLE indexed AS SELECT i AS n, DATE '2000-01-01' + i / 10 AS day, 'city ' || i % 5000 AS city,
        CAST(i % 7 AS numeric) AS total FROM generate_series(1, 60000) i
      """,
      "INSERT INTO indexed VALUES (0, 'infinity', 'city 1', 1), (0, '-infinity', 'city 1', 1)",
      "CREATE INDEX ON indexed (n)", "CREATE INDEX ON indexed (day)", "CREATE INDEX ON indexed (city)",
      "ANALYZE indexed", "GRANT SELECT ON indexed TO PUBLIC")
    for (filter, isFound) in [
      ("n < 50", true), ("day >= '2000-01-05' and day < '2000-01-09' and total > 1", true),
      ("city = 'city 77'", true), ("city in ('city 77', 'city 78')", true), ("total = 3", false),
      ("n < 50 or total = 3", false),
    ] {
      guard
        case .plot(let arguments) = try Command([
          engine.location, "--table", "indexed", "--x", "day", "--time-unit", "month", "--y", "total",
          "--aggregate", "sum", "--where", filter,
        ])
      else { continue }
      let settings = try PictureSettings(arguments)
      let table = try #require(try EngineInput(arguments)).open(zone: settings.zone)
      guard
        case .text(let codes, let names)? = try engine.writer.execute(
          "SELECT * FROM explained(\(SQLText.literal(table.rowsSQL(atMost: 1_000_000))))"
        ).columns.first
      else {
        Issue.record("no plan")
        continue
      }
      let plan = codes.map { names[Int($0)] }.joined(separator: "\n")
      #expect(plan.contains("Index") == isFound, "\(filter)\n\(plan)")
    }
  }
}
