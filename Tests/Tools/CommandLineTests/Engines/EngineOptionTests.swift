import OpenChartsEngines
import OpenChartsTables
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

/// Options that change values, for tables of engines: the engine aggregates, and the tool does the rest.
@Suite("Options of values for tables of engines", .serialized)
@MainActor
struct EngineOptionTests {
  private let folder = try! TemporaryFolder()
  private static let rowCount = 600

  @Test(
    "give the same data as for a file",
    arguments: TestEngine.available.filter { [.duckdb, .sqlite].contains($0) })
  func same(kind: EngineKind) throws {
    let engine = try TestEngine(kind, folder)
    let rows = (0..<Self.rowCount).map {
      "('\(["DE", "FR", "IT"][$0 % 3])', \($0 / 3), \($0 * 7 % 31), \($0 * 5 % 17))"
    }
    try engine.run(
      "CREATE TABLE t (name \(engine.types.text), n \(engine.types.double), v_a \(engine.types.double), v_b \(engine.types.double))"
    )
    try engine.run("INSERT INTO t VALUES \(rows.joined(separator: ", "))")
    let file = try folder.file(
      "t.csv",
      "name,n,v_a,v_b\n" + rows.map { $0.filter { !"()' ".contains($0) } + "\n" }.joined())
    for words in Self.charts {
      guard case .plot(var arguments) = try Command([file] + words) else { continue }
      let settings = try PictureSettings(arguments)
      let all = try Tool().read(arguments).table
      let plan = try ChartPlan(all, arguments, zone: settings.zone)
      let own = PlotData(plan, all, zone: settings.zone)
      arguments.file = engine.location
      let table = try EngineTable(
        EngineSource(engine.reader(), kind, table: "t"), columns: nil, filter: nil, zone: settings.zone,
        needsDeviation: true)
      table.wholeRows = 10
      let drawn = try #require(try EngineInput(arguments)).chart(of: table, settings)
      #expect(drawn.plan.yAxis.title == plan.yAxis.title, "\(words)")
      EngineChartTests.expectEqual(own, drawn.data, words.joined(separator: " "))
    }
  }

  private static let charts = [
    ["--x", "name", "--y", "v_*", "--aggregate", "sum", "--mark", "bar"],
    ["--x", "name", "--y", "v_a,v_b", "--aggregate", "mean", "--mark", "bar", "--highlight", "v a"],
    ["--x", "name", "--y", "v_a", "--aggregate", "stddev", "--mark", "bar"],
    ["--x", "name", "--y", "v_a", "--aggregate", "distinct", "--mark", "bar"],
    ["--x", "name", "--y", "v_a", "--aggregate", "share", "--mark", "bar"],
    ["--x", "n", "--y", "v_a", "--aggregate", "sum", "--mark", "line", "--cumulative"],
    ["--x", "v_b", "--y", "v_a", "--aggregate", "mean", "--mark", "bar", "--facet", "name"],
    ["--x", "n", "--y", "v_a", "--mark", "line", "--facet", "name", "--trend", "loess"],
    ["--x", "n", "--y", "v_a", "--aggregate", "mean", "--mark", "line", "--color", "name", "--rolling", "7"],
  ]
}
