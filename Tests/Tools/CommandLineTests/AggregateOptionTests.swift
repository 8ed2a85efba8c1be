import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

@Suite("Aggregates of --aggregate")
@MainActor
struct AggregateOptionTests {
  private let text = "city,who,v\na,p,2\na,p,4\na,q,6\nb,p,8\nb,,\nc,q,1\n"

  private func values(_ options: String...) throws -> [Double] {
    let table = try table(text)
    let plan = try ChartPlan(table, parsed(["--x", "city", "--mark", "bar"] + options))
    guard case .numbers(let values)? = PlotData(plan, table).y else { return [] }
    return values
  }

  @Test("are deviations, numbers of different values, and shares")
  func kinds() throws {
    #expect(try values("--y", "v", "--aggregate", "stddev") == [2])
    #expect(try values("--y", "v", "--aggregate", "distinct") == [3, 1, 1])
    #expect(try values("--y", "who", "--aggregate", "distinct") == [2, 1, 1])
    #expect(
      try values("--y", "v", "--aggregate", "share") == [12 / 21, 8 / 21, 1 / 21].map(\.withoutRoundingError))
    #expect(try values("--aggregate", "share") == [0.5, 2 / 6, 1 / 6].map(\.withoutRoundingError))
    #expect(try values("--y", "v", "--aggregate", "p5") == [2.2, 8, 1])
  }

  @Test("have titles and units")
  func titles() throws {
    func plan(_ options: String...) throws -> ChartPlan {
      try ChartPlan(table(text), parsed(["--x", "city", "--mark", "bar"] + options))
    }
    let share = try plan("--y", "v", "--aggregate", "share")
    #expect(share.yAxis.title == "share of v" && share.yAxis.unit == .percent)
    #expect(try plan("--aggregate", "share").yAxis.title == "share of rows")
    #expect(try plan("--y", "who", "--aggregate", "distinct").yAxis.title == "distinct who")
    #expect(try plan("--y", "v", "--aggregate", "stddev").yAxis.title == "standard deviation of v")
  }

  @Test("keep their meaning for groups with one row")
  func single() throws {
    let shares = try plan("n,v\na,1\nb,3\n", "--x", "n", "--y", "v", "--mark", "bar", "--aggregate", "share")
    #expect(shares.yAxis.title == "share of v" && shares.title == "Share of v by n")
  }

  @Test("ignore missing values, and have no shares of a sum of 0")
  func functions() {
    let groups = GroupKeys(codes: [0, 0, 1, 1, -1])
    #expect(Aggregate.distinct([1, 1, 2, .nan, 5], in: groups) == [1, 1])
    let none = Aggregate.share([1, -1, 0, 0, 9], in: groups)
    #expect(none.allSatisfy { $0.isNaN })
    #expect(Aggregate.share(nil, in: groups) == [0.5, 0.5])
    #expect(Aggregate.deviation([1, 3, 2, .nan, 5], in: groups).first == 2.0.squareRoot())
    #expect(Aggregate("stddev") == .deviation && Aggregate("p99.9")?.name == "p99.9")
  }
}
