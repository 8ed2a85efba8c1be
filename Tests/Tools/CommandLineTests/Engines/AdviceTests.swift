import Foundation
import OpenChartsEngines
import OpenChartsTables
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

/// A suggestion in a message is a command that works on the same input.
@Suite("Advice of messages", .serialized)
@MainActor
struct AdviceTests {
  let folder = try! TemporaryFolder()

  private func duckDB(_ statements: String..., path: String = ":memory:") throws {
    let session = try EngineSession(TestDrivers.library(.duckdb), location: path, options: [("path", path)])
    for statement in statements { _ = try session.execute(statement) }
  }

  /// The options that a message suggests.
  private func advised(_ message: String) throws -> [String] {
    let range = try #require(message.range(of: "; --"), "\(message)")
    return message[message.index(range.lowerBound, offsetBy: 2)...].split(separator: " ").prefix(2).map {
      String($0).trimmingCharacters(in: ["'"])
    }
  }

  @Test(arguments: [("s", 1.0), ("ms", 1e3), ("us", 1e6), ("ns", 1e9)])
  func numbersBecomeDatesByTheirSize(unit: String, perSecond: Double) throws {
    TestDrivers.export()
    setenv("PGPASSWORD", TestServer.password, 1)
    // Twelve months from January 2024.
    let moments = (0..<400).map { 1_704_067_200 + $0 * 78_840 }
    let rows = moments.map { "\($0 * Int(perSecond))" }
    var inputs = [[try folder.file("t.csv", "tick,v\n" + rows.map { "\($0),1\n" }.joined())]]
    for kind in [EngineKind.duckdb, .sqlite, .postgresql] where TestEngine.available.contains(kind) {
      let engine = try TestEngine(kind, folder)
      try engine.run(
        "DROP TABLE IF EXISTS advice", "CREATE TABLE advice (tick BIGINT, v INTEGER)",
        "INSERT INTO advice VALUES \(rows.map { "(\($0), 1)" }.joined(separator: ", "))")
      inputs.append([engine.location, "--table", "advice"])
    }
    for input in inputs {
      let command =
        ["describe"] + input + [
          "--x", "tick", "--y", "v", "--mark", "bar", "--aggregate", "sum", "--title", "T",
        ]
      let refused = run(command + ["--time-unit", "month"])
      #expect(refused.status == 1 && refused.error.count == 1)
      let options = try advised(refused.error[0])
      #expect(options == ["--type", "tick=date"])
      let done = run(command + ["--time-unit", "month"] + options)
      #expect(done.status == 0, "\(input) \(unit): \(done.error)")
      let text = done.out.joined(separator: "\n")
      #expect(text.contains("2024") && !text.contains("1970"), "\(input) \(unit): \(text)")
      let scale = run(command + ["--x-scale", "date"])
      #expect(scale.status == 1)
      #expect(
        try run(command + ["--x-scale", "date"] + advised(scale.error[0])).status == 0, "\(scale.error)")
    }
  }

  @Test func otherSuggestionsWorkToo() throws {
    let many = try folder.file("many.csv", "name,v\n" + (0..<80).map { "n\($0 * 7)x,\($0 + 1)\n" }.joined())
    let bars = ["describe", many, "--x", "name", "--y", "v", "--mark", "bar"]
    #expect(
      run(bars).error == [
        "\(many): note: only the 60 largest of 80 names of name are drawn; --limit changes that"
      ])
    #expect(run(bars + ["--limit", "80"]).error.isEmpty)
    let holes = try folder.file("holes.csv", "x,y,z\n0,0,1\n1,0.3,2\n0.7,1,3\n5,5,5\n")
    let scene = ["describe", holes, "--x", "x", "--y", "y", "--z", "z"]
    let surface = run(scene + ["--mark", "surface"])
    #expect(surface.status == 1 && surface.error[0].contains("--mark point"), "\(surface.error)")
    #expect(run(scene + ["--mark", "point"]).status == 0)
    let near = run("describe", many, "--x", "nam", "--y", "v")
    #expect(near.status == 1 && near.error[0].contains("did you mean \"name\"?"))
    let misfit = try folder.file("misfit.csv", "a,b\n1,1\n2,2\nx,3\n4,4\n")
    let refused = run("describe", misfit, "--x", "b", "--y", "a", "--mark", "line")
    #expect(refused.status == 1 && refused.error[0].contains("row 4, column \"a\""), "\(refused.error)")
  }

  @Test(
    "a table name from the error message works",
    .enabled(if: TestDrivers.has(.sqlite), "SQLite's driver cannot be had here"))
  func tables() throws {
    TestDrivers.export()
    setenv("PGPASSWORD", TestServer.password, 1)
    let engine = try TestEngine(.sqlite, folder)
    try engine.run(
      "CREATE TABLE a (x INTEGER, y INTEGER)", "INSERT INTO a VALUES (1, 2), (2, 3)",
      "CREATE TABLE b (x INTEGER)")
    let asked = run("describe", engine.location, "--x", "x", "--y", "y", "--mark", "line")
    #expect(asked.status != 0 && asked.error[0].hasSuffix("Give --table and one of a, b"), "\(asked.error)")
    #expect(
      run("describe", engine.location, "--x", "x", "--y", "y", "--mark", "line", "--table", "a").status == 0)
    let empty = run("describe", engine.location, "--table", "b")
    let csv = run("describe", try folder.file("empty.csv", "x\n"))
    let wording = "there are no rows to draw; expected a header and at least one row"
    #expect(
      empty.error[0].hasSuffix(wording) && csv.error[0].hasSuffix(wording), "\(empty.error) \(csv.error)")
    for input in [[engine.location, "--table", "a"], [try folder.file("a.csv", "x,y\n1,2\n")]] {
      let none = run(["describe"] + input + ["--where", "x > 100"])
      #expect(none.error[0].hasSuffix("no row matches --where 'x > 100'"), "\(none.error)")
    }
  }

  @Test func namesAreNotCalledDates() throws {
    let file = try folder.file("n.csv", "name,v\na,1\nb,2\n")
    let refused = run(["describe", file, "--x", "name", "--y", "v", "--mark", "bar", "--time-unit", "month"])
    #expect(refused.status == 1 && !refused.error[0].contains("--type"))
  }

  @Test(
    "texts of an engine become dates, or the error names the first invalid text",
    .enabled(if: TestDrivers.has(.sqlite), "SQLite's driver cannot be had here"))
  func texts() throws {
    TestDrivers.export()
    setenv("PGPASSWORD", TestServer.password, 1)
    let engine = try TestEngine(.sqlite, folder)
    try engine.run(
      "CREATE TABLE good (d TEXT, v INTEGER)",
      "INSERT INTO good VALUES ('31/12/2020', 1), ('30/11/2020', 2), ('29/10/2020', 3)",
      "CREATE TABLE bad (d TEXT, v INTEGER)", "INSERT INTO bad VALUES ('2020-12-30', 1), ('soon', 2)",
      "CREATE TABLE forms (d TEXT, v INTEGER)",
      "INSERT INTO forms VALUES ('05.06.2020', 1), ('05.07.2020', 2)")
    let command = ["describe", engine.location, "--x", "d", "--y", "v", "--mark", "line", "--type", "d=date"]
    let good = run(command + ["--table", "good"])
    #expect(good.status == 0 && good.out.joined().contains("October 29, 2020"), "\(good)")
    let bad = run(command + ["--table", "bad"])
    #expect(
      bad.status == 1 && bad.error[0].contains("row 2, column \"d\": \"soon\" is not a date"), "\(bad.error)")
    #expect(run(command + ["--table", "bad", "--where", "d <> 'soon'"]).status == 0)
    #expect(bad.error[0].contains("--missing"))
    let without = run(command + ["--table", "bad", "--missing", "soon"])
    #expect(
      without.status == 0 && without.error.contains { $0.hasSuffix("1 row has no d and is left out") },
      "\(without)")
    // In an ambiguous date such as 05.07.2020, the second number is the day if `--date-format` says so.
    let form = run(command + ["--table", "forms", "--date-format", "%m.%d.%Y"])
    #expect(form.status == 0 && form.out.joined().contains("May 7, 2020"), "\(form)")
  }

  @Test(
    "options for text give an error for engines",
    .enabled(if: TestDrivers.has(.sqlite), "SQLite's driver cannot be had here"),
    arguments: [
      (["--missing", "x"], "--type COLUMN=number"), (["--decimal", "comma"], "--type COLUMN=number"),
      (["--date-format", "%d.%m.%Y"], "--type COLUMN=date"), (["--skip", "1"], "is for text"),
      (["--comment", "#"], "is for text"), (["--header"], "for CSV"),
    ])
  func textOptions(options: [String], advice: String) throws {
    TestDrivers.export()
    let engine = try TestEngine(.sqlite, folder)
    try engine.run("CREATE TABLE t (d INTEGER, v INTEGER)", "INSERT INTO t VALUES (1, 1), (2, 2)")
    let refused = run(["describe", engine.location, "--x", "d", "--y", "v", "--mark", "line"] + options)
    #expect(refused.status != 0 && refused.error[0].contains(advice), "\(refused)")
  }

  @Test(
    "for a column of texts that are mostly dates, the note suggests dates",
    .enabled(if: TestDrivers.has(.sqlite), "SQLite's driver cannot be had here"))
  func mostlyDates() throws {
    TestDrivers.export()
    let engine = try TestEngine(.sqlite, folder)
    let rows = (1...39).map { "('2024-03-0\($0 % 9 + 1)', \($0))" }.joined(separator: ", ")
    try engine.run("CREATE TABLE t (day TEXT, v INTEGER)", "INSERT INTO t VALUES \(rows), ('soon', 1)")
    let command = [
      "describe", engine.location, "--x", "day", "--y", "v", "--mark", "bar", "--time-unit", "day",
    ]
    let refused = run(command)
    #expect(refused.status == 1)
    let options = try advised(refused.error[0])
    #expect(options == ["--type", "day=date"])
    let misfit = run(command + options)
    #expect(misfit.status == 1 && misfit.error[0].contains("\"soon\" is not a date"), "\(misfit)")
    #expect(run(command + options + ["--missing", "soon"]).status == 0)
  }

  @Test(
    "years and days as numbers, and numbers as names",
    .enabled(if: TestDrivers.has(.duckdb), "DuckDB cannot be had here"))
  func otherTypes() throws {
    TestDrivers.export()
    setenv("PGPASSWORD", TestServer.password, 1)
    let path = folder.path + "/n.parquet"
    try duckDB("COPY (SELECT 2000 + i AS y, 20240101 + i AS d, i AS v FROM range(20) t(i)) TO '\(path)'")
    let years = run("describe", path, "--x", "y", "--y", "v", "--mark", "line", "--type", "y=date")
    #expect(years.status == 0 && years.out.joined().contains("2019"), "\(years)")
    let days = run("describe", path, "--x", "d", "--y", "v", "--mark", "line", "--type", "d=date")
    #expect(days.status == 0 && days.out.joined().contains("January 20, 2024"), "\(days)")
    let names = run("describe", path, "--x", "v", "--y", "y", "--mark", "bar", "--type", "v=text")
    #expect(names.status == 0 && names.out.joined().contains("20 categories"), "\(names)")
    let wrong = run("describe", path, "--x", "v", "--type", "w=date")
    #expect(wrong.status == 1 && wrong.error[0].contains("no such column"))
  }

  @Test(
    "integers in columns of years are years, and rounded integers are noted",
    .enabled(if: TestDrivers.has(.duckdb), "DuckDB cannot be had here"))
  func yearsAndRoundedIntegers() throws {
    TestDrivers.export()
    let path = folder.path + "/years.parquet"
    let id = "9007199254740993 + i * 1000000000000001 AS id"
    let columns = "'c' || (i % 3) AS city, 2000 + i % 20 AS year, \(id)"
    try duckDB("COPY (SELECT \(columns) FROM range(60) t(i)) TO '\(path)'")
    let years = run("describe", path, "--x", "city", "--y", "year", "--mark", "point")
    #expect(years.status == 0 && !years.out.joined().contains("mean year"), "\(years)")
    #expect(years.out.joined().contains("from 2000 to 2019"), "\(years)")
    let numbers = run(
      "describe", path, "--x", "city", "--y", "year", "--type", "year=number", "--aggregate", "mean",
      "--mark", "bar")
    #expect(numbers.status == 0 && numbers.out.joined().contains("ean year"), "\(numbers)")
    let large = run(
      "describe", path, "--x", "city", "--y", "id", "--aggregate", "max", "--mark", "bar")
    #expect(large.error.contains { $0.contains("9,007,199,254,740,992") }, "\(large)")
  }

  @Test(
    "packed CSV takes a delimiter; files are known by their first bytes",
    .enabled(if: TestDrivers.has(.duckdb, .sqlite), "DuckDB and SQLite cannot be had here"))
  func files() throws {
    TestDrivers.export()
    setenv("PGPASSWORD", TestServer.password, 1)
    try duckDB(
      "COPY (SELECT i AS a, i * 2 AS b FROM range(9) t(i)) TO '\(folder.path)/t.csv.gz' (DELIMITER ';')")
    #expect(
      run("describe", folder.path + "/t.csv.gz", "--x", "a", "--y", "b", "--delimiter", ";").status == 0)
    try duckDB("COPY (SELECT i AS a, i * 2 AS b FROM range(9) t(i)) TO '\(folder.path)/p.parquet'")
    let engine = try TestEngine(.sqlite, folder)
    try engine.run("CREATE TABLE t (a INTEGER, b INTEGER)", "INSERT INTO t VALUES (1, 2), (3, 4)")
    for (from, to) in [(folder.path + "/p.parquet", "p.bin"), (engine.location, "x.dat")] {
      let copy = folder.path + "/" + to
      try FileManager.default.copyItem(atPath: from, toPath: copy)
      #expect(run("describe", copy, "--x", "a", "--y", "b", "--mark", "point").status == 0, "\(to)")
    }
  }

  @Test(
    "a folder's message names the pattern that reads it",
    .enabled(if: TestDrivers.has(.duckdb), "DuckDB cannot be had here"))
  func folders() throws {
    TestDrivers.export()
    setenv("PGPASSWORD", TestServer.password, 1)
    let hive = folder.path + "/hive"
    try FileManager.default.createDirectory(atPath: hive + "/y=2024/m=1", withIntermediateDirectories: true)
    try duckDB("COPY (SELECT i AS a FROM range(9) t(i)) TO '\(hive)/y=2024/m=1/0.parquet'")
    let refused = run("describe", hive, "--x", "a")
    #expect(refused.status == 1)
    let pattern = try #require(refused.error[0].split(separator: "'").dropFirst().first.map(String.init))
    #expect(pattern == hive + "/*/*/*.parquet")
    #expect(run("describe", pattern, "--x", "a").status == 0)
    try FileManager.default.createDirectory(atPath: folder.path + "/none", withIntermediateDirectories: true)
    #expect(run("describe", folder.path + "/none").error[0].hasSuffix("this is a folder, not a table"))
  }
}
