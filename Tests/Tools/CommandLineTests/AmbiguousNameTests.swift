import OpenChartsEngines
import OpenChartsTables
import TestDrivers
import Testing

@testable import OpenChartsCommandLineTool

/// Names of columns that differ in case only.
@Suite("Column names that differ only in case")
@MainActor
struct AmbiguousNameTests {
  private let folder = try! TemporaryFolder()
  private let problem =
    "several columns differ in case only: \"Total\", \"total\"; write the name exactly"

  @Test(
    "are refused in one line that gives the exact names",
    arguments: [
      (["--x", "ToTaL"], 1), (["--x", "name", "--y", "TOTAL", "--mark", "bar"], 1),
      (["--x", "name", "--y", "total,TOTAL"], 1), (["--x", "name", "--y", "total", "--color", "TOTAL"], 1),
      (["--where", "TOTAL > 3"], nil), (["--type", "TOTAL=text"], nil),
    ] as [([String], Int32?)])
  func refused(options: [String], status: Int32?) throws {
    let file = try folder.file("t.csv", "name,Total,total\na,1,10\nb,2,20\nc,3,30\n")
    let result = run(["describe", file] + options)
    #expect(result.status != 0 && result.error.count == 1, "\(result.error)")
    if let status { #expect(result.status == status) }
    #expect(result.error.first?.contains(problem) == true, "\(result.error)")
  }

  @Test("exact names are found, and unique names without regard to case")
  func found() throws {
    let file = try folder.file("t.csv", "name,Total,total\na,1,10\nb,2,20\nc,3,30\n")
    for (name, highest) in [("Total", "3"), ("total", "30")] {
      let result = run(["describe", file, "--x", "NAME", "--y", name, "--mark", "bar"])
      #expect(result.status == 0, "\(result.error)")
      #expect(result.out.joined().contains("Highest value: \(highest), for c"), "\(result.out)")
    }
    #expect(NameMatch("b", among: ["a", "B"]).index == 1 && NameMatch("c", among: ["a", "B"]).index == nil)
    #expect(
      NameMatch("b", among: ["B", "b"]).index == 1 && NameMatch("b", among: ["B", "b"]).ambiguity == nil)
  }

  @Test(
    "are refused for engines too",
    .enabled(if: TestDrivers.has(.duckdb), "DuckDB cannot be had here"))
  func engine() throws {
    TestDrivers.export()
    _ = try folder.file("t-1.csv", "name,Total,total\na,1,10\nb,2,20\nc,3,30\n")
    for options in [["--x", "name", "--y", "TOTAL"], ["--x", "ToTaL", "--bins", "3"]] {
      let result = run(["describe", folder.path + "/t-*.csv"] + options)
      #expect(result.status == 1 && result.error.first?.contains(problem) == true, "\(result.error)")
    }
  }
}
