import Foundation
import OpenChartsChartMath
import OpenChartsEngines
import OpenChartsTables
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

/// An engine's aggregates equal those that the tool computes from the same rows.
@Suite(
  "Charts that engines aggregate",
  .enabled(if: TestDrivers.has(.duckdb), "DuckDB cannot be installed here"))
@MainActor
struct EngineChartTests {
  let folder = try! TemporaryFolder()

  /// More rows than are read whole. Names are in alphabetical order.
  private func files() throws -> (csv: String, parquet: String) {
    let parquet = folder.path + "/rows.parquet"
    let session = try EngineSession(
      TestDrivers.library(.duckdb), location: "", options: [("path", ":memory:")])
    _ = try session.execute(
      """
      COPY (SELECT TIMESTAMP '2023-02-25 22:00:00' + INTERVAL (i * 311) SECOND AS time,
        CASE WHEN i % 50 = 49 THEN NULL ELSE sqrt(i % 977) END AS total,
        (hash(i) % 4000) / 16.0 - 20 AS delay,
        CASE WHEN i % 41 = 7 THEN NULL ELSE (hash(i * 3) % 5000) / 16.0 - 90 END AS temperature,
        (hash(i * 5) % 250)::INTEGER AS distance,
        ['DE', 'FR', 'IT', 'JP', 'NL', 'US'][(i % 6 + 1)::INTEGER] AS country,
        'customer ' || lpad((i % 700)::VARCHAR, 3, '0') AS customer
        FROM range(\(50_000 + 9000)) t(i)) TO '\(parquet)'
      """)
    let csv = folder.path + "/rows.csv"
    _ = try session.execute("COPY (SELECT * FROM '\(parquet)') TO '\(csv)'")
    return (csv, parquet)
  }

  private func data(_ file: String, _ options: [String]) throws -> (plan: ChartPlan, data: PlotData) {
    TestDrivers.export()
    guard case .plot(let arguments) = try Command([file] + options) else { throw UsageError("no plot") }
    let settings = try PictureSettings(arguments)
    if let input = try EngineInput(arguments) {
      let drawn = try input.chart(settings)
      return (drawn.plan, drawn.data)
    }
    let table = try Tool().read(arguments).table
    let plan = try ChartPlan(table, arguments, zone: settings.zone)
    return (plan, PlotData(plan, table, zone: settings.zone))
  }

  @Test("name an aggregate only if it combines rows")
  func titlesOfSingleRows() throws {
    let parquet = folder.path + "/single.parquet"
    let session = try EngineSession(
      TestDrivers.library(.duckdb), location: "", options: [("path", ":memory:")])
    for (step, title) in [(86_400, "Rate by day"), (43_200, "Mean rate by day")] {
      _ = try session.execute(
        """
        COPY (SELECT TIMESTAMP '1900-01-01' + INTERVAL (i * \(step)) SECOND AS day, i % 97 + 0.5 AS rate
          FROM range(60_000) t(i)) TO '\(parquet)'
        """)
      let drawn = try data(parquet, ["--x", "day", "--time-unit", "day", "--y", "rate"])
      #expect(drawn.plan.title == title)
      #expect((drawn.plan.y?.title == "rate") == (step == 86_400))
    }
  }

  @Test("have no sum for names with missing values only", arguments: ["sum", "mean", "max"])
  func sumsOfNothing(aggregate: String) throws {
    let (csv, parquet) = (folder.path + "/nothing.csv", folder.path + "/nothing.parquet")
    let session = try EngineSession(
      TestDrivers.library(.duckdb), location: "", options: [("path", ":memory:")])
    _ = try session.execute(
      """
      COPY (SELECT ['a', 'b', 'c'][(i % 3 + 1)::INTEGER] AS k, CASE WHEN i % 3 = 2 THEN NULL ELSE i % 7 END AS v
        FROM range(60_000) t(i)) TO '\(parquet)'
      """)
    _ = try session.execute("COPY (SELECT * FROM '\(parquet)') TO '\(csv)'")
    let options = ["--x", "k", "--y", "v", "--aggregate", aggregate, "--mark", "bar"]
    let (own, engine) = (try data(csv, options), try data(parquet, options))
    Self.expectEqual(own.data, engine.data, aggregate)
    #expect(own.data.account.drawn == 40_000 && engine.data.account.drawn == 40_000)
    #expect(engine.data.account.missing.map(\.count) == [20_000])
  }

  @Test("equal the charts of all rows")
  func differential() throws {
    let files = try files()
    for options in [
      "--x delay --bins 60", "--x delay --mark bar --bins 7", "--x distance", "--x country",
      "--x country --y total --aggregate sum", "--x country --y total --aggregate p95 --sort -name",
      "--x total --y country --aggregate median", "--x customer --y total --aggregate sum",
      "--x time --time-unit month --y total --aggregate mean --color country",
      "--x time --time-unit week --y total --aggregate max",
      "--x time --time-unit day --y total --aggregate count --mark line",
      "--x time --time-unit hour --y total --aggregate min --mark line --where",
      "--x time --time-unit quarter --y total --aggregate sum --mark area --color country",
      "--x time --time-unit year --y total --y delay --aggregate p10",
      "--x delay --y distance --mark rectangle --bins 20",
      "--x country --y customer --color total --mark rectangle --aggregate mean --limit 900",
      "--color country --y total --mark sector", "--x customer --mark bar --color country --limit 5",
      "--x time --time-unit month --y total --aggregate sum --time-zone Europe/Berlin",
      "--x country --y total --aggregate mean --where",
    ] {
      var arguments = options.split(separator: " ").map(String.init)
      if arguments.last == "--where" {
        arguments.append(
          "country in ('DE', 'FR') and not total < 3 and time < '2023-03-10' or customer = 'customer 007'")
      }
      let (own, engine) = (try data(files.csv, arguments), try data(files.parquet, arguments))
      // The engine's table contains only the named columns, so their indices differ.
      #expect(Self.words(own.plan) == Self.words(engine.plan), "\(options)")
      Self.expectEqual(own.data, engine.data, options)
    }
  }

  @Test("for many names, the engine returns the shown names, and the others merged")
  func names() throws {
    let files = try files()
    TestDrivers.export()
    for options in [
      "--x customer --y total --aggregate sum", "--x customer --aggregate count --sort value",
      "--x customer --y total --aggregate mean --limit 12 --sort name",
      "--x country --y total --aggregate sum --color customer",
      "--x country --aggregate count --color customer --limit 3",
      "--x country --y total --aggregate sum --color customer --stack dodge --limit 5",
      "--x country --y total --aggregate max --color customer --mark bar",
      "--x time --time-unit week --y total --aggregate sum --color customer --mark line",
      "--x time --time-unit week --y total --aggregate sum --color customer --mark area",
      "--x time --time-unit week --y temperature --aggregate mean --color customer --mark line",
      "--x time --time-unit month --y temperature --aggregate max --color customer --mark line --limit 5",
      "--color customer --y total --mark sector", "--x total --y customer --aggregate median --limit 4",
      "--x customer --y total --aggregate sum --color country --limit 4",
      "--x customer --y delay --aggregate sum --limit 9 --where \"country <> 'DE'\"",
    ] {
      var arguments = options.split(separator: "\"").map(String.init)
      arguments = arguments[0].split(separator: " ").map(String.init) + arguments.dropFirst()
      let own = try data(files.csv, arguments)
      guard case .plot(let given) = try Command([files.parquet] + arguments) else { continue }
      let settings = try PictureSettings(given)
      let input = try #require(try EngineInput(given))
      let table = try input.open(zone: settings.zone)
      table.manyGroups = 10
      let engine = try input.chart(of: table, settings)
      // The engine's caption begins with the number of drawn rows.
      #expect(engine.data.caption.contains(/^[\d,]+ (of [\d,]+ )?rows\b/), "\(options)")
      #expect(engine.data.caption.hasSuffix(own.data.caption), "\(options)")
      #expect(own.data.hasOtherColors == engine.data.hasOtherColors, "\(options)")
      Self.expectEqual(own.data, engine.data, options)
    }
  }

  /// Properties that are known without scanning a column must hold for each row.
  @Test("facts that statistics and first rows do not contain are queried")
  func oddColumns() throws {
    let parquet = folder.path + "/odd.parquet"
    let csv = folder.path + "/odd.csv"
    let session = try EngineSession(
      TestDrivers.library(.duckdb), location: "", options: [("path", ":memory:")])
    let rows = 50_000 + 9000
    let value = "(hash(i) % 4000) / 16.0 - 20"
    for (path, others) in [(parquet, ["'nan'", "'inf'", "'-inf'"]), (csv, ["NULL", "NULL", "NULL"])] {
      let odd = { (index: Int) in "WHEN \(rows - 1 - index) THEN \(others[index])::DOUBLE" }
      _ = try session.execute(
        """
        COPY (SELECT CASE i \(odd(0)) WHEN 5 THEN NULL ELSE \(value) END AS some_nan,
          CASE i \(odd(1)) ELSE \(value) END AS some_high, CASE i \(odd(2)) ELSE \(value) END AS some_low,
          CASE i % 10 \(odd(0).replacing("\(rows - 1)", with: "0")) ELSE \(value) END AS many_nan,
          i % 40 + CASE WHEN i < \(rows - 3) THEN 0 ELSE 0.5 END AS late, (i % 40)::INTEGER AS whole,
          least(i, \(rows - 2)) AS place, i AS row_of, CASE WHEN i < 3 THEN i + 0.5 END AS few
          FROM range(\(rows)) t(i) ORDER BY i) TO '\(path)'
        """)
    }
    for options in [
      "--x some_nan --bins 9", "--x some_nan", "--x some_high --bins 9", "--x some_low", "--x many_nan",
      "--x late --bins 90", "--x whole --bins 90", "--x whole", "--x few --bins 4",
      "--x place --y whole --mark bar", "--x some_nan --y many_nan --mark rectangle --bins 9",
      "--x whole --y many_nan --aggregate mean --mark line", "--x late --mark bar",
      "--x whole --y some_nan --aggregate count --where whole<7", "--x some_low --bins 5 --where row_of>20",
    ] {
      let arguments = options.split(separator: " ").map(String.init)
      let (own, engine) = (try data(csv, arguments), try data(parquet, arguments))
      #expect(Self.words(own.plan) == Self.words(engine.plan), "\(options)")
      Self.expectEqual(own.data, engine.data, options)
    }
  }

  static func words(_ plan: ChartPlan) -> [String] {
    [plan.shape.rawValue, plan.title, plan.stack.rawValue, plan.xAxis.title, plan.yAxis.title]
      + [plan.x, plan.y, plan.color].map { $0.map { "\($0.kind) \($0.grouping) \($0.title)" } ?? "" }
  }

  /// Compares plot data. Marks may be in any order unless an order was requested.
  static func expectEqual(_ own: PlotData, _ engine: PlotData, _ options: String) {
    #expect(own.notes == engine.notes, "\(options)")
    #expect(own.color?.names == engine.color?.names, "\(options)")
    #expect(own.x?.names == engine.x?.names && own.y?.names == engine.y?.names, "\(options)")
    #expect(own.facet?.names == engine.facet?.names, "\(options)")
    #expect(rows(own) == rows(engine), "\(options)")
  }

  /// A text for each mark, with numbers of ten digits.
  private static func rows(_ data: PlotData) -> [String] {
    let columns = [data.x, data.y, data.color, data.symbol, data.size, data.series, data.facet].compactMap {
      column -> [String]? in
      func text(_ value: Double) -> String { String(format: "%.9e", value + 0) }
      switch column {
      case .numbers(let values)?, .dates(let values)?: return values.map(text)
      case .numberSpans(let a, let b)?, .dateSpans(let a, let b)?:
        return zip(a, b).map { text($0) + "…" + text($1) }
      case .names(let codes, let names)?: return codes.map { names[Int($0)] }
      case nil: return nil
      }
    }
    return (0..<data.count).map { row in columns.map { $0[row] }.joined(separator: " ") }.sorted()
  }

  @Test("state the number of their rows")
  func caption() throws {
    let files = try files()
    #expect(try data(files.parquet, ["--x", "delay", "--bins", "10"]).data.caption == "59,000 rows")
    let some = try data(
      files.parquet, ["--x", "delay", "--bins", "10", "--where", "customer <> 'customer 007'"])
    #expect(some.data.caption == "58,915 rows")
  }

  @Test("a line has the extremes and the ends of each pixel column, and no more")
  func line() throws {
    let files = try files()
    let arguments = ["--x", "time", "--y", "delay", "--mark", "line", "--width", "200", "--scale", "1"]
    let (own, engine) = (try data(files.csv, arguments).data, try data(files.parquet, arguments).data)
    #expect(engine.count <= 4 * 201 && own.count == 50_000 + 9000)
    guard case .dates(let x)? = engine.x, case .numbers(let y)? = engine.y, case .dates(let all)? = own.x,
      case .numbers(let values)? = own.y
    else {
      Issue.record("no line")
      return
    }
    #expect(y.min() == values.min() && y.max() == values.max())
    #expect(x.first == all.first && x.last == all.last && y.first == values.first && y.last == values.last)
  }

  @Test("too many marks are an error with a remedy")
  func limits() throws {
    let files = try files()
    TestDrivers.export()
    var lines: [String] = []
    var tool = Tool()
    tool.printLine = { lines.append($0) }
    tool.printError = { lines.append($0) }
    #expect(tool.run([files.parquet, "--x", "delay", "--bins", "9", "--sql"]) == 0)
    #expect(lines.count == 1 && lines[0].hasPrefix("SELECT floor((") && lines[0].contains("GROUP BY 1"))
    lines = []
    #expect(tool.run([files.csv, "--sql"]) == 2)
    lines = []
    #expect(tool.run(["describe", files.parquet, "--where", "cuontry = 'DE'"]) == 1)
    #expect(
      lines.count == 1 && lines[0].contains("there is no column \"cuontry\"; did you mean \"country\"?"))
    lines = []
    #expect(tool.run(["describe", files.parquet, "--where", "total > 'x'"]) == 1)
    #expect(lines.count == 1 && lines[0].contains("holds numbers, without quotes"))
  }
}
