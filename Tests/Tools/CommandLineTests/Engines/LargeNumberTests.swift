import Foundation
import OpenChartsEngines
import OpenChartsTables
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

private let firstOfLarge: UInt64 = 1_500_000_000_000_000_000

/// Integers and decimals beyond 2⁵³, which floating-point numbers cannot distinguish.
@Suite("Large numbers", .serialized)
@MainActor
struct LargeNumberTests {
  let folder = try! TemporaryFolder()

  /// The same rows in each engine, and in CSV and JSON.
  private func inputs(_ first: UInt64 = firstOfLarge) throws -> [[String]] {
    TestDrivers.export()
    setenv("PGPASSWORD", TestServer.password, 1)
    let ids = (0..<300).map { first + UInt64($0) }
    var inputs = [
      [try folder.file("ids.csv", "id\n" + ids.map { "\($0)\n" }.joined())],
      [try folder.file("ids.json", "[" + ids.map { "{\"id\": \($0)}" }.joined(separator: ",") + "]")],
    ]
    let values = ids.map { "(\($0))" }.joined(separator: ", ")
    for kind in [EngineKind.duckdb, .sqlite, .postgresql] where TestEngine.available.contains(kind) {
      // SQLite's integers are signed, with 64 bits.
      if kind == .sqlite, first > UInt64(Int64.max) - 300 { continue }
      let engine = try TestEngine(kind, folder)
      let type = kind == .duckdb ? "UBIGINT" : kind == .sqlite ? "INTEGER" : "numeric"
      try engine.run(
        "DROP TABLE IF EXISTS large", "CREATE TABLE large (id \(type))", "INSERT INTO large VALUES \(values)")
      inputs.append([engine.location, "--table", "large"])
    }
    return inputs
  }

  @Test(arguments: [
    ("id = 1500000000000000123", 1), ("id in (1500000000000000001, 1500000000000000299, 5)", 2),
    ("id >= 1500000000000000290", 10), ("id between 1500000000000000010 and 1500000000000000019", 10),
    ("id = 1500000000000000123.5", 0), ("not id = 1500000000000000123", 299),
    ("id < 1500000000000000000.5", 1), ("id <> 1500000000000000123.5", 300),
  ])
  func filtersCompareAllDigits(filter: String, count: Int) throws {
    for input in try inputs() {
      let result = run(
        ["describe"] + input
          + ["--x", "id", "--aggregate", "count", "--mark", "point", "--where", "\(filter) or id = 7"])
      if count == 0 {
        #expect(result.status == 1, "\(input)")
      } else {
        let table = try EngineInputRows.count(input, filter)
        #expect(table == count, "\(input) \(filter)")
        #expect(result.status == 0, "\(input): \(result.error)")
      }
    }
  }

  @Test(arguments: [firstOfLarge, 9_223_372_036_854_775_808])
  func aHistogramMeasuresFromANumberNearThem(first: UInt64) throws {
    for input in try inputs(first) {
      let result = run(["describe"] + input + ["--x", "id", "--bins", "10", "--title", "T"])
      #expect(result.status == 0, "\(input): \(result.error)")
      let text = result.out.joined(separator: "\n")
      let base = ExactNumber(digits: Int128(first / 1000 * 1000))
      #expect(text.contains("id \u{2212} \(NumberText.grouped(base))"), "\(input): \(text)")
      #expect(text.contains("30"), "\(text)")
    }
  }

  @Test func sumsAreOfTheNumbersThemselves() throws {
    for input in try inputs() {
      let result = run(
        ["describe"] + input + ["--y", "id", "--aggregate", "sum", "--mark", "bar", "--x", "id"])
      #expect(!result.out.joined().contains("\u{2212} 1,500"), "\(input)")
    }
  }

  @Test func namesOfLargeNumbersHaveAllDigits() throws {
    let drawn = try data(
      "id,v\n9007199254740993,1\n9007199254740995,2\n", "--x", "v", "--y", "v", "--color", "id", "--mark",
      "bar")
    _ = drawn
    let table = try table("id,v\n9007199254740993,1\n9007199254740995,2\n").rebased()
    let channel = Channel(.column(0), .name, title: "id")
    guard case .names(_, let names) = RawChannel(channel, table, repeats: 1, zone: .utc).values else {
      Issue.record("no names")
      return
    }
    #expect(names == ["9007199254740993", "9007199254740995"])
  }
}

/// Counts the rows of an input that match a filter.
@MainActor
private enum EngineInputRows {
  static func count(_ input: [String], _ filter: String) throws -> Int {
    guard case .plot(let arguments) = try Command(input + ["--where", filter, "--x", "id"]) else { return -1 }
    return try ChartSource(arguments).table().rowCount
  }
}
