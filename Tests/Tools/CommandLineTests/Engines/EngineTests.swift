import Foundation
import OpenChartsEngines
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

private let driver = TestDrivers.path(.duckdb)

@Suite(
  "Engines",
  .enabled(
    if: TestDrivers.has(.duckdb), "DuckDB cannot be installed here"))
@MainActor
struct EngineTests {
  let folder = try! TemporaryFolder()

  private func session(_ path: String) throws -> EngineSession {
    try EngineSession.duckDB(
      try DriverLibrary(path: #require(driver)), reading: #require(DataFile(path: path)))
  }

  /// Runs statements that write files with DuckDB.
  private func make(_ statements: String..., path: String = ":memory:") throws {
    let session = try EngineSession(
      DriverLibrary(path: #require(driver)), location: path, options: [("path", path)])
    for statement in statements { _ = try session.execute(statement) }
  }

  private func tool(_ arguments: [String]) throws -> (status: Int32, out: [String], error: [String]) {
    TestDrivers.export()
    var (out, error): ([String], [String]) = ([], [])
    var tool = Tool()
    tool.printLine = { out.append($0) }
    tool.printError = { error.append($0) }
    return (tool.run(arguments), out, error)
  }

  @Test("a Parquet file gives the same chart as its CSV")
  func parquet() throws {
    let csv = try folder.file(
      "sales.csv",
      "month,sales,city\n2024-01-01,3.5,Oslo\n2024-02-01,4,Oslo\n2024-01-01,2,Rom\n2024-02-01,1,Rom\n")
    let parquet = folder.path + "/sales.parquet"
    try make("COPY (SELECT * FROM read_csv('\(csv)')) TO '\(parquet)'")
    for arguments in [
      [], ["--x", "month", "--y", "sales", "--color", "city"], ["--x", "sales", "--bins", "3"],
    ] {
      var texts: [String] = []
      for file in [csv, parquet] {
        let result = try tool(["describe", file, "--title", "Sales"] + arguments)
        #expect(result.status == 0, "\(result.error)")
        texts.append(result.out.joined(separator: "\n"))
      }
      // If an engine counts rows, its description contains their number.
      let count = arguments.contains("--bins") ? "4 rows.\n" : ""
      #expect(
        texts[0] == texts[1].replacing(count, with: "") && (count.isEmpty || texts[1].contains(count)),
        "\(texts[1])")
    }
  }

  @Test("names of columns and tables cannot contain SQL")
  func names() throws {
    let path = folder.path + "/shop.duckdb"
    let (table, column) = ("Wéird \"name; drop table flights--", "x'; drop table \"a\"; --")
    try make(
      "CREATE TABLE \(SQLText.name(table)) AS SELECT i AS \(SQLText.name(column)), i * 2 AS y FROM range(9) t(i)",
      "CREATE TABLE flights AS SELECT 1 AS x", "CHECKPOINT", path: path)
    let drawn = try tool(["describe", path, "--table", table, "--x", column, "--y", "y"])
    #expect(drawn.status == 0, "\(drawn.error)")
    let which = try tool(["describe", path])
    #expect(which.status == 1 && which.error.first?.contains("which table?") == true)
    let near = try tool(["describe", path, "--table", "flihgts"])
    #expect(near.error == ["\(path): there is no table \"flihgts\"; did you mean \"flights\"?"])
  }

  @Test("a session reads only its file, and does not write")
  func safety() throws {
    let (mine, other) = (folder.path + "/mine.parquet", folder.path + "/other.parquet")
    try make("COPY (SELECT 1 AS x) TO '\(mine)'", "COPY (SELECT 2 AS x) TO '\(other)'")
    let session = try session(mine)
    #expect(try session.execute("SELECT x FROM read_parquet('\(mine)')").columns == [.numbers([1])])
    for hostile in [
      "SELECT * FROM read_parquet('\(other)')", "COPY (SELECT 1) TO '\(other)'",
      "SET enable_external_access = true",
      "SELECT * FROM read_csv('/etc/passwd')", "INSTALL httpfs",
    ] {
      #expect(throws: EngineError.self, "\(hostile)") { try session.execute(hostile) }
    }
    let database = folder.path + "/a.duckdb"
    try make("CREATE TABLE t AS SELECT 1 AS x", "CHECKPOINT", path: database)
    let reader = try self.session(database)
    #expect(throws: EngineError.self) { try reader.execute("INSERT INTO t VALUES (2)") }
    #expect(try reader.execute("SELECT count(*) FROM t").columns == [.numbers([1])])
  }

  @Test("a busy engine is stopped within a second, and can be queried again")
  func cancelling() throws {
    let path = folder.path + "/a.parquet"
    try make("COPY (SELECT 1 AS x) TO '\(path)'")
    let session = try session(path)
    let query = RunningQuery(
      session, "SELECT sum(sqrt(a.i * b.i)) FROM range(2000000) a(i), range(1000000) b(i)")
    session.cancel()
    let problem = (query.result.failure as? EngineError)?.problem
    #expect(problem == .cancelled)
    #expect(try session.execute("SELECT 1 AS x").columns == [.numbers([1])])
  }

  @Test("times, days, Booleans, decimals, missing values and NaN")
  func types() throws {
    let path = folder.path + "/types.parquet"
    try make(
      """
      COPY (SELECT * FROM (VALUES
        (TIMESTAMP '2024-03-31 02:30:00', DATE '2024-02-29', true, -1.25::DECIMAL(30, 2), 'a', 1.5),
        (NULL, NULL, NULL, NULL, NULL, 'nan'::DOUBLE),
        (TIMESTAMP '2024-07-01 12:00:00', DATE '2024-03-01', false, 3, 'b', 'infinity'::DOUBLE))
        t(moment, day, truth, money, name, number)) TO '\(path)'
      """)
    let answer = try session(path).execute("SELECT * FROM read_parquet('\(path)')")
    let table = try answer.table(named: path, zone: .utc)
    #expect(table.rowCount == 3 && table.columns.map(\.present) == [2, 2, 2, 2, 2, 2])
    #expect(table.columns[3].numbers?[0] == -1.25)
    #expect(table.columns[0].numbers?[2] == 741_528_000)
  }

  @Test("a missing file, and a file that is not Parquet, are one line of error")
  func failures() throws {
    let gone = try tool(["describe", folder.path + "/none.parquet"])
    #expect(gone.status == 1 && gone.error == [folder.path + "/none.parquet: there is no such file"])
    let text = try folder.file("text.parquet", "x,y\n1,2\n")
    let wrong = try tool(["describe", text])
    #expect(wrong.status == 1 && wrong.error.count == 1 && wrong.error[0].hasPrefix(text + ": "))
    #expect(try tool(["describe", text, "--delimiter", ";"]).status == 2)
  }

  @Test("opencharts engines and setup")
  func report() throws {
    let engines = try tool(["engines"])
    #expect(engines.status == 0 && engines.out.count == EngineKind.allCases.count)
    #expect(engines.out[0].hasPrefix("DuckDB: \(try #require(driver)) v1."))
    let near = try tool(["setup", "duckdbb"])
    #expect(near.status == 2 && near.error.count == 1)
    #expect(near.error.first?.contains("there is no engine duckdbb; did you mean duckdb?") == true)
    #expect(try tool(["setup"]).status == 2)
    // An installed driver is not installed again.
    #expect(try tool(["setup", "duckdb"]).out == ["DuckDB: \(try #require(driver))"])
  }
}

extension Result {
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
