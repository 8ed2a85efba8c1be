import Foundation
import OpenChartsChartMath
import OpenChartsEngines
import OpenChartsTables
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

/// The same queries to every engine, compared with the tool's own results from a CSV file.
@Suite("Every engine aggregates", .serialized)
@MainActor
struct EveryEngineTests {
  /// The words of a plan without the name of the minimum: an engine's plan names it also where each group is one row.
  private static func words(_ plan: ChartPlan) -> [String] {
    EngineChartTests.words(plan).map {
      $0.replacing("Lowest ", with: "").replacing("lowest ", with: "").lowercased()
    }
  }

  let folder = try! TemporaryFolder()
  private static let rowCount = 1500

  private struct Row {
    let total: Double?
    let x: Double
    let day: String
    let clock: String
    let name: String

    /// Three rows a day from the last Saturday of February, across the change of clocks.
    init(_ i: Int) {
      total = i % 50 == 49 ? nil : Double(i * 7 % 977) / 8 - 20
      x = Double(i * 37 % 1000) / 4
      let date = Date(timeIntervalSince1970: 1_708_732_800 + Double(i) * 28_800 + 1800)
      let text = date.ISO8601Format(
        .iso8601(timeZone: .gmt, dateTimeSeparator: .space).year().month().day().time(
          includingFractionalSeconds: false))
      (day, clock) = (String(text.prefix(10)), String(text.prefix(19)))
      name = ["DE", "FR", "IT", "JP", "NL", "U'S\\"][i % 6]
    }
  }

  private func newServer(_ kind: EngineKind) throws -> TestServer? {
    TestDrivers.export()
    return TestEngine.servers.contains(kind) ? try TestEngine.newServer(kind) : nil
  }

  private func make(_ engine: TestEngine, _ table: String) throws {
    let types = engine.types
    try engine.run(
      "CREATE TABLE \(table) (total \(types.double), x \(types.double), day DATE, clock \(types.clock), "
        + "name \(types.text), money \(types.decimal))\(engine.suffix)")
    let dialect = Dialect(engine.kind)
    for start in stride(from: 0, to: Self.rowCount, by: 500) {
      let rows = (start..<start + 500).map { i -> String in
        let row = Row(i)
        return "(\(row.total.map { "\($0)" } ?? "NULL"), \(row.x), \(engine.dated("DATE", row.day)), "
          + "\(engine.dated(types.clock, row.clock)), \(dialect.literal(row.name)), \(i % 97).25)"
      }
      try engine.run("INSERT INTO \(table) VALUES \(rows.joined(separator: ", "))")
    }
  }

  private func csv() throws -> String {
    var text = "total,x,day,clock,name,money\n"
    for i in 0..<Self.rowCount {
      let row = Row(i)
      text += "\(row.total.map { "\($0)" } ?? ""),\(row.x),\(row.day),\(row.clock),\(row.name),\(i % 97).25\n"
    }
    return try folder.file("rows.csv", text)
  }

  @Test("the same as a chart of all rows", arguments: TestEngine.available)
  func same(kind: EngineKind) throws {
    let server = try newServer(kind)
    defer { server?.crash() }
    let engine = try TestEngine(kind, folder, on: server)
    try make(engine, "counted")
    // Tables of Sail's Spark Connect belong to a session.
    let session = try kind == .spark ? engine.writer : engine.reader()
    let file = try csv()
    var record: [String: String] = [:]
    for options in Self.charts {
      var words = options.split(separator: " ").map(String.init)
      if words.last == "--where" {
        words.append(
          "name in ('DE', 'U''S\\') and not total < 3 and clock between '2024-03-01' and '2024-05-17 12:30' and day > 2023 and not clock in (2023, 2025) or total is missing"
        )
      }
      guard case .plot(let arguments) = try Command([file] + words) else { continue }
      let settings = try PictureSettings(arguments)
      let all = try Tool().read(arguments).table
      let plan = try ChartPlan(all, arguments, zone: settings.zone)
      let own = PlotData(plan, all, zone: settings.zone)
      var asked = arguments
      asked.file = kind == .duckdb || kind == .sqlite ? engine.location : "a.parquet"
      let table = try EngineTable(
        EngineSource(session, kind, table: "counted"), columns: nil,
        filter: arguments.filter.map { Query.Filter($0.filter, text: $0.text) }, zone: settings.zone,
        needsDeviation: arguments.bins == nil)
      table.wholeRows = 10
      let input = try #require(try EngineInput(asked))
      record[options] = "\(try session.execute(try input.sql(of: table, settings)).rowCount)"
      if Self.countedAlone.contains(options) { continue }
      let drawn = try input.chart(of: table, settings)
      #expect(Self.words(plan) == Self.words(drawn.plan), "\(options)")
      EngineChartTests.expectEqual(own, drawn.data, options)
    }
    try EngineRecord(product: TestEngine.title(kind)).compare(Self.charts.map { ($0, record[$0] ?? "") })
  }

  /// Charts whose plot data differ between an engine and a file: a decimated line has fewer points, and an engine's
  /// rows have no order.
  private static let countedAlone = [
    "--x clock --y total --mark line --width 160", "--x x --y total --mark point",
  ]

  private static let charts =
    [
      "--x x --bins 12", "--x total --mark bar", "--x name --y money --aggregate sum", "--x name",
      "--x name --y total --aggregate p95", "--x total --y name --aggregate median",
      "--x name --y x --aggregate mean",
      "--x day --time-unit month --y total --aggregate max --color name",
      "--x clock --time-unit hour --y total --aggregate min --mark line --time-zone Europe/Oslo",
      "--x clock --time-unit week --y total --aggregate count",
      "--x day --time-unit quarter --y money --aggregate sum",
      "--x clock --time-unit year --y x --aggregate mean", "--x x --y total --mark rectangle --bins 9",
      "--x clock --time-unit day --y x --mark line --where",
      "--x clock --time-unit weekday --y x --aggregate mean",
      "--x clock --time-unit hour-of-day --y x --aggregate sum --time-zone Europe/Oslo",
      "--x day --time-unit month-of-year --y money --aggregate sum",
    ] + countedAlone

  @Test("a sample is the same every time, and its note states the total", arguments: TestEngine.available)
  func sample(kind: EngineKind) throws {
    let server = try newServer(kind)
    defer { server?.crash() }
    let engine = try TestEngine(kind, folder, on: server)
    try make(engine, "sampled")
    let session = try kind == .spark ? engine.writer : engine.reader()
    let file = try csv()
    func drawn(_ words: [String], _ file: String) throws -> PlotData {
      guard case .plot(var arguments) = try Command([file] + words) else { throw UsageError("no plot") }
      let settings = try PictureSettings(arguments)
      guard file != engine.location else {
        arguments.file = kind == .duckdb || kind == .sqlite ? engine.location : "a.parquet"
        let table = try EngineTable(
          EngineSource(session, kind, table: "sampled"), columns: nil,
          filter: arguments.filter.map { Query.Filter($0.filter, text: $0.text) }, zone: settings.zone,
          needsDeviation: arguments.bins == nil)
        return try #require(try EngineInput(arguments)).chart(of: table, settings).data
      }
      let all = try Tool().read(arguments).table
      return PlotData(try ChartPlan(all, arguments, zone: settings.zone), all, zone: settings.zone)
    }
    for (words, caption) in [
      (["--x", "clock", "--y", "x", "--mark", "point", "--sample", "200"], "a sample of 200 of 1,500 rows"),
      (["--x", "name", "--sample", "100", "--where", "name <> 'DE'"], "a sample of 100 of 1,250 rows"),
    ] {
      let (a, b) = (try drawn(words, engine.location), try drawn(words, engine.location))
      #expect(a == b && a.caption == caption, "\(words): \(a.caption)")
      // Engines with a row order draw the same sample as a CSV file.
      if kind == .duckdb || kind == .sqlite { #expect(a == (try drawn(words, file)), "\(words)") }
    }
    #expect(try drawn(["--x", "name", "--sample", "1500"], engine.location).caption == "1,500 rows")
  }

  @Test(
    "the largest names are the same, and ties are in code-point order",
    arguments: TestEngine.available)
  func largestNames(kind: EngineKind) throws {
    let server = try newServer(kind)
    defer { server?.crash() }
    let engine = try TestEngine(kind, folder, on: server)
    let types = engine.types
    try engine.run(
      "CREATE TABLE named (name \(types.text), total \(types.double))\(engine.suffix)")
    // Sums of 8, 4 and 2, most of them several times.
    let names = ["b", "B", "é", "z", "Z", "10", "9", "_", "ä", "a b", "日", "~"]
    let rows = names.enumerated().flatMap { index, name in
      (0..<4).map { _ in (name, Double([1, 0.5, 2][index % 3])) }
    }
    let dialect = Dialect(kind)
    try engine.run(
      "INSERT INTO named VALUES "
        + rows.map { "(\(dialect.literal($0.0)), \($0.1))" }.joined(separator: ", "))
    let session = try kind == .spark ? engine.writer : engine.reader()
    let sums = names.enumerated().map { (name: $1, sum: [4.0, 2, 8][$0 % 3]) }
    let wanted = sums.sorted {
      $0.sum == $1.sum
        ? $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars) : $0.sum > $1.sum
    }
    for limit in [3, 6, 7, 11] {
      guard
        case .plot(var arguments) = try Command([
          "a.parquet", "--x", "name", "--y", "total", "--aggregate", "sum", "--limit", "\(limit)",
        ])
      else { continue }
      if kind == .duckdb || kind == .sqlite { arguments.file = engine.location }
      let settings = try PictureSettings(arguments)
      let table = try EngineTable(
        EngineSource(session, kind, table: "named"), columns: nil, filter: nil, zone: settings.zone,
        needsDeviation: false)
      (table.wholeRows, table.manyGroups) = (10, 5)
      let drawn = try #require(try EngineInput(arguments)).chart(of: table, settings)
      #expect(Set(drawn.data.x?.names ?? []) == Set(wanted.prefix(limit).map(\.name)), "\(limit)")
      #expect(drawn.data.caption == "\(limit * 4) rows · the \(limit) largest of 12 names of name")
    }
  }

  @Test(
    "the largest lines of rates are those with the largest last values", arguments: TestEngine.available)
  func largestLines(kind: EngineKind) throws {
    let server = try newServer(kind)
    defer { server?.crash() }
    let engine = try TestEngine(kind, folder, on: server)
    let types = engine.types
    try engine.run(
      "CREATE TABLE rated (name \(types.text), step \(types.double), rate \(types.double))\(engine.suffix)")
    // The names that begin lowest end highest; the last two have no value at the end.
    let rows = (0..<48).map { index -> String in
      let (name, step) = (index / 4, index % 4)
      let rate = step < 3 ? "\(100 - name)" : name > 9 ? "NULL" : "\(name - 5)"
      return "('n\(10 + name)', \(step), \(rate))"
    }
    try engine.run("INSERT INTO rated VALUES " + rows.joined(separator: ", "))
    let session = try kind == .spark ? engine.writer : engine.reader()
    for (limit, wanted) in [(2, ["n18", "n19"]), (4, ["n16", "n17", "n18", "n19"])] {
      let words = [
        "a.parquet", "--mark", "line", "--x", "step", "--y", "rate", "--aggregate", "mean", "--color", "name",
        "--limit", "\(limit)",
      ]
      guard case .plot(var arguments) = try Command(words) else {
        Issue.record("no chart: \(words)")
        continue
      }
      if kind == .duckdb || kind == .sqlite { arguments.file = engine.location }
      let settings = try PictureSettings(arguments)
      let table = try EngineTable(
        EngineSource(session, kind, table: "rated"), columns: nil, filter: nil, zone: settings.zone,
        needsDeviation: false)
      (table.wholeRows, table.manyGroups) = (10, 5)
      let drawn = try #require(try EngineInput(arguments)).chart(of: table, settings)
      #expect(drawn.plan.ranksByLastValue && drawn.data.color?.names == wanted, "\(limit)")
      #expect(
        drawn.data.caption.contains("the \(limit) largest of 12 names of name"), "\(drawn.data.caption)")
    }
  }

  @Test(
    "a chart reads the table once",
    arguments: TestEngine.available.filter { [.postgresql, .flightsql].contains($0) })
  func passes(kind: EngineKind) throws {
    let server = try newServer(kind)
    defer { server?.crash() }
    let engine = try TestEngine(kind, folder, on: server)
    try make(engine, "planned")
    if kind == .postgresql {
      // The driver reads rows by COPY, which does not accept EXPLAIN, so a function returns the plan as rows.
      try engine.run(
        "CREATE FUNCTION plan(question text) RETURNS SETOF text LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY EXECUTE 'EXPLAIN ' || question; END $$"
      )
    }
    for options in [
      "--x x --bins 12", "--x name --y total --aggregate p95", "--x x --y total --mark rectangle --bins 9",
      "--x day --time-unit month --y total --aggregate max --color name", "--x clock --y x --mark line",
    ] {
      guard
        case .plot(var arguments) = try Command(
          ["a.parquet"] + options.split(separator: " ").map(String.init))
      else { continue }
      arguments.file = "a.parquet"
      let settings = try PictureSettings(arguments)
      let session = try engine.reader()
      let table = try EngineTable(
        EngineSource(session, kind, table: "planned"), columns: nil, filter: nil, zone: settings.zone,
        needsDeviation: false)
      table.wholeRows = 10
      let sql = try #require(try EngineInput(arguments)).sql(of: table, settings)
      let plan = try session.execute(
        kind == .postgresql ? "SELECT * FROM plan(\(SQLText.literal(sql)))" : "EXPLAIN " + sql)
      var text = ""
      for case .text(let codes, let names) in plan.columns {
        for code in codes where code >= 0 { text += names[Int(code)] + "\n" }
      }
      let scan = kind == .postgresql ? "Seq Scan on planned" : "DataSourceExec"
      #expect(text.components(separatedBy: scan).count == 2, "\(options): \(text)")
    }
  }
}
