import Foundation
import OpenChartsEngines
import OpenChartsTables
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

/// Bins and units of time on an axis with an explicit domain. Only rows within the domain are grouped, and a note
/// states the number of others.
@Suite("Groups within a domain")
@MainActor
struct GroupedDomainTests {
  private let folder = try! TemporaryFolder()
  private static let numbers = "v\n" + (0..<100).map { "\($0)\n" }.joined()
  /// One row a day, from January to August 2024.
  private static let days =
    "day,v\n"
    + (0..<240).map { day in
      let date = Date(timeIntervalSince1970: 1_704_067_200 + Double(day) * 86_400)
      return "\(date.ISO8601Format().prefix(10)),\(day)\n"
    }.joined()

  private func data(_ text: String, _ options: [String]) throws -> PlotData {
    guard case .plot(let arguments) = try Command([try folder.file("t.csv", text)] + options) else {
      throw UsageError("no plot")
    }
    let settings = try PictureSettings(arguments)
    let all = try Tool().read(arguments).table
    return PlotData(try ChartPlan(all, arguments, zone: settings.zone), all, zone: settings.zone)
  }

  private func spans(_ column: PlotColumn?) -> [ClosedRange<Double>] {
    switch column {
    case .numberSpans(let lows, let highs)?, .dateSpans(let lows, let highs)?:
      zip(lows, highs).map { $0...$1 }
    default: []
    }
  }

  private func counts(_ column: PlotColumn?) -> [Double] {
    if case .numbers(let values)? = column { return values }
    return []
  }

  @Test(
    "bins are within the domain, and rows outside have a note",
    arguments: [("10:20", [String](), 11), ("0:50", ["--bins", "10"], 51), ("9.5:31.5", [], 22)])
  func bins(domain: String, options: [String], count: Int) throws {
    let drawn = try data(Self.numbers, ["--x", "v", "--x-domain", domain] + options)
    let ends = domain.split(separator: ":").compactMap { Double($0) }
    let bins = spans(drawn.x)
    #expect(bins.count >= 5, "\(bins)")
    #expect(
      bins.allSatisfy {
        $0.lowerBound >= ends[0] && $0.upperBound <= ends[1] && $0.lowerBound < $0.upperBound
      },
      "\(bins)")
    #expect(counts(drawn.y).reduce(0, +) == Double(count))
    #expect(drawn.account.drawn == count && drawn.account.outside == 100 - count)
    #expect(
      drawn.notes == ["\(100 - count) rows lie outside the domain of an axis and are not drawn"],
      "\(drawn.notes)")
  }

  @Test("descriptions contain only bins within the domain")
  func words() throws {
    let result = run([
      "describe", try folder.file("v.csv", Self.numbers), "--x", "v", "--x-domain", "10:20",
    ])
    let text = result.out.joined(separator: "\n")
    #expect(text.contains("18 to 20, 3.") && !text.contains("20 to"), "\(text)")
    #expect(result.error.joined().contains("89 rows lie outside the domain of an axis"), "\(result.error)")
  }

  @Test("a month is drawn if its rows lie in the domain", arguments: ["bar", "point"])
  func months(mark: String) throws {
    let options = [
      "--x", "day", "--y", "v", "--time-unit", "month", "--aggregate", "count", "--mark", mark, "--x-domain",
    ]
    let whole = try data(Self.days, options + ["2024-03-01:2024-06-01"])
    let isBar = mark == "bar"
    #expect(counts(whole.y) == (isBar ? [31, 30, 31] : [31, 30, 31, 1]), "\(whole)")
    #expect(whole.account.outside == 240 - (isBar ? 92 : 93))
    let cut = try data(Self.days, options + ["2024-03-10:2024-05-15"])
    #expect(counts(cut.y) == (isBar ? [22, 30, 15] : [30, 15]), "\(cut)")
    #expect(cut.account.outside == 240 - (isBar ? 67 : 45))
  }

  @Test("a line of months continues to the edge")
  func lines() throws {
    let drawn = try data(
      Self.days,
      [
        "--x", "day", "--time-unit", "month", "--aggregate", "count", "--mark", "line", "--x-domain",
        "2024-03-01:2024-06-01",
      ])
    #expect(drawn.count == 8 && drawn.account.outside == 0 && drawn.account.cutOff > 0)
  }

  // Without bins, values of y are cells of width 1.
  @Test("cells of two axes count the rows within both domains", arguments: ["rectangle", "heatmap"])
  func cells(mark: String) throws {
    let rows = (0..<400).map { "\($0 % 20),\($0 / 20)" }.joined(separator: "\n")
    let drawn = try data(
      "a,b\n\(rows)\n",
      ["--x", "a", "--y", "b", "--mark", mark, "--bins", "5", "--x-domain", "0:10", "--y-domain", "5:15"])
    #expect(drawn.account.outside == 400 - 121 && drawn.account.drawn == 121, "\(drawn.account)")
    #expect(
      spans(drawn.x).allSatisfy { $0.upperBound <= 10 }
        && spans(drawn.y).allSatisfy { (4.5...15).contains($0.lowerBound) })
  }

  @Test("bins of one axis are computed from rows within the other axis' domain")
  func binsOfBoth() throws {
    let rows = (0..<400).map { "\($0).5,\(2 * $0).5" }.joined(separator: "\n")
    let drawn = try data(
      "a,b\n\(rows)\n",
      [
        "--x", "a", "--y", "b", "--mark", "heatmap", "--bins", "5", "--x-domain", "0:50", "--y-domain",
        "0:900",
      ])
    #expect(drawn.account.outside == 350 && drawn.account.drawn == 50, "\(drawn.account)")
    // In 50 rows, b is between 0 and 99.
    let highest = spans(drawn.y).map(\.upperBound).max() ?? 0
    let widths = spans(drawn.y).map { $0.upperBound - $0.lowerBound }
    #expect(highest <= 120 && widths.allSatisfy { $0 <= 25 }, "\(spans(drawn.y))")
  }

  @Test("rows without a value are missing, not outside")
  func missing() throws {
    let drawn = try data(
      "k,v\na,1\nb,2\nc,\nd,3\ne,4\nf,50\n",
      ["--x", "v", "--x-domain", "0:10", "--mark", "bar", "--bins", "4"])
    #expect(drawn.account.missing.map(\.count) == [1] && drawn.account.outside == 1, "\(drawn.account)")
  }

  @Test(
    "an engine groups the same rows",
    arguments: TestEngine.available.filter { [.duckdb, .sqlite].contains($0) })
  func engines(kind: EngineKind) throws {
    let engine = try TestEngine(kind, folder)
    let rows = (0..<600).map { row -> String in
      let date = Date(timeIntervalSince1970: 1_704_067_200 + Double(row / 3) * 86_400)
      return "\(row % 100),\(row % 7),\(date.ISO8601Format().prefix(10))"
    }
    try engine.run("CREATE TABLE t (v \(engine.types.double), w \(engine.types.double), day DATE)")
    let values = rows.map { row -> String in
      let parts = row.split(separator: ",").map(String.init)
      return "(\(parts[0]), \(parts[1]), \(engine.dated("DATE", parts[2])))"
    }
    try engine.run("INSERT INTO t VALUES \(values.joined(separator: ", "))")
    let file = try folder.file("t.csv", "v,w,day\n" + rows.joined(separator: "\n") + "\n")
    for words in [
      ["--x", "v", "--bins", "10", "--x-domain", "0:50"],
      ["--x", "day", "--time-unit", "month", "--aggregate", "count", "--x-domain", "2024-03-01:2024-06-01"],
      [
        "--x", "day", "--time-unit", "month", "--y", "w", "--aggregate", "mean", "--mark", "bar",
        "--x-domain", "2024-03-10:2024-05-15",
      ],
      [
        "--x", "v", "--y", "w", "--mark", "rectangle", "--bins", "5", "--x-domain", "10:60", "--y-domain",
        "1:5",
      ],
    ] {
      guard case .plot(var arguments) = try Command([file] + words) else { continue }
      let settings = try PictureSettings(arguments)
      let all = try Tool().read(arguments).table
      let own = PlotData(try ChartPlan(all, arguments, zone: settings.zone), all, zone: settings.zone)
      arguments.file = engine.location
      let table = try EngineTable(
        EngineSource(engine.reader(), kind, table: "t"), columns: nil, filter: nil, zone: settings.zone,
        needsDeviation: arguments.bins == nil)
      table.wholeRows = 10
      let drawn = try #require(try EngineInput(arguments)).chart(of: table, settings)
      EngineChartTests.expectEqual(own, drawn.data, words.joined(separator: " "))
      #expect(own.account == drawn.data.account, "\(words)")
    }
  }
}
