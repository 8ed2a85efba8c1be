import Foundation
import OpenChartsEngines
import OpenChartsTables
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

/// Names that an engine folds or renames, columns that only some files have, and types that charts cannot use.
@Suite("Columns of engines", .serialized)
@MainActor
struct ColumnNameTests {
  let folder = try! TemporaryFolder()

  private func duckDB(_ statements: String..., path: String = ":memory:") throws {
    let session = try EngineSession(TestDrivers.library(.duckdb), location: path, options: [("path", path)])
    for statement in statements { _ = try session.execute(statement) }
  }

  private func tool(_ arguments: String...) -> (status: Int32, out: [String], error: [String]) {
    TestDrivers.export()
    setenv("PGPASSWORD", TestServer.password, 1)
    return run(arguments)
  }

  private func table(_ arguments: String...) throws -> OpenChartsTables.Table {
    TestDrivers.export()
    setenv("PGPASSWORD", TestServer.password, 1)
    guard case .plot(let parsed) = try Command(arguments) else { throw UsageError("no plot") }
    return try ChartSource(parsed).table()
  }

  /// DuckDB refuses to write names that differ only in case, so write another letter and replace it in the file.
  private func twins() throws -> String {
    let path = folder.path + "/twins.parquet"
    try duckDB(
      "COPY (SELECT i AS \"Total\", i * 10 AS tokal, i % 3 AS name, {'total': 1} AS inner FROM range(100) t(i)) TO '\(path)'"
    )
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    while let range = bytes.range(of: Data("tokal".utf8)) {
      bytes.replaceSubrange(range, with: Data("total".utf8))
    }
    try bytes.write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test(
    "names that differ only in case are distinguished: Parquet, compressed CSV, JSON",
    .enabled(if: TestDrivers.has(.duckdb), "DuckDB cannot be had here"))
  func twinsOfEachFormat() throws {
    var files = [try twins()]
    let rows = (0..<100).map { (total: $0, other: $0 * 10, name: $0 % 3) }
    let csv = "Total,total,name\n" + rows.map { "\($0.total),\($0.other),\($0.name)\n" }.joined()
    _ = try folder.file("plain.csv", csv)
    _ = try folder.file("pattern-1.csv", csv)
    files.append(folder.path + "/pattern-*.csv")
    _ = try folder.file(
      "rows-1.ndjson",
      rows.map { "{\"Total\": \($0.total), \"total\": \($0.other), \"name\": \($0.name)}\n" }.joined())
    files.append(folder.path + "/rows-*.ndjson")
    files.append(folder.path + "/plain.csv")
    for file in files {
      for (name, sum) in [("Total", 4950.0), ("total", 49_500.0), ("NAME", 99.0)] {
        let table = try table(file, "--x", name, "--aggregate", "count")
        let values = try #require(table.index(named: name).flatMap { table.columns[$0].numbers })
        #expect(values.reduce(0, +) == sum, "\(file): \(name)")
      }
      #expect(try table(file, "--x", "name", "--aggregate", "count", "--where", "total > 500").rowCount == 49)
      #expect(try table(file, "--x", "name", "--aggregate", "count", "--where", "Total > 50").rowCount == 49)
      let drawn = tool("describe", file, "--x", "name", "--y", "total", "--aggregate", "sum", "--mark", "bar")
      #expect(drawn.status == 0 && drawn.out.joined().contains("16,830"), "\(file): \(drawn)")
    }
  }

  @Test(
    .enabled(if: TestDrivers.has(.duckdb), "DuckDB cannot be had here"),
    arguments: [
      (["Total", "total", "TOTAL"], ["Total", "total_1", "TOTAL_2"]),
      (["a", "a_1", "A"], ["a", "a_1", "A_1_1"]), (["x", "y"], ["x", "y"]),
    ])
  func numberedNamesAreThoseOfDuckDB(names: [String], wanted: [String]) throws {
    let file = try folder.file(
      "names-1.csv",
      names.joined(separator: ",") + "\n" + names.map { _ in "1" }.joined(separator: ",") + "\n")
    let session = try EngineSession(
      TestDrivers.library(.duckdb), location: "names", options: [("path", ":memory:")])
    #expect(try session.execute("SELECT * FROM read_csv('\(file)')").names == wanted)
  }

  @Test(
    "columns that only a part of the files has are missing in the others, with a note",
    .enabled(if: TestDrivers.has(.duckdb), "DuckDB cannot be had here"))
  func grownFiles() throws {
    try duckDB(
      "COPY (SELECT i AS a, i * 2 AS c FROM range(5) t(i)) TO '\(folder.path)/p1.parquet'",
      "COPY (SELECT i AS a FROM range(5) t(i)) TO '\(folder.path)/p2.parquet'",
      "COPY (SELECT i AS a FROM range(5) t(i)) TO '\(folder.path)/q1.csv'",
      "COPY (SELECT i AS a, i * 2 AS c FROM range(5) t(i)) TO '\(folder.path)/q2.csv'")
    for pattern in ["p*.parquet", "q*.csv"] {
      let path = folder.path + "/" + pattern
      #expect(try table(path, "--x", "a", "--aggregate", "count").notes.isEmpty)
      let table = try table(path, "--x", "c", "--aggregate", "count")
      #expect(table.rowCount == 10 && table.columns[0].present == 5)
      #expect(table.notes == ["column \"c\" is in 1 of 2 files; rows of the other have no value"])
    }
  }

  @Test(
    "PostgreSQL: a column of any type does not prevent charts of other columns",
    .enabled(if: TestEngine.available.contains(.postgresql), "PostgreSQL cannot be had here"))
  func everyType() throws {
    let engine = try TestEngine(.postgresql, folder)
    let types = try engine.writer.execute(
      """
      SELECT CAST(oid AS regtype)::text FROM pg_type WHERE typtype IN ('b', 'e', 'r', 'm', 'd') AND typisdefined \
      AND typname !~ '^(_?pg_|gtsvector)|cstring' ORDER BY typname
      """)
    let names = types.texts(0).compactMap { $0 }
    #expect(names.count > 60)
    let columns = names.enumerated().map { "c\($0) \($1)" }.joined(separator: ", ")
    try engine.run(
      "DROP TABLE IF EXISTS every_type", "CREATE TABLE every_type (day date, total int, \(columns))",
      "INSERT INTO every_type (day, total) SELECT DATE '2024-01-01' + i, i FROM generate_series(0, 9) i",
      """
      UPDATE every_type SET \(names.firstIndex(of: "oid").map { "c\($0) = 42" } ?? "total = total"), \
      \(names.firstIndex(of: "regclass").map { "c\($0) = 'pg_class'" } ?? "day = day")
      """)
    #expect(
      tool("describe", engine.location, "--table", "every_type", "--x", "day", "--y", "total").status == 0)
    let source = try EngineSource(engine.reader(), .postgresql, table: "every_type")
    for field in source.fields where field.kind != .other {
      _ = try source.table([field.name], zone: .utc)
      let result = tool(
        "describe", engine.location, "--table", "every_type", "--x", "day", "--y", "total", "--where",
        "\(field.name) is missing or total = 1")
      #expect(result.status == 0, "\(field.name): \(result.error)")
    }
    try engine.run("DROP TABLE every_type")
  }

  @Test(
    "PostgreSQL: columns without read permission, and domains of domains",
    .enabled(if: TestEngine.available.contains(.postgresql), "PostgreSQL cannot be had here"))
  func rights() throws {
    let engine = try TestEngine(.postgresql, folder)
    try engine.run(
      "DROP TABLE IF EXISTS guarded", "CREATE DOMAIN inner_number AS numeric(9, 2)",
      "CREATE DOMAIN outer_number AS inner_number",
      "CREATE TABLE guarded (x int, secret text, n outer_number)", "INSERT INTO guarded VALUES (1, 'a', 2.5)",
      "CREATE ROLE partly LOGIN", "GRANT SELECT (x, n) ON guarded TO partly", "SET ROLE partly")
    let source = try EngineSource(engine.writer, .postgresql, table: "guarded")
    #expect(source.fields.map(\.name) == ["x", "n"] && source.fields.map(\.kind) == [.number, .number])
    #expect(try source.table(zone: .utc).columns[1].numbers == [2.5])
    try engine.run(
      "RESET ROLE", "DROP TABLE guarded", "DROP ROLE partly", "DROP DOMAIN outer_number",
      "DROP DOMAIN inner_number")
  }

  @Test(
    "SQLite: generated columns are columns",
    .enabled(if: TestDrivers.has(.sqlite), "SQLite's driver cannot be had here"))
  func generated() throws {
    let engine = try TestEngine(.sqlite, folder)
    try engine.run(
      "CREATE TABLE g (n INTEGER, doubled INTEGER GENERATED ALWAYS AS (n * 2) VIRTUAL, kept GENERATED ALWAYS AS (n + 1) STORED)",
      "INSERT INTO g (n) VALUES (1), (2), (3)")
    let table = try EngineSource(engine.reader(), .sqlite, table: "g").table(zone: .utc)
    #expect(table.columns.map(\.name) == ["n", "doubled", "kept"])
    #expect(table.columns[1].numbers == [2, 4, 6] && table.columns[2].numbers == [2, 3, 4])
  }

  @Test(
    "DuckDB: a column of any type does not prevent charts of other columns",
    .enabled(if: TestDrivers.has(.duckdb), "DuckDB cannot be had here"))
  func everyTypeOfDuckDB() throws {
    let path = folder.path + "/types.duckdb"
    try duckDB("CREATE TABLE t AS SELECT 1 AS x, * FROM test_all_types()", path: path)
    #expect(tool("describe", path, "--x", "x", "--y", "tinyint", "--mark", "point").status == 0)
    let source = try EngineSource.opening(
      #require(DataFile(path: path)), table: nil, DriverFinder(environment: TestDrivers.environment))
    for field in source.fields where field.kind != .other {
      #expect(throws: Never.self, "\(field)") { try source.table([field.name], zone: .utc) }
    }
  }
}
