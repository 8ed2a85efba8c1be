import OpenChartsEngines
import OpenChartsTables
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

/// Columns that the command line does not name, but that decide whether the named values are added up.
@Suite("Aggregates of named columns", .serialized)
@MainActor
struct AggregateContextTests {
  private let folder = try! TemporaryFolder()

  /// A table with its named columns.
  struct Case: Sendable {
    var columns: [String]
    var rows: [[String]]
    var x: String
    var y: String
  }

  nonisolated static let cases = [
    // A sample size with another measure.
    Case(
      columns: ["city", "v", "n"],
      rows: (0..<40).map { ["'\(["a", "b", "c"][$0 % 3])'", "\(Double($0) + 0.5)", "\($0 % 7 + 20)"] },
      x: "city",
      y: "n"),
    // The column is a price times a count.
    Case(
      columns: ["city", "price", "count", "z"],
      rows: (0..<40).map {
        let (price, count) = (Double($0 % 9) + 0.25, Double($0 % 5 + 1))
        return ["'\(["a", "b"][$0 % 2])'", "\(price)", "\(count)", "\(price * count)"]
      }, x: "city", y: "z"),
    // Flows between two columns of names.
    Case(
      columns: ["from", "to", "value"],
      rows: (0..<30).map { ["'\(["a", "b", "c"][$0 % 3])'", "'\(["d", "e"][$0 % 2])'", "\($0)"] }, x: "from",
      y: "value"),
    // No other column has an effect.
    Case(
      columns: ["city", "v", "w"],
      rows: (0..<30).map { ["'\(["a", "b", "c"][$0 % 3])'", "\(Double($0) / 4)", "\($0)"] }, x: "city", y: "v"
    ),
  ]

  @Test(
    "are the same as for a file", arguments: TestEngine.available.filter { [.duckdb, .sqlite].contains($0) },
    cases.indices)
  func same(kind: EngineKind, index: Int) throws {
    let example = Self.cases[index]
    let engine = try TestEngine(kind, folder)
    let types = zip(example.columns, example.rows[0]).map { name, value in
      "\"\(name)\" " + (value.hasPrefix("'") ? engine.types.text : engine.types.double)
    }
    try engine.run(
      "CREATE TABLE t (\(types.joined(separator: ", ")))",
      "INSERT INTO t VALUES "
        + example.rows.map { "(\($0.joined(separator: ", ")))" }.joined(separator: ", "))
    let lines = example.rows.map { $0.joined(separator: ",").replacing("'", with: "") }
    let file = try folder.file(
      "t.csv", ([example.columns.joined(separator: ",")] + lines).joined(separator: "\n") + "\n")
    guard case .plot(var arguments) = try Command([file, "--x", example.x, "--y", example.y]) else {
      Issue.record("the options are those of no picture")
      return
    }
    let settings = try PictureSettings(arguments)
    let own = try ChartPlan(try Tool().read(arguments).table, arguments, zone: settings.zone)
    arguments.file = engine.location
    let source = try EngineSource(engine.reader(), kind, table: "t")
    let input = try #require(try EngineInput(arguments))
    for wholeRows in [10, 1000] {
      let table = try EngineTable(
        source, columns: input.withContext([example.x, example.y], of: source, zone: settings.zone),
        filter: nil,
        zone: settings.zone, needsDeviation: true)
      table.wholeRows = wholeRows
      let drawn = try input.chart(of: table, settings)
      #expect(drawn.plan.yAxis.title == own.yAxis.title, "\(example.columns)")
      #expect(drawn.plan.title == own.title, "\(example.columns)")
    }
  }

  @Test("other columns are read only if their names can decide")
  func context() {
    func context(_ numbers: [String], _ texts: [String], of names: [String]) -> [String] {
      EngineInput.context(
        of: names,
        in: texts.map { EngineField(name: $0, kind: .text) }
          + numbers.map { EngineField(name: $0, kind: .number) })
    }
    #expect(context(["v", "w"], ["city", "from"], of: ["city", "v"]).isEmpty)
    #expect(context(["sales", "count"], ["city"], of: ["city", "sales"]).isEmpty)
    #expect(context(["v", "count", "price"], ["city"], of: ["city", "v"]) == ["count", "price"])
    #expect(context(["n", "v"], ["city"], of: ["city", "n"]) == ["v"])
    #expect(context(["value"], ["from", "to", "city"], of: ["from", "value"]) == ["to"])
  }
}
