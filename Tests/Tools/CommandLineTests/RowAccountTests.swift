import Foundation
import OpenChartsEngines
import OpenChartsTables
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

/// Messages about rows that are not drawn are the same for a CSV file and for each engine.
@Suite("Rows that are not drawn", .serialized)
@MainActor
struct RowAccountTests {
  let folder = try! TemporaryFolder()

  /// The city is missing in every fourth row, and the value in every fifth.
  private func inputs(_ count: Int) throws -> [[String]] {
    TestDrivers.export()
    setenv("PGPASSWORD", TestServer.password, 1)
    func row(_ i: Int) -> (city: String?, value: Int?) {
      (i % 4 == 0 ? nil : "c\(i % 3)", i % 5 == 0 ? nil : i % 7)
    }
    let rows = (0..<count).map(row)
    var inputs = [
      [
        try folder.file(
          "t.csv",
          "city,v,one\n" + rows.map { "\($0.city ?? ""),\($0.value.map { "\($0)" } ?? ""),1\n" }.joined())
      ]
    ]
    for kind in [EngineKind.duckdb, .sqlite, .postgresql] where TestEngine.available.contains(kind) {
      let engine = try TestEngine(kind, folder)
      try engine.run(
        "DROP TABLE IF EXISTS account",
        "CREATE TABLE account (city \(engine.types.text), v \(engine.types.double), one INTEGER)")
      for start in stride(from: 0, to: count, by: 5000) {
        let values = rows[start..<min(start + 5000, count)].map {
          "(\($0.city.map { "'\($0)'" } ?? "NULL"), \($0.value.map { "\($0)" } ?? "NULL"), 1)"
        }
        try engine.run("INSERT INTO account VALUES \(values.joined(separator: ", "))")
      }
      inputs.append([engine.location, "--table", "account"])
    }
    return inputs
  }

  @Test(arguments: ["--color", "--size"])
  func pointsWithoutAColourOrASizeAreCounted(option: String) throws {
    let file = try folder.file(
      "p.csv", "a,b,c\n" + (0..<12).map { "\($0),\($0 * 5 % 7),\($0 % 4 == 0 ? "" : "\($0).5")\n" }.joined())
    let result = run("describe", file, "--x", "a", "--y", "b", option, "c", "--mark", "point")
    #expect(result.error == ["\(file): note: 3 rows have no c and are left out"], "\(result.error)")
  }

  @Test(arguments: [1000, 60_000])
  func eachSourceSaysTheSame(count: Int) throws {
    for input in try inputs(count) {
      let result = run(["describe"] + input + ["--x", "city", "--aggregate", "count", "--mark", "bar"])
      let missing = NumberText.plain(Double(count / 4))
      #expect(
        result.error == ["\(input[0]): note: \(missing) rows have no city and are left out"],
        "\(result.error)")
      #expect(
        result.out.joined(separator: "\n").contains("\(missing) rows without city"), "\(input): \(result.out)"
      )
      if input.count > 1 {
        #expect(
          result.out.joined(separator: "\n").contains("\(NumberText.plain(Double(count * 3 / 4))) rows"),
          "\(input): \(result.out)")
      }
      let means = run(
        ["describe"] + input + ["--x", "city", "--y", "v", "--aggregate", "mean", "--mark", "bar"])
      #expect(
        means.error.map { $0.replacing("\(input[0]): note: ", with: "") }
          == [
            "\(missing) rows have no city and are left out",
            "\(NumberText.plain(Double(count / 5))) rows have no v and are left out",
            "\(NumberText.plain(Double(count * 3 / 5))) of \(NumberText.plain(Double(count))) rows are drawn",
          ], "\(means.error)")
      let bins = run(["describe"] + input + ["--x", "v", "--bins", "7"])
      #expect(
        bins.error == [
          "\(input[0]): note: \(NumberText.plain(Double(count / 5))) rows have no v and are left out"
        ],
        "\(bins.error)")
    }
  }

  @Test(arguments: [1000, 60_000])
  func missingNamesCanBeABar(count: Int) throws {
    for input in try inputs(count) {
      let result = run(
        ["describe"] + input + ["--x", "city", "--aggregate", "count", "--mark", "bar", "--show-missing"])
      #expect(result.status == 0 && result.error.isEmpty, "\(input): \(result.error)")
      #expect(result.out.joined().contains("(missing)"), "\(input): \(result.out)")
    }
  }

  @Test func rowsWithSeveralReasonsAreCountedOnce() throws {
    let options = ["--x", "city", "--y", "v", "--aggregate", "mean", "--mark", "bar"]
    let both = try table("city,v,k\na,1,1\n,2,1\nb,,1\n,,1\na,4,1\n")
    let drawn = PlotData(try ChartPlan(both, parsed(options)), both)
    #expect(drawn.account.drawn == 2)
    #expect(
      drawn.notes == [
        "2 rows have no city and are left out", "2 rows have no v and are left out", "2 of 5 rows are drawn",
      ])
    #expect(drawn.caption == "2 of 5 rows · 2 rows without city · 2 rows without v")
    let separate = try table("city,v,k\na,1,1\n,2,1\nb,,1\na,4,1\n")
    let other = PlotData(try ChartPlan(separate, parsed(options)), separate)
    #expect(other.caption == "1 row without city · 1 row without v" && other.notes.count == 2)
  }

  @Test func namesWithoutValuesKeepTheirPlace() throws {
    let drawn = try data("city,visits\nA,5\nB,\nC,7\n", "--x", "city", "--y", "visits", "--mark", "bar")
    #expect(drawn.x?.names == ["A", "B", "C"] && drawn.count == 2)
    #expect(drawn.notes == ["1 row has no visits and is left out"])
    #expect(drawn.account.drawn == 2)
  }

  @Test func aGapInOneOfManySeriesLeavesOutNoRow() throws {
    let drawn = try data(
      "day,a,b,c,d\n2024-01-01,1,,2,3\n2024-01-02,,,,\n2024-01-03,1,2,,4\n", "--x", "day", "--y", "a", "--y",
      "b",
      "--y", "c", "--y", "d", "--mark", "line")
    #expect(drawn.notes == ["1 row has no value and is left out"])
  }

  @Test func aSumOfNothingIsMissing() throws {
    let drawn = try data(
      "k,v\na,\na,\nb,3\n", "--x", "k", "--y", "v", "--aggregate", "sum", "--mark", "bar")
    #expect(drawn.x?.names == ["a", "b"] && drawn.count == 1 && drawn.y == .numbers([3]))
    #expect(drawn.notes == ["2 rows have no v and are left out"])
  }

  @Test func aMonthWithoutRowsIsAGap() throws {
    let drawn = try data(
      "day,v\n2024-01-01,1\n2024-02-01,2\n2024-04-01,4\n2024-05-09,5\n", "--x", "day", "--y", "v", "--mark",
      "line", "--time-unit", "month", "--aggregate", "sum")
    guard case .numbers(let values)? = drawn.y else {
      Issue.record("no numbers")
      return
    }
    #expect(values.map { $0.isNaN ? "gap" : "\($0)" } == ["1.0", "2.0", "gap", "4.0", "5.0"])
    #expect(drawn.account.drawn == 4)
  }

  @Test func weekendsAreNoGaps() throws {
    let days = (0..<28).filter { $0 % 7 < 5 }
    let text = "day,v\n" + days.map { "2024-01-\($0 + 1 < 10 ? "0" : "")\($0 + 1),\($0)\n" }.joined()
    let drawn = try data(
      text, "--x", "day", "--y", "v", "--mark", "line", "--time-unit", "day", "--aggregate", "sum")
    #expect(drawn.count == days.count)
  }

  @Test func numberedNamesLeaveRoomForThoseBetween() throws {
    let names = [1, 2, 3, 7, 8, 9, 10, 11].map { "w\($0)" }
    let drawn = try data(
      "week,v\n" + names.map { "\($0),1\n" }.joined(), "--x", "week", "--y", "v", "--mark", "bar")
    #expect(drawn.x?.names == (1...11).map { "w\($0)" })
    #expect(drawn.notes == ["no row has w4, w5, w6 of week; its position is left empty"])
    for others in [
      ["P1", "P9", "P70", "P300"], ["a", "b", "c", "d"], ["w1", "w3"], ["01", "02", "04", "05"],
    ] {
      #expect(PlotDataBuilder.numberedNames(others, atMost: 30) == nil, "\(others)")
    }
  }

  @Test func rowsOutsideADomainAreCounted() throws {
    let drawn = try data(
      "x,y\n1,1\n2,2\n30,3\n4,40\n", "--x", "x", "--y", "y", "--mark", "point", "--x-domain", "0:10",
      "--y-domain", "0:10")
    #expect(drawn.count == 2 && drawn.account.outside == 2 && drawn.account.drawn == 2)
    #expect(drawn.notes == ["2 rows lie outside the domain of an axis and are not drawn"])
  }
}
