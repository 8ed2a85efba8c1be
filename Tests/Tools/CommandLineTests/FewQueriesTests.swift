import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Queries that an engine can answer only by reading all rows.
@Suite struct FewQueriesTests {
  private let text = "day,city,v\n" + (1...20).map { "2024-03-\($0 + 10),\($0 % 2),\($0).5\n" }.joined()

  private func questions(_ options: [String]) throws -> Int {
    guard case .plot(let arguments) = try Command(["t.csv"] + options) else { return -1 }
    var facts = TableFacts(try Table(bytes: Array(text.utf8), file: "t.csv"))
    var count = 0
    facts.hasRepeats = { _ in
      count += 1
      return true
    }
    _ = try ChartPlan(facts, arguments, zone: .utc)
    return count
  }

  @Test(arguments: [
    "--x v --bins 5", "--x day --time-unit month --y v --aggregate mean --color city",
  ])
  func testChartsThatCombineRowsInAnyCaseCountNoGroups(options: String) throws {
    #expect(try questions(options.split(separator: " ").map(String.init)) == 0)
  }

  @Test func testBarsOfNamesAskWhetherNamesRepeat() throws {
    #expect(try questions(["--x", "city", "--y", "v", "--mark", "bar"]) > 0)
  }
}
